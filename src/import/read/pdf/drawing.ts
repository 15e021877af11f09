/** The picture of a page, drawn on a canvas of the page: nothing else here needs a document. */

export interface Drawing {
  /**
   * Draws a page, turned back by `turns` quarter turns so that its text runs from left to right.
   * @param number from 1; `width` in pixels of the canvas
   * @throws Error when it was called off, or the page cannot be drawn
   */
  draw: (
    number: number,
    canvas: HTMLCanvasElement,
    width: number,
    turns: number,
    signal: AbortSignal,
  ) => Promise<void>;
  close: () => void;
}

/** Opens a document to draw it. Loaded when a page is first shown. */
export async function openDrawing(bytes: Uint8Array, password: string | null): Promise<Drawing> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
    type: 'module',
    name: 'disegno',
  });
  const worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
  const job = pdfjs.getDocument({
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
  const close = (): void => {
    void job.destroy();
    port.terminate();
  };
  const documento = await job.promise.catch((error: unknown) => {
    close();
    throw new Error('document not opened', { cause: error });
  });
  return {
    async draw(number, canvas, width, turns, signal) {
      const page = await documento.getPage(number);
      const rotation = (((page.rotate - turns * 90) % 360) + 360) % 360;
      const base = page.getViewport({ scale: 1, rotation });
      const viewport = page.getViewport({ scale: width / base.width, rotation });
      if (signal.aborted) return;
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing = page.render({
        canvas,
        viewport,
        annotationMode: pdfjs.AnnotationMode.DISABLE,
      });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise;
    },
    close,
  };
}
