/** A printed table as a source of rows: columns by their place on the line and by nothing else. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { decodeBlocchi } from '../codifica.ts';
import { checkTesta } from '../firma.ts';
import { leggiLinee } from '../linee.ts';
import type { SorgenteRighe } from '../sorgente.ts';
import type { BloccoRighe } from '../tabella.ts';
import { isDato, isTratteggio } from './linea.ts';
import { tagliaLinea } from './righe.ts';
import { inferTagli } from './tagli.ts';

/** Lines of the start of the file, from which the columns are told. */
const ASSAGGIO = 2_000;
/** Rows in a block. */
const BLOCCO_RIGHE = 1_000;

/** Printers end pages with a form feed, and some programs write tabs for spaces. */
const spiana = (linea: string): string => {
  if (!linea.includes('\t') && !linea.includes('\f')) return linea;
  let piana = '';
  for (const char of linea.replaceAll('\f', '')) {
    piana += char === '\t' ? ' '.repeat(8 - (piana.length % 8)) : char;
  }
  return piana;
};

/**
 * Null when the text is no printed table.
 * @param noti where the columns start, when a tracciato or a person says so
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function apriTxt(
  bytes: Uint8Array,
  codifica: Codifica,
  noti: readonly number[] | null,
): SorgenteRighe | null {
  const primo = decodeBlocchi(bytes, codifica).next();
  const testo = primo.done === true ? '' : primo.value.testo;
  checkTesta(testo);
  const inizio = testo.split('\n', ASSAGGIO).map((linea) => spiana(linea));
  const tagli = noti && noti.length > 1 ? [...noti] : inferTagli(inizio);
  if (!tagli) return null;
  const nomi = rigaNomi(inizio);
  return {
    formato: 'txt',
    codifica,
    delimitatore: '\t',
    tagli,
    totale: bytes.length,
    segnoScelto: false,
    *blocchi(): Generator<BloccoRighe> {
      let blocco: BloccoRighe = { righe: [], linee: [], fatto: 0 };
      for (const linea of leggiLinee(decodeBlocchi(bytes, codifica))) {
        const { numero, fatto } = linea;
        blocco.righe.push(tagliaLinea(spiana(linea.testo), tagli, nomi.has(numero)));
        blocco.linee.push(numero);
        blocco.fatto = fatto;
        if (blocco.righe.length < BLOCCO_RIGHE) continue;
        yield blocco;
        blocco = { righe: [], linee: [], fatto };
      }
      if (blocco.righe.length > 0) yield blocco;
    },
    avvisi: () => [],
  };
}

/** Numbers of the lines that name the columns: the one above the first movement, and its like on later pages. */
function rigaNomi(linee: readonly string[]): Set<number> {
  const primo = linee.findIndex((linea) => isDato(linea));
  const sopra = linee.slice(0, primo).findLastIndex((linea) => linea.trim() !== '' && !isTratteggio(linea));
  if (sopra === -1) return new Set();
  const testo = linee[sopra]?.trim();
  return new Set(linee.flatMap((linea, at) => (linea.trim() === testo ? [at + 1] : [])));
}
