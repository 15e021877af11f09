/** The clipboard's other language: a table. Spreadsheets prefer it, and it can say that a cell is text. */
import type { PastedBlock } from './tsv.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * A table that a spreadsheet pastes with the right types: columns of text carry Excel's text format, so that
 * `=1+1`, `@nota` and `000123` stay the texts they are; the others are read as they are shown.
 */
export function formatTabella(block: PastedBlock, text: readonly boolean[]): string {
  const rows = block.map((riga) => {
    const cells = riga.map((cell, at) => {
      const style = text[at] === true ? ` style="mso-number-format:'\\@'"` : '';
      return `<td${style}>${escape(cell).replaceAll(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">')}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** The cells of the first table in some HTML, as text; null when it holds none. */
export function parseTabella(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => {
      for (const end of cell.querySelectorAll('br')) end.replaceWith('\n');
      return (cell.textContent ?? '').replaceAll(' ', ' ').trim();
    }),
  );
  return rows.length > 0 ? rows : null;
}
