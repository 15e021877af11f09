import { expect, test } from 'vitest';
import { fascicoliInviaSchema, fascicoliQuerySchema } from '#api/contract/fascicoli.ts';
import { formatAskedCompiti, MAX_FASCICOLI } from './fascicoli.ts';

const make = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id_azienda: at + 1, id: at + 7 }));

test('tasks are asked about as the contract reads them, as many as it takes and no more', () => {
  for (const count of [1, 2, MAX_FASCICOLI]) {
    const compiti = make(count);
    expect(fascicoliQuerySchema.parse({ compiti: formatAskedCompiti(compiti) })).toEqual({ compiti });
  }
  const troppi = make(MAX_FASCICOLI + 1);
  expect(fascicoliQuerySchema.safeParse({ compiti: formatAskedCompiti(troppi) }).success).toBe(false);
  const body = (count: number) => ({
    compiti: make(count).map((one) => ({ ...one, destinatario: 'cliente@ditta.it' })),
  });
  expect(fascicoliInviaSchema.safeParse(body(MAX_FASCICOLI)).success).toBe(true);
  expect(fascicoliInviaSchema.safeParse(body(MAX_FASCICOLI + 1)).success).toBe(false);
  expect(fascicoliQuerySchema.safeParse({ compiti: '' }).success).toBe(false);
});
