/** Applying the rules of an azienda, and waiting until they are applied. */
import type { Client } from '#api/client.ts';
import { askUntil } from './attese.ts';

export async function applyRegole(client: Client): Promise<void> {
  const { id_lotto } = await client.call('regoleApplica', { body: {} });
  await askUntil(
    () => client.call('lottoAvanzamento', { params: { id: id_lotto } }),
    ({ stato }) => stato !== 'in_corso',
  );
}
