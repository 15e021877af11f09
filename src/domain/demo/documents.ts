/** The documents of an azienda: each is a partita with its due date, and a plan of its payment. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData, getFineMese } from '../date.ts';
import { type DemoCalendar, type Mese } from './calendar.ts';
import type { Chance } from './random.ts';
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
  expected: Giorno;
  shape: 'bonifico' | 'riba';
}

/**
 * The last number of each issuer (`''` is the azienda itself, otherwise a soggetto). Numbers start again every year.
 */
export type Numeratori = Map<string, { year: string; ultimo: number }>;

interface Tipo {
  ruolo: RuoloDemo;
  segno: 1 | -1;
  causale: string;
  /** True if the azienda numbers it; otherwise the other side does. */
  ours: boolean;
}

const SALE: Tipo = { ruolo: 'cliente', segno: 1, causale: 'Fattura di vendita', ours: true };
const PURCHASE: Tipo = { ruolo: 'fornitore', segno: -1, causale: 'Fattura di acquisto', ours: false };
const PROVVIGIONI: Tipo = { ruolo: 'mandante', segno: 1, causale: 'Provvigioni attive', ours: true };
const AGENTE: Tipo = { ruolo: 'agente', segno: -1, causale: 'Provvigioni passive', ours: false };

function chooseKind(chance: Chance): Tipo {
  const draw = chance.drawFraction();
  if (draw < 0.58) return SALE;
  if (draw < 0.9) return PURCHASE;
  return draw < 0.95 ? PROVVIGIONI : AGENTE;
}

/** Gross amount in cents: many small, few large, VAT at 22% (D.P.R. 633/1972 art. 16). */
function chooseImporto(chance: Chance): number {
  const draw = chance.drawFraction();
  const large = chance.happens(0.06) ? chance.drawInteger(200_000, 1_500_000) : 0;
  const taxable = 8_000 + Math.floor(400_000 * draw * draw) + large;
  return Math.round((taxable * 122) / 100);
}

/** Terms of payment: 30, 60 or 90 days end of month, 30 days from the date, or on receipt. */
function chooseScadenza(chance: Chance, data: Giorno): Giorno {
  const draw = chance.drawFraction();
  if (draw < 0.45) return getFineMese(addGiorni(data, 30));
  if (draw < 0.78) return getFineMese(addGiorni(data, 60));
  if (draw < 0.88) return getFineMese(addGiorni(data, 90));
  return addGiorni(data, draw < 0.96 ? 30 : 7);
}

/** When it is paid, or null for those who never pay; clients pay later than the azienda does. */
function choosePagamento(
  chance: Chance,
  scadenza: Giorno,
  sign: 1 | -1,
  calendar: DemoCalendar,
): Giorno | null {
  const draw = chance.drawFraction();
  if (draw < (sign > 0 ? 0.06 : 0.02)) return null;
  const [punctual, ritardo] = sign > 0 ? [0.55, 25] : [0.88, 12];
  const days =
    draw < punctual
      ? chance.drawInteger(0, 2)
      : draw < 0.95
        ? chance.drawInteger(3, ritardo)
        : chance.drawInteger(26, 60);
  return calendar.nextOf(addGiorni(scadenza, days));
}

/** The next number of the issuer: the azienda counts one by one, the others leave gaps. */
function nextNumber(counters: Numeratori, who: string, year: string, chance: Chance): number {
  const last = counters.get(who);
  const step = who === '' ? 1 : chance.drawInteger(1, 9);
  const start = last === undefined ? chance.drawInteger(20, 900) : 0;
  const number = (last?.year === year ? last.ultimo : start) + step;
  counters.set(who, { year, ultimo: number });
  return number;
}

/** The azienda writes `123/2026`; each of the others has a way of its own and keeps it. */
function enumerate(ctx: DocumentsContext, kind: Tipo, soggetto: SoggettoDemo, data: Giorno): string {
  const year = data.slice(0, 4);
  const mode = kind.ours ? 0 : soggetto.partita_iva.charCodeAt(6) % 4;
  // Numbers without a year do not start again with it.
  const series = mode === 0 || mode === 2 ? year : '';
  const n = nextNumber(ctx.numeratori, kind.ours ? '' : soggetto.chiave, series, ctx.chance);
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
  chance: Chance;
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
  const { chance, inScadenza } = ctx;
  const here = inScadenza.data.startsWith(month.chiave);
  // Three a day while documents are few, one per cent a day when there are many.
  const fixed = here ? Math.min(count, Math.max(9, Math.floor(count * 0.03))) : 0;
  return Array.from({ length: count }, (_, at) =>
    at < fixed
      ? { data: inScadenza.data, scadenza: inScadenza.scadenze[at % inScadenza.scadenze.length] ?? null }
      : { data: chance.choose(month.lavorativi), scadenza: null },
  ).sort((one, other) => (one.data < other.data ? -1 : one.data > other.data ? 1 : 0));
}

type PerRuolo = Map<RuoloDemo | undefined, SoggettoDemo[]>;

/** Through which mandante and which agente a sale came, if any. */
function chooseIntermediaries(chance: Chance, kind: Tipo, soggetto: SoggettoDemo, byRole: PerRuolo) {
  const intermediary = (role: RuoloDemo, probability: number): string | null => {
    if (kind.ruolo === role) return soggetto.chiave;
    return kind === SALE && chance.happens(probability) ? chance.choose(byRole.get(role) ?? []).chiave : null;
  };
  return { mandante: intermediary('mandante', 0.4), agente: intermediary('agente', 0.5) };
}

function makePartita(ctx: DocumentsContext, byRole: PerRuolo, data: Giorno, fixed: Giorno | null) {
  const { chance } = ctx;
  const kind = chooseKind(chance);
  const soggetto = chance.choose(byRole.get(kind.ruolo) ?? []);
  const numero = enumerate(ctx, kind, soggetto, data);
  const importo = kind.segno * chooseImporto(chance);
  const scadenza = fixed ?? chooseScadenza(chance, data);
  const riga = makeRiga({
    data,
    data_valuta: null,
    causale: kind.causale,
    descrizione: `Fattura n. ${numero} del ${formatData(data)}`,
    ragione_sociale: soggetto.ragione_sociale,
    soggetto: soggetto.chiave,
    ...chooseIntermediaries(chance, kind, soggetto, byRole),
    numero_documento: numero,
    data_documento: data,
    scadenza,
    importo,
    iban_controparte: kind.segno < 0 ? (soggetto.ibans[0] ?? null) : null,
    nota: fixed === null && chance.happens(0.004) ? 'Promesso il pagamento entro fine mese' : null,
  });
  const expected = fixed ? null : choosePagamento(chance, scadenza, kind.segno, ctx.calendar);
  if (expected === null) return { riga, documento: null };
  const shape = soggetto.partita_iva.charCodeAt(5) % 5 === 0 ? ('riba' as const) : ('bonifico' as const);
  return {
    riga,
    documento: { soggetto, numero, data, scadenza, residuo: importo, expected: expected, shape: shape },
  };
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
