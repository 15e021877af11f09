/** The period of a statement, from its own words; and what it says of days without a year, or without a sure order. */
import type { OrdineData } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { parseGiorno, splitData } from '../../cell/date.ts';
import { parseYearlessDay, findTokens } from './tokens.ts';
import { joinWords, type Linea } from './lines.ts';

interface Intervallo {
  dal: Giorno | null;
  al: Giorno;
}

export interface PdfPeriodo extends Intervallo {
  /** The same dates with the month first, where they can be read so too. */
  mga: Intervallo | null;
}

const GIORNO_MS = 86_400_000;
/** Days of the longest period a statement is made for, and how far from it a movement may be dated. */
const MASSIMO = 400;
const MARGINE = 12;

const PERIODO =
  /\b(period[oe]?|dal|from|vom|du|zeitraum|statement|estratto|through|thru|to|bis|movimenti|between|giornaliero|trimestr\w*|mese)\b/i;
const FINE =
  /\b(data (?:dell.)?estratto|estratto (?:conto )?(?:al|del)|statement date|closing date|data (?:di )?chiusura|saldo (?:contabile |finale )?al|alla data|al|as (?:of|at)|datum|auszug|arr[eê]t[eé])\b/i;
const MESE_ANNO =
  /\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december)\s+(20\d\d)\b/i;

const giorni = (da: string, a: string): number => (Date.parse(a) - Date.parse(da)) / GIORNO_MS;

/** The dates with a year that a line writes out. */
function dateDi({ parole }: Linea): string[] {
  return findTokens(parole)
    .filter(({ tipo }) => tipo === 'data')
    .map(({ da, quante }) => joinWords(parole.slice(da, da + quante)))
    .filter((text) => splitData(text) !== null);
}

/** @param linee lines outside the movements */
export function findPdfPeriodo(linee: readonly Linea[]): PdfPeriodo | null {
  const testi = linee.map((linea) => ({ testo: joinWords(linea.parole), date: dateDi(linea) }));
  for (const { testo, date } of testi) {
    const [prima, dopo] = date;
    if (date.length !== 2 || prima === undefined || dopo === undefined) continue;
    const periodo = PERIODO.test(testo) || /[-–—]/.test(testo) ? intervallo(prima, dopo) : null;
    if (periodo) return periodo;
  }
  for (const { testo, date } of testi) {
    const [sola] = date;
    if (sola === undefined || !FINE.test(testo)) continue;
    const periodo = daGiorno(sola);
    if (periodo) return periodo;
  }
  return daMese(testi.map(({ testo }) => testo)) ?? daUltima(testi.flatMap(({ date }) => date));
}

function intervallo(prima: string, dopo: string): PdfPeriodo | null {
  const leggi = (ordine: OrdineData): Intervallo | null => {
    const dal = parseGiorno(prima, ordine);
    const al = parseGiorno(dopo, ordine);
    const lungo = dal && al ? giorni(dal, al) : -1;
    return dal && al && lungo >= 0 && lungo <= MASSIMO ? { dal, al } : null;
  };
  const gma = leggi('gma');
  const mga = leggi('mga');
  const scelto = gma ?? mga;
  return scelto && { ...scelto, mga };
}

function daGiorno(text: string): PdfPeriodo | null {
  const gma = parseGiorno(text, 'gma');
  const mga = parseGiorno(text, 'mga');
  const al = gma ?? mga;
  return al && { dal: null, al, mga: mga && { dal: null, al: mga } };
}

function daMese(testi: readonly string[]): PdfPeriodo | null {
  for (const testo of testi) {
    const found = MESE_ANNO.exec(testo);
    const dal = found && parseGiorno(`1 ${found[1]} ${found[2]}`, 'gma');
    if (!dal) continue;
    const [anno = 0, mese = 0] = dal.split('-').map(Number);
    const al = new Date(Date.UTC(anno, mese, 0)).toISOString().slice(0, 10) as Giorno;
    return { dal, al, mga: null };
  }
  return null;
}

/** Without any word for it: the latest day the document names around its table. */
function daUltima(date: readonly string[]): PdfPeriodo | null {
  const periodi = date.flatMap((text) => daGiorno(text) ?? []);
  return periodi.toSorted((a, b) => a.al.localeCompare(b.al)).at(-1) ?? null;
}

/** Days that a day lies outside a period; a statement without a start is taken to last a quarter. */
function scarto(giorno: string, { dal, al }: Intervallo): number {
  const from = dal ?? new Date(Date.parse(al) - 100 * GIORNO_MS).toISOString().slice(0, 10);
  if (giorno < from) return Math.max(0, giorni(giorno, from) - MARGINE);
  return giorno > al ? Math.max(0, giorni(al, giorno) - MARGINE) : 0;
}

/** The text of a day with the year that brings it nearest to the period; null when there is no such day. */
function conAnno(
  text: string,
  ordine: OrdineData,
  periodo: Intervallo,
): { testo: string; scarto: number } | null {
  const fine = Number(periodo.al.slice(0, 4));
  let best: { testo: string; scarto: number } | null = null;
  for (const anno of [fine, fine - 1, fine + 1, fine - 2]) {
    const testo = scriviAnno(text, anno);
    const giorno = parseGiorno(testo, ordine);
    const lontano = giorno === null ? null : scarto(giorno, periodo);
    if (lontano !== null && (!best || lontano < best.scarto)) best = { testo, scarto: lontano };
  }
  return best;
}

function scriviAnno(text: string, anno: number): string {
  if (/^\d{1,2}[./-]\d{1,2}\.?$/.test(text)) {
    const separatore = /[./-]/.exec(text)?.[0] ?? '/';
    return `${text.replace(/\.$/, '')}${separatore}${anno}`;
  }
  return /^[A-Za-z]/.test(text) ? `${text}, ${anno}` : `${text} ${anno}`;
}

export interface PdfCalendar {
  /** Day of a cell, completed with its year; the cell as it is when it has one or is no day. */
  completa: (cella: string) => string;
  /** The order of day and month that the period proves; null when it proves none. */
  ordine: OrdineData | null;
}

/** Learns from every date cell of a statement at once. @param noto the order of a saved tracciato */
export function createCalendario(
  celle: readonly string[],
  periodo: PdfPeriodo | null,
  noto: OrdineData | null,
): PdfCalendar {
  const monche = celle.filter((cella) => parseYearlessDay(cella) !== null);
  const ordine = noto ?? ordineDa(celle, monche, periodo);
  return {
    ordine,
    completa: (cella) => {
      if (!periodo || parseYearlessDay(cella) === null) return cella;
      const entro = ordine === 'mga' ? (periodo.mga ?? periodo) : periodo;
      return conAnno(cella, ordine ?? 'gma', entro)?.testo ?? cella;
    },
  };
}

/** Only one order keeps every date in the period, or the numbers themselves tell. */
function ordineDa(
  celle: readonly string[],
  monche: readonly string[],
  periodo: PdfPeriodo | null,
): OrdineData | null {
  const numeri = monche.flatMap((cella) => {
    const parti = parseYearlessDay(cella);
    return parti?.ordine === 'ignoto' ? [parti] : [];
  });
  if (numeri.length > 0) {
    const prima = numeri.some(({ a }) => a > 12);
    const dopo = numeri.some(({ b }) => b > 12);
    if (prima !== dopo) return prima ? 'gma' : 'mga';
  }
  if (!periodo) return null;
  const intere = celle.filter((cella) => splitData(cella)?.forma === 'numeri');
  if (numeri.length + intere.length === 0) return null;
  const fuori = (ordine: OrdineData): number => {
    // Whoever writes the month first does so in the period too.
    const entro = ordine === 'mga' ? (periodo.mga ?? periodo) : periodo;
    let somma = 0;
    for (const cella of monche) somma += conAnno(cella, ordine, entro)?.scarto ?? MASSIMO;
    for (const cella of intere) {
      const giorno = parseGiorno(cella, ordine);
      somma += giorno === null ? MASSIMO : scarto(giorno, entro);
    }
    return somma;
  };
  const gma = fuori('gma');
  const mga = fuori('mga');
  if (gma === 0 && mga > 0) return 'gma';
  if (mga === 0 && gma > 0) return 'mga';
  return null;
}

/** True when a statement has days without a year and nothing says which year. */
export function isYearMissing(celle: readonly string[], periodo: PdfPeriodo | null): boolean {
  return periodo === null && celle.some((cella) => parseYearlessDay(cella) !== null);
}
