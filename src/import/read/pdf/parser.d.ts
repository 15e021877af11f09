/** The parser of pdfjs has no types of its own: it is handed to the library as it is. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object;
}
