/** A column a month of what is still to be collected or paid: each amount is a row that is due when its month ends. */
import { classifyCell, isLikelyData, isLikelyMoney } from '../cell/cell.ts';
import { parseGiorno, parseMonthName } from '../cell/date.ts';
import { normalizeHeader } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { isTotale } from '../tracciato/row-words.ts';
import { HEADERS, type Rows, type Stack } from './stack.ts';

/** `Gennaio`, `gen-26`, `Rata marzo 2026`. */
const NAMED =
  /^(?:(?:rata|quota|canone|scadenza|scad\.?|mese(?: di)?) )?(\p{L}{3,10})\.?(?:[ \-/.']*(20\d\d|\d\d))?$/iu;
/** `03/2026`. */
const FIGURES = /^(0?[1-9]|1[0-2])[/.-](20\d\d)$/;

/** The last day of the month that a name says, or the day; null of any other, and of a month whose year is not known. */
function readDue(name: string, year: number | null): string | null {
  const text = name.trim();
  const day = parseGiorno(text.replace(/^(?:rata|quota|canone|scadenza|scad\.?) /i, ''), 'gma');
  if (day !== null) return day;
  const [, word = '', its] = NAMED.exec(text) ?? [];
  const [, figures, whole] = FIGURES.exec(text) ?? [];
  const month = figures === undefined ? parseMonthName(word) : Number(figures);
  const of = whole ?? its;
  const full = of === undefined ? year : Number(of) < 100 ? 2000 + Number(of) : Number(of);
  if (month === 0 || full === null) return null;
  return new Date(Date.UTC(full, month, 0)).toISOString().slice(0, 10);
}

/** The only year that a text names. */
function findYear(text: string): number | null {
  const [year, ...others] = new Set(text.match(/\b20\d\d\b/g));
  return year !== undefined && others.length === 0 ? Number(year) : null;
}

/** True of a row that has a day of its own. */
const isDated = (riga: readonly string[]): boolean =>
  riga.some((cell) => isLikelyData(cell)) && riga.filter((cell) => cell.trim() !== '').length > 2;

/** What says of amounts that they are still to be had or paid. */
const STILL_OPEN =
  /\b(?:da (?:incassare|pagare|riscuotere|versare|saldare|ricevere)|scadenz\w*|scadenziari\w*|scoperti|insolut[io]|arretrat[io]|morosit\w*|residu[io]|aperte|crediti|debiti|sospesi)\b/;

const makeUnsaidError = (): ReadingError =>
  new ReadingError(
    'nessuna_data',
    'Ogni colonna è un mese, e niente dice se gli importi sono ancora da incassare o da pagare: scrivilo in una riga sopra (per esempio «Quote da incassare 2026»), e riprova.',
  );

/** @throws ReadingError where months stand beside each other and nothing says that their amounts are still open */
export function findMonths(righe: Rows): Stack | null {
  const isOfMonths = (riga: readonly string[]): boolean =>
    riga.filter((name) => readDue(name, 2000) !== null).length > 1 &&
    !riga.some((cell) => classifyCell(cell) === 'denaro');
  const at = righe.slice(0, HEADERS).findIndex((riga) => isOfMonths(riga));
  const header = righe[at] ?? [];
  if (at === -1 || righe.some((riga, row) => row !== at && isDated(riga))) return null;
  const above = righe
    .slice(0, at + 1)
    .flat()
    .join(' ');
  const year = findYear(above);
  const due = header.map((name) => readDue(name, year));
  const months = due.flatMap((day, column) => (day === null ? [] : [{ day, column }]));
  const common = header.flatMap((name, column) => (due[column] !== null || isTotale(name) ? [] : [column]));
  const hasAmount = (riga: readonly string[]): boolean =>
    months.some(({ column }) => isLikelyMoney(riga[column] ?? ''));
  if (months.length < 2 || common.length === 0 || !righe.slice(at + 1).some((riga) => hasAmount(riga)))
    return null;
  if (!STILL_OPEN.test(normalizeHeader(above))) throw makeUnsaidError();
  const take = (riga: readonly string[]): string[] => common.map((column) => riga[column] ?? '');
  return {
    header: at,
    parts: months.map(({ day, column }, place) => (riga, row) => {
      if (row < at) return place === 0 ? [[...riga]] : [];
      if (row === at) return place === 0 ? [[...take(riga), 'Scadenza', 'Importo']] : [];
      const amount = (riga[column] ?? '').trim();
      const isSum = riga.some((cell) => isTotale(cell));
      if (amount === '' || isSum) return [];
      return [[...take(riga), day, amount]];
    }),
    notice: (from) =>
      `Ogni mese è una colonna: ogni importo è una riga che scade l’ultimo giorno del suo mese, con le righe contate di seguito dalla ${from.join(', dalla ')}.`,
  };
}
