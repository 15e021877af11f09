/** The documents of an azienda: each one a partita with its due date, and the plan of when it gets paid. */
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

/** Who numbers (`''` is the azienda itself, else a soggetto) and its last number; they start again every year. */
export type Numeratori = Map<string, { anno: string; ultimo: number }>;

interface Tipo {
  ruolo: RuoloDemo;
  segno: 1 | -1;
  causale: string;
  /** The azienda numbers it, and not the other side. */
  nostro: boolean;
}

const VENDITA: Tipo = { ruolo: 'cliente', segno: 1, causale: 'Fattura di vendita', nostro: true };
const ACQUISTO: Tipo = { ruolo: 'fornitore', segno: -1, causale: 'Fattura di acquisto', nostro: false };
const PROVVIGIONI: Tipo = { ruolo: 'mandante', segno: 1, causale: 'Provvigioni attive', nostro: true };
const AGENTE: Tipo = { ruolo: 'agente', segno: -1, causale: 'Provvigioni passive', nostro: false };

function scegliTipo(caso: Caso): Tipo {
  const draw = caso.frazione();
  if (draw < 0.58) return VENDITA;
  if (draw < 0.9) return ACQUISTO;
  return draw < 0.95 ? PROVVIGIONI : AGENTE;
}

/** Gross amount in cents: many small, few large, VAT at 22% (D.P.R. 633/1972 art. 16). */
function scegliImporto(caso: Caso): number {
  const draw = caso.frazione();
  const large = caso.esce(0.06) ? caso.intero(200_000, 1_500_000) : 0;
  const imponibile = 8_000 + Math.floor(400_000 * draw * draw) + large;
  return Math.round((imponibile * 122) / 100);
}

/** Terms of payment: 30, 60 or 90 days end of month, 30 days from the date, or on receipt. */
function scegliScadenza(caso: Caso, data: Giorno): Giorno {
  const draw = caso.frazione();
  if (draw < 0.45) return getFineMese(addGiorni(data, 30));
  if (draw < 0.78) return getFineMese(addGiorni(data, 60));
  if (draw < 0.88) return getFineMese(addGiorni(data, 90));
  return addGiorni(data, draw < 0.96 ? 30 : 7);
}

/** When it gets paid, or null for those who never do; clients are later than the azienda is. */
function scegliPagamento(
  caso: Caso,
  scadenza: Giorno,
  segno: 1 | -1,
  calendario: DemoCalendar,
): Giorno | null {
  const draw = caso.frazione();
  if (draw < (segno > 0 ? 0.06 : 0.02)) return null;
  const [puntuali, ritardo] = segno > 0 ? [0.55, 25] : [0.88, 12];
  const days =
    draw < puntuali ? caso.intero(0, 2) : draw < 0.95 ? caso.intero(3, ritardo) : caso.intero(26, 60);
  return calendario.prossimo(addGiorni(scadenza, days));
}

/** The next number of whoever writes the document: the azienda one by one, the others with gaps we do not see. */
function prossimoNumero(numeratori: Numeratori, chi: string, anno: string, caso: Caso): number {
  const ultimo = numeratori.get(chi);
  const passo = chi === '' ? 1 : caso.intero(1, 9);
  const inizio = ultimo === undefined ? caso.intero(20, 900) : 0;
  const numero = (ultimo?.anno === anno ? ultimo.ultimo : inizio) + passo;
  numeratori.set(chi, { anno, ultimo: numero });
  return numero;
}

/** The azienda writes `123/2026`; the others each in its own way, always the same. */
function numera(ctx: ContestoDocumenti, tipo: Tipo, soggetto: SoggettoDemo, data: Giorno): string {
  const anno = data.slice(0, 4);
  const modo = tipo.nostro ? 0 : soggetto.partita_iva.charCodeAt(6) % 4;
  // Numbers that do not name the year do not start again with it.
  const serie = modo === 0 || modo === 2 ? anno : '';
  const n = prossimoNumero(ctx.numeratori, tipo.nostro ? '' : soggetto.chiave, serie, ctx.caso);
  switch (modo) {
    case 0:
      return `${n}/${anno}`;
    case 1:
      return `FT-${String(n).padStart(5, '0')}`;
    case 2:
      return `${anno.slice(2)}/A/${n}`;
    default:
      return String(n);
  }
}

export interface ContestoDocumenti {
  caso: Caso;
  azienda: AziendaDemo;
  calendario: DemoCalendar;
  numeratori: Numeratori;
  /** Documents that must fall due on given days, whatever the terms; they stay open. */
  inScadenza: { data: Giorno; scadenze: Giorno[] };
}

/** The dates of a month's documents in order, some of them with a due date of their own. */
function scegliDate(
  ctx: ContestoDocumenti,
  mese: Mese,
  quanti: number,
): { data: Giorno; scadenza: Giorno | null }[] {
  const { caso, inScadenza } = ctx;
  const qui = inScadenza.data.startsWith(mese.chiave);
  // Three a day while documents are few, one in a hundred for each day when they are many.
  const fissate = qui ? Math.min(quanti, Math.max(9, Math.floor(quanti * 0.03))) : 0;
  return Array.from({ length: quanti }, (_, at) =>
    at < fissate
      ? { data: inScadenza.data, scadenza: inScadenza.scadenze[at % inScadenza.scadenze.length] ?? null }
      : { data: caso.scegli(mese.lavorativi), scadenza: null },
  ).sort((one, other) => (one.data < other.data ? -1 : one.data > other.data ? 1 : 0));
}

type PerRuolo = Map<RuoloDemo | undefined, SoggettoDemo[]>;

/** Through which mandante and which agente a sale came, if any. */
function scegliTramiti(caso: Caso, tipo: Tipo, soggetto: SoggettoDemo, perRuolo: PerRuolo) {
  const tramite = (ruolo: RuoloDemo, probability: number): string | null => {
    if (tipo.ruolo === ruolo) return soggetto.chiave;
    return tipo === VENDITA && caso.esce(probability) ? caso.scegli(perRuolo.get(ruolo) ?? []).chiave : null;
  };
  return { mandante: tramite('mandante', 0.4), agente: tramite('agente', 0.5) };
}

function makePartita(ctx: ContestoDocumenti, perRuolo: PerRuolo, data: Giorno, fissata: Giorno | null) {
  const { caso } = ctx;
  const tipo = scegliTipo(caso);
  const soggetto = caso.scegli(perRuolo.get(tipo.ruolo) ?? []);
  const numero = numera(ctx, tipo, soggetto, data);
  const importo = tipo.segno * scegliImporto(caso);
  const scadenza = fissata ?? scegliScadenza(caso, data);
  const riga = makeRiga({
    data,
    data_valuta: null,
    causale: tipo.causale,
    descrizione: `Fattura n. ${numero} del ${formatData(data)}`,
    ragione_sociale: soggetto.ragione_sociale,
    soggetto: soggetto.chiave,
    ...scegliTramiti(caso, tipo, soggetto, perRuolo),
    numero_documento: numero,
    data_documento: data,
    scadenza,
    importo,
    iban_controparte: tipo.segno < 0 ? (soggetto.ibans[0] ?? null) : null,
    nota: fissata === null && caso.esce(0.004) ? 'Promesso il pagamento entro fine mese' : null,
  });
  const previsto = fissata ? null : scegliPagamento(caso, scadenza, tipo.segno, ctx.calendario);
  if (previsto === null) return { riga, documento: null };
  const forma = soggetto.partita_iva.charCodeAt(5) % 5 === 0 ? ('riba' as const) : ('bonifico' as const);
  return { riga, documento: { soggetto, numero, data, scadenza, residuo: importo, previsto, forma } };
}

/** The partite of one month, with the documents among them that will be paid. */
export function makeDocumenti(
  ctx: ContestoDocumenti,
  mese: Mese,
  quanti: number,
): { righe: RigaDemo[]; aperti: DocumentoDemo[] } {
  const righe: RigaDemo[] = [];
  const aperti: DocumentoDemo[] = [];
  const perRuolo: PerRuolo = Map.groupBy(ctx.azienda.soggetti, ({ ruoli }) => ruoli[0]);
  for (const { data, scadenza } of scegliDate(ctx, mese, quanti)) {
    const { riga, documento } = makePartita(ctx, perRuolo, data, scadenza);
    // Line 1 of the file is the header.
    righe.push({ ...riga, riga: righe.length + 2 });
    if (documento) aperti.push(documento);
  }
  return { righe, aperti };
}
