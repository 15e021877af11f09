/**
 * What the movimenti that nothing explains come to by day: of each conto and soggetto, or causale and text, in and out.
 * With the sums of the voci (040) a forecast finds what recurs among these, and reads no movimento. They are kept as
 * those are: a change adds rows with the difference and waits for nobody; whoever reads takes off what an import that
 * nobody sees has brought.
 *
 * A text is taken without its numbers and days (`lettere`): they change where the same thing comes again.
 */
import { fromStatements } from './statements.ts';

/** What changes from one time to the next: digits, and what stands between them in numbers, days and hours. */
const CIFRE = '0123456789 .,:/-';

const CHIAVE = 'id_azienda, id_conto, divisa, id_soggetto, causale, lettere, data, entrata';

/** Movimenti of `from` that nothing explains, with what tells their sum. */
const open = (
  from: string,
): string => `select id_azienda, id, id_conto, divisa, id_soggetto, causale, ragione_sociale,
  descrizione, data, importo from ${from} where natura = 'movimento' and stato = 'aperta' and importo <> 0`;

/** Each of these as a sum of one, with this sign. */
const perRiga = (rows: string, sign = ''): string => `
  select id_azienda, id_conto, divisa, id_soggetto, case when id_soggetto is null then causale end,
    case when id_soggetto is null then lettere(coalesce(ragione_sociale, descrizione)) end, data, importo > 0,
    ${sign}1::bigint, ${sign}importo
  from (${rows}) as m`;

const add = (parts: readonly string[]): string => `
  insert into somma_flusso (${CHIAVE}, righe, importo)
  select ${CHIAVE}, sum(righe), sum(importo) from (${parts.join(' union all ')}) as x (${CHIAVE}, righe, importo)
  group by ${CHIAVE} having sum(righe) <> 0 or sum(importo) <> 0`;

const following = (change: string, tables: string, parts: readonly string[]): string[] => [
  `create function flusso_riga_estratto_${change}() returns trigger language plpgsql as $$
  begin
    ${add(parts)};
    return null;
  end $$`,
  `create trigger riga_estratto_flusso_${change} after ${change} on riga_estratto referencing ${tables}
    for each statement execute function flusso_riga_estratto_${change}()`,
];

export const sommeDeiFlussi = fromStatements([
  `create function lettere(testo text) returns text language sql immutable parallel safe
    return translate(testo_ricerca(testo), '${CIFRE}', '')`,
  `create table somma_flusso (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    id_conto bigint not null,
    divisa text not null,
    id_soggetto bigint,
    causale text,
    lettere text,
    data date not null,
    entrata boolean not null,
    righe bigint not null,
    importo bigint not null,
    primary key (id_azienda, id)
  )`,
  add([perRiga(open('riga_estratto'))]),
  ...following('insert', 'new table as nuove', [perRiga(open('nuove'))]),
  ...following('delete', 'old table as vecchie', [perRiga(open('vecchie'), '-')]),
  // Texts are made into letters for those alone that come under another sum: a note changes none.
  ...following('update', 'old table as vecchie new table as nuove', [
    perRiga(`${open('nuove')} except ${open('vecchie')}`),
    perRiga(`${open('vecchie')} except ${open('nuove')}`, '-'),
  ]),
]);
