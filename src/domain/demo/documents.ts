/** The documents of an azienda: each is a partita with its due date, and a plan of its payment. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '../date.ts';
import { getFineMese, type DemoCalendar, type Mese } from './calendar.ts';
import type { Caso } from './random.ts';
import { makeRiga } from './row.ts';
import type { AziendaDemo, RigaDemo, RuoloDemo, SoggettoDemo } from './types.ts';

/** An open document that somebody means to pay. */
export interface DocumentoDemo {
  soggetto: SoggettoDemo;
  numero: string;
  data: Giorno;
  scadenza: Giorno;
  /** Cents still to pay, signed as the partita. */
  residuo: number;
  /** The business day of the payment. */
  previsto: Giorno;
  forma: 'bonifico' | 'riba';
}

/**
 * The last number of each issuer (`''` is the azienda itself, otherwise a soggetto). Numbers start again every year.
 */
export type Numeratori = Map<string, { anno: string; ultimo: number }>;

interface Tipo {
  ruolo: RuoloDemo;
  segno: 1 | -1;
  causale: string;
  /** True if the azienda numbers it; otherwise the other side does. */
  nostro: boolean;
}

const VENDITA: Tipo = { ruolo: 'cliente', segno: 1, causale: 'Fattura di vendita', nostro: true };
const ACQUISTO: Tipo = { ruolo: 'fornitore', segno: -1, causale: 'Fattura di acquisto', nostro: false };
const PROVVIGIONI: Tipo = { ruolo: 'mandante', segno: 1, causale: 'Provvigioni attive', nostro: true };
const AGENTE: Tipo = { ruolo: 'agente', segno: -1, causale: 'Provvigioni passive', nostro: false };

function chooseKind(caso: Caso): Tipo {
  const draw = caso.drawFraction();
  if (draw < 0.58) return VENDITA;
  if (draw < 0.9) return ACQUISTO;
  return draw < 0.95 ? PROVVIGIONI : AGENTE;
}

/** Gross amount in cents: many small, few large, VAT at 22% (D.P.R. 633/1972 art. 16). */
function chooseImporto(caso: Caso): number {
  const draw = caso.drawFraction();
  const large = caso.happens(0.06) ? caso.drawInteger(200_000, 1_500_000) : 0;
  const taxable = 8_000 + Math.floor(400_000 * draw * draw) + large;
  return Math.round((taxable * 122) / 100);
}

/** Terms of payment: 30, 60 or 90 days end of month, 30 days from the date, or on receipt. */
function chooseScadenza(caso: Caso, data: Giorno): Giorno {
  const draw = caso.drawFraction();
  if (draw < 0.45) return getFineMese(addGiorni(data, 30));
  if (draw < 0.78) return getFineMese(addGiorni(data, 60));
  if (draw < 0.88) return getFineMese(addGiorni(data, 90));
  return addGiorni(data, draw < 0.96 ? 30 : 7);
}

/** When it is paid, or null for those who never pay; clients pay later than the azienda does. */
function choosePagamento(caso: Caso, scadenza: Giorno, sign: 1 | -1, calendar: DemoCalendar): Giorno | null {
  const draw = caso.drawFraction();
  if (draw < (sign > 0 ? 0.06 : 0.02)) return null;
  const [puntuali, ritardo] = sign > 0 ? [0.55, 25] : [0.88, 12];
  const days =
    draw < puntuali
      ? caso.drawInteger(0, 2)
      : draw < 0.95
        ? caso.drawInteger(3, ritardo)
        : caso.drawInteger(26, 60);
  return calendar.nextOf(addGiorni(scadenza, days));
}

/** The next number of the issuer: the azienda counts one by one, the others leave gaps. */
function nextNumber(counters: Numeratori, who: string, anno: string, caso: Caso): number {
  const last = counters.get(who);
  const step = who === '' ? 1 : caso.drawInteger(1, 9);
  const start = last === undefined ? caso.drawInteger(20, 900) : 0;
  const number = (last?.anno === anno ? last.ultimo : start) + step;
  counters.set(who, { anno, ultimo: number });
  return number;
}

/** The azienda writes `123/2026`; each of the others has a way of its own and keeps it. */
function enumerate(ctx: DocumentsContext, kind: Tipo, soggetto: SoggettoDemo, data: Giorno): string {
  const year = data.slice(0, 4);
  const mode = kind.nostro ? 0 : soggetto.partita_iva.charCodeAt(6) % 4;
  // Numbers without a year do not start again with it.
  const series = mode === 0 || mode === 2 ? year : '';
  const n = nextNumber(ctx.numeratori, kind.nostro ? '' : soggetto.chiave, series, ctx.caso);
  switch (mode) {
    case 0:
      return `${n}/${year}`;
    case 1:
      return `FT-${String(n).padStart(5, '0')}`;
    case 2:
      return `${year.slice(2)}/A/${n}`;
    default:
      return String(n);
  }
}

interface DocumentsContext {
  caso: Caso;
  azienda: AziendaDemo;
  calendar: DemoCalendar;
  numeratori: Numeratori;
  /** Documents that must be due on given days, whatever the terms; they stay open. */
  inScadenza: { data: Giorno; scadenze: Giorno[] };
}

/** The dates of the documents of a month, in order; some of them have a given due date. */
function chooseDates(
  ctx: DocumentsContext,
  month: Mese,
  count: number,
): { data: Giorno; scadenza: Giorno | null }[] {
  const { caso, inScadenza } = ctx;
  const here = inScadenza.data.startsWith(month.chiave);
  // Three a day while documents are few, one per cent a day when there are many.
  const fissate = here ? Math.min(count, Math.max(9, Math.floor(count * 0.03))) : 0;
  return Array.from({ length: count }, (_, at) =>
    at < fissate
      ? { data: inScadenza.data, scadenza: inScadenza.scadenze[at % inScadenza.scadenze.length] ?? null }
      : { data: caso.choose(month.lavorativi), scadenza: null },
  ).sort((one, other) => (one.data < other.data ? -1 : one.data > other.data ? 1 : 0));
}

type PerRuolo = Map<RuoloDemo | undefined, SoggettoDemo[]>;

/** Through which mandante and which agente a sale came, if any. */
function chooseIntermediaries(caso: Caso, kind: Tipo, soggetto: SoggettoDemo, byRole: PerRuolo) {
  const intermediary = (role: RuoloDemo, probability: number): string | null => {
    if (kind.ruolo === role) return soggetto.chiave;
    return kind === VENDITA && caso.happens(probability) ? caso.choose(byRole.get(role) ?? []).chiave : null;
  };
  return { mandante: intermediary('mandante', 0.4), agente: intermediary('agente', 0.5) };
}

function makePartita(ctx: DocumentsContext, byRole: PerRuolo, data: Giorno, fixed: Giorno | null) {
  const { caso } = ctx;
  const kind = chooseKind(caso);
  const soggetto = caso.choose(byRole.get(kind.ruolo) ?? []);
  const numero = enumerate(ctx, kind, soggetto, data);
  const importo = kind.segno * chooseImporto(caso);
  const scadenza = fixed ?? chooseScadenza(caso, data);
  const riga = makeRiga({
    data,
    data_valuta: null,
    causale: kind.causale,
    descrizione: `Fattura n. ${numero} del ${formatData(data)}`,
    ragione_sociale: soggetto.ragione_sociale,
    soggetto: soggetto.chiave,
    ...chooseIntermediaries(caso, kind, soggetto, byRole),
    numero_documento: numero,
    data_documento: data,
    scadenza,
    importo,
    iban_controparte: kind.segno < 0 ? (soggetto.ibans[0] ?? null) : null,
    nota: fixed === null && caso.happens(0.004) ? 'Promesso il pagamento entro fine mese' : null,
  });
  const previsto = fixed ? null : choosePagamento(caso, scadenza, kind.segno, ctx.calendar);
  if (previsto === null) return { riga, documento: null };
  const forma = soggetto.partita_iva.charCodeAt(5) % 5 === 0 ? ('riba' as const) : ('bonifico' as const);
  return { riga, documento: { soggetto, numero, data, scadenza, residuo: importo, previsto, forma } };
}

/** The partite of one month, with the documents among them that will be paid. */
export function makeDocumenti(
  ctx: DocumentsContext,
  month: Mese,
  count: number,
): { righe: RigaDemo[]; aperti: DocumentoDemo[] } {
  const righe: RigaDemo[] = [];
  const aperti: DocumentoDemo[] = [];
  const byRole: PerRuolo = Map.groupBy(ctx.azienda.soggetti, ({ ruoli }) => ruoli[0]);
  for (const { data, scadenza } of chooseDates(ctx, month, count)) {
    const { riga, documento } = makePartita(ctx, byRole, data, scadenza);
    // Line 1 of the file is the header.
    righe.push({ ...riga, riga: righe.length + 2 });
    if (documento) aperti.push(documento);
  }
  return { righe, aperti };
}
