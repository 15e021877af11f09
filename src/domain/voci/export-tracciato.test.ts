import { expect, test } from 'vitest';
import { encodeText, type RigaToExport, writePrimaNota, TRACCIATI_USUALI } from './export-tracciato.ts';

const bank = { codice: '18.05', nome: 'Banca; "Uno"', soggetto: null };
const customers = { codice: '10.05', nome: 'Crediti verso clienti', soggetto: 'Rossi, S.r.l.' };
const testa = {
  numero: 1,
  data: '2026-03-05',
  descrizione: 'Bonifico\r\nRossi',
  riferimento: null,
  divisa: 'EUR',
};
const righe: RigaToExport[] = [
  { ...testa, conto: bank, dare: 123_405, avere: 0, descrizione_riga: 'Bonifico' },
  { ...testa, conto: customers, dare: 0, avere: 123_405, descrizione_riga: 'Documento 7' },
];

const write = (at: number): string[] => {
  const tracciato = TRACCIATI_USUALI[at];
  if (!tracciato) throw new Error('a layout expected');
  return writePrimaNota(righe, tracciato.contenuto).split('\r\n');
};

test('two columns, Italian notation, quoted where it must be', () => {
  expect(write(0)).toEqual([
    'Numero;Data;Conto;Descrizione conto;Cliente o fornitore;Descrizione;Riferimento;Dare;Avere',
    '1;05/03/2026;18.05;"Banca; ""Uno""";;Bonifico;;1234,05;',
    '1;05/03/2026;10.05;Crediti verso clienti;Rossi, S.r.l.;Documento 7;;;1234,05',
    '',
  ]);
});

test('a sign beside the amount, no heading, a fixed column', () => {
  expect(write(1)).toEqual([
    '1;05032026;PN;18.05;D;1234,05;Bonifico Rossi;',
    '1;05032026;PN;10.05;A;1234,05;Bonifico Rossi;Rossi, S.r.l.',
    '',
  ]);
});

test('where there is no code, the name', () => {
  const [[riga], [, withSign]] = [righe, TRACCIATI_USUALI];
  if (!riga || !withSign) throw new Error('a row and a layout expected');
  const text = writePrimaNota([{ ...riga, conto: { ...bank, codice: null } }], {
    ...withSign.contenuto,
    colonne: [{ titolo: '', campo: 'conto', testo: '' }],
  });
  expect(text).toBe('"Banca; ""Uno"""\r\n');
});

test('a signed amount sums to zero', () => {
  const [, ...lines] = write(2);
  expect(lines[1]).toBe('1,2026-03-05,10.05,Crediti verso clienti,"Rossi, S.r.l.",Documento 7,-1234.05,EUR');
  const whole = writePrimaNota(righe, {
    separatore: '|',
    decimali: 'nessuno',
    data: 'aaaammgg',
    codifica: 'utf-8',
    intestazione: false,
    colonne: [{ titolo: '', campo: 'importo', testo: '' }],
  });
  expect(
    whole
      .trim()
      .split('\r\n')
      .reduce((sum, text) => sum + Number(text), 0),
  ).toBe(0);
});

test('bytes: a mark where it is wanted, the euro of Windows, a question mark for what it lacks', () => {
  expect([...encodeText('è€', 'utf-8-bom')].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(encodeText('è', 'utf-8')).toEqual(new TextEncoder().encode('è'));
  expect([...encodeText('aè€’漢', 'windows-1252')]).toEqual([0x61, 0xe8, 0x80, 0x92, 0x3f]);
});

test('what people or files wrote is never a formula; amounts keep their sign', () => {
  const [first] = TRACCIATI_USUALI;
  if (!first) throw new Error('a layout expected');
  const formula = '=HYPERLINK("http://x";"y")';
  const ostile: RigaToExport = {
    ...testa,
    descrizione: formula,
    riferimento: '@SUM(1)',
    conto: { codice: '-1+1', nome: '+cmd', soggetto: `\t${formula}` },
    dare: 0,
    avere: -100,
    descrizione_riga: '＝1+1',
  };
  const colonne = [
    ...first.contenuto.colonne,
    { campo: 'importo' as const, titolo: '=Importo', testo: '' },
    { campo: 'descrizione' as const, titolo: 'D', testo: '' },
    { campo: 'fisso' as const, titolo: 'F', testo: '=1' },
  ];
  const [head = '', line = ''] = writePrimaNota([ostile], { ...first.contenuto, colonne }).split('\r\n');
  expect(head).toContain(";'=Importo;");
  const quoted = formula.replaceAll('"', '""');
  expect(line).toBe(`1;05/03/2026;'-1+1;'+cmd;"'\t${quoted}";'＝1+1;'@SUM(1);;-1,00;1,00;"'${quoted}";'=1`);
});
