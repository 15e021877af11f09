/** Writing the demonstration office into an empty database. */
import { sql } from 'kysely';
import type { AziendaDemo, ImportazioneDemo } from '#domain/demo/tipi.ts';
import type { Tx } from '../db/open.ts';
import { chiaveIban, chiaveNome } from './chiavi.ts';

/** Makes whoever else would fill the database wait for the end of this transaction. */
export async function lockSoggetti(tx: Tx): Promise<void> {
  await sql`lock table soggetto in share row exclusive mode`.execute(tx);
}

/** True when no azienda has an import or a soggetto. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  const soggetto = await tx.selectFrom('soggetto').select('id').limit(1).executeTakeFirst();
  const importazione = await tx.selectFrom('importazione').select('id_imp').limit(1).executeTakeFirst();
  return soggetto === undefined && importazione === undefined;
}

/** Its data are invented from here on: it writes to nobody. */
export async function markDimostrativa(tx: Tx, idAzienda: number): Promise<void> {
  await tx.updateTable('azienda').set({ dimostrativa: true }).where('id', '=', idAzienda).execute();
}

/** Inserts the conti; answers the id behind each key of the office. */
export async function insertContiDemo(
  tx: Tx,
  idAzienda: number,
  conti: AziendaDemo['conti'],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { chiave, ...conto } of conti) {
    const { id } = await tx
      .insertInto('conto')
      .values({ ...conto, id_azienda: idAzienda })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(chiave, id);
  }
  return ids;
}

/** Inserts the soggetti with their IBANs; answers the id behind each key of the office. */
export async function insertSoggettiDemo(
  tx: Tx,
  idAzienda: number,
  soggetti: AziendaDemo['soggetti'],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { chiave, ibans, ...soggetto } of soggetti) {
    const { id } = await tx
      .insertInto('soggetto')
      .values({ ...soggetto, chiave: chiaveNome(soggetto.ragione_sociale), id_azienda: idAzienda })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(chiave, id);
    if (ibans.length === 0) continue;
    await tx
      .insertInto('soggetto_iban')
      .values(ibans.map((iban) => ({ id_azienda: idAzienda, iban: chiaveIban(iban), id_soggetto: id })))
      .execute();
  }
  return ids;
}

export interface ImportazioneDemoNuova {
  id_azienda: number;
  id_autore: number;
  id_conto: number | null;
  sha256: string;
  dare: number;
  avere: number;
}

/** Inserts the record of an import that already completed. */
export async function insertImportazioneDemo(
  tx: Tx,
  demo: ImportazioneDemo,
  { dare, avere, ...keys }: ImportazioneDemoNuova,
): Promise<number> {
  const proved = demo.natura === 'movimento';
  const { id_imp } = await tx
    .insertInto('importazione')
    .values({
      ...keys,
      stato: 'completato',
      completata_il: new Date().toISOString(),
      natura: demo.natura,
      nome_file: demo.nome_file,
      formato: 'csv',
      tracciato: 'Studio dimostrativo',
      origine_tracciato: 'nativo',
      righe_attese: demo.righe.length,
      righe: demo.righe.length,
      dare_atteso: dare,
      dare,
      avere_atteso: avere,
      avere,
      saldo_iniziale: demo.saldo_iniziale,
      saldo_finale: demo.saldo_finale,
      dal: demo.dal,
      al: demo.al,
      quadratura: JSON.stringify({
        esito: proved ? 'quadra' : 'non_verificabile',
        differenza: proved ? 0 : null,
        riga: null,
      }),
    })
    .returning('id_imp')
    .executeTakeFirstOrThrow();
  return id_imp;
}
