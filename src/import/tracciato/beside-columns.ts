/** What stands beside the amounts and the words of a statement and is neither: rates, quantities, noughts, who keyed a row and where. */
import { listMeanings, normalizeHeader } from '../cell/words.ts';
import { isMoney, type ProfiledColumn } from './profile.ts';

/** A share behind a figure is that of an amount: `IVA 22%` holds what the tax comes to, `IVA %` how much of it there is. */
const RATE =
  /(?<!\d\s?)%|\bperc(?:\.|entual\w*)?(?=\s|$)|\baliq(?:\.|uot[ae])?(?=\s|$)|^(?:tasso|cambio|exchange rate|fx rate|kurs|wechselkurs|cours|punti|points|q\.?t[aà]'?|quantit\w*|qty|quantity|menge|matr(?:icola)?)(?=[\s.:]|$)/i;

const isRate = ({ intestazione }: ProfiledColumn): boolean => RATE.test(intestazione.trim());

const isNought = (column: ProfiledColumn): boolean =>
  isMoney(column) && [...column.valori].every((value) => !/[1-9]/.test(value));

const isBalance = ({ intestazione }: ProfiledColumn): boolean =>
  listMeanings(intestazione)[0]?.ruolo === 'saldo';

const toEmpty = (column: ProfiledColumn): ProfiledColumn => ({
  ...column,
  denaro: 0,
  intero: 0,
  testo: 0,
  vuota: column.celle.length,
  filled: 0,
  length: 0,
  valori: new Set(),
  celle: column.celle.map(() => ''),
});

/** The columns without such rates, those of noughts as empty ones; all of them where no amount would be left. */
export function takeOutFigures(columns: readonly ProfiledColumn[]): readonly ProfiledColumn[] {
  const named = columns.filter((column) => !isRate(column));
  const left = named.map((column) => (isNought(column) ? toEmpty(column) : column));
  return left.some((column) => isMoney(column) && !isBalance(column)) ? left : columns;
}

/** By whom, where and in which drawer a row was put: it says nothing of what it is, where anything else does. */
const BESIDE =
  /^(?:utente|operatore|user(?:name)?|(?:inserit|creat|compilat|registrat)[oa] da|filiale|sportello|agenzia|branch|sede|terminale|canale|channel|categori\w*|category|tag|etichett\w*|dispositivo|device)\b/;
export const isBeside = ({ intestazione }: ProfiledColumn): boolean =>
  BESIDE.test(normalizeHeader(intestazione));
