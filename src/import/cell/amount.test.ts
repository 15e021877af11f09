import { describe, expect, it } from 'vitest';
import { classifyCell } from './cell.ts';
import { explainImporto, isNegativa, parseCentesimi } from './amount.ts';

describe('leggiCentesimi', () => {
  it.each([
    ['1.234,56', ',', 123456],
    ['1234,5', ',', 123450],
    ['1.234', ',', 123400],
    ['-1.234.567,00', ',', -123456700],
    ['1,234.56', '.', 123456],
    ["1'234.56", '.', 123456],
    ['1’234.56', '.', 123456],
    ['1\uFFFD000.00', '.', 100000],
    ['1 234,56', ',', 123456],
    ['1\u00A0234,56', ',', 123456],
    ['\u2212 12,00 €', ',', -1200],
    ['€ -12,00', ',', -1200],
    ['-€ 45,90', ',', -4590],
    ['12,00-', ',', -1200],
    ['(12,00)', ',', -1200],
    ['+ 1.200,00 €', ',', 120000],
    ['CHF 10.50', '.', 1050],
    ['26.851,95|', ',', 2685195],
    ['="12,50"', ',', 1250],
    ['12,00 DR', ',', -1200],
    ['12,00 CR', ',', 1200],
    ['12,00D', ',', -1200],
    ['12,00 DARE', ',', -1200],
    ['12,00AVERE', ',', 1200],
    ['1.012,00 EUR A', ',', 101200],
    ['-12,00 D', ',', -1200],
    ['(12,00) EUR', ',', -1200],
    ['EUR (12,00)', ',', -1200],
    ['65.450', '.', 6545],
    ['.50', '.', 50],
    ["1'234,-", ',', 123400],
    ["CHF 1'234.--", '.', 123400],
    ['1 234,—', ',', 123400],
    ["-1'234.--", '.', -123400],
    ['1 234 567,00', ',', 123456700],
    ['1.234, 56', ',', 123456],
    ['1 . 234 ,56', ',', 123456],
    ['€1.234,56-', ',', -123456],
    ['1.234,56 EUR-', ',', -123456],
    ['1.234,56 euro', ',', 123456],
    ['SFr. 1234.50', '.', 123450],
    ['12,00 zł', ',', 1200],
    ['1ʼ234.50', '.', 123450],
    ['1.234,56\0\0', ',', 123456],
    ['\u200E-12,00', ',', -1200],
    ['12,00\u200B', ',', 1200],
    ['\uFF0D1.234,56', ',', -123456],
    ["'-12,00", ',', -1200],
    ['1.234,56 (D)', ',', -123456],
    ['12,00 Dr.', ',', -1200],
    ['-0,00', ',', 0],
    ['12,00 (+)', ',', 1200],
    ['12,00(-)', ',', -1200],
    ['(+) 12,00', ',', 1200],
    ['(\u2212)12,00', ',', -1200],
    ['A12,00', ',', 1200],
    ['D 12,00', ',', -1200],
    ['S 12,00', ',', -1200],
    ['H12,00', ',', 1200],
    ['D -12,00', ',', -1200],
    ['EUR 12,00 D', ',', -1200],
    ['12,00 c', ',', 1200],
    ['12,00 d', ',', -1200],
    ['12,00 E', ',', 1200],
    ['12,00 U', ',', -1200],
    ['12,00 S', ',', -1200],
    ['12,00 Haben', ',', 1200],
    ['12,00 Soll', ',', -1200],
    ['12,00 Gutschrift', ',', 1200],
    ['12,00 € a debito', ',', -1200],
    ['12,00 USC', ',', -1200],
    ['12,00 ENT', ',', 1200],
    ['\uFF0B12,00', ',', 1200],
    ['\u201112,00', ',', -1200],
    ['\u2013\u00A012,00', ',', -1200],
    ['12,00\u2014', ',', -1200],
    ['1\u2007234,00', ',', 123400],
    ['1\u200A234,00\u00A0€', ',', 123400],
    ['US$ 12.00', '.', 1200],
    ['0', ',', 0],
  ] as const)('reads %s with decimal sign %s', (text, decimal, cents) => {
    expect(parseCentesimi(text, decimal)).toBe(cents);
  });

  it.each([
    ['', ','],
    ['-', ','],
    ['abc', ','],
    ['1.23.456,00', ','],
    ['1.2345,00', ','],
    ['12,345', ','],
    ['1,2,3', ','],
    ['970.45 986.35', '.'],
    ['99999999999999999999', ','],
    ['1234.56', ','],
    ['12 34', ','],
    ['-12,00 CR', ','],
    ['-12,00 (C)', ','],
    ['1, 2', ','],
    ['12,00--', ','],
    ['1.234,5 6', ','],
    ['A 12,00 D', ','],
    ['-12,00 (+)', ','],
    ['12,00 xyz', ','],
    ['12,00 LIT', ','],
    ['12,00 k', ','],
    ['12,00 S/A', ','],
  ] as const)('refuses %s with decimal sign %s', (text, decimal) => {
    expect(parseCentesimi(text, decimal)).toBeNaN();
  });
});

describe('what a cell shows before anything is known of its file', () => {
  it.each([
    "1'234.--",
    '1.234,56 EUR-',
    'Fr. 1234.50',
    '12,00 Dr.',
    '12,00\0',
    '1.234,56 (D)',
    '12,00 Kč',
    '12,00 (+)',
    '12,00(-)',
    '(+) 12,00',
    'A12,00',
    'D 12,00',
    '12,00 c',
    '12,00 E',
    '12,00 S',
    'S 12,00',
    '12,00 Soll',
    '12,00 Gutschrift',
    '12,00 a credito',
    '\u201112,00',
    '1\u2007234,00',
    '\u2014 12,00',
  ])('%s is money', (text) => {
    expect(classifyCell(text)).toBe('denaro');
  });

  it.each(['A12', 'D 12', '12,50 kg', '12,00 xyz', 'art. 12,50', '3,14 metri', 'via 12,5'])(
    '%s is a text, or no money',
    (text) => {
      expect(classifyCell(text)).not.toBe('denaro');
    },
  );

  it.each([
    ['12,00 xyz', ',', 'Accanto all’importo c’è «xyz», che non dice se entra o esce'],
    ['-12,00 CR', ',', 'Il segno dell’importo contraddice «CR», scritto accanto'],
    ['A 12,00 D', ',', 'Accanto all’importo «A» e «D» dicono il contrario'],
    ['12,345', ',', 'L’importo ha frazioni di centesimo'],
    ['1234.56', ',', 'L’importo ha il punto dove il file ha la virgola dei decimali'],
    ['1,234.56', ',', 'L’importo ha il punto dove il file ha la virgola dei decimali'],
    ['1.234,56', '.', 'L’importo ha la virgola dove il file ha il punto dei decimali'],
    ['12,00--', ',', 'L’importo ha più di un segno'],
    ['-12,00-', ',', 'L’importo ha più di un segno'],
    ['99999999999999999999', ',', 'L’importo è troppo grande'],
    ['970,45 986,35', ',', 'Nella cella ci sono più importi'],
    ['abc', ',', 'L’importo non si legge'],
  ] as const)('says of %s why it is no amount', (text, decimal, reason) => {
    expect(parseCentesimi(text, decimal)).toBeNaN();
    expect(explainImporto(text, decimal)).toBe(reason);
  });

  it.each([
    ['12,00-', true],
    ['(12,00)', true],
    ['12,00 (D)', true],
    ["1'234,-", false],
    ['12.--', false],
    ['-12.--', true],
    ['12,00 (C)', false],
    ['12,00 (+)', false],
    ['(+) 12,00', false],
    ['12,00(-)', true],
    ['\u201112,00', true],
    ['\uFF0D12,00', true],
    ['12,00\u2014', true],
    ['D 12,00', true],
    ['A12,00', false],
    ['12,00 Lastschrift', true],
    ['(12,00 EUR)', true],
  ] as const)('%s went out: %s', (text, outflow) => {
    expect(isNegativa(text)).toBe(outflow);
  });
});
