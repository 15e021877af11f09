/**
 * Reports worked out a second time, plainly: every row is read as it is, and summed by loops over whole numbers. Nothing
 * here is shared with the product but the shapes of its answers.
 */
import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';

export interface Partita {
  id: number;
  data: string;
  data_documento: string | null;
  scadenza: string;
  importo: number;
  id_soggetto: number | null;
  id_agente: number | null;
  id_mandante: number | null;
}
export interface Abbinato {
  id_pagamento: number;
  id_partita: number;
  importo: number;
  data: string;
  id_storno_di: number | null;
}
export interface Pagato {
  id: number;
  data: string;
  importo: number;
  id_storno_di: number | null;
  /** What its rebates and discounts are worth, signed. */
  tolto: number;
}
export interface Dati {
  partite: Partita[];
  abbinamenti: Abbinato[];
  pagamenti: Pagato[];
  aliquote: {
    id_agente: number;
    id_mandante: number;
    aliquota: number;
    valida_dal: string;
    valida_al: string | null;
  }[];
}

/** Everything as it stands: partite that count, with the due day agreed last, and what active pagamenti settle. */
export async function readDati(db: Database, idAzienda: number): Promise<Dati> {
  const all = async <T>(query: string): Promise<T[]> =>
    (await sql<T>`${sql.raw(query)}`.execute(db.kysely)).rows;
  const agreed = await all<{ id_partita: number; scadenza: string }>(
    `select id_partita, scadenza from scadenza_concordata where id_azienda = ${idAzienda} and ritirata_il is null`,
  );
  const rows = await all<Partita & { stato: string }>(
    `select r.id, r.data, r.data_documento, r.scadenza, r.importo, r.id_soggetto, r.id_agente, r.id_mandante, r.stato
     from riga_estratto r where r.id_azienda = ${idAzienda} and r.natura = 'partita' and r.divisa = 'EUR'`,
  );
  const pagamenti = await all<Pagato & { attivo: boolean }>(
    `select id, data, importo, id_storno_di, attivo from pagamento where id_azienda = ${idAzienda} and attivo`,
  );
  const differenze = await all<{ id_pagamento: number; tipo: string; importo: number }>(
    `select id_pagamento, tipo, importo from differenza where id_azienda = ${idAzienda}`,
  );
  const lines = await all<{ id_pagamento: number; id_partita: number; importo: number; attivo: boolean }>(
    `select id_pagamento, id_partita, importo, attivo from abbinamento where id_azienda = ${idAzienda} and attivo`,
  );
  const aliquote = await all<Dati['aliquote'][number]>(
    `select id_agente, id_mandante, aliquota, valida_dal, valida_al from matrice_agenti where id_azienda = ${idAzienda}`,
  );
  const byId = new Map(pagamenti.map((each) => [each.id, each]));
  return {
    partite: rows
      .filter(({ stato }) => stato !== 'ignorata')
      .map((row) => ({
        ...row,
        scadenza: agreed.find(({ id_partita }) => id_partita === row.id)?.scadenza ?? row.scadenza,
      })),
    abbinamenti: lines.flatMap((line) => {
      const own = byId.get(line.id_pagamento);
      return own ? [{ ...line, data: own.data, id_storno_di: own.id_storno_di }] : [];
    }),
    pagamenti: pagamenti.map((each) => ({
      ...each,
      tolto: sum(
        differenze.filter(
          ({ id_pagamento, tipo }) => id_pagamento === each.id && (tipo === 'abbuono' || tipo === 'sconto'),
        ),
      ),
    })),
    aliquote,
  };
}

export const sum = (rows: readonly { importo: number }[]): number =>
  rows.reduce((total, { importo }) => total + importo, 0);

/** Days since 1970, by counting. */
export function giornoNumero(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  let days = 0;
  const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  for (let y = 1970; y < year; y++) days += leap(y) ? 366 : 365;
  const months = [31, leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (let m = 0; m < month - 1; m++) days += months[m] ?? 0;
  return days + date - 1;
}

/** What is left of a partita at the end of a day. */
export const residuoAl = ({ abbinamenti }: Dati, { id, importo }: Partita, al: string): number =>
  importo - sum(abbinamenti.filter((line) => line.id_partita === id && line.data <= al));

export const apertiAl = (dati: Dati, al: string): (Partita & { residuo: number })[] =>
  dati.partite
    .filter(({ data }) => data <= al)
    .map((partita) => ({ ...partita, residuo: residuoAl(dati, partita, al) }))
    .filter(({ residuo }) => residuo !== 0);

const FASCE = ['a_scadere', 'fino_30', 'fino_60', 'fino_90', 'oltre'] as const;
type Somme = Record<(typeof FASCE)[number] | 'partite' | 'scaduto' | 'totale', number>;

export function fascia(scadenza: string, al: string): (typeof FASCE)[number] {
  const late = giornoNumero(al) - giornoNumero(scadenza);
  if (late <= 0) return 'a_scadere';
  if (late <= 30) return 'fino_30';
  if (late <= 60) return 'fino_60';
  return late <= 90 ? 'fino_90' : 'oltre';
}

/** By the id of the group, null for none. */
export function scaduto(
  data: Dati,
  al: string,
  by: 'id_soggetto' | 'id_agente' | 'id_mandante',
  direction: 'crediti' | 'debiti' | 'netto',
): Map<number | null, Somme> {
  const groups = new Map<number | null, Somme>();
  for (const partita of apertiAl(data, al)) {
    if (direction === 'crediti' && partita.residuo < 0) continue;
    if (direction === 'debiti' && partita.residuo > 0) continue;
    const so = groups.get(partita[by]) ?? {
      partite: 0,
      a_scadere: 0,
      fino_30: 0,
      fino_60: 0,
      fino_90: 0,
      oltre: 0,
      scaduto: 0,
      totale: 0,
    };
    const which = fascia(partita.scadenza, al);
    so.partite += 1;
    so[which] += partita.residuo;
    if (which !== 'a_scadere') so.scaduto += partita.residuo;
    so.totale += partita.residuo;
    groups.set(partita[by], so);
  }
  return groups;
}

/** By the first day of the month. */
export function mesi(dati: Dati, dal: string, al: string): Map<string, Record<string, number>> {
  const months = new Map<string, Record<string, number>>();
  for (const { data, importo, id_storno_di } of dati.pagamenti) {
    if (data < dal || data > al || importo === 0) continue;
    const month = `${data.slice(0, 7)}-01`;
    const so = months.get(month) ?? { incassi: 0, insoluti: 0, pagamenti: 0, storni: 0, netto: 0, numero: 0 };
    const column =
      id_storno_di === null ? (importo > 0 ? 'incassi' : 'pagamenti') : importo < 0 ? 'insoluti' : 'storni';
    so[column] = (so[column] ?? 0) + importo;
    so['netto'] = (so['netto'] ?? 0) + importo;
    so['numero'] = (so['numero'] ?? 0) + 1;
    months.set(month, so);
  }
  return months;
}

/** Half away from zero. */
export function divide(product: bigint, by: bigint): number {
  const size = product < 0n ? -product : product;
  const whole = size / by;
  const rest = size % by;
  const rounded = rest * 2n >= by ? whole + 1n : whole;
  return Number(product < 0n ? -rounded : rounded);
}

/** The cash behind an allocation: less its share of what was waived. */
function cassa(
  { id_pagamento, id_storno_di, importo }: Abbinato,
  removed: Map<number, [number, number]>,
): number {
  const [closed, tolto] = removed.get(id_storno_di ?? id_pagamento) ?? [0, 0];
  if (closed === 0 || tolto === 0) return importo;
  const part = (closed + tolto) / closed;
  if (part <= 0) return 0;
  if (part >= 1) return importo;
  return divide(BigInt(importo) * BigInt(Math.abs(closed + tolto)), BigInt(Math.abs(closed)));
}

/** Commissions by `agente:mandante`, and cash. `removed`: of every pagamento, active or not, what it allocates and waives. */
export function provvigioni(
  data: Dati,
  removed: Map<number, [number, number]>,
  dal: string,
  al: string,
): Map<string, { incassato: number; provvigione: number; partite: number }> {
  const made = new Map<string, { incassato: number; provvigione: number; partite: number }>();
  for (const partita of data.partite) {
    const { id, id_agente, id_mandante } = partita;
    if (id_agente === null || id_mandante === null || partita.data > al) continue;
    const giorno = partita.data_documento ?? partita.data;
    const rate =
      data.aliquote.find(
        (a) =>
          a.id_agente === id_agente &&
          a.id_mandante === id_mandante &&
          a.valida_dal <= giorno &&
          (a.valida_al === null || giorno <= a.valida_al),
      )?.aliquota ?? 0;
    let before = 0;
    let end = 0;
    let nel = 0;
    for (const line of data.abbinamenti.filter((each) => each.id_partita === id && each.data <= al)) {
      const day = line.data > partita.data ? line.data : partita.data;
      const cash = cassa(line, removed);
      end += cash;
      if (day < dal) before += cash;
      else nel += 1;
    }
    if (nel === 0) continue;
    const key = `${id_agente}:${id_mandante}`;
    const so = made.get(key) ?? { incassato: 0, provvigione: 0, partite: 0 };
    so.partite += 1;
    so.incassato += end - before;
    so.provvigione +=
      divide(BigInt(end) * BigInt(rate), 10_000n) - divide(BigInt(before) * BigInt(rate), 10_000n);
    made.set(key, so);
  }
  return made;
}

/** What every pagamento, undone ones too, allocates in all and waives. */
export async function readTolti(db: Database, idAzienda: number): Promise<Map<number, [number, number]>> {
  const { rows } = await sql<{ id: number; chiuso: number; tolto: number }>`
    select p.id, coalesce((select sum(importo) from abbinamento a where a.id_azienda = p.id_azienda
        and a.id_pagamento = p.id), 0)::bigint as chiuso,
      coalesce((select sum(importo) from differenza d where d.id_azienda = p.id_azienda and d.id_pagamento = p.id
        and d.tipo in ('abbuono', 'sconto')), 0)::bigint as tolto
    from pagamento p where p.id_azienda = ${idAzienda}`.execute(db.kysely);
  return new Map(rows.map(({ id, chiuso, tolto }) => [id, [chiuso, tolto]]));
}
