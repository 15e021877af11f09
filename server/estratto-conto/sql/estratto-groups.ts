/** Rows of the estratto conto gathered by the values of some fields, with the sums of each group. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { gruppiQuerySchema, gruppiSchema } from '#api/contract/estratto-conto.ts';
import { getTipoCampo } from '#api/contract/filtri.ts';
import { selectChoiceKey, selectRighe, selectValore } from './estratto-fields.ts';
import { type FiltriEstratto, makeWhere } from './estratto-filters.ts';

type Criterion = z.output<typeof gruppiQuerySchema>['gruppi'][number];

/** The most groups of an answer. */
const MAX_GRUPPI = 20_000;

const PICTURES = { valore: 'YYYY-MM-DD', mese: 'YYYY-MM', anno: 'YYYY' } as const;

function keyOf({ campo, per }: Criterion): RawBuilder<string> {
  if (getTipoCampo(campo) !== 'data') return selectChoiceKey(campo);
  return sql<string>`coalesce(to_char(${selectValore(campo)}, ${sql.lit(PICTURES[per])}), '')`;
}

/** One entry for each group and divisa, in no order; amounts in cents. */
export async function listGruppi(
  reader: Reader,
  idAzienda: number,
  filters: FiltriEstratto,
  criteria: readonly Criterion[],
): Promise<z.input<typeof gruppiSchema>> {
  const keys = sql.join(criteria.map(keyOf));
  const rows = await readRows<z.input<typeof gruppiSchema>['gruppi'][number]>(reader)`
    select array[${keys}]::text[] as chiavi, divisa, count(*)::integer as totale,
      coalesce(sum(importo) filter (where importo < 0), 0)::bigint as dare,
      coalesce(sum(importo) filter (where importo > 0), 0)::bigint as avere,
      sum(residuo)::bigint as residuo
    from ${selectRighe(idAzienda)} where ${makeWhere(idAzienda, filters)}
    group by 1, divisa limit ${MAX_GRUPPI + 1}`;
  return { gruppi: rows.slice(0, MAX_GRUPPI), incompleto: rows.length > MAX_GRUPPI };
}
