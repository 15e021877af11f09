/** A printed table as a source of rows: columns by their place on the line and by nothing else. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { checkTesta } from '../signature.ts';
import { MAX_RIGA } from '../limits.ts';
import { checkRiga } from '../lines.ts';
import type { SorgenteRighe } from '../source.ts';
import type { BloccoRighe, PassoRighe, VisitaRighe } from '../table.ts';
import { decodeLinee, type BloccoLineeIntere } from './blocks.ts';
import { isDato, isTratteggio } from './line.ts';
import { TagliaPiana } from './flat.ts';
import { cutLine } from './rows.ts';
import { inferTagli } from './cuts.ts';

/** Lines of the start of the file, from which the columns are told. */
const ASSAGGIO = 2_000;

/** Printers end pages with a form feed, and some programs write tabs for spaces. */
const spiana = (linea: string): string => {
  if (!linea.includes('\t') && !linea.includes('\f')) return linea;
  let piana = '';
  for (const char of linea.replaceAll('\f', '')) {
    piana += char === '\t' ? ' '.repeat(8 - (piana.length % 8)) : char;
  }
  return piana;
};

/** A carriage return ends a line before its line feed; anywhere else it is a space. */
const senzaRitorni = (linea: string): string =>
  (linea.endsWith('\r') ? linea.slice(0, -1) : linea).replaceAll('\r', ' ');

/**
 * Null when the text is no printed table.
 * @param noti where the columns start, when a tracciato or a person says so
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function openTxt(
  bytes: Uint8Array,
  codifica: Codifica,
  noti: readonly number[] | null,
): SorgenteRighe | null {
  const { value, done } = decodeLinee(bytes, codifica).next();
  const primo = done === true ? null : value;
  const testo = primo?.testo ?? '';
  checkTesta(testo);
  const inizio = testo.split('\n', ASSAGGIO).map((linea) => spiana(senzaRitorni(linea)));
  const tagli = noti && noti.length > 1 ? [...noti] : inferTagli(inizio);
  if (!tagli) return null;
  const nomi = rigaNomi(inizio);
  const scorri = (visita: VisitaRighe, salta: number, ogni: number): Generator<PassoRighe> =>
    scorriLinee(decodeLinee(bytes, codifica, primo), tagli, nomi, visita, salta, ogni);
  return {
    formato: 'txt',
    codifica,
    delimitatore: '\t',
    tagli,
    totale: bytes.length,
    segnoScelto: false,
    *blocchi(): Generator<BloccoRighe> {
      let blocco: BloccoRighe = { righe: [], linee: [], fatto: 0 };
      const visita: VisitaRighe = {
        leggi: (riga, linea) => {
          blocco.righe.push(riga);
          blocco.linee.push(linea);
        },
        leggiPiana: (riga, linea) => visita.leggi(riga.celle(), linea),
      };
      for (const { fatto } of scorri(visita, 0, ALLA_VOLTA)) {
        yield { ...blocco, fatto };
        blocco = { righe: [], linee: [], fatto };
      }
    },
    scorri: (visita, salta) => scorri(visita, salta, Number.POSITIVE_INFINITY),
    avvisi: () => [],
  };
}

/** Lines cut together where they are kept: a sample of a few thousand needs no more of the file. */
const ALLA_VOLTA = 1_000;
const RITORNO = 13;
const A_CAPO = 10;

/**
 * The cells of every line: nearly all are cut where they stand in their block, the others word by word.
 * @param ogni lines between two steps, which a block of the file ends too
 */
function* scorriLinee(
  blocchi: Iterable<BloccoLineeIntere>,
  tagli: readonly number[],
  nomi: ReadonlySet<number>,
  visita: VisitaRighe,
  salta: number,
  ogni: number,
): Generator<PassoRighe> {
  const piana = new TagliaPiana(tagli);
  const { riga } = piana;
  let linee = 0;
  for (const blocco of blocchi) {
    const { testo, bytes, fatto } = blocco;
    piana.apri(blocco);
    let byte = blocco.da;
    let carattere = 0;
    let passo = linee + ogni;
    while (carattere < testo.length) {
      linee++;
      const nome = linee <= ASSAGGIO && nomi.has(linee);
      if (linee > salta && !nome && piana.taglia(byte, carattere)) {
        visita.leggiPiana(riga, linee);
        byte = piana.dopoByte;
        carattere = piana.dopoCarattere;
      } else {
        const fino = testo.indexOf('\n', carattere);
        const fine = fino === -1 ? testo.length : fino;
        if (fine - carattere > MAX_RIGA) checkRiga(testo.slice(carattere, fine), linee);
        if (linee > salta) {
          const tolto = fino > carattere && testo.charCodeAt(fino - 1) === RITORNO ? 1 : 0;
          const linea = spiana(testo.slice(carattere, fine - tolto).replaceAll('\r', ' '));
          visita.leggi(cutLine(linea, tagli, nome), linee);
        }
        byte = fino === -1 ? blocco.fine : bytes.indexOf(A_CAPO, byte) + 1;
        carattere = fine + 1;
      }
      if (linee < passo) continue;
      yield { linee, fatto };
      passo = linee + ogni;
    }
    yield { linee, fatto };
  }
}

/** Numbers of the lines that name the columns: the one above the first movement, and its like on later pages. */
function rigaNomi(linee: readonly string[]): Set<number> {
  const primo = linee.findIndex((linea) => isDato(linea));
  const sopra = linee.slice(0, primo).findLastIndex((linea) => linea.trim() !== '' && !isTratteggio(linea));
  if (sopra === -1) return new Set();
  const testo = linee[sopra]?.trim();
  return new Set(linee.flatMap((linea, at) => (linea.trim() === testo ? [at + 1] : [])));
}
