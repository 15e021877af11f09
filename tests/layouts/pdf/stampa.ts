/** Pages as banks print them: lines of free text and tables of cells, in the fonts and measures of one style. */
import pdfMake from 'pdfmake/build/pdfmake.js';
import courier from 'pdfmake/build/standard-fonts/Courier.js';
import helvetica from 'pdfmake/build/standard-fonts/Helvetica.js';
import times from 'pdfmake/build/standard-fonts/Times.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Caso } from '../caso.ts';

pdfMake.addVirtualFileSystem(vfs);
for (const font of [courier, helvetica, times]) pdfMake.addFontContainer(font);

export interface ColonnaStampata {
  titolo: string;
  larghezza: number | '*';
  /** Amounts end under one another. */
  destra?: boolean;
}

/** A line across the page, its parts far from one another. */
export interface Libera {
  parti: readonly string[];
}

export interface TabellaStampata {
  colonne: readonly ColonnaStampata[];
  /** Rows that belong together; each has one text a column, and a row of one text alone crosses the table. */
  gruppi: readonly (readonly (readonly string[])[])[];
  titles: boolean;
  /** True where white space parts one group from the next; else all rows stand alike. */
  stacco: boolean;
}

export type Blocco = Libera | TabellaStampata;
export type PaginaStampata = readonly Blocco[];

export interface Stile {
  font: string;
  corpo: number;
  /** Between one row and the next, in points. */
  space: number;
  titoliDestra: boolean;
  righe: boolean;
  margini: number;
}

export const chooseStyle = (caso: Caso): Stile => ({
  font: caso.choose('Helvetica', 'Helvetica', 'Helvetica', 'Times', 'Courier', 'Roboto'),
  corpo: caso.choose(7, 8, 9),
  space: caso.choose(0, 1, 2, 3),
  titoliDestra: caso.unaSu(2),
  righe: caso.unaSu(3),
  margini: caso.choose(28, 40, 56),
});

export const libera = (...parti: readonly string[]): Libera => ({ parti });

const writeFree = ({ parti }: Libera): Content =>
  parti.length === 1
    ? { text: parti[0] ?? '', margin: [0, 0, 0, 3] }
    : { columns: parti.map((text) => ({ width: 110, text })), margin: [0, 0, 0, 3] };

function writeTable({ colonne, gruppi, titles, stacco }: TabellaStampata, style: Stile): Content {
  const righe = gruppi.flat();
  const first = new Set(gruppi.map(([before]) => before));
  const isStaccata = (at: number): boolean => stacco && first.has(righe[at - (titles ? 1 : 0)]);
  const side = (right: boolean | undefined, text: string): TableCell => ({
    text,
    ...(right === true && { alignment: 'right' as const }),
  });
  const attraverso = (text: string): TableCell[] => [
    { text, colSpan: colonne.length },
    ...colonne.slice(1).map((): TableCell => ({})),
  ];
  return {
    layout: {
      hLineWidth: () => (style.righe ? 0.5 : 0),
      vLineWidth: () => 0,
      paddingTop: (at) => style.space / 2 + (isStaccata(at) ? style.corpo * 0.6 : 0),
      paddingBottom: () => style.space / 2,
      paddingLeft: () => 3,
      paddingRight: () => 3,
    },
    margin: [0, 4, 0, 4],
    table: {
      dontBreakRows: true,
      widths: colonne.map(({ larghezza }) => larghezza),
      body: [
        ...(titles
          ? [colonne.map(({ titolo, destra }) => side(style.titoliDestra && destra === true, titolo))]
          : []),
        ...righe.map((cells) =>
          cells.length === 1
            ? attraverso(cells[0] ?? '')
            : colonne.map(({ destra }, at) => side(destra, cells[at] ?? '')),
        ),
      ],
    },
  };
}

/** @param foot printed under every page */
export async function print(
  pages: readonly PaginaStampata[],
  style: Stile,
  foot: (page: number, pagine: number) => string,
): Promise<Uint8Array> {
  const documento: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [style.margini, 40, style.margini, 50],
    defaultStyle: { font: style.font, fontSize: style.corpo },
    footer: (at, of) => ({ text: foot(at, of), alignment: 'center', margin: [0, 20, 0, 0] }),
    content: pages.flatMap((page, at): Content[] => [
      ...(at > 0 ? [{ text: '', pageBreak: 'before' as const }] : []),
      ...page.map((block) => ('parti' in block ? writeFree(block) : writeTable(block, style))),
    ]),
  };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}
