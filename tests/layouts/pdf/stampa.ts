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
  titoli: boolean;
  /** True where white space parts one group from the next; else all rows stand alike. */
  stacco: boolean;
}

export type Blocco = Libera | TabellaStampata;
export type PaginaStampata = readonly Blocco[];

export interface Stile {
  font: string;
  corpo: number;
  /** Between one row and the next, in points. */
  spazio: number;
  titoliDestra: boolean;
  righe: boolean;
  margini: number;
}

export const scegliStile = (caso: Caso): Stile => ({
  font: caso.scegli('Helvetica', 'Helvetica', 'Helvetica', 'Times', 'Courier', 'Roboto'),
  corpo: caso.scegli(7, 8, 9),
  spazio: caso.scegli(0, 1, 2, 3),
  titoliDestra: caso.unaSu(2),
  righe: caso.unaSu(3),
  margini: caso.scegli(28, 40, 56),
});

export const libera = (...parti: readonly string[]): Libera => ({ parti });

const scriviLibera = ({ parti }: Libera): Content =>
  parti.length === 1
    ? { text: parti[0] ?? '', margin: [0, 0, 0, 3] }
    : { columns: parti.map((text) => ({ width: 110, text })), margin: [0, 0, 0, 3] };

function scriviTabella({ colonne, gruppi, titoli, stacco }: TabellaStampata, stile: Stile): Content {
  const righe = gruppi.flat();
  const prime = new Set(gruppi.map(([prima]) => prima));
  const isStaccata = (at: number): boolean => stacco && prime.has(righe[at - (titoli ? 1 : 0)]);
  const lato = (destra: boolean | undefined, text: string): TableCell => ({
    text,
    ...(destra === true && { alignment: 'right' as const }),
  });
  const attraverso = (text: string): TableCell[] => [
    { text, colSpan: colonne.length },
    ...colonne.slice(1).map((): TableCell => ({})),
  ];
  return {
    layout: {
      hLineWidth: () => (stile.righe ? 0.5 : 0),
      vLineWidth: () => 0,
      paddingTop: (at) => stile.spazio / 2 + (isStaccata(at) ? stile.corpo * 0.6 : 0),
      paddingBottom: () => stile.spazio / 2,
      paddingLeft: () => 3,
      paddingRight: () => 3,
    },
    margin: [0, 4, 0, 4],
    table: {
      dontBreakRows: true,
      widths: colonne.map(({ larghezza }) => larghezza),
      body: [
        ...(titoli
          ? [colonne.map(({ titolo, destra }) => lato(stile.titoliDestra && destra === true, titolo))]
          : []),
        ...righe.map((celle) =>
          celle.length === 1
            ? attraverso(celle[0] ?? '')
            : colonne.map(({ destra }, at) => lato(destra, celle[at] ?? '')),
        ),
      ],
    },
  };
}

/** @param piede printed under every page */
export async function stampa(
  pagine: readonly PaginaStampata[],
  stile: Stile,
  piede: (pagina: number, pagine: number) => string,
): Promise<Uint8Array> {
  const documento: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [stile.margini, 40, stile.margini, 50],
    defaultStyle: { font: stile.font, fontSize: stile.corpo },
    footer: (at, di) => ({ text: piede(at, di), alignment: 'center', margin: [0, 20, 0, 0] }),
    content: pagine.flatMap((pagina, at): Content[] => [
      ...(at > 0 ? [{ text: '', pageBreak: 'before' as const }] : []),
      ...pagina.map((blocco) => ('parti' in blocco ? scriviLibera(blocco) : scriviTabella(blocco, stile))),
    ]),
  };
  return new Uint8Array(await pdfMake.createPdf(documento).getBuffer());
}
