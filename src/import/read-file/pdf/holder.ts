/** What the printed statement of a card says of its amounts, where these have no sign: by the sums of its parts, in words. */
import { parseCentesimi } from '../../cell/amount.ts';
import { cleanCell } from '../../cell/cell.ts';
import { isCard, isGivenBack } from '../../cell/direction-words.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { isOfHolder, isPaidOffText } from '../../tracciato/card.ts';

const BARE = /^(?:(?:€|EUR)\s*)?\d[\d.,'’ ]*(?:\s*(?:€|EUR))?$/;
/** Of fewer rows each amount is a sum by itself. */
const ROWS = 3;
const FIGURE = /\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d{2}(?!\d)/g;

/** What stands above the first row, titles of columns too. */
export const listAround = (righe: readonly RigaPdf[]): string =>
  righe
    .slice(
      0,
      Math.max(
        0,
        righe.findIndex(({ tipo }) => tipo === 'movimento'),
      ),
    )
    .flatMap(({ celle }) => celle)
    .join(' ');

/** True of words by which a row says that it paid the card, or gave money back. */
const isIn = (words: string): boolean => isPaidOffText(words) || isGivenBack(words);

/** Where the amounts stand that each of these rows has without a sign; -1 where no column, or several, have them. */
function findBare(rows: readonly RigaPdf[], { colonne }: EstrattoPdf): number {
  const found = (colonne?.colonne ?? []).flatMap(({ tipo }, at) =>
    tipo === 'denaro' && rows.every(({ celle }) => BARE.test(cleanCell(celle[at] ?? ''))) ? [at] : [],
  );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/**
 * Writes a minus before what was spent, where the words of the other rows say that they paid the card or gave back, and the page
 * states, to the cent, what both parts come to.
 * @param isSum tells words that name a balance or a total
 * @returns false, with nothing changed, where some amount has a sign or the page does not state both sums
 */
export function setSignsByParts(estratto: EstrattoPdf, isSum: (text: string) => boolean): boolean {
  const { righe, colonne } = estratto;
  const wordsOf = ({ celle }: RigaPdf): string =>
    celle.filter((_, at) => colonne?.colonne[at]?.tipo === 'testo').join(' ');
  const rows = righe.filter((riga) => riga.tipo === 'movimento' && !isSum(wordsOf(riga).trim()));
  const at = findBare(rows, estratto);
  if (at === -1 || rows.length < ROWS || !isOfHolder(listAround(righe))) return false;
  const [paid, spent] = [true, false].map((side) => rows.filter((riga) => isIn(wordsOf(riga)) === side));
  if (!paid || !spent || paid.length * spent.length === 0) return false;
  const others = righe.filter((riga) => !rows.includes(riga)).flatMap(({ celle }) => celle);
  const isStated = ([',', '.'] as const).some((decimals) => {
    const figures = new Set(
      others
        .flatMap((cell) => [...cell.matchAll(FIGURE)].map(([figure]) => parseCentesimi(figure, decimals)))
        .filter((cents) => !Number.isNaN(cents)),
    );
    return [paid, spent].every((part) =>
      figures.has(
        part.reduce((sum, { celle }) => sum + parseCentesimi(cleanCell(celle[at] ?? ''), decimals), 0),
      ),
    );
  });
  if (!isStated) return false;
  for (const riga of spent) riga.celle[at] = `-${riga.celle[at] ?? ''}`;
  return true;
}

/** A sentence of the page about signs: it names the minus, and one of the sides. */
const OF_SIGN = /\b(?:segno|preced\w+|negativ\w+)\b/i;
const MINUS = /[-–−]|\bmeno\b|\bnegativ\w+/i;
const ON_CREDIT = /\b(?:credito|accredit\w+|a (?:su[oi]|vostr[oi]) favore|rimbors\w+)\b/i;
const ON_DEBIT = /\b(?:debito|addebit\w+|spes[ae]|a carico)\b/i;
/** A sentence is no line of a table. */
const WORDS = 5;

/** What the page of a card says that a minus is: with `inverso` it gives back or pays, with `con_segno` it is spent. */
export function findToldSign({ testo }: EstrattoPdf): 'inverso' | 'con_segno' | null {
  if (!isCard(testo)) return null;
  const sentences = testo
    .split('\n')
    .filter(
      (line) =>
        /\bimport[oi]\b/i.test(line) &&
        OF_SIGN.test(line) &&
        MINUS.test(line) &&
        line.split(' ').length > WORDS &&
        !/\+|\bpositiv|\d/.test(line),
    );
  const sides = new Set(
    sentences.flatMap((line) => {
      const credit = ON_CREDIT.test(line);
      return credit === ON_DEBIT.test(line) ? [] : [credit ? ('inverso' as const) : ('con_segno' as const)];
    }),
  );
  const [side = null] = sides;
  return sides.size === 1 ? side : null;
}

const SPENT =
  /^(?:(?:le|gli|i) )?(?:tu[eoi]|su[eoi]|vostr[ei] )?(?:nuov[ei] |altr[ei] )?(?:acquisti|spese|operazioni|utilizzi|anticipi|prelievi|addebiti|oneri|commissioni|interessi|purchases|new charges|charges)\b/i;
const CAME_IN = /\bricevut[oi]\b|\breceived\b/i;
const CREDITS = /\b(?:accrediti|credits)\b/i;
/** What a holder pays is the card; where another title is of what was spent, it is no purchase. */
const PAYMENTS = /^(?:(?:i|the) )?(?:tuoi|suoi|vostri|your)? ?(?:pagamenti|versamenti|payments)\b/i;

/** True of a title of what was spent with a card. */
export const isOfSpends = (title: string): boolean => SPENT.test(title);

/**
 * What a title between the rows of a holder's card says of those below it; null where the general words are to say it.
 * @param rows words of the rows under it
 * @param isParted true where a title of the page is of what was spent
 */
export function findHolderSide(
  title: string,
  rows: readonly string[],
  isParted: boolean,
): 'dare' | 'avere' | null {
  if (rows.length === 0) return null;
  if (isGivenBack(title) || CAME_IN.test(title) || isPaidOffText(title)) return 'avere';
  if (rows.every((words) => isIn(words))) return 'avere';
  if (isOfSpends(title)) return rows.some((words) => isPaidOffText(words)) ? null : 'dare';
  return isParted && (CREDITS.test(title) || PAYMENTS.test(title)) ? 'avere' : null;
}
