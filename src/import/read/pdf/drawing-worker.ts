/** The parser behind the page's picture, in a worker of its own. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
