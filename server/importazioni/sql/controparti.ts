/** Reads what tells who the names of a file may be, and keeps what a person says of them. */
import type { SoggettoControparte } from '#domain/controparti.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Confermata } from '../../core/db/tables.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';

/** The active soggetti with their names, aliases and IBANs, in the order of their ids. */
export const readNoti = (reader: Reader, idAzienda: number) =>
  readRows<SoggettoControparte>(reader)`
    select s.id, s.ragione_sociale, s.partita_iva, s.codice_fiscale,
      coalesce(i.ibans, '{}') as ibans, coalesce(a.alias, '{}') as alias
    from soggetto s
    left join (select id_soggetto, array_agg(iban) as ibans from soggetto_iban
      where id_azienda = ${idAzienda} group by id_soggetto) i on i.id_soggetto = s.id
    left join (select id_soggetto, array_agg(testo) as alias from alias
      where id_azienda = ${idAzienda} and tipo = 'nome' group by id_soggetto) a on a.id_soggetto = s.id
    where s.id_azienda = ${idAzienda} and s.attivo order by s.id`;

/**
 * Keeps the spellings as aliases: the name, or the IBAN if there is no name. The own name of a soggetto is no alias.
 * The IBAN of a named party is not kept either: it stays among those to be verified. Answers how many aliases were new.
 */
export async function learnAlias(
  tx: Tx,
  idAzienda: number,
  confirmed: readonly Confermata[],
  origin: string,
): Promise<number> {
  const records = confirmed.flatMap(({ nome, iban, id_soggetto }) => {
    const chiave = toNameKey(nome);
    if (chiave !== '') return [{ tipo: 'nome', chiave, testo: nome.trim(), id_soggetto }];
    return iban === null || toIbanKey(iban) === ''
      ? []
      : [{ tipo: 'iban', chiave: toIbanKey(iban), testo: iban, id_soggetto }];
  });
  if (records.length === 0) return 0;
  const row = await readRow<{ id: number }>(tx)`
    with nuovi as (
      insert into alias (id_azienda, tipo, chiave, id_soggetto, testo, origine)
      select distinct on (x.tipo, x.chiave, s.id) ${idAzienda}::bigint, x.tipo, x.chiave, s.id, x.testo, ${origin}
      from json_to_recordset(${JSON.stringify(records)}::json) as x(
        tipo text, chiave text, testo text, id_soggetto bigint)
      join soggetto s on s.id_azienda = ${idAzienda} and s.id = x.id_soggetto
      where (x.tipo <> 'nome' or s.chiave <> x.chiave)
        and not exists (select from soggetto_iban k where x.tipo = 'iban' and k.id_azienda = ${idAzienda}
          and k.id_soggetto = s.id and k.iban = x.chiave)
      on conflict do nothing returning id_soggetto
    )
    update soggetto s set versione = s.versione + 1
    where s.id_azienda = ${idAzienda} and s.id in (select id_soggetto from nuovi)
    returning (select count(*)::integer from nuovi) as id`;
  return row?.id ?? 0;
}
