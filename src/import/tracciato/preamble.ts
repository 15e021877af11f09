/** What a file says of itself around its table: balances, account, currency. */
import type { Decimali, OrdineData } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../cell/date.ts';
import { parseCentesimi } from '../cell/amount.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { isLikelyData, isLikelyDenaro, isLikelyImporto, cleanCell } from '../cell/cell.ts';
import { findDecimaliHint } from '../cell/decimals.ts';
import { classifySaldo } from './row-words.ts';
import { findDivisa, normalizeHeader } from '../cell/words.ts';

const CERTO =
  /\b(iniziale|finale|apertura|chiusura|opening|closing|previous|new|brought|carried|amount due|initial|final|start|end|anfang\w*|end(e|saldo)|letzter|inicial|precedente|riporto)\b/;
/** The figure that ends a text, with whatever sign and currency stand on either side of it. */
const NEL_TESTO =
  /(?:[€$£]|[A-Z]{3}|:|\s)\s*(\(?[+\-−–]?\s?(?:[€$£]|[A-Z]{3})?\s?[+\-−–]?\d[\d.,'’\uFFFD\u00A0\u202F ]*(?:\s?[-−–+)])?)(?:\s*(?:[€$£]|[A-Z]{3}))?(?:\s?[-−–])?\s*$/;
const GIORNO_NEL_TESTO = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/;

/**
 * A balance line outside the movements: a cell that names it and an amount after it
 * (or in the same cell, `Saldo: CHF 31716.78`); null when the row is none.
 */
export function readSaldo(
  riga: readonly string[],
  linea: number,
  decimali: Decimali,
  ordine: OrdineData,
): SaldoDichiarato | null {
  for (const [at, cella] of riga.entries()) {
    const text = cleanCell(cella);
    const tipo = text === '' ? null : classifySaldo(text);
    if (!tipo) continue;
    const altre = riga.map((altra) => cleanCell(altra));
    const importo = importoDopo(altre, at, decimali) ?? importoNelTesto(text, decimali);
    if (importo === null) continue;
    const giorno = altre.find((altra) => isLikelyData(altra)) ?? GIORNO_NEL_TESTO.exec(text)?.[0] ?? '';
    return {
      tipo,
      importo,
      certo: CERTO.test(normalizeHeader(text)),
      riga: linea,
      data: parseGiorno(giorno, ordine),
    };
  }
  return null;
}

/** Where the balances of a row are named. */
const etichette = (riga: readonly string[]): number[] =>
  riga.flatMap((cella, at) => {
    const text = cleanCell(cella);
    return text !== '' && classifySaldo(text) !== null ? [at] : [];
  });

/**
 * The balances of a line above the table: one, or several beside each other, each with the figure after its own name. Names
 * without figures have them in the line below, each under its own.
 * @param sotto the line below, for names that stand above their figures
 */
export function readSaldi(
  riga: readonly string[],
  sotto: readonly string[],
  linea: number,
  decimali: Decimali,
  ordine: OrdineData,
): SaldoDichiarato[] {
  const nomi = etichette(riga);
  if (nomi.length === 0) return [];
  const senzaCifre = nomi.length > 1 && !riga.some((cella) => isLikelyDenaro(cella));
  const tratti = nomi.map((at, quale) =>
    senzaCifre ? [riga[at] ?? '', sotto[at] ?? ''] : riga.slice(nomi.length === 1 ? 0 : at, nomi[quale + 1]),
  );
  return tratti.flatMap((tratto) => readSaldo(tratto, linea, decimali, ordine) ?? []);
}

/** The last amount of the row, wherever it stands: some banks print it before its label. */
function importoDopo(celle: readonly string[], label: number, decimali: Decimali): number | null {
  const at = celle.findLastIndex(
    (cella, indice) => indice !== label && isLikelyImporto(cella) && !isLikelyData(cella),
  );
  if (at === -1) return null;
  const centesimi = leggiMostrato(celle[at] ?? '', decimali);
  return Number.isNaN(centesimi) ? null : centesimi;
}

function importoNelTesto(text: string, decimali: Decimali): number | null {
  const found = NEL_TESTO.exec(text.replace(GIORNO_NEL_TESTO, ' '))?.[1]?.trim();
  if (!found || !/(?:[.,]\d{2}|\d{3})\s?[-−–+)]?$/.test(found)) return null;
  const centesimi = leggiMostrato(found, decimali);
  return Number.isNaN(centesimi) ? null : centesimi;
}

/** Around a table amounts may be written otherwise than inside it: the sign they show for sure is theirs. */
function leggiMostrato(text: string, decimali: Decimali): number {
  const centesimi = parseCentesimi(text, decimali);
  const mostrato = Number.isNaN(centesimi) ? findDecimaliHint(text) : null;
  return mostrato === ',' || mostrato === '.' ? parseCentesimi(text, mostrato) : centesimi;
}

export interface Intorno {
  conto: string | null;
  divisa: string | null;
  /** Text of the preamble, to look for words in. */
  testo: string;
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/;

/** `Conto Corrente n. 0123456`, `Banca - Conto corrente 1000/00098765`. */
const CONTO_NEL_TESTO = /\bconto(?: corrente)?(?: n(?:r|um|umero)?\.?)? (\d[\d/.-]{4,})(?: in [A-Z]{3})?$/i;

const DIVISA = /^(divisa|valuta|currency|wahrung|devise|moneda|controvalore in)\b/;
const CONTO =
  /^(numero )?(conto|carta|rapporto|kontonummer|konto|account( number)?|iban|numero carta|conto corrente|kartenkonto|compte)\b/;
/** Labels with their values in one cell: `Conto: 123 - Divisa: CHF`. */
const IN_FILA = /\s+[-–|;]\s+|\s{2,}|\t/;

/** Names without values in a line have them in the line below, each under its own. */
const isDiNomi = (riga: readonly string[]): boolean => {
  const celle = riga.map((cella) => cleanCell(cella)).filter((cella) => cella !== '');
  return (
    celle.length > 1 &&
    celle.every(
      (cella) => !/\d{3}/.test(cella.replace(GIORNO_NEL_TESTO, '')) && findDivisa(cella) !== cella,
    ) &&
    celle.some((cella) => DIVISA.test(normalizeHeader(cella)) || CONTO.test(normalizeHeader(cella)))
  );
};

/** The lines above the table as labels and values: those under their names beside them, those in one cell parted. */
function inCoppie(preambolo: readonly string[][]): string[][] {
  return preambolo.flatMap((riga, at) => {
    const sotto = preambolo[at + 1] ?? [];
    const sole = isDiNomi(riga) && sotto.length > 0 && !isDiNomi(sotto);
    const celle = sole ? riga.flatMap((cella, colonna) => [cella, sotto[colonna] ?? '']) : riga;
    const parti = celle.flatMap((cella) => (/:\s/.test(cella) ? cella.split(IN_FILA) : [cella]));
    return [parti.map((cella) => cleanCell(cella)).filter((cella) => cella !== '')];
  });
}

/** Currencies named beside the balances and the account, where no label names one. */
function divisaDetta(righe: readonly string[][]): string | null {
  const dette = righe.flatMap((celle) => {
    const parlano = celle.some(
      (cella) => classifySaldo(cella) !== null || CONTO.test(normalizeHeader(cella)),
    );
    return parlano ? celle.flatMap((cella) => findDivisa(cella) ?? []) : [];
  });
  return new Set(dette).size === 1 ? (dette[0] ?? null) : null;
}

/** Account and currency, from the lines above the table: a label and the cell after it. */
export function readSurroundings(preambolo: readonly string[][]): Intorno {
  let conto: string | null = null;
  let divisa: string | null = null;
  const righe = inCoppie(preambolo);
  for (const celle of righe) {
    for (const [at, cella] of celle.entries()) {
      const label = normalizeHeader(cella);
      const dopo = /:\s*(\S.*)$/.exec(cella)?.[1] ?? celle[at + 1] ?? '';
      if (DIVISA.test(label)) divisa ??= findDivisa(dopo);
      if (CONTO.test(label) && /\d{3}/.test(dopo)) conto ??= dopo.split(' - ')[0]?.slice(0, 60) ?? null;
      conto ??= IBAN.exec(cella)?.[0] ?? CONTO_NEL_TESTO.exec(cella)?.[1] ?? null;
    }
  }
  divisa ??= divisaDetta(righe);
  return { conto, divisa, testo: preambolo.flat().join(' ').slice(0, 5_000) };
}
