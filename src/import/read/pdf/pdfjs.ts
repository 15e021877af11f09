/** The one facade over pdfjs: bytes to pieces of text with their places, in the page's worker and in Node alike. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { ReadingError } from '../error.ts';
import { MAX_ATTESA_PAGINA, MAX_PAGES, MAX_PEZZI } from '../limits.ts';

/** A run of text as the page draws it: points from the top left corner of the page as it is shown. */
export interface PdfTextRun {
  testo: string;
  /** Names the font within the document. */
  font: string;
  /** Where the baseline starts. */
  x: number;
  y: number;
  /** Along the direction of the text. */
  larghezza: number;
  height: number;
  /** Quarter turns of the text, clockwise, on the page as shown; null when it is slanted. */
  turns: 0 | 1 | 2 | 3 | null;
}

export interface PaginaTesto {
  larghezza: number;
  height: number;
  pezzi: PdfTextRun[];
}

export interface DocumentoTesto {
  pagine: number;
  /** Year in which the file was made, where it says so. */
  year: number | null;
  /** @param number from 1 */
  read: (number: number) => Promise<PaginaTesto>;
  close: () => Promise<void>;
}

type PdfjsModule = typeof import('pdfjs-dist');

/**
 * The build for older engines, which Node needs too. The parser runs in the thread that calls: it is a worker already,
 * and a worker inside it could outlive the reading that is stopped.
 */
async function load(): Promise<PdfjsModule> {
  const [parser, pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: parser });
  return pdfjs;
}

/**
 * Opens a document for its text: no font is drawn, no script is run, nothing is fetched.
 * @throws ErroreLettura `pdf_password`, `pdf_password_errata`, `file_danneggiato`, `contenuto_troppo_grande`
 */
export async function openText(bytes: Uint8Array, password: string | null): Promise<DocumentoTesto> {
  const pdfjs = await load();
  const job = pdfjs.getDocument({
    // The parser takes the buffer for itself.
    data: new Uint8Array(bytes),
    ...(password === null ? {} : { password }),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 0,
    enableXfa: false,
  });
  const documento = await within(job.promise).catch(async (error: unknown) => {
    await job.destroy();
    throw explain(pdfjs, error, password);
  });
  if (documento.numPages > MAX_PAGES) {
    await job.destroy();
    throw new ReadingError(
      'contenuto_troppo_grande',
      `Il PDF ha ${documento.numPages} pagine: il limite è ${MAX_PAGES}. Dividilo in periodi più brevi.`,
    );
  }
  return {
    pagine: documento.numPages,
    year: await yearOf(documento),
    read: (number) => readPage(pdfjs, documento, number),
    close: () => job.destroy(),
  };
}

/** True when two readers of one error would say the same: pdfjs gives its errors names, and classes of its own. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function explain(pdfjs: PdfjsModule, error: unknown, password: string | null): ReadingError {
  if (error instanceof ReadingError) return error;
  if (nameOf(error) === 'PasswordException') {
    const { code } = error as { code?: number };
    return code === pdfjs.PasswordResponses.INCORRECT_PASSWORD && password !== null
      ? new ReadingError('pdf_password_errata', 'La password non apre questo PDF. Controllala e riprova.')
      : new ReadingError('pdf_password', 'Il PDF è protetto da una password: scrivila per leggerlo.');
  }
  return new ReadingError(
    'file_danneggiato',
    'Il PDF è danneggiato o incompleto: non si apre. Scaricalo di nuovo dalla banca.',
  );
}

/** @throws ErroreLettura `tempo_scaduto`: a page that keeps the parser busy without an end is given up */
async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scadenza = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new ReadingError(
            'tempo_scaduto',
            'Il PDF richiede troppo tempo: sembra costruito in modo anomalo.',
          ),
        ),
      MAX_ATTESA_PAGINA,
    );
  });
  try {
    return await Promise.race([promise, scadenza]);
  } finally {
    clearTimeout(timer);
  }
}

async function yearOf(documento: PDFDocumentProxy): Promise<number | null> {
  const { info } = await within(documento.getMetadata()).catch(() => ({ info: {} }));
  const { CreationDate: quando } = info as { CreationDate?: unknown };
  const year = typeof quando === 'string' ? Number(/^(?:D:)?(\d{4})/.exec(quando)?.[1]) : Number.NaN;
  return year > 1989 && year < 2080 ? year : null;
}

async function readPage(
  pdfjs: PdfjsModule,
  documento: PDFDocumentProxy,
  number: number,
): Promise<PaginaTesto> {
  try {
    const page = await within(documento.getPage(number));
    const vista = page.getViewport({ scale: 1 });
    const pezzi: PdfTextRun[] = [];
    await within(collect(page, (item) => pezzi.push(toPiece(pdfjs, vista.transform, item))));
    page.cleanup();
    return { larghezza: vista.width, height: vista.height, pezzi };
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError('file_danneggiato', `La pagina ${number} del PDF è danneggiata e non si legge.`);
  }
}

/** What pdfjs gives of a run of text; marked content has no `str`. */
interface Voce {
  str: string;
  fontName: string;
  transform: number[];
  width: number;
  height: number;
}

async function collect(page: PDFPageProxy, add: (voce: Voce) => void): Promise<void> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{ items: unknown[] }>;
  let count = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    for (const item of step.value.items) {
      const voce = item as Voce;
      if (typeof voce.str !== 'string' || voce.str.trim() === '') continue;
      if (++count > MAX_PEZZI) {
        await reader.cancel(new Error('too many pieces'));
        throw new ReadingError(
          'contenuto_troppo_grande',
          `La pagina ${page.pageNumber} del PDF ha più di ${MAX_PEZZI} pezzi di testo: non sembra un estratto conto.`,
        );
      }
      add(voce);
    }
  }
}

function toPiece(
  { Util }: PdfjsModule,
  vista: number[],
  { str, fontName, transform, width, height }: Voce,
): PdfTextRun {
  const [a = 1, b = 0, , , x = 0, y = 0] = Util.transform(vista, transform) as number[];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarters = Math.round(degrees / 90);
  const turns = Math.abs(degrees - quarters * 90) > 8 ? null : ((((quarters % 4) + 4) % 4) as 0 | 1 | 2 | 3);
  return { testo: str, font: fontName, x, y, larghezza: width, height: height || Math.hypot(a, b), turns };
}
