/** Writing the demonstration office. */
import { sql } from 'kysely';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { findRotture } from '#domain/quadratura/causes.ts';
import { ZERO } from '#domain/importi.ts';
import type { AziendaDemo, ImportazioneDemo } from '#domain/demo/types.ts';
import { existsRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { DemoInCorso } from '../../core/db/tables-demo.ts';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';

/** Gives an azienda what its heading says. Its data are invented from here on: it writes to nobody. */
export async function describeAzienda(tx: Tx, idAzienda: number, azienda: AziendaDemo): Promise<void> {
  const { partita_iva, codice_fiscale } = azienda;
  await tx
    .updateTable('azienda')
    .set({ dimostrativa: true, partita_iva, codice_fiscale })
    .where('id', '=', idAzienda)
    .execute();
}

/** Makes this the first azienda of the user, if the one that they have is empty. */
export async function moveIdleUtente(tx: Tx, idUtente: number, idAzienda: number): Promise<void> {
  await sql`
    update utente u set id_azienda = ${idAzienda} where u.id = ${idUtente}
      and not exists (select from conto where id_azienda = u.id_azienda)
      and not exists (select from soggetto where id_azienda = u.id_azienda)
      and not exists (select from importazione where id_azienda = u.id_azienda)`.execute(tx);
}

/** False when another office is being filled. */
export async function insertRunningDemo(tx: Tx, demo: DemoInCorso): Promise<boolean> {
  const row = await tx
    .insertInto('demo_in_corso')
    .values({ lavoro: JSON.stringify(demo) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sola')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readRunningDemo(reader: Reader): Promise<DemoInCorso | undefined> {
  const row = await reader.selectFrom('demo_in_corso').select('lavoro').executeTakeFirst();
  return row?.lavoro;
}

/** Locks it until the end of the transaction; undefined if it is gone. */
export async function lockRunningDemo(tx: Tx): Promise<DemoInCorso | undefined> {
  const row = await tx.selectFrom('demo_in_corso').select('lavoro').forUpdate().executeTakeFirst();
  return row?.lavoro;
}

export async function deleteRunningDemo(tx: Tx): Promise<void> {
  await tx.deleteFrom('demo_in_corso').execute();
}

/** The id behind a key of the office. */
export function getIdOfKey(ids: Readonly<Record<string, number>>, key: string): number {
  const id = ids[key];
  if (id === undefined) throw new Error(`demo key without an id: ${key}`);
  return id;
}

/** The id behind each key, of things that the database answers in an order of its own. */
function idsByKey<T extends { chiave: string }>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  rows: readonly { id: number; nome: string }[],
): Record<string, number> {
  const byName = Object.fromEntries(rows.map(({ id, nome }) => [nome, id]));
  return Object.fromEntries(things.map((thing) => [thing.chiave, getIdOfKey(byName, nameOf(thing))]));
}

/** Inserts the conti; answers the id behind each key of the office. */
export async function insertContiDemo(
  tx: Tx,
  idAzienda: number,
  conti: AziendaDemo['conti'],
): Promise<Record<string, number>> {
  const rows = await tx
    .insertInto('conto')
    .values(conti.map(({ chiave: _, ...conto }) => ({ ...conto, id_azienda: idAzienda })))
    .returning(['id', sql<string>`iban`.as('nome')])
    .execute();
  return idsByKey(conti, ({ iban }) => iban, rows);
}

/** Inserts the soggetti with their IBANs; answers the id behind each key of the office. */
export async function insertSoggettiDemo(
  tx: Tx,
  idAzienda: number,
  soggetti: AziendaDemo['soggetti'],
): Promise<Record<string, number>> {
  const rows = await tx
    .insertInto('soggetto')
    .values(
      soggetti.map(({ chiave: _, ibans: __, ...soggetto }) => ({
        ...soggetto,
        chiave: toNameKey(soggetto.ragione_sociale),
        id_azienda: idAzienda,
      })),
    )
    .returning(['id', sql<string>`ragione_sociale`.as('nome')])
    .execute();
  const ids = idsByKey(soggetti, ({ ragione_sociale }) => ragione_sociale, rows);
  const ibans = soggetti.flatMap(({ chiave, ibans: own }) =>
    own.map((iban) => ({
      id_azienda: idAzienda,
      iban: toIbanKey(iban),
      id_soggetto: getIdOfKey(ids, chiave),
    })),
  );
  if (ibans.length > 0) await tx.insertInto('soggetto_iban').values(ibans).execute();
  return ids;
}

interface ImportazioneDemoNuova {
  id_azienda: number;
  id_autore: number;
  id_conto: number | null;
  sha256: string;
  /** Of the file, where it is kept. */
  bytes: number | null;
  dare: number;
  avere: number;
}

/** Marks the imports of the office: no person sends their rows. */
export const TRACCIATO = 'Studio dimostrativo';

/** True if an import with this fingerprint exists, whatever its state. */
export const existsImportazioneDemo = (tx: Tx, idAzienda: number, sha256: string): Promise<boolean> =>
  existsRow(tx, 'importazione', { id_azienda: idAzienda, sha256, tracciato: TRACCIATO });

/** Shows every import of the office at the same instant. */
export async function showImportazioni(tx: Tx, idAzienda: number): Promise<void> {
  await tx
    .updateTable('importazione')
    .set({ stato: 'completato', completata_il: new Date().toISOString() })
    .where((where) => where.and({ id_azienda: idAzienda, tracciato: TRACCIATO, stato: 'inizializzato' }))
    .execute();
}

const proveFile = (file: ImportazioneDemo): Quadratura => {
  const { natura, rottura } = file;
  if (natura !== 'movimento') return { esito: 'non_verificabile', differenza: null, riga: null };
  if (!rottura) return { esito: 'quadra', differenza: ZERO, riga: null };
  const [first] = findRotture(file);
  return { esito: 'non_quadra', ...rottura, rotture: 1, cause: first?.cause ?? [] };
};

/** Inserts the record of an import that has all its rows, and is not seen yet. */
export async function insertImportazioneDemo(
  tx: Tx,
  demo: ImportazioneDemo,
  { dare, avere, ...keys }: ImportazioneDemoNuova,
): Promise<number> {
  const { id_imp } = await tx
    .insertInto('importazione')
    .values({
      ...keys,
      stato: 'inizializzato',
      natura: demo.natura,
      nome_file: demo.nome_file,
      formato: 'csv',
      tracciato: TRACCIATO,
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
      quadratura: JSON.stringify(proveFile(demo)),
    })
    .returning('id_imp')
    .executeTakeFirstOrThrow();
  return id_imp;
}
