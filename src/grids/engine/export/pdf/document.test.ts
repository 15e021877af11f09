import type { SheetColumn } from '#sheets/workbook.ts';
import { expect, it } from 'vitest';
import {
  DIGIT,
  choosePageLayout,
  makeDocument,
  type TextMeasure,
  measureText,
  makeEmptyMeasure,
} from './document.ts';

const column = (titolo: string, cella: SheetColumn['cella'], larghezza = 25): SheetColumn => ({
  titolo,
  cella,
  larghezza,
  totale: cella === 'importo',
});
/** Of columns whose texts are these, top to bottom. */
const measures = (...columns: readonly (readonly string[])[]): TextMeasure[] =>
  columns.map((texts) => texts.reduce(measureText, makeEmptyMeasure()));
const words = (length: number): string => 'parola '.repeat(Math.ceil(length / 7)).slice(0, length);

const COLONNE = [column('Data', 'data'), column('Descrizione', 'testo', 40), column('Nota', 'testo', 40)];
const GIORNO = '15/03/2026';

it('gives the width of an empty column to those that have something to say', () => {
  const [, full = 0, empty = 0] = choosePageLayout(COLONNE, measures([GIORNO], [words(60)], [''])).widths;
  expect(empty).toBeLessThan(full / 5);
});

it('takes the whole width of the paper, however long the texts', () => {
  for (const [description, nota] of [
    [60, 0],
    [4_000, 2_000],
  ] as const) {
    const { widths } = choosePageLayout(COLONNE, measures([GIORNO], [words(description)], [words(nota)]));
    const total = widths.reduce((sum, width) => sum + width, 0);
    expect(total).toBeLessThanOrEqual(842 - 56 - 3 * 8);
    expect(total).toBeGreaterThan(842 - 56 - 3 * 8 - 1);
  }
});

it('never breaks a day, an amount or a number in two, however many columns and however long the texts', () => {
  const many = [
    column('Data', 'data'),
    column('Numero', 'numero'),
    ...Array.from({ length: 7 }, (_, at) => column(`Testo ${at}`, 'testo', 40)),
    column('Dare', 'importo'),
    column('Avere', 'importo'),
  ];
  const texts = [
    GIORNO,
    '12345',
    ...Array.from({ length: 7 }, () => words(400)),
    '99.999.999,99',
    '99.999.999,99',
  ];
  const { widths, body: corpo } = choosePageLayout(many, measures(...texts.map((text) => [text])));
  for (const at of [0, 1, 9, 10])
    expect(widths[at]).toBeGreaterThanOrEqual((texts[at] ?? '').length * corpo * DIGIT);
});

it('never breaks an IBAN or a codice fiscale: where there is no room, words of letters alone give way', () => {
  const texts: readonly (readonly [titolo: string, text: string])[] = [
    ['Ragione sociale', 'Calligaris & Ferrarini Refrigerazione S.r.l.s.'],
    ['Partita IVA', '22203980713'],
    ['Codice fiscale', 'BRSVCN72R23H501U'],
    ['Cliente', 'Sì'],
    ['Fornitore', 'No'],
    ['Mandante', 'No'],
    ['Agente', 'No'],
    ['IBAN', 'IT49A0579124200000204969773, IT59K0899712100000443608564'],
    ['E-mail', 'amministrazione@calligaris-ferrarini-refrigerazione.example'],
    ['PEC', 'calligaris-ferrarini-refrigerazione@pec.example.it'],
    ['Telefono', '0382 0246737'],
    ['Indirizzo', 'Via dell’Artigianato, 48'],
    ['CAP', '34121'],
    ['Comune', 'Alessandria'],
    ['Provincia', 'TS'],
    ['Nazione', 'IT'],
    ['Attivo', 'Sì'],
  ];
  const columns = texts.map(([titolo]) => column(titolo, 'testo'));
  const { widths, body } = choosePageLayout(columns, measures(...texts.map(([, text]) => [text])));
  texts.forEach(([titolo, text], at) => {
    const characters = (widths[at] ?? 0) / (body * DIGIT);
    for (const word of text.split(/[\s,]+/))
      if (/\d/.test(word)) expect(characters, titolo).toBeGreaterThanOrEqual(word.length);
    for (const word of titolo.split(' ')) expect(characters, titolo).toBeGreaterThanOrEqual(word.length);
  });
});

/** Registrations as a prima nota tells them: the bank's line with its whole text, then who is paid. */
const PRIMA_NOTA = {
  colonne: [
    column('N.', 'numero', 10),
    column('Data', 'data', 16),
    column('Conto', 'testo', 16),
    column('Descrizione conto', 'testo', 26),
    column('Cliente o fornitore', 'testo', 24),
    column('Descrizione', 'testo', 23),
    column('Dare', 'importo', 17),
    column('Avere', 'importo', 17),
    column('Riferimento', 'testo', 20),
  ],
  righe: [
    [
      '1108',
      GIORNO,
      'IT60X0542811101000000123456',
      words(39),
      '',
      words(157),
      '1.234.567,89',
      '',
      '0306912345678901',
    ],
    ['1108', GIORNO, '14.01', 'Clienti', words(55), words(34), '', '1.234.567,89', '0306912345678901'],
  ],
};

it('prints a registration of the prima nota in few lines: the long text has the room, and no word is broken', () => {
  const { colonne, righe } = PRIMA_NOTA;
  const { widths, body: corpo } = choosePageLayout(
    colonne,
    measures(...colonne.map((_, at) => righe.map((riga) => riga[at] ?? ''))),
  );
  const characters = widths.map((width) => width / (corpo * DIGIT));
  const lines = righe.map((riga) =>
    Math.max(...riga.map((text, at) => Math.ceil(text.length / (characters[at] ?? 1)))),
  );
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(7);
  for (const riga of righe)
    riga.forEach((text, at) => {
      for (const word of text.split(' ')) expect(characters[at]).toBeGreaterThanOrEqual(word.length);
    });
});

/** The table of a document, cell by cell in words, and the paragraphs under it. */
function readTable({ content }: ReturnType<typeof makeDocument>) {
  const parts = Array.isArray(content) ? content : [content];
  const tables = parts.flatMap((part) => (typeof part === 'object' && 'table' in part ? [part.table] : []));
  const texts = parts.flatMap((part) => (typeof part === 'object' && 'text' in part ? [part.text] : []));
  const toText = (cell: unknown) =>
    typeof cell === 'object' && cell !== null && 'text' in cell ? cell.text : undefined;
  const spans = (tables[0]?.body ?? []).map(([first]) =>
    typeof first === 'object' && 'colSpan' in first ? first.colSpan : 1,
  );
  return { spans, rows: (tables[0]?.body ?? []).map((row) => row.map(toText)), texts };
}

const folder = (colonne: readonly SheetColumn[]) => ({
  sheet: 'Partite',
  colonne,
  livelli: 1,
  provenance: { azienda: 'Rossi', utente: 'rossi', quando: 'oggi', filtri: [], ordine: [] },
});

it('leaves out columns that are empty in every row, says which, and keeps sums and groups in their places', () => {
  const colonne = [
    column('Nota', 'testo'),
    column('Data', 'data'),
    column('Sconto', 'importo'),
    column('Residuo', 'importo'),
  ];
  const rows = [
    { tipo: 'gruppo', gruppo: { prima: 0, livello: 0, label: 'Marzo' } },
    { tipo: 'riga', texts: ['', GIORNO, '', '10,00'] },
    { tipo: 'totale', label: 'Totale', sums: [0, 0, 0, 1_000] },
  ] as const;
  const document = makeDocument(folder(colonne), rows, measures([''], [GIORNO], [''], ['10,00']));
  expect(readTable(document)).toEqual({
    spans: [1, 2, 1, 1],
    rows: [
      ['Data', 'Residuo'],
      ['Marzo', undefined],
      [GIORNO, '10,00'],
      ['Totale', '10,00'],
    ],
    texts: ['Vuote in ogni riga, e non stampate: Nota, Sconto'],
  });
});

it('keeps every column of a list without rows', () => {
  const document = makeDocument(folder(COLONNE), [], measures([], [], []));
  expect(readTable(document)).toEqual({ spans: [1], rows: [['Data', 'Descrizione', 'Nota']], texts: [] });
});
