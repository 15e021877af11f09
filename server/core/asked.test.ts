import { expect, test } from 'vitest';
import { askUntil } from '#tests/attese.ts';
import { followAsked, type AskedWork } from './asked.ts';
import type { Database } from './db/database.ts';

/** Nothing is announced: what asks is there from the start. */
const db = {
  listen: async () => await Promise.resolve(async () => await Promise.resolve()),
} as unknown as Database;

test('what failed is tried again by itself, until it is done', async () => {
  const outcomes: (() => Awaited<ReturnType<AskedWork['run']>>)[] = [
    () => 'failed',
    () => {
      throw new Error('the database went away');
    },
    () => 'done',
  ];
  const tried: number[] = [];
  const errors: unknown[] = [];
  const { stop } = await followAsked(db, {
    channel: 'prova',
    listAsking: async () => await Promise.resolve([7]),
    run: async (idAzienda) => {
      tried.push(idAzienda);
      return await Promise.resolve((outcomes.shift() ?? (() => 'nothing'))());
    },
    onError: (cause) => errors.push(cause),
    quiet: 1,
  });
  await askUntil(
    async () => await Promise.resolve(tried.length),
    (count) => count === 3,
  );
  await stop();
  expect(tried).toEqual([7, 7, 7]);
  expect(errors).toHaveLength(1);
});
