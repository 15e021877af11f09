/** Rows of a printed statement that nothing proves: what they may not be in silence. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { formatData } from '#domain/date.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { cleanCell, isLikelyData } from '../../cell/cell.ts';
import { parseYearlessDay } from '../../cell/yearless.ts';
import { MAX_VALORE } from '../../read/limits.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { isMoney } from '../../read/pdf/tokens.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
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

/** Days by which a row of the statement may be dated after its end: a card books later than it is used. */
const LATE = 7;

/**
 * Refuses the rows below a title that are all dated well after the end of the statement, where no balance proves them: they are
 * still to come.
 */
export function refuseFuture(
  estratto: EstrattoLetto,
  { periodo, righe: printed }: EstrattoPdf,
): EstrattoLetto {
  const { quadratura, natura, righe } = estratto;
  if (!periodo || natura !== 'movimento' || quadratura.esito === 'quadra') return estratto;
  const end = formatGiorno(Date.parse(periodo.al) + LATE * GIORNO_MS);
  const at = righe.findIndex(({ data }) => data > end);
  const [before, first] = [righe[at - 1], righe[at]];
  if (!before || !first || !righe.slice(at).every(({ data }) => data > end)) return estratto;
  const titled = printed.some(
    ({ numero, tipo }) =>
      numero > before.riga && numero < first.riga && (tipo === 'testo' || tipo === 'intestazione'),
  );
  if (!titled) return estratto;
  const scartate = righe.slice(at).map(({ riga, descrizione }) => ({
    riga,
    colonna: null,
    valore: descrizione.slice(0, MAX_VALORE),
    motivo: `La data è dopo la fine dell’estratto, il ${formatData(periodo.al)}`,
  }));
  return {
    ...estratto,
    righe: righe.slice(0, at),
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
