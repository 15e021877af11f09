/** Movimenti, partite, and what is known of them while pagamenti come and go. */
import { sql } from 'kysely';
import type { RequestOf } from '#api/client.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { selectDifferences } from '#server/somme/kept-sum.ts';
import { KEPT_SUMS } from '#server/somme/list.ts';
import { askUntil } from '#tests/attese.ts';
import { importAll, PARTITE, riga, type Riga, visible } from './imports.ts';
import type { Office, World } from './world.ts';

/** Movimenti by their amounts, in the order given. */
export async function movimenti(office: Office, rows: readonly Partial<Riga>[]): Promise<RigaEstratto[]> {
  const lines = rows.map((values, at) => riga({ riga: at + 1, ...values }));
  const id_imp = await importAll(office, lines);
  return (await visible(office.browser, { id_imp, sort: 'riga', limit: 100_000 })).righe;
}

export async function partite(office: Office, rows: readonly Partial<Riga>[]): Promise<RigaEstratto[]> {
  const lines = rows.map((values, at) =>
    riga({ riga: at + 1, scadenza: '2026-03-31', descrizione: 'Fattura', ...values }),
  );
  const id_imp = await importAll(office, lines, PARTITE);
  return (await visible(office.browser, { id_imp, sort: 'riga', limit: 100_000 })).righe;
}

/** The first rows, which must be there. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a row expected');
  return row;
}

/** `[id, residuo, stato]` of every row of the azienda. */
export async function residui(office: Office): Promise<[number, number, string][]> {
  const { righe } = await visible(office.browser, { sort: 'id', limit: 100_000 });
  return righe.map((row) => [row.id, row.residuo, row.stato]);
}

export async function residuo(office: Office, id: number): Promise<[number, string]> {
  const found = (await residui(office)).find(([each]) => each === id);
  if (!found) throw new Error(`no row ${id}`);
  return [found[1], found[2]];
}

/** What the law of the register says of an azienda, told by the tables themselves: rows and kept sums that break it. */
export async function rotti(world: World, idAzienda: number): Promise<unknown[]> {
  const { rows } = await sql`
    select r.id, r.importo, r.residuo from riga_estratto r where r.id_azienda = ${idAzienda}
      and r.residuo <> r.importo - coalesce((select sum(importo) from pagamento_movimento m
          where m.id_azienda = r.id_azienda and m.id_movimento = r.id and m.attivo), 0)
        - coalesce((select sum(importo) from abbinamento a
          where a.id_azienda = r.id_azienda and a.id_partita = r.id and a.attivo), 0)
        - coalesce((select sum(importo) from movimento_voce v
          where v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo), 0)
    union all
    select p.id, p.importo, null from pagamento p where p.id_azienda = ${idAzienda} and p.importo <>
      coalesce((select sum(importo) from abbinamento a
        where a.id_azienda = p.id_azienda and a.id_pagamento = p.id), 0)
      + coalesce((select sum(importo) from differenza d
        where d.id_azienda = p.id_azienda and d.id_pagamento = p.id), 0)`.execute(world.db.kysely);
  const sums = KEPT_SUMS.map((kept) =>
    sql
      .raw(`select * from (${selectDifferences(kept)}) as diverse where id_azienda = ${idAzienda}`)
      .execute(world.db.kysely),
  );
  const { rows: gone } = await sql`select distinct s.id_imp, i.stato
    from somma_giorno s join importazione i on i.id_azienda = s.id_azienda and i.id_imp = s.id_imp
    where s.id_azienda = ${idAzienda} and s.raccolta and i.stato <> 'completato'`.execute(world.db.kysely);
  return [...rows, ...gone, ...(await Promise.all(sums)).flatMap((each) => each.rows)];
}

/** Waits for an action over many rows to end. */
export const finished = (office: Office, id: number) =>
  askUntil(
    () => office.browser.ok('lottoAvanzamento', { params: { id } }),
    ({ stato, annullo }) => annullo === 'fatto' || (annullo === 'no' && stato !== 'in_corso'),
  );

/** Applies the rules to the end. */
export async function applyRegole(office: Office, body: NonNullable<RequestOf<'regoleApplica'>['body']>) {
  const { id_lotto } = await office.browser.ok('regoleApplica', { body });
  return await finished(office, id_lotto);
}

/** Waits for a computation to end, and answers its number. */
export async function search(office: Office): Promise<number> {
  const { id_calcolo } = await office.browser.ok('calcoloAvvia');
  const { stato } = await askUntil(
    () => office.browser.ok('calcolo', { params: { id: id_calcolo } }),
    (calcolo) => calcolo.stato !== 'in_corso',
  );
  if (stato !== 'completato') throw new Error(`the computation is ${stato}`);
  return id_calcolo;
}

/** Registers soggetti; answers their ids, in order. */
export async function soggetti(world: World, office: Office, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await world.db.kysely
      .insertInto('soggetto')
      .values({
        id_azienda: office.id_azienda,
        ragione_sociale: name,
        chiave: name.toUpperCase(),
        ruoli: ['cliente'],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** A colleague: another user of the same azienda. */
export async function colleague(world: World, office: Office): Promise<Office> {
  const other = await world.office();
  await world.db.kysely
    .insertInto('utente_azienda')
    .values({ id_azienda: office.id_azienda, id_utente: other.id_utente })
    .execute();
  other.browser.azienda = office.id_azienda;
  return { ...other, id_azienda: office.id_azienda, id_conto: office.id_conto };
}

/** The amount of the partita, and of its movimento, that stands at a place of `fillCoppie`; cents. */
export const importoOf = (at: number): number => 10_000 + at * 37;

/** So many partite of one soggetto, each with the movimento that pays it and names it. */
export async function fillCoppie(world: World, office: Office, count: number): Promise<void> {
  const name = 'Rossi Meccanica Srl';
  const id_soggetto = first(await soggetti(world, office, [name]));
  const at = Array.from({ length: count }, (_, index) => index);
  const numero = (each: number) => `${1_000 + each}/2026`;
  await partite(
    office,
    at.map((each) => ({
      importo: importoOf(each),
      numero_documento: numero(each),
      data_documento: '2026-02-10',
      data: '2026-02-10',
      ragione_sociale: name,
      id_soggetto,
    })),
  );
  await movimenti(
    office,
    at.map((each) => ({
      importo: importoOf(each),
      data: '2026-03-10',
      descrizione: `BONIFICO DA ${name.toUpperCase()} SALDO FATTURA ${numero(each)}`,
      ragione_sociale: name.toUpperCase(),
    })),
  );
}
