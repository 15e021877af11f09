/** A page whose tables are a statement: what banks call an Excel file and spreadsheets open as one sheet. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocks, inferCodifica, NonUtf8 } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import type { SourceWorkbook } from '../sheets/workbook.ts';
import type { RowBlock } from '../table.ts';
import { createPageReader } from './page.ts';

/** @throws ErroreLettura `file_html` when the page has no table, as those that say that a session has expired */
export function openHtml(bytes: Uint8Array): SourceWorkbook {
  const encoding = encodingOf(bytes);
  if (!hasCells(bytes, encoding)) {
    throw new ReadingError(
      'file_html',
      'Il file è una pagina web senza una tabella di movimenti. Scarica di nuovo i movimenti dalla banca.',
    );
  }
  return {
    formato: 'html',
    totale: bytes.length,
    sheets: [{ nome: 'pagina', hidden: false, righe: () => readPage(bytes, encoding) }],
  };
}

function hasCells(bytes: Uint8Array, encoding: Codifica): boolean {
  for (const { testo } of decodeBlocks(bytes, encoding)) if (/<td\b/i.test(testo)) return true;
  return false;
}

function* readPage(bytes: Uint8Array, encoding: Codifica): Generator<RowBlock> {
  const reader = createPageReader();
  for (const { testo, fatto, ultimo } of decodeBlocks(bytes, encoding)) {
    reader.write(testo);
    if (ultimo) reader.fine();
    const { righe, lines } = reader.take();
    if (righe.length > 0) yield { righe, lines, fatto };
  }
}

/** The encoding the bytes show, or the one the page declares; a page that says UTF-8 and is not is windows-1252. */
function encodingOf(bytes: Uint8Array): Codifica {
  const shown = inferCodifica(bytes);
  if (shown !== 'utf-8') return shown;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  if (/charset\s*=\s*["']?\s*(?:iso-8859-1|iso-8859-15|windows-1252|latin1)/i.test(head))
    return 'windows-1252';
  try {
    for (const _ of decodeBlocks(bytes, 'utf-8'));
    return 'utf-8';
  } catch (error) {
    if (error instanceof NonUtf8) return 'windows-1252';
    throw error;
  }
}
