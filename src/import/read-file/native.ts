/** Files of structured formats: read by the format's own reader, proved as every other. */
import { decodeBlocchi, inferCodifica, NonUtf8 } from '../read/encoding.ts';
import type { Codifica } from '#api/contract/tracciati.ts';
import { ErroreLettura } from '../read/error.ts';
import type { EsitoNativo, FileNativo, FormatoNativo, LettoreNativo } from '../read/native.ts';
import type { EsitoLettura, EstrattoLetto, OpzioniLettura } from '../map/outcome.ts';
import { makeEstrattiOfPages } from '../map/pages.ts';
import { waitForMessages, RESPIRO, type FileDaLeggere } from '../map/head.ts';

/** @throws ErroreLettura when the file cannot be read */
export async function readNative(
  lettore: LettoreNativo,
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const letto = await leggiCodificato(lettore, file, inferCodifica(file.bytes), opzioni);
  const { formato } = lettore;
  if (letto.tipo === 'domanda') return { ...letto, formato, avvisi: [] };
  return componi(formato, letto);
}

async function leggiCodificato(
  lettore: LettoreNativo,
  file: FileDaLeggere,
  codifica: Codifica,
  opzioni: OpzioniLettura,
): Promise<EsitoNativo> {
  try {
    return await scorri(lettore, file, codifica, opzioni);
  } catch (error) {
    if (!(error instanceof NonUtf8)) throw error;
    return scorri(lettore, file, 'windows-1252', opzioni);
  }
}

/** Runs the reader block after block, showing how far it is and hearing a cancel. */
async function scorri(
  { leggi }: LettoreNativo,
  { bytes }: FileDaLeggere,
  codifica: Codifica,
  { risposte, azienda, onProgress, signal }: OpzioniLettura,
): Promise<EsitoNativo> {
  const lettura = leggi(decodeBlocchi(bytes, codifica), risposte ?? {}, azienda ?? null);
  let breath = performance.now();
  for (let passo = lettura.next(); ; passo = lettura.next()) {
    if (passo.done === true) return passo.value;
    onProgress?.(passo.value, bytes.length);
    if (performance.now() - breath > RESPIRO) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ErroreLettura('lettura_annullata', 'La lettura è stata annullata.');
  }
}

function componi(
  formato: FormatoNativo,
  { nome, pagine, avvisi, codici, righe_file }: FileNativo,
): EsitoLettura {
  const estratti = makeEstrattiOfPages(pagine, avvisi);
  if (estratti.every(isVuoto)) throw nessunMovimento(nome, estratti);
  return {
    tipo: 'letto',
    formato,
    tracciato: { id: null, versione: null, nome, origine: 'nativo' },
    lettura: null,
    estratti,
    avvisi,
    ...(codici && { codici }),
    righe_file,
  };
}

const isVuoto = ({ righe, saldo_iniziale, saldo_finale }: EstrattoLetto): boolean =>
  righe.length === 0 && saldo_iniziale === null && saldo_finale === null;

function nessunMovimento(nome: string, estratti: readonly EstrattoLetto[]): ErroreLettura {
  const first = estratti.flatMap(({ scartate }) => scartate)[0];
  const esempio = first
    ? ` Per esempio, riga ${first.riga}: ${first.motivo.toLowerCase()} («${first.valore}»).`
    : '';
  return new ErroreLettura(
    'nessun_movimento',
    `Il file ${nome} non contiene movimenti leggibili né saldi.${esempio}`,
  );
}
