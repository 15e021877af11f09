/**
 * Rows that name both sides, each with its IBAN. The one that stands on every row, now of who pays and now of who is paid, is the
 * account's own: it says which way each amount went, and who the other side is.
 */
import { hasSign } from '../cell/amount.ts';
import { isLikelyImporto } from '../cell/cell.ts';
import { toIbanOrNull } from '../cell/text.ts';
import { normalizeHeader } from '../cell/words.ts';
import { filterDatedRows } from '../tracciato/profile.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

const PAYER = /\b(?:ordinante|pagatore|mittente|debtor|payer|sender|auftraggeber)\b/;
const PAYEE = /\b(?:beneficiari[oa]|destinatari[oa]|ricevente|creditor|payee|recipient|empfanger)\b/;
/** Where a side stands: its IBAN, and its name where the file has it. */
interface Side {
  iban: number;
  name: number;
}

/** The columns of one side; null unless just one of those that its word names holds IBANs, and one at most a name. */
function findSide(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  own: RegExp,
  other: RegExp,
): Side | null {
  const named = header.flatMap((text, at) => {
    const name = normalizeHeader(text);
    return own.test(name) && !other.test(name) ? [at] : [];
  });
  const ibans = named.filter((at) => rows.every((riga) => toIbanOrNull(riga[at]) !== null));
  const names = named.filter((at) => !ibans.includes(at));
  const [iban] = ibans;
  return iban === undefined || ibans.length > 1 || names.length > 1 ? null : { iban, name: names[0] ?? -1 };
}

/** The account that is one of the two sides of every row, and is of either on some. */
function findOwn(rows: readonly (readonly string[])[], payer: Side, payee: Side): string | null {
  const sides = rows.map((riga) => [toIbanOrNull(riga[payer.iban]), toIbanOrNull(riga[payee.iban])] as const);
  const own = sides[0]?.find((iban) => sides.every(([from, to]) => (from === iban) !== (to === iban)));
  const isOfBoth = [0, 1].every((side) => sides.some((pair) => pair[side] === own));
  return isOfBoth ? (own ?? null) : null;
}

/** The account on one side of every row and the other party on the other, with a sign where amounts have none; null where it is not so. */
export function findOwnSide(table: SampledTable): RowRepair | null {
  const { intestazione: header, parole } = table.structure;
  if (![PAYER, PAYEE].every((side) => header.some((name) => side.test(normalizeHeader(name))))) return null;
  const rows = filterDatedRows(listOwnRows(table));
  const [payer, payee] = [findSide(header, rows, PAYER, PAYEE), findSide(header, rows, PAYEE, PAYER)];
  const own = parole && rows.length > 1 && payer && payee ? findOwn(rows, payer, payee) : null;
  if (!payer || !payee || own === null || (payer.name === -1) !== (payee.name === -1)) return null;
  const isSigned = rows.some((riga) => riga.some((cell) => isLikelyImporto(cell) && hasSign(cell)));
  const width = Math.max(header.length, ...rows.map((riga) => riga.length));
  const write = (
    riga: readonly string[],
    [account, holder, iban, party]: readonly [string, string, string, string],
    sign: string,
  ): string[] => {
    const written = [...riga, ...Array.from({ length: Math.max(0, width - riga.length) }, () => '')];
    written[payer.iban] = account;
    written[payee.iban] = iban;
    if (payer.name !== -1) written[payer.name] = holder;
    if (payee.name !== -1) written[payee.name] = party;
    return isSigned ? written : [...written.slice(0, width), sign];
  };
  return {
    change: (riga) => {
      const at = (index: number): string => riga[index] ?? '';
      if (at(payer.iban) === header[payer.iban] && at(payee.iban) === header[payee.iban])
        return write(riga, ['IBAN conto', 'Intestatario', 'IBAN controparte', 'Controparte'], 'Segno');
      const [from, to] = [toIbanOrNull(at(payer.iban)), toIbanOrNull(at(payee.iban))];
      if (from !== own && to !== own) return riga;
      return from === own
        ? write(riga, [at(payer.iban), at(payer.name), at(payee.iban), at(payee.name)], '-')
        : write(riga, [at(payee.iban), at(payee.name), at(payer.iban), at(payer.name)], '+');
    },
    notice: `${own} è su ogni riga: è il conto. Gli importi escono dove è di chi paga, entrano dove è di chi riceve.`,
  };
}
