/**
 * Rows that name both sides, each by its IBAN or by its name alone. The one that stands on every row, now of who pays and now of who
 * is paid, is the account's own: it says which way each amount went, and who the other side is.
 */
import { hasSign } from '../cell/amount.ts';
import { isLikelyImporto } from '../cell/cell.ts';
import { toIbanOrNull } from '../cell/text.ts';
import { normalizeHeader } from '../cell/words.ts';
import { filterDatedRows } from '../tracciato/profile.ts';
import { listOwnRows, type RowRepair, type SampledTable } from './row-repair.ts';

const PAYER =
  /^(?:da|dal conto|from|conto (?:di )?(?:origine|partenza|provenienza))$|\b(?:ordinante|pagatore|mittente|debitore|debtor|payer|sender|auftraggeber)\b/;
const PAYEE =
  /^(?:a|al conto|to|conto (?:di )?(?:destinazione|arrivo))$|\b(?:beneficiari[oa]|destinatari[oa]|ricevente|creditor[ei]?|payee|recipient|empfanger)\b/;
/** A word that names the side of anything, and those by which an account is told. */
const BARE = /^(?:da|from)$/;
const ACCOUNT = /\b(?:conto|c c|cassa|banca|carta|libretto|portafoglio|account|bank|cash|wallet|card)\b/;

/** Where a side stands: what tells it, its IBAN or else its name, and its name beside an IBAN where the file has it. */
interface Side {
  key: number;
  name: number;
  isIban: boolean;
}

/** The columns of one side; null unless just one of those that its word names holds IBANs, and one at most a name; or that name alone. */
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
  const [[iban], [name]] = [ibans, names];
  if (ibans.length > 1 || names.length > 1) return null;
  if (iban !== undefined) return { key: iban, name: name ?? -1, isIban: true };
  const isNamed = name !== undefined && rows.every((riga) => /\p{L}/u.test(riga[name] ?? ''));
  return isNamed ? { key: name, name: -1, isIban: false } : null;
}

/** What tells a side on a row: its IBAN, or its name however it is written. */
const readKey = (riga: readonly string[], { key, isIban }: Side): string | null =>
  isIban ? toIbanOrNull(riga[key]) : normalizeHeader(riga[key] ?? '');

/** What is one of the two sides of every row, and of either on some; null where nothing is, or both are. */
function findOwn(rows: readonly (readonly string[])[], payer: Side, payee: Side): string | null {
  const sides = rows.map((riga) => [readKey(riga, payer), readKey(riga, payee)] as const);
  const all = (sides[0] ?? []).filter((key) => sides.every(([from, to]) => (from === key) !== (to === key)));
  const [own = null, other] = all.filter((key) =>
    [0, 1].every((side) => sides.some((pair) => pair[side] === key)),
  );
  return other === undefined ? own : null;
}

interface Sides {
  payer: Side;
  payee: Side;
  own: string;
  rows: string[][];
}

/** The two sides that the header names, both told alike; null where it names none. */
function findSides(table: SampledTable): Sides | null {
  const { intestazione: header, parole } = table.structure;
  if (![PAYER, PAYEE].every((side) => header.some((name) => side.test(normalizeHeader(name))))) return null;
  const rows = filterDatedRows(listOwnRows(table));
  const [payer, payee] = [findSide(header, rows, PAYER, PAYEE), findSide(header, rows, PAYEE, PAYER)];
  if (!parole || rows.length < 2 || !payer || !payee) return null;
  if (payer.isIban !== payee.isIban || (payer.name === -1) !== (payee.name === -1)) return null;
  const own = findOwn(rows, payer, payee);
  // Roads, trips and letters go from one to another, too.
  const isBare = BARE.test(normalizeHeader(header[payer.key] ?? '')) && !payer.isIban;
  return own === null || (isBare && !ACCOUNT.test(own)) ? null : { payer, payee, own, rows };
}

/** The account on one side of every row and the other party on the other, with a sign where amounts have none; null where it is not so. */
export function findOwnSide(table: SampledTable): RowRepair | null {
  const sides = findSides(table);
  if (!sides) return null;
  const { payer, payee, own, rows } = sides;
  const header = table.structure.intestazione;
  const isSigned = rows.some((riga) => riga.some((cell) => isLikelyImporto(cell) && hasSign(cell)));
  const width = Math.max(header.length, ...rows.map((riga) => riga.length));
  const titles = payer.isIban
    ? (['IBAN conto', 'Intestatario', 'IBAN controparte', 'Controparte'] as const)
    : (['Intestatario', '', 'Controparte', ''] as const);
  const write = (
    riga: readonly string[],
    [account, holder, other, party]: readonly [string, string, string, string],
    sign: string,
  ): string[] => {
    const written = [...riga, ...Array.from({ length: Math.max(0, width - riga.length) }, () => '')];
    // A name alone is the same on every row, and says nothing of any.
    written[payer.key] = payer.isIban ? account : '';
    written[payee.key] = other;
    if (payer.name !== -1) written[payer.name] = holder;
    if (payee.name !== -1) written[payee.name] = party;
    return isSigned ? written : [...written.slice(0, width), sign];
  };
  const name =
    rows.flatMap((riga) => (readKey(riga, payer) === own ? [riga[payer.key] ?? ''] : []))[0] ?? own;
  return {
    change: (riga) => {
      const at = (index: number): string => riga[index] ?? '';
      if (at(payer.key) === header[payer.key] && at(payee.key) === header[payee.key])
        return write(riga, titles, 'Segno');
      const [from, to] = [readKey(riga, payer), readKey(riga, payee)];
      if (from !== own && to !== own) return riga;
      return from === own
        ? write(riga, [at(payer.key), at(payer.name), at(payee.key), at(payee.name)], '-')
        : write(riga, [at(payee.key), at(payee.name), at(payer.key), at(payer.name)], '+');
    },
    notice: `${payer.isIban ? own : name} è su ogni riga: è il conto. Gli importi escono dove è di chi paga, entrano dove è di chi riceve.`,
  };
}
