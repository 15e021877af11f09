import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addStep,
  undoStep,
  type CellChange,
  replaceStep,
  reverseStep,
  redoStep,
  moveStepBack,
  EMPTY_HISTORY,
  type Storia,
} from './history.ts';

type Foglio = Map<string, unknown>;
const key = ({ id, campo }: CellChange): string => `${id} ${campo}`;
const apply = (sheet: Foglio, cells: readonly CellChange[]): Foglio =>
  new Map([...sheet, ...cells.map((cell): [string, unknown] => [key(cell), cell.dopo])]);

/** Steps as they are made: each cell from the value it holds. */
const gesti = fc.array(
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      campo: fc.constantFrom('nota', 'causale'),
      dopo: fc.integer(),
    }),
    { selector: ({ id, campo }) => `${id} ${campo}`, minLength: 1, maxLength: 5 },
  ),
  { maxLength: 8 },
);

function make(list: { id: number; campo: string; dopo: number }[][]) {
  const states: Foglio[] = [new Map()];
  let storia: Storia = EMPTY_HISTORY;
  for (const [at, gesto] of list.entries()) {
    const now = states.at(-1) ?? new Map<string, unknown>();
    const celle = gesto.map((cell): CellChange => ({
      ...cell,
      prima: now.get(`${cell.id} ${cell.campo}`) ?? null,
    }));
    storia = addStep(storia, { numero: at, etichetta: `passo ${at}`, celle });
    states.push(apply(now, celle));
  }
  return { states, storia };
}

const holds = (sheet: Foglio): Foglio => new Map([...sheet].filter(([, value]) => value !== null));

describe('the history', () => {
  it('undone step by step goes back through every state, and done again comes forth', () => {
    fc.assert(
      fc.property(gesti, (list) => {
        const made = make(list);
        let { storia } = made;
        let sheet = made.states.at(-1) ?? new Map<string, unknown>();
        for (let at = list.length - 1; at >= 0; at -= 1) {
          const voce = storia.fatti.at(-1);
          sheet = apply(sheet, voce ? reverseStep(voce).celle : []);
          storia = undoStep(storia);
          expect(holds(sheet)).toEqual(holds(made.states[at] ?? new Map()));
        }
        for (let at = 1; at <= list.length; at += 1) {
          sheet = apply(sheet, storia.annullati.at(-1)?.celle ?? []);
          storia = redoStep(storia);
          expect(holds(sheet)).toEqual(holds(made.states[at] ?? new Map()));
        }
        expect(storia).toEqual(made.storia);
      }),
    );
  });

  it('inverted twice is the same step', () => {
    fc.assert(
      fc.property(gesti, (list) => {
        for (const voce of make(list).storia.fatti) expect(reverseStep(reverseStep(voce))).toEqual(voce);
      }),
    );
  });

  it('forgets what was undone when something new is done', () => {
    const { storia } = make([[{ id: 1, campo: 'nota', dopo: 1 }], [{ id: 1, campo: 'nota', dopo: 2 }]]);
    const again = addStep(undoStep(storia), { numero: 9, etichetta: 'nuovo', celle: [] });
    expect(again.annullati).toEqual([]);
    expect(again.fatti.map(({ numero }) => numero)).toEqual([0, 9]);
  });

  it('takes back a step that was refused, corrects one that came out otherwise, forgets one without cells', () => {
    const { storia } = make([[{ id: 1, campo: 'nota', dopo: 1 }], [{ id: 2, campo: 'nota', dopo: 2 }]]);
    expect(moveStepBack(undoStep(storia), 1)).toEqual(storia);
    const cell: CellChange = { id: 2, campo: 'nota', prima: 'loro', dopo: 2 };
    expect(replaceStep(storia, 1, { celle: [cell] }).fatti[1]?.celle).toEqual([cell]);
    expect(replaceStep(storia, 1, { celle: [] }).fatti).toHaveLength(1);
  });

  it('holds two hundred steps', () => {
    const many = Array.from({ length: 250 }, (_, at) => [{ id: 1, campo: 'nota', dopo: at }]);
    const { fatti } = make(many).storia;
    expect([fatti.length, fatti[0]?.numero]).toEqual([200, 50]);
  });
});
