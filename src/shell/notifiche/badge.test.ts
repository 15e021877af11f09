import { expect, it } from 'vitest';
import { formatBadge, describeBell } from './badge.ts';

it('is named by what it shows, whatever that is', () => {
  for (const count of [0, 1, 2, 99, 100, 114, 12_345])
    for (const compiti of [0, 1, 7])
      expect(describeBell(count, compiti)).toContain(formatBadge(count + compiti));
  expect([0, 1, 99].map((count) => describeBell(count, 0))).toEqual([
    'Notifiche',
    'Notifiche: 1 scadenza',
    'Notifiche: 99 scadenze',
  ]);
  expect(describeBell(1_140, 0)).toBe('Notifiche: 99+, 1.140 scadenze');
});

it('tells the tasks from what falls due', () => {
  expect([1, 2].map((compiti) => describeBell(0, compiti))).toEqual([
    'Notifiche: 1 compito',
    'Notifiche: 2 compiti',
  ]);
  expect(describeBell(3, 2)).toBe('Notifiche: 5, 3 scadenze e 2 compiti');
  expect(describeBell(99, 1)).toBe('Notifiche: 99+, 99 scadenze e 1 compito');
});
