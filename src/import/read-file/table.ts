/** A file as one table of texts, for lists that are no statements: soggetti, and the like. */
import { inferCodifica, NonUtf8 } from '../read/encoding.ts';
import { openCsv } from '../read/csv-file.ts';
import { ReadingError } from '../read/error.ts';
import { checkSignature, checkSize } from '../read/signature.ts';
import { openSheets, inferSheets } from './sheets.ts';
import type { SourceSheet } from '../read/sheets/sheet.ts';
import type { RowBlock } from '../read/table.ts';
import {
  openInvoice,
  INTESTAZIONE,
  readInvoiceParties,
  refuseNotInvoice,
  collectParties,
} from '../read/fatturapa/soggetti.ts';

interface Tabella {
  /** The sheet, or `CSV`. */
  nome: string;
  righe: string[][];
  /** Line of the file on which `righe[i]` starts, from 1. */
  lines: number[];
}
export type EsitoTabella = { ok: true; tabella: Tabella } | { ok: false; motivo: string };

function collect(nome: string, blocks: Iterable<RowBlock>): Tabella {
  const table: Tabella = { nome, righe: [], lines: [] };
  for (const { righe, lines } of blocks) {
    for (const riga of righe) table.righe.push(riga);
    for (const line of lines) table.lines.push(line);
  }
  return table;
}

const readSheet = (sheet: SourceSheet): Tabella =>
  collect(sheet.nome, sheet.righe(',', { hidden: [], withoutResult: [], merged: [] }));

/** The sheet in sight with the most rows. */
async function readFolder(bytes: Uint8Array): Promise<Tabella | null> {
  const format = inferSheets(bytes);
  if (format === null) return null;
  const { sheets } = await openSheets(bytes, format);
  const shown = sheets.filter(({ hidden }) => !hidden);
  const tables = (shown.length > 0 ? shown : sheets).map(readSheet);
  return tables.toSorted((a, b) => b.righe.length - a.righe.length)[0] ?? null;
}

function readText(bytes: Uint8Array): Tabella {
  checkSignature(bytes);
  const encoding = inferCodifica(bytes);
  try {
    return collect('CSV', openCsv(bytes, encoding, true).blocks());
  } catch (error) {
    // What began as UTF-8 and is not: the other encoding that Italian programs write.
    if (!(error instanceof NonUtf8)) throw error;
    return collect('CSV', openCsv(bytes, 'windows-1252', true).blocks());
  }
}

interface FileTabella {
  nome: string;
  bytes: Uint8Array;
}

async function read(files: readonly FileTabella[], azienda: string | null): Promise<Tabella> {
  for (const { bytes } of files) checkSize(bytes);
  const contents = files.map(({ bytes }) => openInvoice(bytes));
  if (contents.some((content) => content !== null)) {
    const invoices = contents.map((content, at) => {
      if (content === null) throw refuseNotInvoice(files[at]?.nome ?? '');
      return readInvoiceParties(content);
    });
    const righe = [[...INTESTAZIONE], ...collectParties(invoices, azienda)];
    return { nome: 'Fatture elettroniche', righe, lines: righe.map((_, at) => at + 1) };
  }
  const [first, second] = files;
  if (!first || second)
    throw new ReadingError(
      'nessuna_tabella',
      'Scegli un elenco per volta, oppure una o più fatture elettroniche.',
    );
  return (await readFolder(first.bytes)) ?? readText(first.bytes);
}

/**
 * Reads one workbook or delimited text, or the parties of electronic invoices (`azienda` is the one that keeps the
 * books, which is left out). Never throws: what cannot be read has its reason, in Italian.
 */
export async function readTables(
  files: readonly FileTabella[],
  azienda: string | null,
): Promise<EsitoTabella> {
  try {
    const tabella = await read(files, azienda);
    if (tabella.righe.length === 0) return { ok: false, motivo: 'Il file non contiene nessuna riga.' };
    return { ok: true, tabella };
  } catch (error) {
    if (error instanceof ReadingError) return { ok: false, motivo: error.message };
    return {
      ok: false,
      motivo: 'Il file non si è potuto leggere: salvalo di nuovo come Excel o CSV e riprova.',
    };
  }
}
