/** What the history of the demonstration office is written from: the ids behind the rows of its files. */
import type { MovimentoDaSpiegare } from '#domain/voci/types.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import type { DemoInCorso } from '../../core/db/tables-demo.ts';
import { TRACCIATO } from './demo.ts';

export type MovimentoDemo = MovimentoDaSpiegare & { riga: number; sha256: string; data: string };

/** The movimenti of these files. They are not seen yet: the view of the estratto conto does not have them. */
export const listMovimentiDemo = (tx: Tx, idAzienda: number, fingerprints: readonly string[]) =>
  readRows<MovimentoDemo>(tx)`
    select r.id, r.riga, i.sha256, r.id_conto, r.data, r.importo, r.causale, r.descrizione, r.riferimento,
      r.ragione_sociale, r.iban_controparte
    from riga_estratto r join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
    where r.id_azienda = ${idAzienda} and i.tracciato = ${TRACCIATO} and i.sha256 = any(${fingerprints}::text[])
    order by r.id`;

/** The id of each partita, by its soggetto and its number: `12 FT-00045`. */
export async function readPartiteDemo(
  tx: Tx,
  idAzienda: number,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readRows<{ id: number; id_soggetto: number; numero_documento: string }>(tx)`
    select id, id_soggetto, numero_documento from riga_estratto
    where id_azienda = ${idAzienda} and natura = 'partita' and numero_documento = any(${numbers}::text[])`;
  return new Map(
    rows.map(({ id, id_soggetto, numero_documento }) => [`${id_soggetto} ${numero_documento}`, id]),
  );
}

/** Notes how many months are reconciled, for whoever goes on. */
export async function updateRunningDemo(tx: Tx, demo: DemoInCorso): Promise<void> {
  await tx
    .updateTable('demo_in_corso')
    .set({ lavoro: JSON.stringify(demo) })
    .execute();
}
