/** The pages of a PDF: their words on lines, those below the edge of a page too. */
import { ReadingError } from '../error.ts';
import { makePage, type PdfPage } from './lines.ts';
import { expandPages } from './tall-pages.ts';
import { openText, type DocumentoTesto } from './pdfjs.ts';

export interface DocumentoPdf {
  pagine: PdfPage[];
  /** Year in which the file was made, where it says so. */
  year: number | null;
}

/** Characters of text below which a page is a picture: stamps of scanners write a few. */
const FEW_CHARACTERS = 12;

/**
 * @param onPage pages read and pages in all
 * @throws ErroreLettura
 */
export async function readDocument(
  bytes: Uint8Array,
  password: string | null,
  onPage: (finished: number, all: number) => Promise<void>,
): Promise<DocumentoPdf> {
  const documento = await openText(bytes, password);
  try {
    const pages = await readPages(documento, onPage);
    const characters = pages.flatMap(({ lines: sue }) => sue.flatMap(({ parole }) => parole));
    if (characters.reduce((sum, { testo }) => sum + testo.length, 0) < FEW_CHARACTERS) {
      throw new ReadingError(
        'pdf_senza_testo',
        'Il PDF non contiene testo: è una scansione o un’immagine. Chiedi alla banca il PDF originale, oppure scarica i movimenti in CSV, Excel o CBI.',
      );
    }
    const beyond = pages.some((page) => endsAtEdge(page)) ? expandPages(bytes) : null;
    return { pagine: beyond ? await readBeyond(beyond, password, pages) : pages, year: documento.year };
  } finally {
    await documento.close();
  }
}

async function readPages(
  documento: DocumentoTesto,
  onPage: (finished: number, all: number) => Promise<void>,
): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  let lines = 0;
  for (let number = 1; number <= documento.pagine; number++) {
    const page = makePage(await documento.read(number), number, lines);
    lines += page.lines.length;
    pages.push(page);
    await onPage(number, documento.pagine);
  }
  return pages;
}

/** Type closer than this to the lower edge leaves no margin: the page was cut, or written past its end. */
const WITHOUT_MARGIN = 14;

function endsAtEdge({ lines, height }: PdfPage): boolean {
  const last = lines.at(-1);
  return lines.length > 20 && last !== undefined && height - last.y < WITHOUT_MARGIN;
}

/** Rows written past the end of a page are rows all the same: nobody sees them, and they must not be lost in silence. */
async function readBeyond(bytes: Uint8Array, password: string | null, viste: PdfPage[]): Promise<PdfPage[]> {
  const documento = await openText(bytes, password).catch(() => null);
  if (!documento) return viste;
  try {
    const pages = await readPages(documento, () => Promise.resolve());
    const all = pages.length === viste.length;
    if (!all || pages.some(({ lines }, at) => lines.length < (viste[at]?.lines.length ?? 0))) return viste;
    return pages.map((page, at) => ({ ...page, height: viste[at]?.height ?? page.height }));
  } finally {
    await documento.close();
  }
}
