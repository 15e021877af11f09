/** A file as one table of texts, for lists that are no statements: soggetti, and the like. */
import { inferCodifica, NonUtf8 } from '../read/encoding.ts';
import { openCsv } from '../read/csv-file.ts';
import { ErroreLettura } from '../read/error.ts';
import { checkFirma, checkMisura } from '../read/signature.ts';
import { openSheets, inferFogli } from './sheets.ts';
import type { SourceSheet } from '../read/sheets/workbook.ts';
import type { BloccoRighe } from '../read/table.ts';
import {
  openInvoice,
  INTESTAZIONE,
  readInvoiceParties,
  refuseNotInvoice,
  collectParties,
} from '../read/fatturapa/soggetti.ts';

export interface Tabella {
  /** The sheet, or `CSV`. */
  nome: string;
  righe: string[][];
  /** Line of the file on which `righe[i]` starts, from 1. */
  linee: number[];
}
export type EsitoTabella = { ok: true; tabella: Tabella } | { ok: false; motivo: string };

function raccogli(nome: string, blocchi: Iterable<BloccoRighe>): Tabella {
  const tabella: Tabella = { nome, righe: [], linee: [] };
  for (const { righe, linee } of blocchi) {
    for (const riga of righe) tabella.righe.push(riga);
    for (const linea of linee) tabella.linee.push(linea);
  }
  return tabella;
}

const leggiFoglio = (foglio: SourceSheet): Tabella =>
  raccogli(foglio.nome, foglio.righe(',', { nascoste: [], senzaRisultato: [] }));

/** The sheet in sight with the most rows. */
async function leggiCartella(bytes: Uint8Array): Promise<Tabella | null> {
  const formato = inferFogli(bytes);
  if (formato === null) return null;
  const { fogli } = await openSheets(bytes, formato);
  const shown = fogli.filter(({ nascosto }) => !nascosto);
  const tables = (shown.length > 0 ? shown : fogli).map(leggiFoglio);
  return tables.toSorted((a, b) => b.righe.length - a.righe.length)[0] ?? null;
}

function leggiTesto(bytes: Uint8Array): Tabella {
  checkFirma(bytes);
  const codifica = inferCodifica(bytes);
  try {
    return raccogli('CSV', openCsv(bytes, codifica, true).blocchi());
  } catch (error) {
    // What began as UTF-8 and is not: the other encoding that Italian programs write.
    if (!(error instanceof NonUtf8)) throw error;
    return raccogli('CSV', openCsv(bytes, 'windows-1252', true).blocchi());
  }
}

export interface FileTabella {
  nome: string;
  bytes: Uint8Array;
}

async function leggi(files: readonly FileTabella[], azienda: string | null): Promise<Tabella> {
  for (const { bytes } of files) checkMisura(bytes);
  const contents = files.map(({ bytes }) => openInvoice(bytes));
  if (contents.some((content) => content !== null)) {
    const fatture = contents.map((content, at) => {
      if (content === null) throw refuseNotInvoice(files[at]?.nome ?? '');
      return readInvoiceParties(content);
    });
    const righe = [[...INTESTAZIONE], ...collectParties(fatture, azienda)];
    return { nome: 'Fatture elettroniche', righe, linee: righe.map((_, at) => at + 1) };
  }
  const [first, second] = files;
  if (!first || second)
    throw new ErroreLettura(
      'nessuna_tabella',
      'Scegli un elenco per volta, oppure una o più fatture elettroniche.',
    );
  return (await leggiCartella(first.bytes)) ?? leggiTesto(first.bytes);
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
    const tabella = await leggi(files, azienda);
    if (tabella.righe.length === 0) return { ok: false, motivo: 'Il file non contiene nessuna riga.' };
    return { ok: true, tabella };
  } catch (error) {
    if (error instanceof ErroreLettura) return { ok: false, motivo: error.message };
    return {
      ok: false,
      motivo: 'Il file non si è potuto leggere: salvalo di nuovo come Excel o CSV e riprova.',
    };
  }
}
