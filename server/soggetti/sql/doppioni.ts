/** What is read to find soggetti that are one and the same. */
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

interface ComparedSoggetto {
  id: number;
  ragione_sociale: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  ibans: string[];
}

export const readCompared = (reader: Reader, idAzienda: number) =>
  readRows<ComparedSoggetto>(reader)`
    select s.id, s.ragione_sociale, s.partita_iva, s.codice_fiscale, coalesce(i.ibans, '{}') as ibans
    from soggetto s left join (
      select id_soggetto, array_agg(iban) as ibans from soggetto_iban where id_azienda = ${idAzienda}
      group by id_soggetto) i on i.id_soggetto = s.id
    where s.id_azienda = ${idAzienda} order by s.id`;

/** Pairs that a person said are two, as `3:8`. */
export async function readDistinti(reader: Reader, idAzienda: number): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('soggetti_distinti')
    .select(['id_primo', 'id_secondo'])
    .where('id_azienda', '=', idAzienda)
    .execute();
  return new Set(rows.map(({ id_primo, id_secondo }) => `${id_primo}:${id_secondo}`));
}

export async function setDistinti(
  tx: Tx,
  idAzienda: number,
  [id_primo, id_secondo]: readonly [number, number],
  distinct: boolean,
): Promise<void> {
  if (distinct)
    await tx
      .insertInto('soggetti_distinti')
      .values({ id_azienda: idAzienda, id_primo, id_secondo })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('soggetti_distinti')
      .where((where) => where.and({ id_azienda: idAzienda, id_primo, id_secondo }))
      .execute();
}
