/**
 * The kinds of rows of a card's statement, or of a terminal's, whose amounts have no sign. A payment of the card itself comes
 * in, though of an account it would go out; what was bought came in for whoever sold it.
 */
import { findVerso, isCard, isGivenBack } from '../cell/direction-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isCardholder, isOfTerminal, isPaidByHolder, isPaidOffText } from './card.ts';
import { readKindSides, type SideColumn } from './side-words.ts';
import type { ProfiledColumn } from './profile.ts';

const PAYMENT = /^(?:pagament[oi]|versament[oi]|payments?|zahlung(?:en)?|paiements?|pagos?)\b/;
const SPENT =
  /\b(?:acquist[oi]|spes[ae]|purchases?|sales?|kauf|achats?|compras?|preliev[oi]|anticipo contante|commission[ei]|canone|quota|interessi|fees?)\b/;

/** What a terminal took. */
const SOLD = /\b(?:acquist[oi]|purchases?|sales?|vendit[ae]|incass[oi]|charges?)\b/;

const isKind = (column: ProfiledColumn, kind: RegExp): boolean =>
  [...column.valori].some((word) => kind.test(normalizeHeader(word)));

/** The columns of the kinds of such rows. */
export const listCardKinds = (columns: readonly ProfiledColumn[]): ProfiledColumn[] =>
  columns.filter(
    (column) => readKindSides(column) !== null && (isKind(column, SPENT) || isKind(column, SOLD)),
  );

/**
 * True where a list of cards names what was bought among the kinds of its rows: of whoever sold it that came in, and a
 * payment may be of the card itself.
 */
export const hasCardKinds = (columns: readonly ProfiledColumn[], above: string): boolean =>
  (isOfTerminal(columns, above) ||
    isCard(`${above} ${columns.map(({ intestazione }) => intestazione).join(' ')}`)) &&
  listCardKinds(columns).length > 0;

/** Which way all the rows of one kind went: by the words of each; null where they say nothing, or not the same. */
function findKindSide(kind: string, column: ProfiledColumn, texts: readonly ProfiledColumn[]): 1 | -1 | null {
  const rows = column.celle.flatMap((cell, riga) =>
    cell === kind ? [texts.map(({ celle }) => celle[riga] ?? '').join(' ')] : [],
  );
  const back = rows.map((words) => isGivenBack(words) || isPaidOffText(words));
  if (back.every(Boolean)) return 1;
  if (back.some(Boolean) || PAYMENT.test(normalizeHeader(kind))) return null;
  return SPENT.test(normalizeHeader(kind)) || findVerso(kind) === -1 ? -1 : null;
}

/** Which way one kind of rows of a terminal went. */
const findTerminalSide = (kind: string): 1 | -1 | null =>
  isGivenBack(kind) ? -1 : SOLD.test(normalizeHeader(kind)) ? 1 : null;

/** So many kinds of rows at most: more words describe. */
const FEW = 6;

/** The columns, whatever their names, whose few words all say what a terminal did. */
const listTerminalKinds = (columns: readonly ProfiledColumn[]): ProfiledColumn[] => {
  const isOfTerminalRows = ({ valori, filled, celle }: ProfiledColumn): boolean =>
    filled === celle.length &&
    valori.size <= FEW &&
    [...valori].every((kind) => findTerminalSide(kind) !== null);
  return [...new Set([...listCardKinds(columns), ...columns.filter(isOfTerminalRows)])];
};

/** The column of kinds that says of each row of a card, or of a terminal, which way it went; null where none does. */
export function findCardSides(
  columns: readonly ProfiledColumn[],
  above: string,
  notices: string[],
): SideColumn | null {
  const terminal = isOfTerminal(columns, above);
  if (!terminal && !isCardholder(columns, above) && !isPaidByHolder(columns, above)) return null;
  const texts = columns.filter(({ testo, filled }) => filled > 0 && testo > filled / 2);
  for (const column of terminal ? listTerminalKinds(columns) : listCardKinds(columns)) {
    const kinds = [...column.valori].map((kind) => ({
      kind,
      side: terminal ? findTerminalSide(kind) : findKindSide(kind, column, texts),
    }));
    const of = (side: 1 | -1): string[] => kinds.flatMap((one) => (one.side === side ? [one.kind] : []));
    const [entra, leaves] = [of(1), of(-1)];
    if (entra.length * leaves.length === 0 || entra.length + leaves.length < kinds.length) continue;
    notices.push(
      terminal
        ? `È la lista di un terminale: che cosa è incassato e che cosa è reso lo dice la colonna «${column.intestazione}».`
        : `È l’estratto di una carta: che cosa è speso e che cosa è pagato o reso lo dice la colonna «${column.intestazione}».`,
    );
    return { column, entra, leaves };
  }
  return null;
}
