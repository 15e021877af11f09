/** One file, several statements: where one ends and the next begins. */
import { checkIban } from '#domain/codici.ts';
import { normalizeHeader } from '../../cell/words.ts';
import { splitPhrases, joinWords, type PrintedLine, type PdfPage } from './lines.ts';
import type { StatementPeriod } from '../../cell/calendar.ts';
import { findPdfPeriodo } from './period.ts';

interface Segment {
  pagine: PdfPage[];
  conto: string | null;
  periodo: StatementPeriod | null;
}

const NUMERO_PAGINA =
  /\b(?:page|pagina|pag\.?|seite|blatt|foglio)\s*(?:n\.?\s*)?(\d{1,4})(?:\s*(?:of|di|von|su|de|\/)\s*\d{1,4})?/i;
const CONTO =
  /^(?:(?:numero|codice|n) )?(?:account (?:number|no|n)|account|iban|conto corrente|conto|rapporto|c c|kontonummer|konto nr|konto|numero conto|compte|card number|numero carta)\b/;
/** A label that can only be the account's, wherever it stands in its line. */
const EXPLICIT =
  /\b(?:account (?:number|no\.?)|numero (?:di )?conto|(?<!estratto )conto(?: corrente)? n(?:r|um|\.|°|umero)*|kontonummer)[\s.:°]*([\dX*][\dX*/.\s-]{2,}\d)/i;
const NUMERO = /[\dX*][\dX*/.\s-]{2,}\d/;
const IBAN = /\b[A-Z]{2} ?\d{2}(?: ?[A-Z0-9]){11,30}\b/;

/** A valid IBAN written anywhere in a line, whatever its spaces. */
function findIban(text: string): string | null {
  for (let from = 0; from < text.length; from++) {
    const found = IBAN.exec(text.slice(from));
    if (!found) return null;
    const compact = found[0].replaceAll(' ', '');
    // Words after it may have been taken in: an IBAN has 15 to 34 characters, and its check digits tell which.
    for (let end = Math.min(34, compact.length); end >= 15; end--) {
      const outcome = checkIban(compact.slice(0, end));
      if (outcome.ok) return outcome.valore;
    }
    from += found.index;
  }
  return null;
}

/** The account a line names by a label: a valid IBAN, or the number after the label. */
function findContoOfLine({ parole }: PrintedLine): string | null {
  const text = joinWords(parole);
  const iban = findIban(text);
  const explicit = EXPLICIT.exec(text)?.[1];
  if (iban === null && explicit !== undefined) return explicit.trim();
  const cells = splitPhrases(parole, 0.8).map((phrase) => joinWords(phrase));
  for (const [at, cell] of cells.entries()) {
    if (!CONTO.test(normalizeHeader(cell))) continue;
    if (iban !== null) return iban;
    // An IBAN whose check digits do not tie is still the one the statement names.
    const anyway = /^iban\b/.test(normalizeHeader(cell)) ? IBAN.exec(joinWords(parole))?.[0] : undefined;
    if (anyway !== undefined) return anyway.replaceAll(' ', '').slice(0, 34);
    const number = NUMERO.exec(cell)?.[0] ?? NUMERO.exec(cells[at + 1] ?? '')?.[0];
    if (number !== undefined && number.replaceAll(/\D/g, '').length >= 4) return number.trim();
  }
  return iban;
}

const digits = (conto: string): string => conto.replaceAll(/\D/g, '');

/** Two ways of writing one account: the number inside its IBAN, or masked digits. */
function sameConto(one: string, other: string): boolean {
  const [a, b] = [digits(one), digits(other)];
  return a.endsWith(b) || b.endsWith(a) || a.includes(b) || b.includes(a);
}

/** @param isData tells the lines of movements, whose words say nothing of the statement */
export function splitEstratti(pages: readonly PdfPage[], isData: (line: PrintedLine) => boolean): Segment[] {
  const segments: Segment[] = [];
  for (const page of pages) {
    const surroundings = page.lines.filter((line) => !isData(line));
    // Below the first movement, accounts are those of other people.
    const firstDatum = page.lines.findIndex((line) => isData(line));
    const above = (firstDatum === -1 ? page.lines : page.lines.slice(0, firstDatum)).slice(0, 60);
    const conto = first(above, ({ parole }) => findIban(joinWords(parole))) ?? first(above, findContoOfLine);
    const periodo = findPdfPeriodo(surroundings.slice(0, 60));
    const number = first(surroundings, ({ parole }) => NUMERO_PAGINA.exec(joinWords(parole))?.[1] ?? null);
    const last = segments.at(-1);
    if (!last || isFresh(last, conto, periodo, number)) segments.push({ pagine: [page], conto, periodo });
    else {
      last.pagine.push(page);
      last.conto ??= conto;
      last.periodo = best(last.periodo, periodo);
    }
  }
  return mergeEmpty(segments, isData);
}

function first<T>(lines: readonly PrintedLine[], of: (line: PrintedLine) => T | null): T | null {
  for (const line of lines) {
    const found = of(line);
    if (found !== null) return found;
  }
  return null;
}

/** A period with a start says more than a day alone. */
function best(before: StatementPeriod | null, after: StatementPeriod | null): StatementPeriod | null {
  if (!before) return after;
  return before.dal === null && after?.dal != null ? after : before;
}

const GIORNO_MS = 86_400_000;

/**
 * True of the period of another statement. Statements of one account follow each other: a period that shares more than a
 * day with the last one is of a part of it, a month named among its rows.
 */
function isAltroPeriodo(last: StatementPeriod | null, period: StatementPeriod | null): boolean {
  if (!last || !period || last.dal === null || period.dal === null) return false;
  if (period.dal === last.dal && period.al === last.al) return false;
  const from = Math.max(Date.parse(last.dal), Date.parse(period.dal));
  const a = Math.min(Date.parse(last.al), Date.parse(period.al));
  return a - from <= GIORNO_MS;
}

function isFresh(
  last: Segment,
  conto: string | null,
  period: StatementPeriod | null,
  number: string | null,
): boolean {
  if (number === '1') return true;
  if (conto !== null && last.conto !== null && !sameConto(conto, last.conto)) return true;
  // A month above the rows of a page that names no account may be a title among those of one list.
  if (period?.named === true && conto === null && number === null) return false;
  return isAltroPeriodo(last.periodo, period);
}

/** Covers and annexes hold no movements: they belong to the statement they lead to, or that they follow. */
function mergeEmpty(segments: readonly Segment[], isData: (line: PrintedLine) => boolean): Segment[] {
  const result: Segment[] = [];
  let suspended: Segment[] = [];
  for (const segment of segments) {
    if (!segment.pagine.some(({ lines }) => lines.some((line) => isData(line)))) {
      suspended.push(segment);
      continue;
    }
    const last = result.at(-1);
    const before = last ? [] : suspended;
    if (last) for (const { pagine } of suspended) last.pagine.push(...pagine);
    suspended = [];
    result.push({
      pagine: [...before.flatMap(({ pagine }) => pagine), ...segment.pagine],
      conto: segment.conto ?? before[0]?.conto ?? null,
      periodo: segment.periodo ?? before[0]?.periodo ?? null,
    });
  }
  const last = result.at(-1);
  if (last) for (const { pagine } of suspended) last.pagine.push(...pagine);
  return result.length > 0 ? result : segments.slice(0, 1);
}
