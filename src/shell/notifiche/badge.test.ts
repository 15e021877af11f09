import { expect, it } from 'vitest';
import { formatBadge, describeBell } from './badge.ts';

it('is named by what it shows, whatever that is', () => {
  for (const count of [0, 1, 2, 99, 100, 114, 12_345])
    expect(describeBell(count)).toContain(formatBadge(count));
  expect([0, 1, 99].map(describeBell)).toEqual([
    'Notifiche',
    'Notifiche: 1 scadenza',
    'Notifiche: 99 scadenze',
  ]);
  expect(describeBell(1_140)).toBe('Notifiche: 99+, 1.140 scadenze');
});
