/** A PDF as sources of rows, one for each statement it holds. */
import type { LetturaPdf, OrdineData } from '#api/contract/tracciati.ts';
import { normalizza } from '../../tracciato/parole.ts';
import { ErroreLettura } from '../errore.ts';
import type { SorgenteRighe } from '../sorgente.ts';
import { componiRighe, type RigaPdf } from './celle.ts';
import { righeDati, trovaColonne, type Colonne, type LineaDati } from './colonne.ts';
import { trovaIntestazioni, type Intestazione } from './intestazione.ts';
import { componiPagina, unisci, type Linea, type Pagina, type Parola } from './linee.ts';
import { allargaPagine } from './oltre.ts';
import { apriTesto, type DocumentoTesto } from './pdfjs.ts';
import { createCalendario, mancaAnno, type Periodo } from './periodo.ts';
import { dividiEstratti } from './segmenti.ts';

export interface EstrattoPdf {
  conto: string | null;
  periodo: Periodo | null;
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

export interface DocumentoPdf {
  pagine: Pagina[];
  /** Year in which the file was made, where it says so. */
  anno: number | null;
}

/** Characters of text below which a page is a picture: stamps of scanners write a few. */
const POCHI_CARATTERI = 12;

/**
 * @param onPagina pages read and pages in all
 * @throws ErroreLettura
 */
export async function leggiDocumento(
  bytes: Uint8Array,
  password: string | null,
  onPagina: (fatte: number, tutte: number) => Promise<void>,
): Promise<DocumentoPdf> {
  const documento = await apriTesto(bytes, password);
  try {
    const pagine = await leggiPagine(documento, onPagina);
    const caratteri = pagine.flatMap(({ linee: sue }) => sue.flatMap(({ parole }) => parole));
    if (caratteri.reduce((somma, { testo }) => somma + testo.length, 0) < POCHI_CARATTERI) {
      throw new ErroreLettura(
        'pdf_senza_testo',
        'Il PDF non contiene testo: è una scansione o un’immagine. Chiedi alla banca il PDF originale, oppure scarica i movimenti in CSV, Excel o CBI.',
      );
    }
    const oltre = pagine.some((pagina) => finisceSulBordo(pagina)) ? allargaPagine(bytes) : null;
    return { pagine: oltre ? await leggiOltre(oltre, password, pagine) : pagine, anno: documento.anno };
  } finally {
    await documento.chiudi();
  }
}

async function leggiPagine(
  documento: DocumentoTesto,
  onPagina: (fatte: number, tutte: number) => Promise<void>,
): Promise<Pagina[]> {
  const pagine: Pagina[] = [];
  let linee = 0;
  for (let numero = 1; numero <= documento.pagine; numero++) {
    const pagina = componiPagina(await documento.leggi(numero), numero, linee);
    linee += pagina.linee.length;
    pagine.push(pagina);
    await onPagina(numero, documento.pagine);
  }
  return pagine;
}

/** Type closer than this to the lower edge leaves no margin: the page was cut, or written past its end. */
const SENZA_MARGINE = 14;

function finisceSulBordo({ linee, altezza }: Pagina): boolean {
  const last = linee.at(-1);
  return linee.length > 20 && last !== undefined && altezza - last.y < SENZA_MARGINE;
}

/** Rows written past the end of a page are rows all the same: nobody sees them, and they must not be lost in silence. */
async function leggiOltre(bytes: Uint8Array, password: string | null, viste: Pagina[]): Promise<Pagina[]> {
  const documento = await apriTesto(bytes, password).catch(() => null);
  if (!documento) return viste;
  try {
    const pagine = await leggiPagine(documento, () => Promise.resolve());
    const tutte = pagine.length === viste.length;
    if (!tutte || pagine.some(({ linee }, at) => linee.length < (viste[at]?.linee.length ?? 0))) return viste;
    return pagine.map((pagina, at) => ({ ...pagina, altezza: viste[at]?.altezza ?? pagina.altezza }));
  } finally {
    await documento.chiudi();
  }
}

/** Words inside an ignored area are as if they were not there. */
function senzaEscluse(pagine: readonly Pagina[], { escluse }: LetturaPdf): Pagina[] {
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
export function dividiDocumento(
  documento: DocumentoPdf,
  lettura: LetturaPdf | null,
  ordineNoto: OrdineData | null,
): EstrattoPdf[] {
  const usata = lettura ?? VUOTA;
  const pagine = senzaEscluse(documento.pagine, usata);
  const dati = new Map<Linea, LineaDati>();
  for (const { linee } of pagine) for (const dato of righeDati(linee)) dati.set(dato.linea, dato);
  const tavole = trovaTavole(pagine, dati, usata);
  return dividiEstratti(pagine, (linea) => dati.has(linea)).map((segmento) => {
    const righe: RigaPdf[] = [];
    for (const pagina of segmento.pagine)
      righe.push(
        ...tavole.componi(
          pagina,
          righe.some(({ tipo }) => tipo === 'movimento'),
        ),
      );
    return completa(segmento.pagine, segmento.conto, segmento.periodo, righe, tavole.colonne, ordineNoto);
  });
}

function completa(
  pagine: readonly Pagina[],
  conto: string | null,
  periodo: Periodo | null,
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
    .flatMap(({ linee }) => linee.map(({ parole }) => unisci(parole)))
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
    senzaAnno: mancaAnno(celle, periodo),
    pagine: pagine.map(({ numero }) => numero),
    testo,
    divisa: divisaDi(testo),
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

/** Null leaves it to the table's own cells and titles. */
function divisaDi(testo: string): string | null {
  if (/€|\bEUR\b|\beuro\b/i.test(testo)) return null;
  const codici = new Set([...testo.matchAll(CODICI)].map(([codice]) => codice));
  const [solo] = codici;
  if (solo !== undefined && codici.size === 1) return solo;
  if (/£/.test(testo)) return 'GBP';
  if (!testo.includes('$')) return null;
  return DOLLARI.find(([paese]) => paese.test(testo))?.[1] ?? 'USD';
}

interface Tavole {
  /** Those of the table with the most movements. */
  colonne: Colonne | null;
  componi: (pagina: Pagina, inTabella: boolean) => RigaPdf[];
}

interface Tavola {
  chiave: string;
  intestazione: Intestazione | null;
  dati: LineaDati[];
}

const chiaveDi = ({ titoli }: Intestazione): string => titoli.map(({ testo }) => normalizza(testo)).join('|');

/** The tables of a document by their headers: one header on many pages is one table. */
function trovaTavole(
  pagine: readonly Pagina[],
  dati: ReadonlyMap<Linea, LineaDati>,
  lettura: LetturaPdf,
): Tavole {
  const tavole = new Map<string, Tavola>();
  const intestazioni = new Map<Pagina, Intestazione[]>();
  let chiave = '';
  for (const pagina of pagine) {
    const trovate = trovaIntestazioni(pagina.linee);
    intestazioni.set(pagina, trovate);
    for (const [at, linea] of pagina.linee.entries()) {
      const nuova = trovate.find(({ da }) => da === at);
      if (nuova) {
        chiave = chiaveDi(nuova);
        if (!tavole.has(chiave)) tavole.set(chiave, { chiave, intestazione: nuova, dati: [] });
      }
      const dato = dati.get(linea);
      if (!dato) continue;
      const tavola = tavole.get(chiave);
      if (tavola) tavola.dati.push(dato);
      else tavole.set(chiave, { chiave, intestazione: null, dati: [dato] });
    }
  }
  const principale = [...tavole.values()].toSorted((a, b) => b.dati.length - a.dati.length)[0];
  const colonne =
    principale && principale.dati.length > 0
      ? lettura.righelli.length > 0
        ? daRighelli(lettura.righelli, pagine, principale)
        : trovaColonne(principale.dati, principale.intestazione)
      : null;
  // Words that look like a header over no movement are only words.
  const vere = (pagina: Pagina): Intestazione[] =>
    (intestazioni.get(pagina) ?? []).filter((una) => (tavole.get(chiaveDi(una))?.dati.length ?? 0) > 0);
  return {
    colonne,
    componi: (pagina, inTabella) => componiRighe(pagina.linee, vere(pagina), colonne, inTabella),
  };
}

/** Columns as the rulers part them: what the movements hold in each tells its kind. */
function daRighelli(
  righelli: readonly number[],
  pagine: readonly Pagina[],
  { dati, intestazione }: Tavola,
): Colonne {
  const larghezza = pagine[0]?.larghezza ?? 1;
  const posti = righelli.map((quota) => quota * larghezza).toSorted((a, b) => a - b);
  const bordi = [0, ...posti, larghezza];
  const colonne = bordi.slice(0, -1).map((x0, at) => {
    const x1 = bordi[at + 1] ?? larghezza;
    const dentro = (da: number, a: number): boolean => (da + a) / 2 > x0 && (da + a) / 2 <= x1;
    const gettoni = dati.flatMap((dato) => dato.gettoni).filter((gettone) => dentro(gettone.x0, gettone.x1));
    const date = gettoni.filter(({ tipo }) => tipo === 'data').length;
    const soldi = gettoni.filter(({ tipo }) => tipo === 'denaro').length;
    const parole = dati
      .flatMap(({ linea }) => linea.parole)
      .filter((parola) => dentro(parola.x0, parola.x1) && /[A-Za-z]{3}/.test(parola.testo)).length;
    const tipo = date >= soldi && date > parole ? 'data' : soldi > parole ? 'denaro' : 'testo';
    const titolo = (intestazione?.titoli ?? [])
      .filter((uno) => dentro(uno.x0, uno.x1))
      .map(({ testo }) => testo)
      .join(' ');
    return { tipo, x0, x1, titolo } as const;
  });
  return { colonne: [...colonne], righelli: posti, sequenza: false };
}

/** The rows of one statement as every table is read. */
export function sorgenteDi(
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
