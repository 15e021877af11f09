/** The pages of a PDF: their words on lines, those below the edge of a page too. */
import { ErroreLettura } from '../error.ts';
import { makePage, type PdfPage } from './lines.ts';
import { expandPages } from './tall-pages.ts';
import { openText, type DocumentoTesto } from './pdfjs.ts';

export interface DocumentoPdf {
  pagine: PdfPage[];
  /** Year in which the file was made, where it says so. */
  anno: number | null;
}

/** Characters of text below which a page is a picture: stamps of scanners write a few. */
const POCHI_CARATTERI = 12;

/**
 * @param onPagina pages read and pages in all
 * @throws ErroreLettura
 */
export async function readDocument(
  bytes: Uint8Array,
  password: string | null,
  onPagina: (fatte: number, tutte: number) => Promise<void>,
): Promise<DocumentoPdf> {
  const documento = await openText(bytes, password);
  try {
    const pagine = await leggiPagine(documento, onPagina);
    const caratteri = pagine.flatMap(({ linee: sue }) => sue.flatMap(({ parole }) => parole));
    if (caratteri.reduce((somma, { testo }) => somma + testo.length, 0) < POCHI_CARATTERI) {
      throw new ErroreLettura(
        'pdf_senza_testo',
        'Il PDF non contiene testo: è una scansione o un’immagine. Chiedi alla banca il PDF originale, oppure scarica i movimenti in CSV, Excel o CBI.',
      );
    }
    const oltre = pagine.some((pagina) => finisceSulBordo(pagina)) ? expandPages(bytes) : null;
    return { pagine: oltre ? await leggiOltre(oltre, password, pagine) : pagine, anno: documento.anno };
  } finally {
    await documento.chiudi();
  }
}

async function leggiPagine(
  documento: DocumentoTesto,
  onPagina: (fatte: number, tutte: number) => Promise<void>,
): Promise<PdfPage[]> {
  const pagine: PdfPage[] = [];
  let linee = 0;
  for (let numero = 1; numero <= documento.pagine; numero++) {
    const pagina = makePage(await documento.leggi(numero), numero, linee);
    linee += pagina.linee.length;
    pagine.push(pagina);
    await onPagina(numero, documento.pagine);
  }
  return pagine;
}

/** Type closer than this to the lower edge leaves no margin: the page was cut, or written past its end. */
const SENZA_MARGINE = 14;

function finisceSulBordo({ linee, altezza }: PdfPage): boolean {
  const last = linee.at(-1);
  return linee.length > 20 && last !== undefined && altezza - last.y < SENZA_MARGINE;
}

/** Rows written past the end of a page are rows all the same: nobody sees them, and they must not be lost in silence. */
async function leggiOltre(bytes: Uint8Array, password: string | null, viste: PdfPage[]): Promise<PdfPage[]> {
  const documento = await openText(bytes, password).catch(() => null);
  if (!documento) return viste;
  try {
    const pagine = await leggiPagine(documento, () => Promise.resolve());
    const tutte = pagine.length === viste.length;
    if (!tutte || pagine.some(({ linee }, at) => linee.length < (viste[at]?.linee.length ?? 0))) return viste;
    return pagine.map((pagina, at) => ({ ...pagina, altezza: viste[at]?.altezza ?? pagina.altezza }));
  } finally {
    await documento.chiudi();
  }
}
