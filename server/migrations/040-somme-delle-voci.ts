/**
 * What the voci come to by day: of each conto and soggetto, in and out. A forecast finds what recurs among these few,
 * and no longer among the movimenti. They are kept as the sums of the days are (037), by the same triggers, which read
 * what explains a row once for both: a change adds rows with the difference and waits for nobody.
 *
 * They are of the azienda and not of an import: an import that nobody sees has few lines or none, and whoever reads takes
 * them off.
 */
import { fromStatements } from './statements.ts';

/** What tells one sum of a day from another, and what is summed of the lines. */
const CHIAVE_GIORNO = 'id_azienda, id_imp, natura, id_conto, divisa, data, scadenza';
const DI_LINEE = {
  voci: `case when tipo = 'voce' then quanto else 0 end`,
  giroconti: `case when tipo in ('giroconto', 'storno') then quanto else 0 end`,
};
const DI_RIGHE = {
  righe: '1',
  dare: 'least(importo, 0)',
  avere: 'greatest(importo, 0)',
  residuo: 'residuo',
  aperte: `case when stato in ('aperta', 'parziale') then 1 else 0 end`,
  da_incassare: `case when stato in ('aperta', 'parziale') then greatest(residuo, 0) else 0 end`,
  da_pagare: `case when stato in ('aperta', 'parziale') then least(residuo, 0) else 0 end`,
  ignorato: `case when stato = 'ignorata' then residuo else 0 end`,
  scoperte: `case when stato <> 'ignorata' and residuo <> 0 then 1 else 0 end`,
};

/** The same of the sums of the voci. */
const CHIAVE_VOCE = 'id_azienda, id_conto, divisa, id_voce, id_soggetto, data, entrata';

const added = (table: string, key: string, sums: readonly string[], parts: readonly string[]): string => `
  insert into ${table} (${key}, ${sums.join(', ')})
  select ${key}, ${sums.map((name) => `sum(${name})`).join(', ')}
  from (${parts.join(' union all ')}) as x (${key}, ${sums.join(', ')})
  group by ${key}
  having (${sums.map((name) => `sum(${name})`).join(', ')}) is distinct from (${sums.map(() => '0').join(', ')})`;

const signed = (values: readonly string[], sign: string): string =>
  values.map((value) => `${sign}(${value})::bigint`).join(', ');

/** Lines `quanto` of rows, as the sums of one each, with this sign. */
const inGiorno = (from: string, sign = ''): string =>
  `select ${CHIAVE_GIORNO}, ${signed([...Object.keys(DI_RIGHE).map(() => '0'), ...Object.values(DI_LINEE)], sign)} from ${from}`;
const inVoce = (from: string, sign = ''): string =>
  `select id_azienda, id_conto, divisa, id_voce, id_soggetto, data, quanto > 0, ${signed(['1', 'quanto'], sign)}
    from ${from} where tipo = 'voce'`;
const rows = (from: string, sign = ''): string =>
  `select ${CHIAVE_GIORNO}, ${signed([...Object.values(DI_RIGHE), ...Object.keys(DI_LINEE).map(() => '0')], sign)} from ${from}`;

const addGiorni = (parts: readonly string[]): string =>
  added('somma_giorno', CHIAVE_GIORNO, [...Object.keys(DI_RIGHE), ...Object.keys(DI_LINEE)], parts);
const addVoci = (parts: readonly string[]): string =>
  added('somma_voce', CHIAVE_VOCE, ['linee', 'importo'], parts);

/** A row r and a line v that explains it, as both sums need them. */
const LINEA = `${CHIAVE_GIORNO.split(', ')
  .map((name) => `r.${name}`)
  .join(', ')}, r.id_soggetto, v.tipo, v.id_voce, v.importo as quanto`;

/** The other side of each of a few rows or lines, by its index, behind a fence (037). */
const linesOf = (righe: string): string => `select ${LINEA} from ${righe} r cross join lateral (
  select * from movimento_voce x where x.id_azienda = r.id_azienda and x.id_movimento = r.id and x.attivo offset 0) v`;
const linesIn = (
  lines: string,
): string => `select ${LINEA} from (select * from ${lines} where attivo) v cross join lateral (
  select * from riga_estratto x where x.id_azienda = v.id_azienda and x.id = v.id_movimento offset 0) r`;

/** Rows that go under another sum take what explains them along: those of `from` that are not so in `a`. */
const MOSSA = `${CHIAVE_GIORNO}, id_soggetto, id`;
const moved = (from: string, a: string): string =>
  `(select ${MOSSA} from ${from} except select ${MOSSA} from ${a})`;

/** Both sums follow from the lines that came and those that went, which are read once. */
const following = (
  table: string,
  change: string,
  { entrate, uscite, righe = [] }: { entrate?: string; uscite?: string; righe?: readonly string[] },
): string => {
  const read = [
    ...(entrate === undefined ? [] : [`entrate as materialized (${entrate})`]),
    ...(uscite === undefined ? [] : [`uscite as materialized (${uscite})`]),
  ];
  const ofEach = (part: (from: string, sign?: string) => string): string[] => [
    ...(entrate === undefined ? [] : [part('entrate')]),
    ...(uscite === undefined ? [] : [part('uscite', '-')]),
  ];
  return `create or replace function somma_${table}_${change}() returns trigger language plpgsql as $$
  begin
    with ${read.join(', ')}, voci as (${addVoci(ofEach(inVoce))})
    ${addGiorni([...righe, ...ofEach(inGiorno)])};
    return null;
  end $$`;
};

export const sommeDelleVoci = fromStatements([
  `create table somma_voce (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    id_conto bigint,
    divisa text not null,
    id_voce bigint not null,
    id_soggetto bigint,
    data date not null,
    entrata boolean not null,
    linee bigint not null,
    importo bigint not null,
    primary key (id_azienda, id)
  )`,
  addVoci([
    inVoce(`(select ${LINEA} from riga_estratto r
      join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo) as tutte`),
  ]),
  following('riga_estratto', 'update', {
    righe: [rows('nuove'), rows('vecchie', '-')],
    entrate: linesOf(moved('nuove', 'vecchie')),
    uscite: linesOf(moved('vecchie', 'nuove')),
  }),
  following('movimento_voce', 'insert', { entrate: linesIn('nuove') }),
  following('movimento_voce', 'delete', { uscite: linesIn('vecchie') }),
  following('movimento_voce', 'update', { entrate: linesIn('nuove'), uscite: linesIn('vecchie') }),
]);
