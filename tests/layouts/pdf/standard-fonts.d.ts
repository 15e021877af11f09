/** The standard fonts of PDF as pdfmake ships them: their measures, and no glyphs. */
declare module 'pdfmake/build/standard-fonts/*.js' {
  import type { TFontContainer } from 'pdfmake/interfaces.js';
  const container: TFontContainer;
  export default container;
}
