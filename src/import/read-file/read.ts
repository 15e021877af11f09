/** Reads a file: bytes in, proved statements out. Pure: the same in the page's worker and in Node. */
import type { Codifica, Lettura } from '#api/contract/tracciati.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { inferCodifica, NonUtf8 } from '../read/encoding.ts';
import { isZip } from '../read/archive.ts';
import { openCsv } from '../read/csv-file.ts';
import { ErroreLettura } from '../read/error.ts';
import { findLettore } from './format.ts';
import { checkFirma, checkMisura } from '../read/signature.ts';
import { openSheets, inferFogli, type FormatoFogli } from './sheets.ts';
import { openWorkbook } from '../read/sheets/workbook.ts';
import { MAX_ARCHIVI } from '../read/limits.ts';
import { openTxt } from '../read/txt/file.ts';
import { openEnvelope } from '../read/p7m/envelope.ts';
import type { SorgenteRighe } from '../read/source.ts';
import { applyLettura } from '../tracciato/apply.ts';
import { inferLettura } from '../tracciato/infer.ts';
import { proposeNome } from '../tracciato/pattern.ts';
import { withNative, findNativo } from '../tracciato/native.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { readArchive } from './archive.ts';
import { isPdf, readPdf } from './pdf/read.ts';
import type { EsitoLettura, OpzioniLettura, TracciatoUsato } from '../map/outcome.ts';
import { mapRows } from '../map/map.ts';
import { askForeignRow } from '../map/foreign-row.ts';
import { askSpesaApart, withSpesa } from './separate-spesa.ts';
import { readNative } from './native.ts';
import { readHead, type FileDaLeggere, type TableHead } from '../map/head.ts';

export type { FileDaLeggere } from '../map/head.ts';

/**
 * Reads a statement. Never throws and never hangs: what cannot be read is an `errore` with its reason,
 * what is ambiguous a `domanda`, what no longer fits the saved tracciato a `deriva`.
 */
export async function readStatementFile(
  file: FileDaLeggere,
  opzioni: OpzioniLettura = {},
): Promise<EsitoLettura> {
  try {
    return await leggiContenuto(file, opzioni);
  } catch (error) {
    return toErrore(error);
  }
}

/** By what the bytes are: an archive or a signed envelope gives way to what it holds. */
async function leggiContenuto(
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
  archivi = 0,
): Promise<EsitoLettura> {
  const { bytes } = file;
  checkMisura(bytes);
  const piena = senzaRiempimento(bytes);
  if (piena.length < bytes.length) return leggiContenuto({ ...file, bytes: piena }, opzioni, archivi);
  if (isPdf(bytes)) return readPdf(file, opzioni, leggiRighe);
  const fogli = inferFogli(bytes);
  if (fogli !== null) return leggiFogli(file, fogli, opzioni);
  if (isZip(bytes) && archivi < MAX_ARCHIVI) {
    return readArchive(file, opzioni, (dentro, altre) =>
      leggiContenuto(dentro, altre, archivi + 1).catch(toErrore),
    );
  }
  checkFirma(bytes);
  const firmato = openEnvelope(bytes);
  if (firmato) return leggiContenuto({ ...file, bytes: firmato }, opzioni, archivi);
  const nativo = findLettore(bytes);
  if (nativo) return readNative(nativo, file, opzioni);
  return leggiCodificato(file, inferCodifica(bytes), opzioni);
}

/** Below a tab: what no text holds. */
const TAB = 9;

/** Without the zeros that fill the last block of a text, as old hosts leave them; what starts as no text is as it is. */
function senzaRiempimento(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== 0) return bytes;
  let fine = bytes.length;
  while (fine > 0 && bytes[fine - 1] === 0) fine--;
  const piena = bytes.subarray(0, fine);
  return fine === 0 || piena.subarray(0, 512).some((byte) => byte < TAB) ? bytes : piena;
}

function toErrore(error: unknown): EsitoLettura {
  if (error instanceof ErroreLettura) return { tipo: 'errore', code: error.code, messaggio: error.message };
  return {
    tipo: 'errore',
    code: 'errore_interno',
    messaggio: `La lettura si è fermata per un difetto del programma (${error instanceof Error ? error.message : String(error)}).`,
  };
}

async function leggiFogli(
  file: FileDaLeggere,
  formato: FormatoFogli,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const cartella = await openSheets(file.bytes, formato);
  const { lettura, tracciato, risposte } = opzioni;
  const risposta = risposte?.decimali === ',' || risposte?.decimali === '.' ? risposte.decimali : null;
  const noti = lettura?.decimali ?? tracciato?.lettura.decimali ?? risposta;
  return leggiRighe(file.nome, openWorkbook(cartella, noti), opzioni);
}

async function leggiCodificato(
  file: FileDaLeggere,
  codifica: Codifica,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  try {
    return await leggiCon(file, codifica, true, opzioni);
  } catch (error) {
    if (error instanceof NonUtf8) return leggiCodificato(file, 'windows-1252', opzioni);
    if (!(error instanceof ErroreLettura) || error.code !== 'virgolette_aperte') throw error;
    return leggiSenzaVirgolette(file, codifica, opzioni, error);
  }
}

/** Quotes that do not pair are text when without them every row has its place; otherwise the file is refused. */
async function leggiSenzaVirgolette(
  file: FileDaLeggere,
  codifica: Codifica,
  opzioni: OpzioniLettura,
  causa: ErroreLettura,
): Promise<EsitoLettura> {
  const esito = await leggiCon(file, codifica, false, opzioni).catch((error: unknown) => {
    throw error instanceof ErroreLettura && error.code !== 'lettura_annullata' ? causa : error;
  });
  if (esito.tipo === 'letto' && esito.estratti.some(({ scartate }) => scartate.length > 0)) throw causa;
  if (esito.tipo === 'letto' || esito.tipo === 'domanda') {
    esito.avvisi.push('Nel file una virgoletta (") non si chiude: tutte le virgolette sono state ignorate.');
  }
  return esito;
}

function leggiCon(
  file: FileDaLeggere,
  codifica: Codifica,
  virgolette: boolean,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const tagli = opzioni.tagli ?? opzioni.lettura?.tagli ?? opzioni.tracciato?.lettura.tagli ?? null;
  const sorgente = openCsv(file.bytes, codifica, virgolette);
  // Signs that part cells in no row part nothing: columns are then told by their place on the line.
  const stampata = tagli !== null || !sorgente.provata ? openTxt(file.bytes, codifica, tagli) : null;
  return leggiRighe(file.nome, stampata ?? sorgente, opzioni);
}

/** Rows of cells to statements, whatever they come from. */
async function leggiRighe(
  nome: string,
  sorgente: SorgenteRighe,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const { formato, codifica, delimitatore } = sorgente;
  const salvato = opzioni.tracciato ?? null;
  const testa = readHead(sorgente);
  if (opzioni.lettura)
    return leggiCorretta(nome, testa, { ...opzioni.lettura, formato, codifica, delimitatore }, opzioni);
  if (!salvato) return inferisciELeggi(nome, testa, opzioni);
  const applicata = applyLettura(salvato.lettura, testa.righe);
  const tracciato = { id: salvato.id, nome: salvato.nome };
  if (applicata.tipo === 'deriva') {
    const cambiato =
      formato === 'csv' && salvato.lettura.formato === 'csv' && salvato.lettura.delimitatore !== delimitatore;
    const differenze = cambiato
      ? [
          `I campi ora sono separati da ${nomeDelimitatore(delimitatore)}, non da ${nomeDelimitatore(salvato.lettura.delimitatore)}.`,
        ]
      : [];
    return { tipo: 'deriva', tracciato, differenze: [...differenze, ...applicata.differenze] };
  }
  const usato: TracciatoUsato = { ...tracciato, versione: salvato.versione, origine: 'salvato' };
  const lettura: Lettura = { ...applicata.lettura, formato, codifica, delimitatore };
  const intorno = readSurroundings(testa.righe.slice(0, applicata.struttura.inizio));
  const chi = { conto: intorno.conto, divisa: lettura.divisa, natura: salvato.natura };
  return mapRows(testa, lettura, applicata.struttura, usato, chi, applicata.avvisi, opzioni);
}

/** Reads with the columns as the person put them: what does not hold is their choice, not the file's drift. */
async function leggiCorretta(
  file: string,
  testa: TableHead,
  corretta: Lettura,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const applicata = applyLettura(corretta, testa.righe);
  if (applicata.tipo === 'deriva')
    throw new ErroreLettura(
      'nessun_movimento',
      `Con queste colonne il file non si legge. ${applicata.differenze.join(' ')}`,
    );
  const { lettura, struttura, avvisi } = applicata;
  const salvato = opzioni.tracciato ?? null;
  const nome = salvato?.nome ?? proposeNome(file);
  const usato: TracciatoUsato = { id: null, versione: null, nome, origine: 'inferito' };
  const intorno = readSurroundings(testa.righe.slice(0, struttura.inizio));
  const chi = { conto: intorno.conto, divisa: lettura.divisa, natura: salvato?.natura ?? 'movimento' };
  return mapRows(testa, lettura, struttura, usato, chi, avvisi, opzioni);
}

function nomeDelimitatore(segno: string): string {
  return segno === '\t' ? 'tabulazione' : `«${segno}»`;
}

async function inferisciELeggi(
  file: string,
  testa: TableHead,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const { righe, sorgente } = testa;
  const inferita = inferLettura(
    { righe, sorgente, nome: file, azienda: opzioni.azienda ?? null },
    opzioni.risposte ?? {},
  );
  const { domande, avvisi } = inferita;
  const nativo = findNativo(inferita.struttura.intestazione, sorgente.formato, file);
  // What the person answered counts more than what the bank usually does.
  if (nativo && opzioni.risposte?.segno === undefined && opzioni.risposte?.importo === undefined) {
    const lettura = withNative(nativo, inferita.lettura, new Set(domande.map(({ id }) => id)));
    const usato: TracciatoUsato = { id: null, versione: null, nome: nativo.nome, origine: 'nativo' };
    const chi = { conto: inferita.conto, divisa: lettura.divisa, natura: 'movimento' as const };
    return conEstranea(
      await mapRows(testa, lettura, inferita.struttura, usato, chi, avvisi, opzioni),
      opzioni,
    );
  }
  if (domande.length > 0) {
    const { intestazione } = inferita.struttura;
    return { tipo: 'domanda', domande, formato: sorgente.formato, avvisi, intestazione };
  }
  const usato: TracciatoUsato = {
    id: null,
    versione: null,
    nome: proposeNome(file),
    origine: 'inferito',
  };
  const chi = { conto: inferita.conto, divisa: inferita.lettura.divisa, natura: inferita.natura };
  const { struttura } = inferita;
  const risposte = opzioni.risposte ?? {};
  const esito = await mapRows(
    testa,
    withSpesa(inferita.lettura, risposte),
    struttura,
    usato,
    chi,
    avvisi,
    opzioni,
  );
  // Of a PDF the columns are found by where words stand: one too many may be of the reading.
  const spesa =
    sorgente.formato === 'pdf'
      ? null
      : await askSpesaApart(esito, testa, struttura.dati, risposte, (lettura) =>
          mapRows(readHead(sorgente), lettura, struttura, usato, chi, [], {
            ...opzioni,
            onProgress: () => undefined,
          }),
        );
  return spesa ? chiedi(esito, spesa) : conEstranea(esito, opzioni);
}

/** The reading, or the question about the one row without which it would tie. */
function conEstranea(esito: EsitoLettura, { risposte = {} }: OpzioniLettura): EsitoLettura {
  // Rows of a PDF are told by where they stand: one too many may be of the reading, and its own proofs come later.
  if (esito.tipo !== 'letto' || esito.formato === 'pdf') return esito;
  const domanda = askForeignRow(esito.estratti, risposte);
  return domanda ? chiedi(esito, domanda) : esito;
}

/** The question in place of the reading that it is about. */
function chiedi(esito: EsitoLettura, domanda: ReadingQuestion): EsitoLettura {
  if (esito.tipo !== 'letto') return esito;
  const { formato, avvisi, lettura } = esito;
  return { tipo: 'domanda', domande: [domanda], formato, avvisi, intestazione: lettura?.intestazione ?? [] };
}
