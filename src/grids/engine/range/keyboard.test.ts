import { expect, it } from 'vitest';
import { moveEnd } from './keyboard.ts';

const FINE = { riga: 99, colonna: 11 };
const at = (riga: number, colonna: number) => ({ riga, colonna });
const press = (key: string, ctrlKey = false) =>
  moveEnd(at(40, 5), { key, ctrlKey, metaKey: false }, FINE, 20);

it.each([
  ['ArrowUp', false, at(39, 5)],
  ['ArrowDown', false, at(41, 5)],
  ['ArrowLeft', false, at(40, 4)],
  ['ArrowRight', false, at(40, 6)],
  ['PageDown', false, at(60, 5)],
  ['PageUp', false, at(20, 5)],
  ['Home', false, at(40, 0)],
  ['Home', true, at(0, 0)],
  ['End', true, at(99, 11)],
])('%s with ctrl %s goes where a spreadsheet goes', (key, ctrl, wanted) => {
  expect(press(key, ctrl)).toEqual(wanted);
});

it('never leaves the grid, and leaves other keys alone', () => {
  expect(moveEnd(at(0, 11), { key: 'ArrowUp', ctrlKey: false, metaKey: false }, FINE, 20)).toEqual(at(0, 11));
  expect(moveEnd(at(95, 0), { key: 'PageDown', ctrlKey: false, metaKey: false }, FINE, 20)).toEqual(
    at(99, 0),
  );
  expect(press('a')).toBeNull();
});
