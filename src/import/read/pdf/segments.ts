/** One file, several statements: where one ends and the next begins. */
import { checkIban } from '#domain/codici.ts';
import { normalizeHeader } from '../../cell/words.ts';
import { splitPhrases, joinWords, type Linea, type PdfPage } from './lines.ts';
import { findPdfPeriodo, type PdfPeriodo } from './period.ts';

export interface Segmento {
  pagine: PdfPage[];
  conto: string | null;
  periodo: PdfPeriodo | null;
}

const NUMERO_PAGINA =
  /\b(?:page|pagina|pag\.?|seite|blatt|foglio)\s*(?:n\.?\s*)?(\d{1,4})(?:\s*(?:of|di|von|su|de|\/)\s*\d{1,4})?/i;
const CONTO =
  /^(?:(?:numero|codice|n) )?(?:account (?:number|no|n)|account|iban|conto corrente|conto|rapporto|c c|kontonummer|konto nr|konto|numero conto|compte|card number|numero carta)\b/;
/** A label that can only be the account's, wherever it stands in its line. */
const ESPLICITO =
  /\b(?:account (?:number|no\.?)|numero (?:di )?conto|(?<!estratto )conto(?: corrente)? n(?:r|um|\.|°|umero)*|kontonummer)[\s.:°]*([\dX*][\dX*/.\s-]{2,}\d)/i;
const NUMERO = /[\dX*][\dX*/.\s-]{2,}\d/;
const IBAN = /\b[A-Z]{2} ?\d{2}(?: ?[A-Z0-9]){11,30}\b/;

/** A valid IBAN written anywhere in a line, whatever its spaces. */
export function findIban(testo: string): string | null {
  for (let from = 0; from < testo.length; from++) {
    const found = IBAN.exec(testo.slice(from));
    if (!found) return null;
    const compatto = found[0].replaceAll(' ', '');
    // Words after it may have been taken in: an IBAN has 15 to 34 characters, and its check digits tell which.
    for (let end = Math.min(34, compatto.length); end >= 15; end--) {
      const esito = checkIban(compatto.slice(0, end));
      if (esito.ok) return esito.valore;
    }
    from += found.index;
  }
  return null;
}

/** The account a line names by a label: a valid IBAN, or the number after the label. */
export function findContoOfLine({ parole }: Linea): string | null {
  const testo = joinWords(parole);
  const iban = findIban(testo);
  const esplicito = ESPLICITO.exec(testo)?.[1];
  if (iban === null && esplicito !== undefined) return esplicito.trim();
  const celle = splitPhrases(parole, 0.8).map((frase) => joinWords(frase));
  for (const [at, cella] of celle.entries()) {
    if (!CONTO.test(normalizeHeader(cella))) continue;
    if (iban !== null) return iban;
    // An IBAN whose check digits do not tie is still the one the statement names.
    const comunque = /^iban\b/.test(normalizeHeader(cella)) ? IBAN.exec(joinWords(parole))?.[0] : undefined;
    if (comunque !== undefined) return comunque.replaceAll(' ', '').slice(0, 34);
    const numero = NUMERO.exec(cella)?.[0] ?? NUMERO.exec(celle[at + 1] ?? '')?.[0];
    if (numero !== undefined && numero.replaceAll(/\D/g, '').length >= 4) return numero.trim();
  }
  return iban;
}

const cifre = (conto: string): string => conto.replaceAll(/\D/g, '');

/** Two ways of writing one account: the number inside its IBAN, or masked digits. */
function stessoConto(una: string, altra: string): boolean {
  const [a, b] = [cifre(una), cifre(altra)];
  return a.endsWith(b) || b.endsWith(a) || a.includes(b) || b.includes(a);
}

/** @param isDati tells the lines of movements, whose words say nothing of the statement */
export function splitEstratti(pagine: readonly PdfPage[], isDati: (linea: Linea) => boolean): Segmento[] {
  const segmenti: Segmento[] = [];
  for (const pagina of pagine) {
    const intorno = pagina.linee.filter((linea) => !isDati(linea));
    // Below the first movement, accounts are those of other people.
    const primoDato = pagina.linee.findIndex((linea) => isDati(linea));
    const sopra = (primoDato === -1 ? pagina.linee : pagina.linee.slice(0, primoDato)).slice(0, 60);
    const conto = primo(sopra, ({ parole }) => findIban(joinWords(parole))) ?? primo(sopra, findContoOfLine);
    const periodo = findPdfPeriodo(intorno.slice(0, 60));
    const numero = primo(intorno, ({ parole }) => NUMERO_PAGINA.exec(joinWords(parole))?.[1] ?? null);
    const last = segmenti.at(-1);
    if (!last || isNuovo(last, conto, periodo, numero)) segmenti.push({ pagine: [pagina], conto, periodo });
    else {
      last.pagine.push(pagina);
      last.conto ??= conto;
      last.periodo = migliore(last.periodo, periodo);
    }
  }
  return unisciVuoti(segmenti, isDati);
}

function primo<T>(linee: readonly Linea[], di: (linea: Linea) => T | null): T | null {
  for (const linea of linee) {
    const found = di(linea);
    if (found !== null) return found;
  }
  return null;
}

/** A period with a start says more than a day alone. */
function migliore(prima: PdfPeriodo | null, dopo: PdfPeriodo | null): PdfPeriodo | null {
  if (!prima) return dopo;
  return prima.dal === null && dopo?.dal != null ? dopo : prima;
}

function isNuovo(
  last: Segmento,
  conto: string | null,
  periodo: PdfPeriodo | null,
  numero: string | null,
): boolean {
  if (numero === '1') return true;
  if (conto !== null && last.conto !== null && !stessoConto(conto, last.conto)) return true;
  const { dal = null, al = '' } = last.periodo ?? {};
  return (
    periodo !== null && periodo.dal !== null && dal !== null && (periodo.dal !== dal || periodo.al !== al)
  );
}

/** Covers and annexes hold no movements: they belong to the statement they lead to, or that they follow. */
function unisciVuoti(segmenti: readonly Segmento[], isDati: (linea: Linea) => boolean): Segmento[] {
  const result: Segmento[] = [];
  let sospesi: Segmento[] = [];
  for (const segmento of segmenti) {
    if (!segmento.pagine.some(({ linee }) => linee.some((linea) => isDati(linea)))) {
      sospesi.push(segmento);
      continue;
    }
    const last = result.at(-1);
    const prima = last ? [] : sospesi;
    if (last) for (const { pagine } of sospesi) last.pagine.push(...pagine);
    sospesi = [];
    result.push({
      pagine: [...prima.flatMap(({ pagine }) => pagine), ...segmento.pagine],
      conto: segmento.conto ?? prima[0]?.conto ?? null,
      periodo: segmento.periodo ?? prima[0]?.periodo ?? null,
    });
  }
  const last = result.at(-1);
  if (last) for (const { pagine } of sospesi) last.pagine.push(...pagine);
  return result.length > 0 ? result : segmenti.slice(0, 1);
}
