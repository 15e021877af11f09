/** A PDF as sources of rows, one for each statement it holds. */
import type { LetturaPdf, OrdineData } from '#api/contract/tracciati.ts';
import type { SorgenteRighe } from '../source.ts';
import type { RigaPdf, RighePagina } from './cells.ts';
import { findDataLines, type Colonne, type LineaDati } from './columns.ts';
import { joinWords, type Linea, type PdfPage, type Parola } from './lines.ts';
import type { DocumentoPdf } from './pages.ts';
import { createCalendario, isYearMissing, type PdfPeriodo } from './period.ts';
import { splitEstratti } from './segments.ts';
import { findTables } from './tables.ts';

export interface EstrattoPdf {
  conto: string | null;
  periodo: PdfPeriodo | null;
  righe: RigaPdf[];
  colonne: Colonne | null;
  /** The order of day and month that the period proves. */
  ordine: OrdineData | null;
  pagine: number[];
  testo: string;
  /** The currency the document names, or its dollar sign and its country. */
  divisa: string | null;
  /** True when its days have no year and nothing says which: it cannot be read. */
  senzaAnno: boolean;
}

/** Words inside an ignored area are as if they were not there. */
function senzaEscluse(pagine: readonly PdfPage[], { escluse }: LetturaPdf): PdfPage[] {
  if (escluse.length === 0) return [...pagine];
  return pagine.map((pagina) => {
    const aree = escluse.filter(({ pagina: quale }) => quale === null || quale === pagina.numero);
    const coperta = ({ x0, x1, y, h }: Parola): boolean =>
      aree.some(({ sinistra, destra, alto, basso }) => {
        const x = (x0 + x1) / 2 / pagina.larghezza;
        const at = (y - h / 2) / pagina.altezza;
        return x > sinistra && x < destra && at > alto && at < basso;
      });
    const linee = pagina.linee.map((linea) => ({
      ...linea,
      parole: linea.parole.filter((parola) => !coperta(parola)),
    }));
    return { ...pagina, linee: linee.filter(({ parole }) => parole.length > 0) };
  });
}

const VUOTA: LetturaPdf = { righelli: [], escluse: [] };

/** @param lettura rulers and ignored areas of a saved or corrected reading; none to find the columns */
export function splitDocument(
  documento: DocumentoPdf,
  lettura: LetturaPdf | null,
  ordineNoto: OrdineData | null,
): EstrattoPdf[] {
  const usata = lettura ?? VUOTA;
  const pagine = senzaEscluse(documento.pagine, usata);
  const dati = new Map<Linea, LineaDati>();
  for (const { linee } of pagine) for (const dato of findDataLines(linee)) dati.set(dato.linea, dato);
  const tavole = findTables(pagine, dati, usata);
  return splitEstratti(pagine, (linea) => dati.has(linea)).map((segmento) => {
    const righe: RigaPdf[] = [];
    let portate: RighePagina['portate'] = [];
    for (const pagina of segmento.pagine) {
      const inTabella = righe.some(({ tipo }) => tipo === 'movimento');
      const continua = pagina !== segmento.pagine.at(-1);
      const fatta = tavole.componi(pagina, { inTabella, continua, portate });
      righe.push(...fatta.righe);
      ({ portate } = fatta);
    }
    return completa(segmento.pagine, segmento.conto, segmento.periodo, righe, tavole.colonne, ordineNoto);
  });
}

function completa(
  pagine: readonly PdfPage[],
  conto: string | null,
  periodo: PdfPeriodo | null,
  righe: RigaPdf[],
  colonne: Colonne | null,
  ordineNoto: OrdineData | null,
): EstrattoPdf {
  const date = (colonne?.colonne ?? []).flatMap(({ tipo }, at) => (tipo === 'data' ? [at] : []));
  const tabella = righe.filter(({ tipo }) => tipo === 'movimento' || tipo === 'tabella');
  const celle = tabella
    .flatMap((riga) => date.map((at) => riga.celle[at] ?? ''))
    .filter((cella) => cella !== '');
  const testo = pagine
    .flatMap(({ linee }) => linee.map(({ parole }) => joinWords(parole)))
    .join('\n')
    .slice(0, 200_000);
  const calendario = createCalendario(celle, periodo, ordineNoto);
  for (const riga of tabella)
    for (const at of date) riga.celle[at] = calendario.completa(riga.celle[at] ?? '');
  return {
    conto,
    periodo,
    righe,
    colonne,
    ordine: calendario.ordine,
    senzaAnno: isYearMissing(celle, periodo),
    pagine: pagine.map(({ numero }) => numero),
    testo,
    divisa: divisaDi(testo, intornoAlle(righe)),
  };
}

/** Countries whose dollar is not the American one. */
const DOLLARI: readonly (readonly [RegExp, string])[] = [
  [/\bNZ\$|\bNew Zealand\b|\bNZ\b/, 'NZD'],
  [/\bS\$|\bSingapore\b/i, 'SGD'],
  [/\bA\$|\bAustralia\b/i, 'AUD'],
  [/\bHK\$|\bHong Kong\b/i, 'HKD'],
  [/\bC\$|\bCanada\b/i, 'CAD'],
];
const CODICI = /\b(CHF|USD|GBP|NZD|SGD|AUD|HKD|CAD|CZK|PLN|HUF|SEK|NOK|DKK|RON|JPY)\b/g;

/** What is written around the rows: in them a currency may be that of a purchase abroad. */
const intornoAlle = (righe: readonly RigaPdf[]): string =>
  righe
    .flatMap(({ celle, tipo }) => (tipo === 'testo' || tipo === 'intestazione' ? celle : []))
    .join('\n')
    .slice(0, 200_000);

/** Null leaves it to the table's own cells and titles. */
function divisaDi(testo: string, intorno: string): string | null {
  if (/€|\bEUR\b|\beuro\b/i.test(testo)) return null;
  const codici = new Set([...intorno.matchAll(CODICI)].map(([codice]) => codice));
  const [solo] = codici;
  if (solo !== undefined && codici.size === 1) return solo;
  if (/£/.test(testo)) return 'GBP';
  if (!testo.includes('$')) return null;
  return DOLLARI.find(([paese]) => paese.test(testo))?.[1] ?? 'USD';
}

/** The rows of one statement as every table is read. */
export function toSource(
  { righe, divisa }: EstrattoPdf,
  totale: number,
  ordine: OrdineData | null,
  avvisi: readonly string[],
): SorgenteRighe {
  return {
    formato: 'pdf',
    codifica: null,
    delimitatore: '\t',
    totale,
    segnoScelto: false,
    ordineNoto: ordine,
    divisaNota: divisa,
    *blocchi() {
      const prima = righe.findIndex(({ tipo }) => tipo === 'movimento');
      yield {
        // Below the first movement the cells are those of the table: other lines are one text each.
        righe: righe.map(({ celle, tipo }, at) =>
          tipo === 'testo' && at > prima ? [celle.join(' ')] : [...celle],
        ),
        linee: righe.map(({ numero }) => numero),
        fatto: totale,
      };
    },
    avvisi: () => [...avvisi],
  };
}
