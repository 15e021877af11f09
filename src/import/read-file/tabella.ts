/** A file as one table of texts, for lists that are no statements: soggetti, and the like. */
import { detectCodifica, NonUtf8 } from '../read/codifica.ts';
import { apriCsv } from '../read/csv-file.ts';
import { ErroreLettura } from '../read/errore.ts';
import { checkFirma, checkMisura } from '../read/firma.ts';
import { apriFogli, detectFogli } from './fogli.ts';
import type { Foglio } from '../read/fogli/cartella.ts';
import type { BloccoRighe } from '../read/tabella.ts';
import {
  apriFattura,
  INTESTAZIONE,
  leggiPartiFattura,
  nonFattura,
  raccogliParti,
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

const leggiFoglio = (foglio: Foglio): Tabella =>
  raccogli(foglio.nome, foglio.righe(',', { nascoste: [], senzaRisultato: [] }));

/** The sheet in sight with the most rows. */
async function leggiCartella(bytes: Uint8Array): Promise<Tabella | null> {
  const formato = detectFogli(bytes);
  if (formato === null) return null;
  const { fogli } = await apriFogli(bytes, formato);
  const shown = fogli.filter(({ nascosto }) => !nascosto);
  const tables = (shown.length > 0 ? shown : fogli).map(leggiFoglio);
  return tables.toSorted((a, b) => b.righe.length - a.righe.length)[0] ?? null;
}

function leggiTesto(bytes: Uint8Array): Tabella {
  checkFirma(bytes);
  const codifica = detectCodifica(bytes);
  try {
    return raccogli('CSV', apriCsv(bytes, codifica, true).blocchi());
  } catch (error) {
    // What began as UTF-8 and is not: the other encoding that Italian programs write.
    if (!(error instanceof NonUtf8)) throw error;
    return raccogli('CSV', apriCsv(bytes, 'windows-1252', true).blocchi());
  }
}

export interface FileTabella {
  nome: string;
  bytes: Uint8Array;
}

async function leggi(files: readonly FileTabella[], azienda: string | null): Promise<Tabella> {
  for (const { bytes } of files) checkMisura(bytes);
  const contents = files.map(({ bytes }) => apriFattura(bytes));
  if (contents.some((content) => content !== null)) {
    const fatture = contents.map((content, at) => {
      if (content === null) throw nonFattura(files[at]?.nome ?? '');
      return leggiPartiFattura(content);
    });
    const righe = [[...INTESTAZIONE], ...raccogliParti(fatture, azienda)];
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
export async function leggiTabelle(
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
