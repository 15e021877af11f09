/** What the columns of a bank, a card or a payment service hold. */
import type { Entry, Writing } from './sheet.ts';

type Happened = readonly [day: string, cents: number, text: string, party: string];

const ACCOUNT: readonly Happened[] = [
  ['2026-03-03', -18_450, 'Addebito SDD Luce e gas', 'Energia Padana'],
  ['2026-03-05', 124_000, 'Bonifico ricevuto saldo ft 88', 'Officina Bassi Srl'],
  ['2026-03-05', -4_020, 'Pagamento carta supermercato', 'Mercato Coperto'],
  ['2026-03-13', -310_075, 'Bonifico disposto ft 12/A', 'Legnami Dolomiti Spa'],
  ['2026-03-17', 7_999, 'Giroconto in entrata', 'Bassi Carlo'],
  ['2026-03-24', -250, 'Commissioni tenuta conto', ''],
  ['2026-03-27', 98_010, 'Incasso POS giornaliero', ''],
  ['2026-03-31', -61_200, 'F24 telematico', ''],
];
const CARD: readonly Happened[] = [
  ['2026-05-02', -5_890, 'AREA SERVIZIO PO EST', ''],
  ['2026-05-04', -129_900, 'ELETTRONICA CENTRO', ''],
  ['2026-05-14', -1_250, 'BAR STAZIONE', ''],
  ['2026-05-15', -20_040, 'ALBERGO DUE TORRI', ''],
  ['2026-05-19', -799, 'MUSICA ONLINE', ''],
  ['2026-05-28', -34_510, 'FERRAMENTA NORD', ''],
];
/** Neither words nor names that say which way the money went. */
const MUTE: readonly Happened[] = ACCOUNT.map(([day, cents], at) => [
  day,
  cents,
  `Op. ${4_711 + at * 13}`,
  '',
]);

const OPENING = 500_000;
/** Those that were not done, where a column says so. */
const NEVER = 4;
const UNDONE = new Set([2, NEVER]);

/** `+A/-B`: what stands for what came in and for what went out. */
const bySide = (cents: number, pair: string): string => pair.split('/')[cents < 0 ? 1 : 0] ?? '';

/** `done/not yet/never`, or `done/not`. */
function stateOf(at: number, words: string): string {
  const [done = '', one = '', other = one] = words.split('/');
  if (!UNDONE.has(at)) return done;
  return at === 2 ? one : other;
}

/**
 * `d` day, `v` day of value, `t` words, `n` party, `s` signed, `x` signed the other way, `u` without sign, `o` and `i` what went
 * out and came in, `o-` with a minus, `b` balance, `r` a number; `k:in/out` a word, `z:in/out` the amount with a word
 * behind, `a:in/out` with one before, `e:done/not` a state, `f` a fee, `g` the gross.
 */
function toCell(
  [day, cents, text, party]: Happened,
  at: number,
  balance: number,
  code: string,
  { day: write, signed, bare }: Writing,
): string | undefined {
  const [kind = '', pair = ''] = code.split(':');
  const fee = cents > 0 ? Math.round(cents / 40) : 0;
  const known: Readonly<Record<string, () => string>> = {
    d: () => write(day),
    v: () => write(day),
    t: () => text,
    n: () => party,
    s: () => signed(cents),
    x: () => signed(-cents),
    u: () => bare(cents),
    o: () => (cents < 0 ? bare(cents) : ''),
    i: () => (cents > 0 ? bare(cents) : ''),
    o0: () => bare(cents < 0 ? cents : 0),
    i0: () => bare(cents > 0 ? cents : 0),
    'o-': () => (cents < 0 ? signed(cents) : ''),
    b: () => signed(balance),
    bd: () => `${bare(balance)} D`,
    r: () => String(90_210 + at * 37),
    f: () => signed(-fee),
    g: () => signed(cents + fee),
    k: () => bySide(cents, pair),
    z: () => `${bare(cents)}${bySide(cents, pair)}`,
    a: () => `${bySide(cents, pair)}${bare(cents)}`,
    e: () => stateOf(at, pair),
    '': () => '',
  };
  return known[kind]?.();
}

/** @param words which rows (`card`, `mute`), of one side (`outgoing`, `incoming`), one given back (`refund`), and what leaves some out (`states`, `never`) */
export function makeMovements(words: ReadonlySet<string>): Entry[] {
  const rows = words.has('card') ? CARD : words.has('mute') ? MUTE : ACCOUNT;
  const refunds = words.has('refund') ? 3 : -1;
  let balance = OPENING;
  return rows.map(([day, cents, text, party], at) => {
    const real = !((words.has('states') && UNDONE.has(at)) || (words.has('never') && at === NEVER));
    const own: Happened =
      at === refunds
        ? [day, Math.abs(cents), `RIACCREDITO ${text}`, party]
        : [
            day,
            words.has('outgoing') ? -Math.abs(cents) : words.has('incoming') ? Math.abs(cents) : cents,
            text,
            party,
          ];
    if (real) balance += own[1];
    const now = balance;
    return {
      day,
      cents: own[1],
      real,
      party: null,
      cell: (code, how) => toCell(own, at, now, code, how),
    };
  });
}
