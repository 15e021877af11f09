/** Reads a file: bytes in, proved statements out. Pure: the same in the page's worker and in Node. */
import type { Codifica, Lettura } from '#api/contract/tracciati.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { inferCodifica, NonUtf8 } from '../read/encoding.ts';
import { isZip } from '../read/archive.ts';
import { openCsv } from '../read/csv-file.ts';
import { ReadingError } from '../read/error.ts';
import { findReader } from './format.ts';
import { checkSignature, checkSize, removePadding } from '../read/signature.ts';
import { openSheets, inferSheets, type SheetsFormat } from './sheets.ts';
import { openWorkbook } from '../read/sheets/workbook.ts';
import { MAX_ARCHIVES } from '../read/limits.ts';
import { openTxt } from '../read/txt/file.ts';
import { openEnvelope } from '../read/p7m/envelope.ts';
import type { RigheSource } from '../read/source.ts';
import { applyLettura } from '../tracciato/apply.ts';
import { inferReading } from '../tracciato/worded-sides.ts';
import { withSign } from '../tracciato/joint-questions.ts';
import type { SampleRows } from '../tracciato/sample.ts';
import { proposeNome } from '../tracciato/pattern.ts';
import { withNative, findNative } from '../tracciato/native.ts';
import { readSurroundings } from '../tracciato/preamble.ts';
import { readArchive } from './archive.ts';
import { isPdf, readPdf } from './pdf/read.ts';
import type { EsitoLettura, ReadingOptions, TracciatoUsato } from '../map/outcome.ts';
import { mapRows } from '../map/map.ts';
import { askForeignRow } from '../map/foreign-row.ts';
import { withPaidWords } from './paid-words.ts';
import { askSpesaApart, withSpesa } from './separate-spesa.ts';
import { withFarDays } from './far-days.ts';
import { withContraryWords } from './contrary-words.ts';
import { findSwappedDays, withDaysTurned } from './swapped-days.ts';
import { settleSwappedSides } from './swapped-sides.ts';
import { readNative } from './native.ts';
import { withOtherTables } from './other-tables.ts';
import { withTablesStacked } from './stacked-tables.ts';
import { readHead, readFromStart, type FileToRead, type TableHead } from '../map/head.ts';

/**
 * Reads a statement. Never throws and never hangs: what cannot be read is an `errore` with its reason,
 * what is ambiguous a `domanda`, what no longer fits the saved tracciato a `deriva`.
 */
export async function readStatementFile(
  file: FileToRead,
  options: ReadingOptions = {},
): Promise<EsitoLettura> {
  try {
    return withPaidWords(withFarDays(await readContent(file, options)));
  } catch (error) {
    return toError(error);
  }
}

/** By what the bytes are: an archive or a signed envelope gives way to what it holds. */
async function readContent(file: FileToRead, options: ReadingOptions, archives = 0): Promise<EsitoLettura> {
  const { bytes } = file;
  checkSize(bytes);
  const filled = removePadding(bytes);
  if (filled.length < bytes.length) return readContent({ ...file, bytes: filled }, options, archives);
  if (isPdf(bytes)) return readPdf(file, options, readRighe);
  const sheets = inferSheets(bytes);
  if (sheets !== null) return readSheets(file, sheets, options);
  if (isZip(bytes) && archives < MAX_ARCHIVES) {
    return readArchive(file, options, (inside, others) =>
      readContent(inside, others, archives + 1).catch(toError),
    );
  }
  checkSignature(bytes);
  const signed = openEnvelope(bytes);
  if (signed) return readContent({ ...file, bytes: signed }, options, archives);
  const native = findReader(bytes);
  if (native) return readNative(native, file, options);
  return readEncoded(file, inferCodifica(bytes), options);
}

function toError(error: unknown): EsitoLettura {
  if (error instanceof ReadingError) return { tipo: 'errore', code: error.code, messaggio: error.message };
  return {
    tipo: 'errore',
    code: 'errore_interno',
    messaggio: `La lettura si è fermata per un difetto del programma (${error instanceof Error ? error.message : String(error)}).`,
  };
}

async function readSheets(
  file: FileToRead,
  format: SheetsFormat,
  options: ReadingOptions,
): Promise<EsitoLettura> {
  const folder = await openSheets(file.bytes, format);
  const { lettura, tracciato, risposte } = options;
  const answer = risposte?.decimali === ',' || risposte?.decimali === '.' ? risposte.decimali : null;
  const known = lettura?.decimali ?? tracciato?.lettura.decimali ?? answer;
  return readRighe(file.nome, openWorkbook(folder, known), options);
}

async function readEncoded(
  file: FileToRead,
  encoding: Codifica,
  options: ReadingOptions,
): Promise<EsitoLettura> {
  try {
    return await readWith(file, encoding, true, options);
  } catch (error) {
    if (error instanceof NonUtf8) return readEncoded(file, 'windows-1252', options);
    if (!(error instanceof ReadingError) || error.code !== 'virgolette_aperte') throw error;
    return readWithoutQuotes(file, encoding, options, error);
  }
}

/** Quotes that do not pair are text when without them every row has its place; otherwise the file is refused. */
async function readWithoutQuotes(
  file: FileToRead,
  encoding: Codifica,
  options: ReadingOptions,
  cause: ReadingError,
): Promise<EsitoLettura> {
  const outcome = await readWith(file, encoding, false, options).catch((error: unknown) => {
    throw error instanceof ReadingError && error.code !== 'lettura_annullata' ? cause : error;
  });
  if (outcome.tipo === 'letto' && outcome.estratti.some(({ scartate }) => scartate.length > 0)) throw cause;
  if (outcome.tipo === 'letto' || outcome.tipo === 'domanda') {
    outcome.notices.push(
      'Nel file una virgoletta (") non si chiude: tutte le virgolette sono state ignorate.',
    );
  }
  return outcome;
}

function readWith(
  file: FileToRead,
  encoding: Codifica,
  quotes: boolean,
  options: ReadingOptions,
): Promise<EsitoLettura> {
  const cuts = options.tagli ?? options.lettura?.tagli ?? options.tracciato?.lettura.tagli ?? null;
  const source = openCsv(file.bytes, encoding, quotes);
  // Signs that part cells in no row part nothing: columns are then told by their place on the line.
  const printed = cuts !== null || !source.provata ? openTxt(file.bytes, encoding, cuts) : null;
  return readRighe(file.nome, printed ?? source, options);
}

/** Rows of cells to statements, whatever they come from: those of other tables, too, but where a page tells the columns. */
async function readRighe(name: string, source: RigheSource, options: ReadingOptions): Promise<EsitoLettura> {
  if (source.formato === 'pdf') return readTable(name, source, options);
  const stacked = withTablesStacked(source);
  const { lettura: _, tracciato: __, risposte: ___, ...alone } = options;
  return withOtherTables(
    await readTable(name, stacked, options),
    stacked,
    options.risposte?.tabelle,
    (table) => inferAndRead(name, readHead(table), alone),
  );
}

async function readTable(name: string, source: RigheSource, options: ReadingOptions): Promise<EsitoLettura> {
  const { formato, codifica, delimitatore } = source;
  const saved = options.tracciato ?? null;
  const answers = options.risposte ?? {};
  const head = readHead(withDaysTurned(source, answers));
  const swapped = findSwappedDays(head, answers);
  if (swapped) return { tipo: 'domanda', domande: [swapped], formato, notices: [], intestazione: [] };
  if (options.lettura)
    return readCorrected(name, head, { ...options.lettura, formato, codifica, delimitatore }, options);
  if (!saved) return inferAndRead(name, head, options);
  const applied = applyLettura(saved.lettura, head);
  const tracciato = { id: saved.id, nome: saved.nome };
  if (applied.tipo === 'deriva') {
    const changed =
      formato === 'csv' && saved.lettura.formato === 'csv' && saved.lettura.delimitatore !== delimitatore;
    const differenze = changed
      ? [
          `I campi ora sono separati da ${delimiterName(delimitatore)}, non da ${delimiterName(saved.lettura.delimitatore)}.`,
        ]
      : [];
    return { tipo: 'deriva', tracciato, differenze: [...differenze, ...applied.differenze] };
  }
  const used: TracciatoUsato = { ...tracciato, versione: saved.versione, origine: 'salvato' };
  const surroundings = readSurroundings(head.righe.slice(0, applied.structure.start));
  const { divisa, notices } = findStated(applied.lettura, source.divisaNota ?? surroundings.divisa);
  const lettura: Lettura = { ...applied.lettura, formato, codifica, delimitatore, divisa };
  const who = { conto: surroundings.conto, divisa, natura: saved.natura };
  return mapRows(head, lettura, applied.structure, used, who, [...applied.notices, ...notices], options);
}

/** The currency of amounts that no column names: what this file says of itself comes before what the last one said. */
function findStated(
  { divisa: saved, colonne }: Lettura,
  stated: string | null,
): Pick<Lettura, 'divisa'> & { notices: string[] } {
  if (stated === null || stated === saved || colonne.some(({ campo }) => campo === 'divisa'))
    return { divisa: saved, notices: [] };
  const notice = `Il file è in ${stated}: il tracciato diceva ${saved}.`;
  return { divisa: stated, notices: saved === null ? [] : [notice] };
}

/** Reads with the columns as the person put them: what does not hold is their choice, not the file's drift. */
async function readCorrected(
  file: string,
  head: TableHead,
  corrected: Lettura,
  options: ReadingOptions,
): Promise<EsitoLettura> {
  const applied = applyLettura(corrected, head);
  if (applied.tipo === 'deriva')
    throw new ReadingError(
      'nessun_movimento',
      `Con queste colonne il file non si legge. ${applied.differenze.join(' ')}`,
    );
  const { lettura, structure, notices } = applied;
  const saved = options.tracciato ?? null;
  const nome = saved?.nome ?? proposeNome(file);
  const used: TracciatoUsato = { id: null, versione: null, nome, origine: 'inferito' };
  const surroundings = readSurroundings(head.righe.slice(0, structure.start));
  const who = { conto: surroundings.conto, divisa: lettura.divisa, natura: saved?.natura ?? 'movimento' };
  return mapRows(head, lettura, structure, used, who, notices, options);
}

function delimiterName(sign: string): string {
  return sign === '\t' ? 'tabulazione' : `«${sign}»`;
}

async function inferAndRead(file: string, head: TableHead, options: ReadingOptions): Promise<EsitoLettura> {
  const { formato } = head.source;
  const sample: SampleRows = { ...head, nome: file, azienda: options.azienda ?? null };
  const inferred = inferReading(sample, options.risposte ?? {});
  const { notices } = inferred;
  const questions = withSign(
    inferred.domande,
    options.risposte ?? {},
    (answers) => inferReading(sample, answers).domande,
  );
  const native = findNative(inferred.structure.intestazione, formato, file);
  // What the person answered counts more than what the bank usually does.
  if (native && options.risposte?.segno === undefined && options.risposte?.importo === undefined) {
    const lettura = withNative(native, inferred.lettura, new Set(questions.map(({ id }) => id)));
    const used: TracciatoUsato = { id: null, versione: null, nome: native.nome, origine: 'nativo' };
    const who = { conto: inferred.conto, divisa: lettura.divisa, natura: 'movimento' as const };
    return withForeign(
      await mapRows(head, lettura, inferred.structure, used, who, notices, options),
      options,
    );
  }
  if (questions.length > 0) {
    const { intestazione } = inferred.structure;
    return { tipo: 'domanda', domande: questions, formato, notices, intestazione };
  }
  const usato: TracciatoUsato = {
    id: null,
    versione: null,
    nome: proposeNome(file),
    origine: 'inferito',
  };
  const chi = { conto: inferred.conto, divisa: inferred.lettura.divisa, natura: inferred.natura };
  const { structure } = inferred;
  const answers = options.risposte ?? {};
  const outcome = await mapRows(
    head,
    withSpesa(inferred.lettura, answers),
    structure,
    usato,
    chi,
    notices,
    options,
  );
  // Of a PDF the columns are found by where words stand: one too many may be of the reading.
  if (formato === 'pdf') return outcome;
  const reread = (lettura: Lettura): Promise<EsitoLettura> =>
    mapRows(readFromStart(head), lettura, structure, usato, chi, [], {
      ...options,
      onProgress: () => undefined,
    });
  const settled = await settleSwappedSides(outcome, answers, reread);
  if (settled && 'tipo' in settled) return settled;
  const question = settled ?? (await askSpesaApart(outcome, head, structure.dati, answers, reread));
  return question ? ask(outcome, question) : withForeign(outcome, options);
}

/** The reading, or the question about the one row without which it would tie. */
function withForeign(outcome: EsitoLettura, { risposte = {} }: ReadingOptions): EsitoLettura {
  // Rows of a PDF are told by where they stand: one too many may be of the reading, and its own proofs come later.
  if (outcome.tipo !== 'letto' || outcome.formato === 'pdf') return outcome;
  const question = askForeignRow(outcome.estratti, risposte);
  if (question) return ask(outcome, question);
  return risposte.segno === undefined ? withContraryWords(outcome) : outcome;
}

/** The question in place of the reading that it is about. */
function ask(outcome: EsitoLettura, question: ReadingQuestion): EsitoLettura {
  if (outcome.tipo !== 'letto') return outcome;
  const { formato, notices, lettura } = outcome;
  return {
    tipo: 'domanda',
    domande: [question],
    formato,
    notices,
    intestazione: lettura?.intestazione ?? [],
  };
}
