/** Bytes of a printed table to blocks of whole lines. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocchi, NonUtf8, type BloccoTesto } from '../encoding.ts';
import { ErroreLettura } from '../error.ts';
import { BLOCCO, MAX_RIGA } from '../limits.ts';

/** Lines as the file has them: each ends with `\n` but perhaps the last of the file, or one past the limit of a line. */
export interface BloccoLineeIntere extends Omit<BloccoTesto, 'ultimo'>, BytesDelTesto {}

/** The same text as bytes: where they stand, and how they say it. */
export interface BytesDelTesto {
  bytes: Uint8Array;
  da: number;
  fine: number;
  /** True when each character is one byte; otherwise they are UTF-8. */
  unByte: boolean;
}

const A_CAPO = 10;
const BOM = [0xef, 0xbb, 0xbf] as const;
/** No more characters than these bytes hold are looked at for the end of one line: they are past its limit. */
const MAX_BYTES_RIGA = 4 * MAX_RIGA;

/**
 * Blocks of whole lines. Where a line end is one byte they are cut before they are decoded, and a `\r` before a `\n`, or
 * alone, is still there: looking for it in every block costs more than leaving it out of the lines.
 * @param primo the first block, where it was decoded before
 * @throws ErroreLettura on NUL characters, NonUtf8 on bytes that are not UTF-8
 */
export function decodeLinee(
  bytes: Uint8Array,
  codifica: Codifica,
  primo: BloccoLineeIntere | null = null,
): Generator<BloccoLineeIntere> {
  const unByte = codifica === 'utf-8' || codifica === 'windows-1252';
  // A file that does not start with a line that ends may be of an old Macintosh, whose lines end with `\r`.
  return unByte && bytes.subarray(0, BLOCCO).includes(A_CAPO)
    ? tagliaBytes(bytes, codifica, primo)
    : ricomponi(decodeBlocchi(bytes, codifica));
}

function* tagliaBytes(
  bytes: Uint8Array,
  codifica: Codifica,
  primo: BloccoLineeIntere | null,
): Generator<BloccoLineeIntere> {
  // As in `decodeBlocchi`; a BOM is one only at the start of the file.
  const fatal = codifica === 'utf-8' && bytes[0] !== BOM[0];
  const unByte = codifica !== 'utf-8';
  const inizio = !unByte && BOM.every((value, at) => bytes[at] === value) ? BOM.length : 0;
  if (primo) yield primo;
  let da = primo?.fatto ?? 0;
  let decoder = new TextDecoder(codifica, { fatal, ignoreBOM: da > 0 });
  while (da < bytes.length) {
    const fine = fineBlocco(bytes, da);
    const parte = bytes.subarray(da, fine);
    const testo = decodeParte(decoder, parte);
    if (parte.includes(0)) {
      throw new ErroreLettura(
        'caratteri_nulli',
        'Il file contiene caratteri nulli: è danneggiato o non è un testo. Scaricalo di nuovo dalla banca.',
      );
    }
    // A broken byte became U+FFFD: the text then has bytes of its own.
    const rotta = !fatal && !unByte && testo.includes('\uFFFD');
    const stessi = { bytes, da: Math.max(da, inizio), fine, unByte };
    yield { testo, fatto: fine, ...(rotta ? encodeTesto(testo) : stessi) };
    if (da === 0) decoder = new TextDecoder(codifica, { fatal, ignoreBOM: true });
    da = fine;
  }
}

function encodeTesto(testo: string): BytesDelTesto {
  const bytes = new TextEncoder().encode(testo);
  return { bytes, da: 0, fine: bytes.length, unByte: false };
}

/** After the last line end of the block that starts at `da`; of a longer line, after its own. */
function fineBlocco(bytes: Uint8Array, da: number): number {
  const limite = da + BLOCCO;
  if (limite >= bytes.length) return bytes.length;
  const ultimo = bytes.subarray(da, limite).lastIndexOf(A_CAPO);
  if (ultimo !== -1) return da + ultimo + 1;
  const resto = bytes.subarray(limite, da + MAX_BYTES_RIGA);
  const primo = resto.indexOf(A_CAPO);
  return limite + (primo === -1 ? resto.length : primo + 1);
}

function decodeParte(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new NonUtf8('bytes are not UTF-8', { cause });
  }
}

/** Blocks cut anywhere to blocks cut where a line ends. */
function* ricomponi(blocchi: Iterable<BloccoTesto>): Generator<BloccoLineeIntere> {
  let resto = '';
  for (const { testo: nuovo, fatto, ultimo } of blocchi) {
    const testo = resto + nuovo;
    const fine = ultimo ? testo.length : testo.lastIndexOf('\n') + 1;
    const intera = testo.length - fine > MAX_RIGA ? testo.length : fine;
    resto = testo.slice(intera);
    const linee = testo.slice(0, intera);
    yield { testo: linee, fatto, ...encodeTesto(linee) };
  }
}
