/** What the columns of a list of open items hold. */
import type { Entry, Writing } from './sheet.ts';

interface Document {
  day: string;
  due: string;
  number: string;
  party: string;
  code: string;
  net: number;
  tax: number;
  paid: number;
}

const DOCUMENTS: readonly Document[] = [
  ['2026-01-12', '2026-02-28', '3/A', 'Tessitura Alta Valle Srl', '01234560157', 100_000, 22_000, 0],
  ['2026-01-19', '2026-03-19', '7', 'Panificio Moro Snc', '02345670289', 45_050, 4_505, 20_000],
  ['2026-01-22', '2026-01-22', '11', 'Gamma Impianti Spa', '03456780366', 8_000, 1_760, 9_760],
  ['2026-02-13', '2026-04-30', '19/B', 'Panificio Moro Snc', '02345670289', 210_000, 46_200, 0],
  ['2026-02-24', '2026-03-31', '23', 'Vivai Sereni di Sereni Lia', '04567890487', 1_999, 440, 2_439],
  ['2026-02-27', '2026-05-31', '27', 'Gamma Impianti Spa', '03456780366', 65_500, 14_410, 0],
].map(([day, due, number, party, code, net, tax, paid]) => ({
  day: String(day),
  due: String(due),
  number: String(number),
  party: String(party),
  code: String(code),
  net: Number(net),
  tax: Number(tax),
  paid: Number(paid),
}));

/** The azienda of the office, which no list here names unless it says so. */
export const OURS = {
  ragione_sociale: 'Meccanica Tre Pini Srl',
  partita_iva: '05678900968',
  codice_fiscale: '05678900968',
};

const OUT = new Set([1, 4]);

/**
 * `d` day of the document, `s` day it is due, `nr` number, `n` party, `pi` its code, `net`, `tax`, `tot`, `paid`, `open`, `t` words;
 * `e:settled/open` a state (partly paid counts as open), `k:client/supplier` a side, `di`/`do` the total on the side of whom
 * owes us or whom we owe, `ri`/`ro` what is open of it.
 */
function toCell(
  { day, due, number, party, code: piva, net, tax, paid }: Document,
  client: boolean,
  code: string,
  { day: write, signed, bare }: Writing,
): string | undefined {
  const [kind = '', pair = ''] = code.split(':');
  const total = net + tax;
  const known: Readonly<Record<string, () => string>> = {
    d: () => write(day),
    s: () => write(due),
    nr: () => number,
    n: () => party,
    pi: () => piva,
    net: () => bare(net),
    tax: () => bare(tax),
    tot: () => bare(total),
    paid: () => (paid === 0 ? '' : bare(paid)),
    paid0: () => bare(paid),
    open: () => bare(total - paid),
    openm: () => signed(-(total - paid)),
    stot: () => signed(client ? total : -total),
    t: () => `Fattura n. ${number} del ${day.split('-').toReversed().join('/')}`,
    e: () => pair.split('/')[paid === total ? 0 : 1] ?? '',
    k: () => pair.split('/')[client ? 0 : 1] ?? '',
    di: () => (client ? bare(total) : ''),
    do: () => (client ? '' : bare(total)),
    ri: () => (client ? bare(total - paid) : ''),
    ro: () => (client ? '' : bare(total - paid)),
    day0: () => (paid === total ? write(due) : ''),
    us: () => OURS.ragione_sociale,
    uspi: () => OURS.partita_iva,
    '': () => '',
  };
  return known[kind]?.();
}

/**
 * `whole`: nothing says what was paid, so all of it is open. `settled`: a state says what was paid whole, and nothing else does.
 */
export function makeDocuments(words: ReadonlySet<string>): Entry[] {
  return DOCUMENTS.map((one, at) => {
    const client = words.has('both') ? !OUT.has(at) : words.has('clients');
    const total = one.net + one.tax;
    const whole = words.has('whole');
    const settled = words.has('settled');
    const document = settled && one.paid !== total ? { ...one, paid: 0 } : one;
    const open = whole ? total : total - document.paid;
    return {
      day: one.day,
      cents: client ? open : -open,
      real: open !== 0,
      party: words.has('nameless') ? null : one.party,
      cell: (code, how) => toCell(document, client, code, how),
    };
  });
}
