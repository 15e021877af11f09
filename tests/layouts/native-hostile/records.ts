/** Records of CBI, 120 characters each, from a few words a line: places of the interbank standards for RH and RiBa. */

const LONG = 120;

/** Texts at their places, from 1. */
function place(...parts: (readonly [number, string])[]): string {
  let record = '';
  for (const [at, text] of parts) record = record.padEnd(at - 1).slice(0, at - 1) + text;
  return record;
}

const zeros = (text: string, long: number): string => text.padStart(long, '0');

/** What each kind of record becomes; a line that begins with `=` is written as it is. */
const KINDS: Record<string, (values: string[], text: string) => string> = {
  RH: ([day = '010226']) => place([1, ' RH0542812345'], [14, day], [20, 'SUPPORTO1']),
  61: ([iban = '', divisa = '', day = '', side = '', importo = '', n = '1']) =>
    place(
      [1, ` 61${zeros(n, 7)}`],
      [24, '     93001'],
      [34, 'C/C ORDINARIO'],
      [52, iban.slice(4)],
      [75, divisa],
      [78, day],
      [84, side],
      [85, zeros(importo, 15)],
      [100, iban.slice(0, 4)],
    ),
  62: ([at = '', valuta = '', day = '', side = '', importo = '', causale = '', n = '1'], text) =>
    place(
      [1, ` 62${zeros(n, 7)}${zeros(at, 3)}`],
      [14, valuta],
      [20, day],
      [26, side],
      [27, zeros(importo, 15)],
      [42, causale],
      [87, text],
    ),
  63: ([at = '', n = '1'], text) => place([1, ` 63${zeros(n, 7)}${zeros(at, 3)}`], [14, text]),
  64: ([divisa = '', day = '', side = '', importo = '', liquid = '', n = '1']) =>
    place(
      [1, ` 64${zeros(n, 7)}`],
      [11, divisa],
      [14, day],
      [20, side],
      [21, zeros(importo, 15)],
      [36, (liquid || side).slice(0, 1)],
      [37, zeros(liquid.slice(1) || importo, 15)],
    ),
  65: ([divisa = '', day = '', side = '', importo = '', n = '1']) =>
    place([1, ` 65${zeros(n, 7)}`], [11, divisa], [14, day], [20, side], [21, zeros(importo, 15)]),
  IB: () => place([1, ' IBABCDE05428'], [14, '150326'], [20, 'SUPPORTO1'], [114, 'E']),
  IM: () => place([1, ' IMABCDE05428'], [14, '150326'], [20, 'SUPPORTO1'], [114, 'E']),
  14: ([n = '', day = '', causale = '', importo = '', sign = '', client = '', divisa = 'E']) =>
    place(
      [1, ` 14${zeros(n, 7)}`],
      [23, day],
      [29, causale],
      [34, zeros(importo, 13)],
      [47, sign],
      [48, '054281110100000123456702008'],
      [92, 'ABCDE4'],
      [98, client],
      [120, divisa],
    ),
  20: ([n = ''], text) => place([1, ` 20${zeros(n, 7)}`], [11, text]),
  30: ([n = '', code = ''], text) => place([1, ` 30${zeros(n, 7)}`], [11, text], [71, code]),
  40: ([n = '']) => place([1, ` 40${zeros(n, 7)}`], [11, 'VIA ROMA 1'], [41, '20100MILANO']),
  50: ([n = ''], text) => place([1, ` 50${zeros(n, 7)}`], [11, text]),
  51: ([n = '', spese = '']) => place([1, ` 51${zeros(n, 7)}`], [11, zeros(n, 10)], [87, spese]),
  70: ([n = '']) => place([1, ` 70${zeros(n, 7)}`]),
  EF: ([records = '', orders = '', minus = '', plus = '']) =>
    orders === ''
      ? place([1, ' EF0542812345010226SUPPORTO1'], [83, zeros(records, 7)])
      : place(
          [1, ' EFABCDE05428150326SUPPORTO1'],
          [46, zeros(orders, 7)],
          [53, zeros(minus, 15)],
          [68, zeros(plus, 15)],
          [83, zeros(records, 7)],
        ),
};

/** @param how `long=` characters of a record, `cut` where blanks at its end are left out, `joined` without line ends */
export function writeRecords(lines: readonly string[], how: readonly string[]): string {
  const long = Number(how.find((one) => one.startsWith('long='))?.slice(5) ?? LONG);
  const records = lines
    .filter((line) => line !== '')
    .map((line) => {
      if (line.startsWith('=')) return line.slice(1);
      const [head = '', text = ''] = line.split(' | ');
      const [kind = '', ...values] = head.split(' ');
      const write = KINDS[kind];
      if (!write) throw new Error(line);
      const record = write(values, text).padEnd(LONG).slice(0, LONG).padEnd(long);
      return how.includes('cut') ? record.trimEnd() : record;
    });
  return how.includes('joined') ? records.join('') : `${records.join('\r\n')}\r\n`;
}
