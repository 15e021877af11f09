/** The threshold of an azienda, and how right what was accepted turned out to be. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { sogliaSchema } from '#api/contract/lotti.ts';
import { SOGLIA } from '#domain/abbinamento/index.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

type SogliaWire = z.input<typeof sogliaSchema>;
type Measure = SogliaWire['automatiche'];

export async function readSoglia(
  reader: Reader,
  idAzienda: number,
): Promise<{ soglia: number; versione: number }> {
  const row = await reader
    .selectFrom('impostazione_abbinamento')
    .select(['soglia', 'versione'])
    .where('id_azienda', '=', idAzienda)
    .executeTakeFirst();
  return row ?? { soglia: SOGLIA, versione: 1 };
}

/** False when it is not that version any more. */
export async function writeSoglia(
  tx: Tx,
  idAzienda: number,
  { soglia, versione }: { soglia: number; versione: number },
): Promise<boolean> {
  await sql`insert into impostazione_abbinamento (id_azienda, soglia) values (${idAzienda}, ${SOGLIA})
    on conflict do nothing`.execute(tx);
  return updateRow(tx, 'impostazione_abbinamento', { id_azienda: idAzienda, versione }, { soglia });
}

/** Lower bounds of the bands of scores; the last one ends at 1. */
const FASCE = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99] as const;

/**
 * A pagamento was wrong if it was undone and nobody tied the same movimento to the same partita again. If somebody did,
 * it is the same decision and counts once. A pagamento that went with the roll-back of its import does not count, nor one
 * of an acceptance that was stopped or broke off: nobody has judged it.
 */
const DECIDED = sql`
  select p.punteggio, p.conferma, not p.attivo as sbagliato
  from pagamento p
  where p.conferma <> 'manuale' and not exists (select from lotto_abbinamenti l
    where l.id_azienda = p.id_azienda and l.id = p.id_lotto and l.stato in ('fermato', 'fallito'))
    and not exists (select from abbinamento a
    where a.id_azienda = p.id_azienda and a.id_pagamento = p.id and a.id_partita is null)
    and not exists (select from pagamento_movimento m
    where m.id_azienda = p.id_azienda and m.id_pagamento = p.id and m.id_movimento is null)
    and (p.attivo or not exists (
      select from pagamento_movimento m join abbinamento a on a.id_azienda = m.id_azienda
        and a.id_pagamento = m.id_pagamento
      join pagamento_movimento m2 on m2.id_azienda = m.id_azienda and m2.id_movimento = m.id_movimento and m2.attivo
      join abbinamento a2 on a2.id_azienda = a.id_azienda and a2.id_partita = a.id_partita and a2.attivo
        and a2.id_pagamento = m2.id_pagamento
      where m.id_azienda = p.id_azienda and m.id_pagamento = p.id))`;

/** Below this number of decisions a percentage says nothing; nor does it where none of them stands any more. */
const FEW = 100;

const measure = ({ accettate, annullate, rifiutate }: Omit<Measure, 'precisione'>): Measure => ({
  accettate,
  annullate,
  rifiutate,
  precisione: accettate < FEW || accettate === annullate ? null : (accettate - annullate) / accettate,
});

type Conti = Omit<Measure, 'precisione'>;

export async function readPrecisione(
  reader: Reader,
  idAzienda: number,
  threshold: number,
): Promise<Pick<SogliaWire, 'automatiche' | 'fasce'>> {
  const automatiche = await readRows<Conti>(reader)`
    select count(*)::integer as accettate, count(*) filter (where sbagliato)::integer as annullate,
      (select count(*)::integer from rifiuto where id_azienda = ${idAzienda} and punteggio >= ${threshold}) as rifiutate
    from (${DECIDED} and p.id_azienda = ${idAzienda} and p.conferma = 'automatica') as decisi`;
  const limits = FASCE.map((da, at) => ({ da, a: FASCE[at + 1] ?? 1 }));
  const rows = await readRows<Conti & { da: number; a: number }>(reader)`
    with decisi as (${DECIDED} and p.id_azienda = ${idAzienda} and p.punteggio is not null)
    select f.da, f.a,
      (select count(*)::integer from decisi d where d.punteggio >= f.da and (d.punteggio < f.a or f.a = 1))
        as accettate,
      (select count(*)::integer from decisi d where d.punteggio >= f.da and (d.punteggio < f.a or f.a = 1)
        and d.sbagliato) as annullate,
      (select count(*)::integer from rifiuto r where r.id_azienda = ${idAzienda} and r.punteggio >= f.da
        and (r.punteggio < f.a or f.a = 1)) as rifiutate
    from json_to_recordset(${JSON.stringify(limits)}::json) as f(da double precision, a double precision)
    order by f.da`;
  return {
    automatiche: measure(automatiche[0] ?? { accettate: 0, annullate: 0, rifiutate: 0 }),
    fasce: rows.map(({ da, a, ...conti }) => ({ ...measure(conti), punteggio_da: da, punteggio_a: a })),
  };
}
