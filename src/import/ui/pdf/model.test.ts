import { describe, expect, it } from 'vitest';
import { addRuler, makeArea, moveArea, moveRuler } from './model.ts';

describe('rulers', () => {
  it('stay in order, and the moved one is still known', () => {
    expect(moveRuler([0.2, 0.5, 0.8], 0, 0.6)).toEqual({ righelli: [0.5, 0.6, 0.8], at: 1 });
    expect(moveRuler([0.2, 0.5], 1, -3)).toEqual({ righelli: [0, 0.2], at: 0 });
  });

  it('a new one parts the widest column', () => {
    expect(addRuler([0.2, 0.4])).toEqual({ righelli: [0.2, 0.4, 0.7], at: 2 });
    expect(addRuler([])).toEqual({ righelli: [0.5], at: 0 });
    expect(addRuler([0.2, 0.4], 0.3)).toEqual({ righelli: [0.2, 0.3, 0.4], at: 1 });
  });
});

describe('areas', () => {
  it('are drawn from any corner', () => {
    const area = { pagina: 1, sinistra: 0.1, alto: 0.2, destra: 0.5, basso: 0.6 };
    expect(makeArea(1, { x: 0.5, y: 0.6 }, { x: 0.1, y: 0.2 })).toEqual(area);
  });

  it('never leave the page nor vanish', () => {
    const area = makeArea(1, { x: 0.8, y: 0.8 }, { x: 0.9, y: 0.9 });
    expect(moveArea(area, 0.5, 0.5, false)).toEqual({
      ...area,
      sinistra: 0.9,
      destra: 1,
      alto: 0.9,
      basso: 1,
    });
    expect(moveArea(area, -1, -1, true)).toEqual({ ...area, destra: 0.81, basso: 0.81 });
  });
});
