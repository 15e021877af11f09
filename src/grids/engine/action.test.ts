import { expect, it } from 'vitest';
import { type ActionContext, matchAzione, onOne } from './action.ts';

const press = (key: string, ...held: ('ctrl' | 'meta' | 'shift' | 'alt')[]) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});
const RIPETI = { shortcut: 'Ctrl+Y', otherKeys: ['Ctrl+Shift+Z'] };

it.each([
  [RIPETI, press('y', 'ctrl'), true],
  [RIPETI, press('Z', 'ctrl', 'shift'), true],
  [RIPETI, press('y', 'meta'), true],
  [RIPETI, press('z', 'ctrl'), false],
  [RIPETI, press('y'), false],
  [{ shortcut: 'Canc' }, press('Delete'), true],
  [{ shortcut: 'Canc' }, press('Delete', 'shift'), false],
  [{ shortcut: 'Ctrl+Invio' }, press('Enter', 'ctrl'), true],
  // On an Italian keyboard the question mark is Shift and the apostrophe key, elsewhere another.
  [{ shortcut: '?' }, press('?', 'shift'), true],
  [{ shortcut: '?' }, press('?'), true],
  // And the semicolon is Shift and the comma.
  [{ shortcut: 'Ctrl+;' }, press(';', 'ctrl', 'shift'), true],
  [{ shortcut: 'Ctrl+;' }, press(';', 'ctrl'), true],
  [{}, press('a'), false],
])('%j answers to %j: %s', (action, event, wanted) => {
  expect(matchAzione(action, event)).toBe(wanted);
});

it('is of one row alone, and says why not with others', () => {
  const done: number[] = [];
  const { dove, disabledReason, run } = onOne<number>((riga) => done.push(riga));
  const withRighe = (...righe: number[]) => ({ righe }) as unknown as ActionContext<number>;
  expect(dove).toBe('riga');
  expect(disabledReason?.(withRighe())).toBe('Scegli una riga sola');
  expect(disabledReason?.(withRighe(1, 2))).toBe('Scegli una riga sola');
  expect(disabledReason?.(withRighe(7))).toBeNull();
  run(withRighe());
  run(withRighe(7));
  expect(done).toEqual([7]);
  expect(
    onOne(
      () => undefined,
      () => 'No',
    ).disabledReason?.(withRighe(7)),
  ).toBe('No');
});
