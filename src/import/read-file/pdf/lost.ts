/** Rows of a printed statement that nothing proves: what they may not be in silence. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { formatData } from '#domain/date.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { cleanCell, isLikelyData } from '../../cell/cell.ts';
import { parseYearlessDay } from '../../cell/yearless.ts';
import { MAX_VALORE } from '../../read/limits.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { isMoney } from '../../read/pdf/tokens.ts';
import type { EstrattoLetto, RigaLetta } from '../../map/outcome.ts';
import type { LettoPdf } from './trials.ts';

/** Words that one day may take: `3 feb 2026`. */
const PAROLE_GIORNO = 3;

/** True for a text that begins with a day and has an amount behind it. */
function isLikeRow(text: string): boolean {
  const words = text.split(' ');
  const day = [1, 2, PAROLE_GIORNO].some((count) => {
    const start = words.slice(0, count).join(' ');
    return /\d/.test(start) && (isLikelyData(start) || parseYearlessDay(start) !== null);
  });
  return day && words.slice(1).some((word) => isMoney(word));
}

/** Letters that a program which reads pictures takes for figures, or figures for. */
const FIGURE = String.raw`[\dOoQIlSB]`;
const NEAR_DAY = new RegExp(
  String.raw`^(?:${FIGURE}{1,2}[./-]${FIGURE}{1,2}(?:[./-](?:${FIGURE}{4}|${FIGURE}{2}))?|${FIGURE}{4}[./-]${FIGURE}{1,2}[./-]${FIGURE}{1,2})$`,
);
const NEAR_MONEY = new RegExp(String.raw`^[-+]?${FIGURE}[\dOoQIlSB.,;'’]*[.,;]${FIGURE}{2}[-+€]?$`);

/** True for words among which a day and an amount stand, one of them misread: `0l/02/2026`, `1.22O,00`. */
function isMisread(words: readonly string[]): boolean {
  const day = words.findIndex((word) => /\d/.test(word) && NEAR_DAY.test(word));
  return day !== -1 && words.some((word, at) => at !== day && /\d/.test(word) && NEAR_MONEY.test(word));
}

const byLine = (x: RigaScartata, y: RigaScartata): number => x.riga - y.riga;

/**
 * Refuses the lines with a day and an amount that stand outside the columns of the table, and those among its rows that have
 * a misread one, where no balance proves that they are no rows of it.
 * @param isSum tells words that name a balance or a total
 */
export function refuseOutside(
  estratto: EstrattoLetto,
  { righe }: EstrattoPdf,
  isSum: (text: string) => boolean,
): EstrattoLetto {
  if (estratto.quadratura.esito === 'quadra') return estratto;
  const known = new Set([...estratto.righe, ...estratto.scartate].map(({ riga }) => riga));
  const last = estratto.righe.at(-1)?.riga ?? 0;
  const scartate = righe.flatMap(({ tipo, celle, numero }) => {
    const text = celle.join(' ');
    const motivo = isLikeRow(text)
      ? OUTSIDE
      : numero > (estratto.righe[0]?.riga ?? 0) && numero <= last + 1 && isMisread(text.split(' '))
        ? MISREAD
        : null;
    const isRow =
      tipo === 'testo' &&
      motivo !== null &&
      !known.has(numero) &&
      !celle.some((cell) => cell.split(/(?<=\d) (?=\D)/).some((part) => isSum(part)));
    return isRow ? [{ riga: numero, colonna: null, valore: text.slice(0, MAX_VALORE), motivo }] : [];
  });
  return scartate.length === 0
    ? estratto
    : { ...estratto, scartate: [...estratto.scartate, ...scartate].toSorted(byLine) };
}

const OUTSIDE = 'Ha una data e un importo, ma non sta nelle colonne della tabella';
const MISREAD = 'Sembra una riga della tabella, ma la data o l’importo non si legge';

/** A short word is one too: `F24`, `POS`; a currency or a side is none. */
const isBare = (cells: readonly string[]): boolean =>
  !/\p{L}[\p{L}\d]/u.test(cells.join(' ').replaceAll(/\b(?:EUR|CR|DR)\b/gi, ''));

/** Days by which a row of the statement may be dated after its end: a card books later than it is used. */
const LATE = 7;

/**
 * Refuses what stands below a title and is of another list, where no balance proves it: rows that are all dated well after the end
 * of the statement, and rows of a day and figures alone below others that have words.
 */
export function refuseOtherLists(estratto: EstrattoLetto, printed: EstrattoPdf): EstrattoLetto {
  const { periodo, righe } = printed;
  if (estratto.natura !== 'movimento' || estratto.quadratura.esito === 'quadra') return estratto;
  const end = periodo && formatGiorno(Date.parse(periodo.al) + LATE * GIORNO_MS);
  const bare = new Set(righe.flatMap(({ numero, celle }) => (isBare(celle) ? [numero] : [])));
  const present = end
    ? refuseTail(
        estratto,
        printed,
        ({ data }) => data > end,
        `La data è dopo la fine dell’estratto, il ${formatData(periodo.al)}`,
      )
    : estratto;
  return refuseTail(
    present,
    printed,
    ({ riga }) => bare.has(riga),
    'Sotto un titolo, una data e cifre senza parole: non sembra un movimento',
  );
}

/** Refuses the last rows, where all of them, and not the one before, are so, and a title parts them from it. */
function refuseTail(
  estratto: EstrattoLetto,
  { righe: printed }: EstrattoPdf,
  isOther: (riga: RigaLetta) => boolean,
  motivo: string,
): EstrattoLetto {
  const { righe } = estratto;
  const before = righe.findLast((riga) => !isOther(riga));
  const tail = righe.slice(before ? righe.indexOf(before) + 1 : 0);
  const [first] = tail;
  if (!before || !first) return estratto;
  const titled = printed.some(
    ({ numero, tipo }) =>
      numero > before.riga && numero < first.riga && (tipo === 'testo' || tipo === 'intestazione'),
  );
  if (!titled) return estratto;
  const scartate = tail.map(({ riga, descrizione }) => ({
    riga,
    colonna: null,
    valore: descrizione.slice(0, MAX_VALORE),
    motivo,
  }));
  return {
    ...estratto,
    righe: righe.slice(0, -tail.length),
    scartate: [...estratto.scartate, ...scartate].toSorted(byLine),
  };
}

const GIORNO_MS = 86_400_000;
const formatGiorno = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The amounts of the page that stand on no row. */
export function listFigures({ righe }: EstrattoPdf, { estratti, lettura }: LettoPdf): number[] {
  const taken = new Set(estratti.flatMap((estratto) => estratto.righe.map(({ riga }) => riga)));
  return righe
    .filter(({ numero, tipo }) => tipo !== 'intestazione' && !taken.has(numero))
    .flatMap(({ celle }) => celle.flatMap((cell) => [cell, ...cell.split(' ')]))
    .map((cell) => parseCentesimi(cleanCell(cell), lettura?.decimali ?? ','))
    .filter((cents) => !Number.isNaN(cents));
}
