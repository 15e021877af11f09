/** The one facade over pdfjs: bytes to pieces of text with their places, in the page's worker and in Node alike. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { ErroreLettura } from '../error.ts';
import { MAX_ATTESA_PAGINA, MAX_PAGINE, MAX_PEZZI } from '../limits.ts';

/** A run of text as the page draws it: points from the top left corner of the page as it is shown. */
export interface PdfTextRun {
  testo: string;
  /** Where the baseline starts. */
  x: number;
  y: number;
  /** Along the direction of the text. */
  larghezza: number;
  altezza: number;
  /** Quarter turns of the text, clockwise, on the page as shown; null when it is slanted. */
  giri: 0 | 1 | 2 | 3 | null;
}

export interface PaginaTesto {
  larghezza: number;
  altezza: number;
  pezzi: PdfTextRun[];
}

export interface DocumentoTesto {
  pagine: number;
  /** Year in which the file was made, where it says so. */
  anno: number | null;
  /** @param numero from 1 */
  leggi: (numero: number) => Promise<PaginaTesto>;
  chiudi: () => Promise<void>;
}

type Modulo = typeof import('pdfjs-dist');

/**
 * The build for older engines, which Node needs too. The parser runs in the thread that calls: it is a worker already,
 * and a worker inside it could outlive the reading that is stopped.
 */
async function carica(): Promise<Modulo> {
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
  const pdfjs = await carica();
  const lavoro = pdfjs.getDocument({
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
  const documento = await entro(lavoro.promise).catch(async (error: unknown) => {
    await lavoro.destroy();
    throw spiega(pdfjs, error, password);
  });
  if (documento.numPages > MAX_PAGINE) {
    await lavoro.destroy();
    throw new ErroreLettura(
      'contenuto_troppo_grande',
      `Il PDF ha ${documento.numPages} pagine: il limite è ${MAX_PAGINE}. Dividilo in periodi più brevi.`,
    );
  }
  return {
    pagine: documento.numPages,
    anno: await annoDi(documento),
    leggi: (numero) => leggiPagina(pdfjs, documento, numero),
    chiudi: () => lavoro.destroy(),
  };
}

/** True when two readers of one error would say the same: pdfjs gives its errors names, and classes of its own. */
const nomeDi = (error: unknown): string => (error instanceof Error ? error.name : '');

function spiega(pdfjs: Modulo, error: unknown, password: string | null): ErroreLettura {
  if (error instanceof ErroreLettura) return error;
  if (nomeDi(error) === 'PasswordException') {
    const { code } = error as { code?: number };
    return code === pdfjs.PasswordResponses.INCORRECT_PASSWORD && password !== null
      ? new ErroreLettura('pdf_password_errata', 'La password non apre questo PDF. Controllala e riprova.')
      : new ErroreLettura('pdf_password', 'Il PDF è protetto da una password: scrivila per leggerlo.');
  }
  return new ErroreLettura(
    'file_danneggiato',
    'Il PDF è danneggiato o incompleto: non si apre. Scaricalo di nuovo dalla banca.',
  );
}

/** @throws ErroreLettura `tempo_scaduto`: a page that keeps the parser busy without an end is given up */
async function entro<T>(promessa: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scadenza = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new ErroreLettura(
            'tempo_scaduto',
            'Il PDF richiede troppo tempo: sembra costruito in modo anomalo.',
          ),
        ),
      MAX_ATTESA_PAGINA,
    );
  });
  try {
    return await Promise.race([promessa, scadenza]);
  } finally {
    clearTimeout(timer);
  }
}

async function annoDi(documento: PDFDocumentProxy): Promise<number | null> {
  const { info } = await entro(documento.getMetadata()).catch(() => ({ info: {} }));
  const { CreationDate: quando } = info as { CreationDate?: unknown };
  const anno = typeof quando === 'string' ? Number(/^(?:D:)?(\d{4})/.exec(quando)?.[1]) : Number.NaN;
  return anno > 1989 && anno < 2080 ? anno : null;
}

async function leggiPagina(pdfjs: Modulo, documento: PDFDocumentProxy, numero: number): Promise<PaginaTesto> {
  try {
    const pagina = await entro(documento.getPage(numero));
    const vista = pagina.getViewport({ scale: 1 });
    const pezzi: PdfTextRun[] = [];
    await entro(raccogli(pagina, (item) => pezzi.push(toPezzo(pdfjs, vista.transform, item))));
    pagina.cleanup();
    return { larghezza: vista.width, altezza: vista.height, pezzi };
  } catch (error) {
    if (error instanceof ErroreLettura) throw error;
    throw new ErroreLettura('file_danneggiato', `La pagina ${numero} del PDF è danneggiata e non si legge.`);
  }
}

/** What pdfjs gives of a run of text; marked content has no `str`. */
interface Voce {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

async function raccogli(pagina: PDFPageProxy, add: (voce: Voce) => void): Promise<void> {
  const reader = pagina.streamTextContent().getReader() as ReadableStreamDefaultReader<{ items: unknown[] }>;
  let quanti = 0;
  for (let passo = await reader.read(); !passo.done; passo = await reader.read()) {
    for (const item of passo.value.items) {
      const voce = item as Voce;
      if (typeof voce.str !== 'string' || voce.str.trim() === '') continue;
      if (++quanti > MAX_PEZZI) {
        await reader.cancel(new Error('too many pieces'));
        throw new ErroreLettura(
          'contenuto_troppo_grande',
          `La pagina ${pagina.pageNumber} del PDF ha più di ${MAX_PEZZI} pezzi di testo: non sembra un estratto conto.`,
        );
      }
      add(voce);
    }
  }
}

function toPezzo({ Util }: Modulo, vista: number[], { str, transform, width, height }: Voce): PdfTextRun {
  const [a = 1, b = 0, , , x = 0, y = 0] = Util.transform(vista, transform) as number[];
  const gradi = (Math.atan2(b, a) * 180) / Math.PI;
  const quarti = Math.round(gradi / 90);
  const giri = Math.abs(gradi - quarti * 90) > 8 ? null : ((((quarti % 4) + 4) % 4) as 0 | 1 | 2 | 3);
  return { testo: str, x, y, larghezza: width, altezza: height || Math.hypot(a, b), giri };
}
