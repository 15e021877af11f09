/** The text of a PDF, as whoever opens it reads it. */
import { openText } from '#import/read/pdf/pdfjs.ts';

export async function readPdf(bytes: Uint8Array): Promise<string> {
  const opened = await openText(new Uint8Array(bytes), null);
  const pages: string[] = [];
  for (let page = 1; page <= opened.pagine; page += 1)
    pages.push((await opened.read(page)).pezzi.map(({ testo }) => testo).join(' '));
  await opened.close();
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}
