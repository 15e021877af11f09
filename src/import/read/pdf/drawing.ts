/** The picture of a page, drawn on a canvas of the page: nothing else here needs a document. */

export interface Disegno {
  /**
   * Draws a page, turned back by `giri` quarter turns so that its text runs from left to right.
   * @param numero from 1; `larghezza` in pixels of the canvas
   * @throws Error when it was called off, or the page cannot be drawn
   */
  disegna: (
    numero: number,
    canvas: HTMLCanvasElement,
    larghezza: number,
    giri: number,
    signal: AbortSignal,
  ) => Promise<void>;
  chiudi: () => void;
}

/** Opens a document to draw it. Loaded when a page is first shown. */
export async function openDrawing(bytes: Uint8Array, password: string | null): Promise<Disegno> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
    type: 'module',
    name: 'disegno',
  });
  const worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
  const lavoro = pdfjs.getDocument({
    data: bytes,
    worker,
    ...(password === null ? {} : { password }),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    disableWorkerRendering: true,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 40_000_000,
    enableXfa: false,
  });
  const chiudi = (): void => {
    void lavoro.destroy();
    port.terminate();
  };
  const documento = await lavoro.promise.catch((error: unknown) => {
    chiudi();
    throw new Error('document not opened', { cause: error });
  });
  return {
    async disegna(numero, canvas, larghezza, giri, signal) {
      const pagina = await documento.getPage(numero);
      const rotation = (((pagina.rotate - giri * 90) % 360) + 360) % 360;
      const base = pagina.getViewport({ scale: 1, rotation });
      const viewport = pagina.getViewport({ scale: larghezza / base.width, rotation });
      if (signal.aborted) return;
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const disegno = pagina.render({
        canvas,
        viewport,
        annotationMode: pdfjs.AnnotationMode.DISABLE,
      });
      signal.addEventListener('abort', () => disegno.cancel(), { once: true });
      await disegno.promise;
    },
    chiudi,
  };
}
