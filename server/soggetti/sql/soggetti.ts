/** The registries: finding which soggetto a name or an IBAN in a file belongs to. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';

interface Controparte {
  nome: string | null;
  iban: string | null;
}

export interface Resolved {
  id_soggetto: number;
  ragione_sociale: string;
  /** The alias through which it was found; null when it was found by its own name or IBAN. */
  alias: { tipo: 'nome' | 'iban'; chiave: string } | null;
}

/** Answers who a counterparty is; null when unknown, or when more than one soggetto answers to it. */
export type Resolve = (controparte: Controparte) => Resolved | null;

interface Match {
  id_soggetto: number;
  ragione_sociale: string;
  chiave: string;
  /** True when the name or the IBAN is the soggetto's own. */
  proprio: boolean;
}

/**
 * Resolves counterparties by IBAN first, then by the exact name (through the aliases or the registry).
 * What belongs to two soggetti identifies neither: nothing is guessed.
 */
export async function resolveControparti(
  reader: Reader,
  idAzienda: number,
  controparti: readonly Controparte[],
): Promise<Resolve> {
  const ibans = new Set<string>();
  const names = new Set<string>();
  for (const { iban, nome } of controparti) {
    if (iban) ibans.add(toIbanKey(iban));
    if (nome) names.add(toNameKey(nome));
  }
  names.delete('');
  const byIban = await findByKeys(reader, idAzienda, { tipo: 'iban', keys: [...ibans], own: IBANS });
  const byName = await findByKeys(reader, idAzienda, { tipo: 'nome', keys: [...names], own: NAMES });
  return ({ iban, nome }) =>
    (iban ? byIban.get(toIbanKey(iban)) : undefined) ??
    (nome ? byName.get(toNameKey(nome)) : undefined) ??
    null;
}

const IBANS = sql`select id_azienda, id_soggetto, iban as chiave from soggetto_iban`;
const NAMES = sql`select id_azienda, id as id_soggetto, chiave from soggetto`;

/** Whose each key is: among their `own`, or by an alias. */
async function findByKeys(
  reader: Reader,
  idAzienda: number,
  { tipo, keys, own }: { tipo: 'nome' | 'iban'; keys: string[]; own: RawBuilder<unknown> },
): Promise<Map<string, Resolved>> {
  if (keys.length === 0) return new Map();
  const rows = await readRows<Match>(reader)`
    with trovati as (
      select chiave, id_soggetto, true as proprio from (${own}) as o
      where id_azienda = ${idAzienda} and chiave = any(${keys}::text[])
      union all
      select chiave, id_soggetto, false from alias
      where id_azienda = ${idAzienda} and tipo = ${tipo} and chiave = any(${keys}::text[])
    )
    select t.chiave, t.id_soggetto, s.ragione_sociale, bool_or(t.proprio) as proprio
    from trovati t join soggetto s on s.id_azienda = ${idAzienda} and s.id = t.id_soggetto
    group by t.chiave, t.id_soggetto, s.ragione_sociale`;
  return uniqueMatches(rows, tipo);
}

function uniqueMatches(rows: Match[], tipo: 'nome' | 'iban'): Map<string, Resolved> {
  const found = new Map<string, Resolved>();
  const ambiguous = new Set<string>();
  for (const { chiave, proprio, ...risolto } of rows) {
    if (found.has(chiave)) ambiguous.add(chiave);
    found.set(chiave, { ...risolto, alias: proprio ? null : { tipo, chiave } });
  }
  for (const key of ambiguous) found.delete(key);
  return found;
}

/** Which of these ids are soggetti of the azienda. */
export async function findExistingSoggetti(
  reader: Reader,
  idAzienda: number,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .selectFrom('soggetto')
    .select('id')
    .where('id_azienda', '=', idAzienda)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map((row) => row.id));
}
