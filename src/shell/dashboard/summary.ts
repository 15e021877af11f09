/** The figures of the dashboard, and what they say that somebody should do. */
import type { Notifica } from '#api/contract/estratto-conto.ts';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData, getToday, MESI } from '#domain/date.ts';
import { toCentesimi, sumCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { createResource } from '#state/resource.ts';
import { registro, toEstrattoConto, formatInterval } from '../links.ts';
import { paths } from '../paths.ts';

export const summaryResource = createResource((client, signal) =>
  client.call('riepilogo', { query: { oggi: getToday() }, signal }),
);

/** "novembre" of `2026-11-01`. */
export const formatMeseName = (month: Giorno): string => MESI[Number(month.slice(5, 7)) - 1] ?? '';

export interface MonthComparison {
  mese: string;
  /** `dal 1º al 25 ottobre`. */
  previous: string;
  /** Of this month so far, as it came: `dare` is negative. */
  importo: Centesimi;
  /** This month less the same days of the last, by size: more paid out is positive too. */
  differenza: Centesimi;
  /** The month's rows. */
  to: string;
}

/** This month so far against the same days of the one before, for one side; null before there is a month. */
export function compareMesi(
  { mesi, stessi_giorni }: Pick<Riepilogo, 'mesi' | 'stessi_giorni'>,
  side: 'dare' | 'avere',
  today: Giorno,
): MonthComparison | null {
  const now = mesi.at(-1);
  if (!now) return null;
  // A shorter month ends before this one's day.
  const last = Math.min(Number(today.slice(8)), Number(addGiorni(now.mese, -1).slice(8)));
  return {
    mese: formatMeseName(now.mese),
    previous: `${last === 1 ? 'il 1º' : `dal 1º al ${last}`} ${formatMeseName(stessi_giorni.mese)}`,
    importo: now[side],
    differenza: toCentesimi(Math.abs(now[side]) - Math.abs(stessi_giorni[side])),
    to: toEstrattoConto({ 'f.data': formatInterval(now.mese, today) }),
  };
}

/** The balances in euro, together; other currencies are not added to them. */
export const sumSaldi = (conti: Riepilogo['conti']): Centesimi =>
  sumCentesimi(conti.filter(({ divisa }) => divisa === 'EUR').map(({ saldo }) => saldo));

/**
 * Says what the total leaves out, since balances of other currencies stand beside it, each by itself; and that what it
 * adds is not of one day.
 */
export function describeTotal(conti: Riepilogo['conti']): string {
  const euro = conti.filter(({ divisa }) => divisa === 'EUR');
  const name = euro.length === conti.length ? 'Totale' : 'Totale dei conti in euro';
  return new Set(euro.map(({ aggiornato_al }) => aggiornato_al)).size > 1
    ? `${name}, ciascuno al suo giorno`
    : name;
}

/** Partite due before today. */
export const toScaduto = (today: Giorno): string =>
  toEstrattoConto({ natura: 'partita', 'f.scadenza': formatInterval(null, addGiorni(today, -1)) });

/** Partite due from today to thirty days on. */
export const toInScadenza = (today: Giorno): string =>
  toEstrattoConto({ natura: 'partita', 'f.scadenza': formatInterval(today, addGiorni(today, 30)) });

export interface Urgent {
  id: string;
  tono: 'danger' | 'warning' | 'neutral';
  testo: string;
  importo: Centesimi | null;
  to: string;
}

/** A conto without movimenti for this long has a file waiting at the bank. */
const IDLE_DAYS = 15;

function stuckConti({ conti }: Riepilogo, today: Giorno): Urgent[] {
  const since = addGiorni(today, -IDLE_DAYS);
  return conti.flatMap(({ id_conto, nome, aggiornato_al }) =>
    aggiornato_al === null || aggiornato_al >= since
      ? []
      : [
          {
            id: `conto-${id_conto}`,
            tono: 'neutral' as const,
            testo: `${nome}: fermo al ${formatData(aggiornato_al)}, importa l’estratto conto`,
            importo: null,
            to: paths.importEstrattoPdf,
          },
        ],
  );
}

/** What needs the person now, the most pressing first. */
export function listUrgent(summary: Riepilogo, dueToday: readonly Notifica[], today: Giorno): Urgent[] {
  const { non_quadrate, scaduto, da_riconciliare } = summary;
  const found: (Urgent | null)[] = [
    non_quadrate === 0
      ? null
      : {
          id: 'non-quadrate',
          tono: 'danger',
          testo: formatCount(non_quadrate, 'importazione non quadra', 'importazioni non quadrano'),
          importo: null,
          to: registro,
        },
    scaduto.da_pagare === 0
      ? null
      : {
          id: 'da-pagare',
          tono: 'danger',
          testo: 'Pagamenti scaduti',
          importo: scaduto.da_pagare,
          to: toScaduto(today),
        },
    scaduto.da_incassare === 0
      ? null
      : {
          id: 'da-incassare',
          tono: 'warning',
          testo: 'Incassi scaduti da sollecitare',
          importo: scaduto.da_incassare,
          to: toScaduto(today),
        },
    dueToday.length === 0
      ? null
      : {
          id: 'oggi',
          tono: 'warning',
          testo: formatCount(dueToday.length, 'partita scade oggi', 'partite scadono oggi'),
          // Amounts of several currencies have no sum.
          importo: dueToday.every(({ divisa }) => divisa === 'EUR')
            ? sumCentesimi(dueToday.map(({ residuo }) => residuo))
            : null,
          to: toEstrattoConto({ natura: 'partita', 'f.scadenza': formatInterval(today, today) }),
        },
    da_riconciliare === 0
      ? null
      : {
          id: 'da-riconciliare',
          tono: 'neutral',
          testo: formatCount(da_riconciliare, 'movimento da riconciliare', 'movimenti da riconciliare'),
          importo: null,
          to: paths.pagamenti,
        },
  ];
  return [...found.filter((urgency) => urgency !== null), ...stuckConti(summary, today)];
}
