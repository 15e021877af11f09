/** Imports one file, from the reading to the server: all its statements, or none of them. */
import { basename } from 'node:path';
import { bindAzienda, type Client } from '#api/client.ts';
import type { Conto } from '#api/contract/conti.ts';
import { dettagliTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { describeError, hasCodice, parseDettagli } from '#api/errors.ts';
import type { AziendaLettura } from '#import/read/native.ts';
import { failWithFine } from './connection.ts';
import {
  type EstrattoContext,
  describeEstratto,
  type EsitoEstratto,
  importEstratto,
  refuseImport,
} from './import-estratto.ts';
import { explainNotImported, findIdConto } from './import-refusals.ts';
import { isInterrupted } from './interruption.ts';
import type { createFileReader, FileError, EsitoFile } from './reader.ts';
import { reportEntrate } from './report.ts';
import { STATO } from './status.ts';
import { writeLine, writeWarning } from './output.ts';

type FileLetto = Extract<EsitoFile, { ok: true }>;

/** An azienda into which files are imported. */
export interface AziendaPlace {
  /** The client of the azienda. */
  client: Client;
  id: number;
  nome: string;
  conti: Conto[];
  /** The owner of the files: it distinguishes an issued invoice from a received one. */
  lettura: AziendaLettura;
}

/** How all the files of a command are imported. */
export interface Modo {
  fileReader: ReturnType<typeof createFileReader>;
  /** True when a tracciato was given on the command line: the server is not asked for one. */
  tracciatoDato: boolean;
  forza: boolean;
  all: boolean;
}

/** A statement, and where it is imported. */
export interface Parte {
  place: AziendaPlace;
  file: FileLetto;
  indice: number;
  conto: Conto | null;
  salvato: Tracciato | null;
}

/** Reads the conti of an azienda, its name and its codes; only its name from a server that does not give them. */
export async function openPlace(client: Client, id: number, nome: string): Promise<AziendaPlace> {
  const own = bindAzienda(client, id);
  const { conti } = await failWithFine(own.call('conti'));
  const lettura = await own.call('azienda').then(
    ({ ragione_sociale, partita_iva, codice_fiscale }) => ({ ragione_sociale, partita_iva, codice_fiscale }),
    () => ({ ragione_sociale: nome, partita_iva: null }),
  );
  return { client: own, id, nome, conti, lettura };
}

/** The tracciato of the server for this file name: none, one, or the reason why it cannot be chosen here. */
async function findTracciato(client: Client, name: string): Promise<Tracciato | null | FileError> {
  try {
    return await client.call('tracciatoPerNome', { query: { fileName: name } });
  } catch (error) {
    if (hasCodice(error, 'tracciato_non_trovato')) return null;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several === null) return failWithFine(Promise.reject(error as Error));
    const names = several.candidati.map((candidate) => `"${candidate.nome}"`).join(', ');
    return {
      code: 'ambiguo',
      messaggio: `Più tracciati hanno questo nome di file: ${names}. Scegline uno con --tracciato.`,
    };
  }
}

/** Reports that a file could not be read; answers the exit status. */
export async function refuseReading(name: string, { messaggio }: FileError): Promise<number> {
  await refuseImport(name, 'lettura', messaggio, 'non letto. ');
  return STATO.lettura;
}

function toContext({ all, forza }: Modo, parts: readonly Parte[], part: Parte): EstrattoContext {
  const { place, conto, salvato } = part;
  return {
    client: place.client,
    azienda: place.nome,
    conti: place.conti,
    conto,
    salvato,
    forza,
    all,
    primo: parts.find((one) => one.place.id === place.id) === part,
    percorso: part.file.percorso,
  };
}

/** Reports why statements may not be imported. Nothing is sent before all of them pass. */
async function refuseBefore(mode: Modo, parts: readonly Parte[]): Promise<boolean> {
  const reasons = parts.map((part) => {
    const estratto = part.file.letto.estratti[part.indice];
    const ctx = toContext(mode, parts, part);
    return estratto ? explainNotImported(ctx, estratto, findIdConto(ctx, estratto)) : null;
  });
  if (reasons.every((reason) => reason === null)) return false;
  for (const [at, part] of parts.entries()) {
    const label = describeEstratto(toContext(mode, parts, part), part.file, part.indice);
    const reason = reasons[at] ?? null;
    if (reason !== null) await refuseImport(label, 'rifiutato', reason);
    else await writeWarning(`${label}: non importato: il file entra tutto o niente.`);
  }
  return true;
}

/** Undoes the imports of a file whose other statements failed. */
async function takeBack(
  mode: Modo,
  parts: readonly Parte[],
  finished: Map<Parte, EsitoEstratto>,
): Promise<void> {
  for (const [part, { id_imp }] of finished) {
    if (id_imp === null) continue;
    const label = describeEstratto(toContext(mode, parts, part), part.file, part.indice);
    try {
      await part.place.client.call('importazioniAnnulla', { body: { ids: [id_imp] } });
      await writeWarning(`${label}: importazione ${id_imp} annullata: il file entra tutto o niente.`);
    } catch (error) {
      await writeWarning(
        `${label}: il resto del file non è entrato, ma questa parte è rimasta (importazione ${id_imp}): annullala dal registro. ${describeError(error)}`,
      );
    }
  }
}

/** Leaves out empty statements, if there are several, so that they do not stop the others. */
async function skipEmpty(mode: Modo, parts: readonly Parte[]): Promise<Parte[]> {
  const kept: Parte[] = [];
  for (const part of parts) {
    const estratto = part.file.letto.estratti[part.indice];
    if (parts.length > 1 && estratto?.righe.length === 0 && estratto.scartate.length === 0)
      await writeLine(
        `${describeEstratto(toContext(mode, parts, part), part.file, part.indice)}: nessuna riga`,
      );
    else kept.push(part);
  }
  return kept;
}

/** Imports the statements of a file, each into its azienda; answers the exit status. */
export async function importParti(mode: Modo, all: readonly Parte[]): Promise<number> {
  const parts = await skipEmpty(mode, all);
  if (await refuseBefore(mode, parts)) return STATO.import;
  const finished = new Map<Parte, EsitoEstratto>();
  let state: number = STATO.ok;
  for (const part of parts) {
    const outcome = isInterrupted()
      ? null
      : await importEstratto(toContext(mode, parts, part), part.file, part.indice);
    // A statement that was imported before does not stop the others.
    if (outcome === null || (outcome.stato !== STATO.ok && !outcome.gia)) {
      await takeBack(mode, parts, finished);
      return STATO.import;
    }
    state = Math.max(state, outcome.stato);
    finished.set(part, outcome);
  }
  reportEntrate([...finished].map(([{ place }, { righe }]) => ({ azienda: place.nome, righe })));
  return state;
}

/** Reads a file for its azienda, with the tracciati of that azienda; answers its statements, or the exit status. */
export async function readForAzienda(
  mode: Modo,
  place: AziendaPlace,
  path: string,
  chooseConto: (index: number) => Conto | null,
): Promise<Parte[] | number> {
  const name = basename(path);
  const saved = mode.tracciatoDato ? null : await findTracciato(place.client, name);
  if (saved !== null && 'code' in saved) return refuseReading(name, saved);
  const { lettura: azienda } = place;
  const extra = saved === null ? { azienda } : { azienda, tracciato: saved };
  const file = await mode.fileReader.read(path, extra);
  if (!file.ok) return refuseReading(name, file.error);
  // A format with a fixed standard is read without the tracciato that the name of the file would choose.
  const used = file.letto.lettura === null ? null : saved;
  return file.letto.estratti.map((_estratto, indice) => ({
    place: place,
    file,
    indice,
    conto: chooseConto(indice),
    salvato: used,
  }));
}
