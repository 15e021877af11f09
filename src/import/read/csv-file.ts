/** A text file as a source of rows. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocchi } from './encoding.ts';
import { parseBlocchi } from './csv.ts';
import { findDelimiter } from './delimiter.ts';
import { checkTesta } from './signature.ts';
import type { SorgenteRighe } from './source.ts';
import type { BloccoRighe } from './table.ts';

/**
 * @param virgolette false to take quotes as text, for files whose quotes do not pair
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function openCsv(
  bytes: Uint8Array,
  codifica: Codifica,
  virgolette: boolean,
): SorgenteRighe & { provata: boolean } {
  const primo = decodeBlocchi(bytes, codifica).next();
  const testo = primo.done === true ? '' : primo.value.testo;
  checkTesta(testo);
  const { delimitatore, provata } = findDelimiter(testo);
  return {
    provata,
    formato: 'csv',
    codifica,
    delimitatore,
    totale: bytes.length,
    segnoScelto: false,
    *blocchi(): Generator<BloccoRighe> {
      for (const blocco of parseBlocchi(decodeBlocchi(bytes, codifica), { delimitatore, virgolette })) {
        if (!virgolette) togliVirgolette(blocco.righe);
        yield blocco;
      }
    },
    avvisi: () => [],
  };
}

function togliVirgolette(righe: readonly string[][]): void {
  for (const riga of righe) {
    for (const [at, cella] of riga.entries()) {
      if (cella.includes('"')) riga[at] = cella.replaceAll('"', '').trim();
    }
  }
}
