/** Tab-separated text as spreadsheets put it on the clipboard: quotes around what holds tabs, line ends or quotes. */

export type PastedBlock = readonly (readonly string[])[];

const quote = (text: string): string =>
  /[\t\n\r]/.test(text) || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows and cells as text; the inverse of `parseTsv`. */
export function formatTsv(block: PastedBlock): string {
  const text = block.map((riga) => riga.map(quote).join('\t')).join('\r\n');
  // A last row of one empty cell would pass for the line end of the row before.
  return block.at(-1)?.length === 1 && block.at(-1)?.[0] === '' ? `${text}\r\n` : text;
}

/** Where a quoted cell ends: the quote that no other quote follows. The end of the text when it is never closed. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

/**
 * Reads what a spreadsheet copied. Cells that begin with a quote run to the closing one, line ends included; a quote
 * elsewhere is a character like any other. The line end that Excel puts after the last row adds no row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const rest = /[\t\r\n]/g;
    rest.lastIndex = at;
    const stop = rest.exec(text)?.index ?? text.length;
    row.push(cell + text.slice(at, stop));
    if (text[stop] === '\t') {
      at = stop + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = stop + (text[stop] === '\r' && text[stop + 1] === '\n' ? 2 : 1);
    if (at >= text.length) return rows;
  }
}
