import { describe, expect, it } from 'vitest';
import { aggiungiRighello, areaTra, muoviArea, spostaRighello } from './modello.ts';

describe('rulers', () => {
  it('stay in order, and the moved one is still known', () => {
    expect(spostaRighello([0.2, 0.5, 0.8], 0, 0.6)).toEqual({ righelli: [0.5, 0.6, 0.8], at: 1 });
    expect(spostaRighello([0.2, 0.5], 1, -3)).toEqual({ righelli: [0, 0.2], at: 0 });
  });

  it('a new one parts the widest column', () => {
    expect(aggiungiRighello([0.2, 0.4])).toEqual({ righelli: [0.2, 0.4, 0.7], at: 2 });
    expect(aggiungiRighello([])).toEqual({ righelli: [0.5], at: 0 });
    expect(aggiungiRighello([0.2, 0.4], 0.3)).toEqual({ righelli: [0.2, 0.3, 0.4], at: 1 });
  });
});

describe('areas', () => {
  it('are drawn from any corner', () => {
    const area = { pagina: 1, sinistra: 0.1, alto: 0.2, destra: 0.5, basso: 0.6 };
    expect(areaTra(1, { x: 0.5, y: 0.6 }, { x: 0.1, y: 0.2 })).toEqual(area);
  });

  it('never leave the page nor vanish', () => {
    const area = areaTra(1, { x: 0.8, y: 0.8 }, { x: 0.9, y: 0.9 });
    expect(muoviArea(area, 0.5, 0.5, false)).toEqual({
      ...area,
      sinistra: 0.9,
      destra: 1,
      alto: 0.9,
      basso: 1,
    });
    expect(muoviArea(area, -1, -1, true)).toEqual({ ...area, destra: 0.81, basso: 0.81 });
  });
});
