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

const byLine = (x: RigaScartata, y: RigaScartata): number => x.riga - y.riga;

/**
 * Refuses the lines with a day and an amount that stand outside the columns of the table, where no balance proves that they
 * are no rows of it.
 * @param isSum tells words that name a balance or a total
 */
export function refuseOutside(
  estratto: EstrattoLetto,
  { righe }: EstrattoPdf,
  isSum: (text: string) => boolean,
): EstrattoLetto {
  if (estratto.quadratura.esito === 'quadra') return estratto;
  const known = new Set([...estratto.righe, ...estratto.scartate].map(({ riga }) => riga));
  const lost = righe.filter(
    ({ tipo, celle, numero }) =>
      tipo === 'testo' &&
      !known.has(numero) &&
      isLikeRow(celle.join(' ')) &&
      !celle.some((cell) => cell.split(/(?<=\d) (?=\D)/).some((part) => isSum(part))),
  );
  const scartate = lost.map(({ numero, celle }) => ({
    riga: numero,
    colonna: null,
    valore: celle.join(' ').slice(0, MAX_VALORE),
    motivo: 'Ha una data e un importo, ma non sta nelle colonne della tabella',
  }));
  return scartate.length === 0
    ? estratto
    : { ...estratto, scartate: [...estratto.scartate, ...scartate].toSorted(byLine) };
}

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
