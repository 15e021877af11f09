/** Two columns of sides that are both filled on the same rows: of a ledger of documents, the document and what was paid of it. */
import { listMeanings } from '../cell/words.ts';
import { ReadingError } from '../read/error.ts';
import { inferCents, type Cents } from './cents.ts';
import { findNumeroColumn, normalizeTitle } from './partite.ts';
import { isOpenAmount } from './open-amount.ts';
import { choosePartiteMoney, type PartiteMoney } from './partite-money.ts';
import { findSideColumns } from './partite-sides.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** So many of the rows, in a hundred, may have both by mistake. */
const BY_MISTAKE = 5;

/** What a ledger calls its sides: what is to be collected and what is to be paid are of two documents. */
const LEDGER = /\b(?:dare|avere|debe|haber|soll|haben|debits?|credits?|addebit\w*|accredit\w*)\b/;

const listTogether = (dare: ProfiledColumn, avere: ProfiledColumn, cents: Cents): number[] =>
  dare.celle.flatMap((_, riga) => (cents(dare, riga) !== 0 && cents(avere, riga) !== 0 ? [riga] : []));

/** True of two columns of which more rows than a few have both. */
function isTogether(dare: ProfiledColumn, avere: ProfiledColumn): boolean {
  const cents = inferCents([dare, avere]);
  return listTogether(dare, avere, cents).length * 100 > dare.celle.length * BY_MISTAKE;
}

/** True where a column is, row by row, what the others leave: no balance that runs on from row to row. */
function isRest(column: ProfiledColumn, dare: ProfiledColumn, avere: ProfiledColumn): boolean {
  const cents = inferCents([column, dare, avere]);
  return column.celle.every(
    (_, riga) => Math.abs(cents(column, riga)) === Math.abs(cents(dare, riga) - cents(avere, riga)),
  );
}

/**
 * The money of a ledger of clients or suppliers where dare and avere stand on one row; null where they do not, or where a
 * column says itself what is left. The one that is never less than the other holds the documents.
 * @param side whose the documents are, as title and names say
 * @throws ErroreLettura where it is not known which of the two holds them
 */
function chooseBothSides(
  columns: readonly ProfiledColumn[],
  side: 'con_segno' | 'inverso' | null,
): PartiteMoney | null {
  const { dare, avere } = findSideColumns(columns);
  if (!dare || !avere || dare === avere || !isTogether(dare, avere)) return null;
  const open = columns.filter((column) => isMoney(column) && isOpenAmount(column.intestazione));
  if (open.some((column) => isRest(column, dare, avere))) return null;
  if (![dare, avere].every(({ intestazione }) => LEDGER.test(normalizeTitle(intestazione))))
    throw makeBothSidesError(dare, avere, 'che cosa resta aperto');
  const cents = inferCents([dare, avere]);
  // A row of what was paid alone pays the document of another.
  const isWhole = (whole: ProfiledColumn, part: ProfiledColumn, alone: boolean): boolean =>
    whole.celle.every(
      (_, riga) =>
        Math.abs(cents(whole, riga)) >= Math.abs(cents(part, riga)) || (alone && cents(whole, riga) === 0),
    );
  const whose = (alone: boolean): ('con_segno' | 'inverso')[] => [
    ...(isWhole(dare, avere, alone) ? (['con_segno'] as const) : []),
    ...(isWhole(avere, dare, alone) ? (['inverso'] as const) : []),
  ];
  const [plain] = whose(false);
  const apart = findNumeroColumn(columns) ? whose(true) : [];
  // Where either may be, the title says which.
  const found = plain ?? (apart.length === 1 ? apart[0] : apart.find((one) => one === side)) ?? null;
  if (found === null || (side !== null && side !== found))
    throw makeBothSidesError(dare, avere, 'il documento e quale il pagato');
  const [whole, part] = found === 'con_segno' ? [dare, avere] : [avere, dare];
  return {
    colonne: [...columns.filter((column) => !isMoney(column)), { ...whole, intestazione: 'Importo' }],
    dare_avere: false,
    tax: [],
    aperto: false,
    pagato: [part],
    segno: found,
  };
}

/** Leaves one reading of the money of a list of open items. */
export const chooseDocumentMoney = (
  columns: readonly ProfiledColumn[],
  side: 'con_segno' | 'inverso' | null,
): PartiteMoney | null => chooseBothSides(columns, side) ?? choosePartiteMoney(columns);

function makeBothSidesError(dare: ProfiledColumn, avere: ProfiledColumn, which: string): ReadingError {
  const [riga = 0] = listTogether(dare, avere, inferCents([dare, avere]));
  return new ReadingError(
    'nessun_importo',
    `Le colonne «${dare.intestazione}» e «${avere.intestazione}» sono piene sulle stesse righe (per esempio «${dare.celle[riga]}» e «${avere.celle[riga]}»), e non si capisce quale dica ${which}.`,
  );
}

/** The refusal of a statement whose two columns of sides are filled on the same rows; null where none are. */
export function findBothSidesError(columns: readonly ProfiledColumn[]): ReadingError | null {
  const named = (role: 'dare' | 'avere') =>
    columns.find(
      (column) => isMoney(column) && listMeanings(column.intestazione).some(({ ruolo }) => ruolo === role),
    );
  const [dare, avere] = [named('dare'), named('avere')];
  return dare && avere && dare !== avere && isTogether(dare, avere)
    ? makeBothSidesError(dare, avere, 'che cosa è uscito e quale che cosa è entrato')
    : null;
}

/**
 * The refusal of a sheet that keeps two accounts beside each other, each with what came in and what went out: to read one would
 * leave the rows of the other out. Null where another pair of sides has amounts on the rows of these alone, each on the same
 * side: they are the same in another currency.
 */
export function findSecondPairError(
  columns: readonly ProfiledColumn[],
  chosen: { dare: number | null; avere: number | null },
): ReadingError | null {
  const [out, into] = [chosen.dare, chosen.avere].map((at) => columns.find(({ indice }) => indice === at));
  const others = columns.filter(
    (column) =>
      column !== out &&
      column !== into &&
      (column.filled === 0 || column.denaro > 0) &&
      !listMeanings(column.intestazione).some(({ ruolo }) => ruolo === 'saldo'),
  );
  const named = (role: 'dare' | 'avere') =>
    others.find(({ intestazione }) => listMeanings(intestazione)[0]?.ruolo === role);
  const [dare, avere] = [named('dare'), named('avere')];
  if (!out || !into || !dare || !avere) return null;
  const isFilled = ({ celle }: ProfiledColumn, riga: number): boolean => /[1-9]/.test(celle[riga] ?? '');
  const apart = dare.celle.some(
    (_, riga) =>
      (isFilled(dare, riga) && !isFilled(out, riga)) || (isFilled(avere, riga) && !isFilled(into, riga)),
  );
  const names = [out, into, avere, dare].toSorted((x, y) => x.indice - y.indice);
  return apart
    ? new ReadingError(
        'nessun_importo',
        `Il foglio ha i movimenti di due conti, uno accanto all’altro (${names.map(({ intestazione }) => `«${intestazione}»`).join(', ')}): tieni le colonne di un conto solo per file, e riprova.`,
      )
    : null;
}
