/**
 * Aliases that pagamenti teach: the spellings under which a soggetto pays. Each use is counted, and taken off again
 * when the pagamento is undone.
 */
import { sql } from 'kysely';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { readRow } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';

interface Lesson {
  tipo: 'nome' | 'iban' | 'mandato_sdd';
  chiave: string;
  id_soggetto: number;
  testo: string;
}

/** The origin of an alias that a pagamento taught. */
const ORIGINE_ABBINAMENTO = 'abbinamento';

/**
 * The mandate of a direct debit, where the text names it ("MANDATO 123", "MNDT ABC/1"): at most 35 characters of the
 * set that SEPA allows (EPC016-06, AT-01).
 */
function findMandato({ descrizione }: Pick<RigaEstratto, 'descrizione'>): string | null {
  const found = /\b(?:MANDATO|MNDT(?:ID)?|RIF\.? ?MANDATO)[:. ]+([A-Z0-9/?:().,'+-]{4,35})/i.exec(
    descrizione,
  );
  const mandate = found?.[1];
  return mandate && /\d/.test(mandate) ? mandate.toUpperCase() : null;
}

/**
 * The spellings in movimenti of the one soggetto whose partite they settle. None if they settle partite of several
 * soggetti, or no partita.
 */
export function makeLessons(movimenti: readonly RigaEstratto[], partite: readonly RigaEstratto[]): Lesson[] {
  const soggetti = new Set(partite.map(({ id_soggetto }) => id_soggetto));
  const [id_soggetto] = soggetti;
  if (soggetti.size !== 1 || id_soggetto === null || id_soggetto === undefined) return [];
  const taught = new Map<string, Lesson>();
  const add = (tipo: Lesson['tipo'], chiave: string, testo: string): void => {
    if (chiave !== '') taught.set(`${tipo} ${chiave}`, { tipo, chiave, id_soggetto, testo });
  };
  for (const movimento of movimenti) {
    const { ragione_sociale, iban_controparte } = movimento;
    if (iban_controparte) add('iban', toIbanKey(iban_controparte), iban_controparte);
    if (ragione_sociale) add('nome', toNameKey(ragione_sociale), ragione_sociale);
    const mandate = findMandato(movimento);
    if (mandate) add('mandato_sdd', mandate, mandate);
  }
  return [...taught.values()];
}

/**
 * Keeps and counts the spellings that pagamenti taught, and records them with each pagamento. What the anagrafiche say
 * already (the name, the IBANs) and the IBANs of the azienda's own conti teach nothing. Answers how many spellings are
 * new.
 */
export async function learnAlias(
  tx: Tx,
  idAzienda: number,
  teachings: readonly (Lesson & { id_pagamento: number })[],
): Promise<number> {
  if (teachings.length === 0) return 0;
  const row = await readRow<{ nuovi: number }>(tx)`
    with detti as (
      select x.* from json_to_recordset(${JSON.stringify(teachings)}::json)
        as x(id_pagamento bigint, tipo text, chiave text, id_soggetto bigint, testo text)
      join soggetto s on s.id_azienda = ${idAzienda} and s.id = x.id_soggetto
      where not (x.tipo = 'nome' and x.chiave = s.chiave)
        and not (x.tipo = 'iban' and exists (select from soggetto_iban i
          where i.id_azienda = ${idAzienda} and i.iban = x.chiave and i.id_soggetto = x.id_soggetto))
        and not (x.tipo = 'iban' and exists (select from conto c
          where c.id_azienda = ${idAzienda} and c.iban = x.chiave))
    ), noti as (
      select d.* , exists (select from alias a where a.id_azienda = ${idAzienda} and a.tipo = d.tipo
        and a.chiave = d.chiave and a.id_soggetto = d.id_soggetto) as noto from detti d
    ), scritti as (
      insert into alias (id_azienda, tipo, chiave, id_soggetto, testo, origine, usi, ultimo_uso)
      select ${idAzienda}::bigint, tipo, chiave, id_soggetto, min(testo), ${ORIGINE_ABBINAMENTO}::text, count(*), now()
      from noti group by tipo, chiave, id_soggetto order by tipo, chiave, id_soggetto
      on conflict (id_azienda, tipo, chiave, id_soggetto)
        do update set usi = alias.usi + excluded.usi, ultimo_uso = now()
      returning id_soggetto
    ), annotati as (
      update pagamento p set alias_appresi = n.appresi
      from (select id_pagamento, jsonb_agg(jsonb_build_object('tipo', tipo, 'chiave', chiave,
        'id_soggetto', id_soggetto)) as appresi from noti group by id_pagamento) n
      where p.id_azienda = ${idAzienda} and p.id = n.id_pagamento
    )
    select count(*) filter (where not noto)::integer as nuovi
    from (select distinct tipo, chiave, id_soggetto, noto from noti) as diversi
    where (select count(*) from scritti) >= 0`;
  return row?.nuovi ?? 0;
}

/** Takes off one use for each of these pagamenti. An alias that nothing else taught is deleted. */
export async function forgetAlias(tx: Tx, idAzienda: number, idPagamenti: readonly number[]): Promise<void> {
  await sql`
    update alias a set usi = greatest(a.usi - d.volte, 0)
    from (select e.tipo, e.chiave, e.id_soggetto, count(*)::integer as volte from pagamento p,
      jsonb_to_recordset(p.alias_appresi) as e(tipo text, chiave text, id_soggetto bigint)
      where p.id_azienda = ${idAzienda} and p.id = any(${idPagamenti}::bigint[])
      group by e.tipo, e.chiave, e.id_soggetto) d
    where a.id_azienda = ${idAzienda} and a.tipo = d.tipo and a.chiave = d.chiave
      and a.id_soggetto = d.id_soggetto`.execute(tx);
  await sql`
    delete from alias a using pagamento p, jsonb_to_recordset(p.alias_appresi)
      as e(tipo text, chiave text, id_soggetto bigint)
    where p.id_azienda = ${idAzienda} and p.id = any(${idPagamenti}::bigint[]) and a.id_azienda = ${idAzienda}
      and a.tipo = e.tipo and a.chiave = e.chiave and a.id_soggetto = e.id_soggetto
      and a.origine = ${ORIGINE_ABBINAMENTO} and a.usi = 0`.execute(tx);
}
