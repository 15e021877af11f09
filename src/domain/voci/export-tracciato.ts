/**
 * A prima nota written as the text file that an accounting program takes in: one line for each line of a
 * registration, in the columns, the order and the notations that the program asks for.
 */
import type { TracciatoEsporta } from '#api/contract/prima-nota.ts';
import { escapeFormula } from '../formulas.ts';

type ExportColumn = TracciatoEsporta['colonne'][number];

export interface RigaToExport {
  readonly numero: number;
  readonly data: string;
  readonly descrizione: string;
  readonly riferimento: string | null;
  readonly divisa: string;
  /** An account without a code is written by its name. */
  readonly conto: { readonly codice: string | null; readonly nome: string; readonly soggetto: string | null };
  readonly dare: number;
  readonly avere: number;
  readonly descrizione_riga: string;
}

const column = (campo: ExportColumn['campo'], titolo: string, testo = ''): ExportColumn => ({
  campo,
  titolo,
  testo,
});

/** The layouts of most programs; each is a start, which people adapt to their program. */
export const TRACCIATI_USUALI: readonly { readonly nome: string; readonly contenuto: TracciatoEsporta }[] = [
  {
    nome: 'Dare e avere in due colonne',
    contenuto: {
      separatore: ';',
      decimali: ',',
      data: 'gg/mm/aaaa',
      codifica: 'utf-8-bom',
      intestazione: true,
      colonne: [
        column('numero', 'Numero'),
        column('data', 'Data'),
        column('conto', 'Conto'),
        column('nome_conto', 'Descrizione conto'),
        column('soggetto', 'Cliente o fornitore'),
        column('descrizione_riga', 'Descrizione'),
        column('riferimento', 'Riferimento'),
        column('dare', 'Dare'),
        column('avere', 'Avere'),
      ],
    },
  },
  {
    nome: 'Importo con segno D/A',
    contenuto: {
      separatore: ';',
      decimali: ',',
      data: 'ggmmaaaa',
      codifica: 'windows-1252',
      intestazione: false,
      colonne: [
        column('numero', 'Registrazione'),
        column('data', 'Data'),
        column('fisso', 'Causale contabile', 'PN'),
        column('conto', 'Conto'),
        column('segno', 'Segno'),
        column('importo_assoluto', 'Importo'),
        column('descrizione', 'Descrizione'),
        column('soggetto', 'Soggetto'),
      ],
    },
  },
  {
    nome: 'Importo positivo in dare, negativo in avere',
    contenuto: {
      separatore: ',',
      decimali: '.',
      data: 'aaaa-mm-gg',
      codifica: 'utf-8',
      intestazione: true,
      colonne: [
        column('numero', 'entry'),
        column('data', 'date'),
        column('conto', 'account'),
        column('nome_conto', 'account_name'),
        column('soggetto', 'party'),
        column('descrizione_riga', 'description'),
        column('importo', 'amount'),
        column('divisa', 'currency'),
      ],
    },
  },
];

function formatCents(cents: number, decimals: TracciatoEsporta['decimali']): string {
  if (decimals === 'nessuno') return String(cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals}${digits.slice(-2)}`;
}

function formatDay(day: string, order: TracciatoEsporta['data']): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (order === 'gg/mm/aaaa') return `${date}/${month}/${year}`;
  if (order === 'ggmmaaaa') return `${date}${month}${year}`;
  return order === 'aaaammgg' ? `${year}${month}${date}` : day;
}

function valueOf(riga: RigaToExport, { campo, testo }: ExportColumn, tracciato: TracciatoEsporta): string {
  const cents = (amount: number): string => formatCents(amount, tracciato.decimali);
  const { dare, avere } = riga;
  switch (campo) {
    case 'numero':
      return String(riga.numero);
    case 'data':
      return formatDay(riga.data, tracciato.data);
    case 'conto':
      return riga.conto.codice ?? riga.conto.nome;
    case 'nome_conto':
      return riga.conto.nome;
    case 'soggetto':
      return riga.conto.soggetto ?? '';
    case 'dare':
      return dare === 0 ? '' : cents(dare);
    case 'avere':
      return avere === 0 ? '' : cents(avere);
    case 'importo':
      return cents(dare - avere);
    case 'importo_assoluto':
      return cents(dare + avere);
    case 'segno':
      return dare > 0 ? 'D' : 'A';
    case 'fisso':
      return testo;
    case 'riferimento':
      return riga.riferimento ?? '';
    case 'descrizione':
    case 'descrizione_riga':
    case 'divisa':
      return riga[campo];
  }
}

/**
 * Disarms a text, then quotes it by RFC 4180 with the separator of the layout. Line breaks become spaces, because few
 * programs accept them.
 */
function quote(text: string, separator: string): string {
  const plain = escapeFormula(text.toWellFormed().replaceAll(/[\r\n]+/g, ' '));
  return plain.includes(separator) || plain.includes('"') ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The text of the file, without the mark of its encoding; lines end in CRLF. */
export function writePrimaNota(righe: readonly RigaToExport[], tracciato: TracciatoEsporta): string {
  const { colonne, separatore, intestazione } = tracciato;
  const line = (fields: readonly string[]): string =>
    `${fields.map((field) => quote(field, separatore)).join(separatore)}\r\n`;
  const head = intestazione ? line(colonne.map(({ titolo }) => titolo)) : '';
  return head + righe.map((riga) => line(colonne.map((each) => valueOf(riga, each, tracciato)))).join('');
}

/** Windows-1252 beyond Latin-1 (WHATWG Encoding Standard, index windows-1252): what banks and people type. */
const OLTRE_LATIN1: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['‚', 0x82],
  ['„', 0x84],
  ['…', 0x85],
  ['Š', 0x8a],
  ['Œ', 0x8c],
  ['Ž', 0x8e],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
  ['™', 0x99],
  ['š', 0x9a],
  ['œ', 0x9c],
  ['ž', 0x9e],
  ['Ÿ', 0x9f],
]);

/** The bytes of a text; a character that the encoding lacks becomes `?`. */
export function encodeText(text: string, how: TracciatoEsporta['codifica']): Uint8Array<ArrayBuffer> {
  if (how !== 'windows-1252') return new TextEncoder().encode(how === 'utf-8-bom' ? `\uFEFF${text}` : text);
  return Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const latin1 = code < 0x80 || (code >= 0xa0 && code <= 0xff);
    return latin1 ? code : (OLTRE_LATIN1.get(character) ?? 0x3f);
  });
}
