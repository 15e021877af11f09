/** Files of structured formats: read by the format's own reader, proved as every other. */
import { decodeBlocks, inferCodifica, NonUtf8 } from '../read/encoding.ts';
import type { Codifica } from '#api/contract/tracciati.ts';
import { ReadingError } from '../read/error.ts';
import type { NativeOutcome, NativeFile, NativeFormat, NativeReader } from '../read/native.ts';
import type { EsitoLettura, EstrattoLetto, ReadingOptions } from '../map/outcome.ts';
import { makeEstrattiOfPages } from '../map/pages.ts';
import { waitForMessages, BREATH, type FileToRead } from '../map/head.ts';

/** @throws ErroreLettura when the file cannot be read */
export async function readNative(
  reader: NativeReader,
  file: FileToRead,
  options: ReadingOptions,
): Promise<EsitoLettura> {
  const parsed = await readEncoded(reader, file, inferCodifica(file.bytes), options);
  const { formato } = reader;
  if (parsed.tipo === 'domanda') return { ...parsed, formato, notices: [] };
  return compose(formato, parsed);
}

async function readEncoded(
  reader: NativeReader,
  file: FileToRead,
  encoding: Codifica,
  options: ReadingOptions,
): Promise<NativeOutcome> {
  try {
    return await walk(reader, file, encoding, options);
  } catch (error) {
    if (!(error instanceof NonUtf8)) throw error;
    return walk(reader, file, 'windows-1252', options);
  }
}

/** Runs the reader block after block, showing how far it is and hearing a cancel. */
async function walk(
  { read }: NativeReader,
  { bytes }: FileToRead,
  encoding: Codifica,
  { risposte, azienda, onProgress, signal }: ReadingOptions,
): Promise<NativeOutcome> {
  const lettura = read(decodeBlocks(bytes, encoding), risposte ?? {}, azienda ?? null);
  let breath = performance.now();
  for (let step = lettura.next(); ; step = lettura.next()) {
    if (step.done === true) return step.value;
    onProgress?.(step.value, bytes.length);
    if (performance.now() - breath > BREATH) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ReadingError('lettura_annullata', 'La lettura è stata annullata.');
  }
}

function compose(
  formato: NativeFormat,
  { nome, pagine, notices, codici, righe_file }: NativeFile,
): EsitoLettura {
  const estratti = makeEstrattiOfPages(pagine, notices);
  if (estratti.every(isEmpty)) throw noMovimento(nome, estratti);
  return {
    tipo: 'letto',
    formato,
    tracciato: { id: null, versione: null, nome, origine: 'nativo' },
    lettura: null,
    estratti,
    notices,
    ...(codici && { codici }),
    righe_file,
  };
}

const isEmpty = ({ righe, saldo_iniziale, saldo_finale }: EstrattoLetto): boolean =>
  righe.length === 0 && saldo_iniziale === null && saldo_finale === null;

function noMovimento(name: string, estratti: readonly EstrattoLetto[]): ReadingError {
  const first = estratti.flatMap(({ scartate }) => scartate)[0];
  const example = first
    ? ` Per esempio, riga ${first.riga}: ${first.motivo.toLowerCase()} («${first.valore}»).`
    : '';
  return new ReadingError(
    'nessun_movimento',
    `Il file ${name} non contiene movimenti leggibili né saldi.${example}`,
  );
}
