/** Lines of a page to rows of cells: what the table holds, what goes on from the row above, what is only text. */
import type { Colonne } from './columns.ts';
import { countBelow, SEGUITO, type Abitudine } from './continuation.ts';
import type { PdfHeader } from './header.ts';
import { findColumnOf, FUORI, isForeignHeader, isGiorno, isWordless, readLine } from './line-cells.ts';
import { joinWords, splitPhrases, type Linea } from './lines.ts';
import { isDenaro } from './tokens.ts';

export interface RigaPdf {
  /** Number of its first line in the document. */
  numero: number;
  pagina: number;
  /** From the top of the type of its first line to the baseline of its last. */
  alto: number;
  basso: number;
  celle: string[];
  tipo: 'intestazione' | 'movimento' | 'tabella' | 'testo';
  /** True when its day was taken from the row above, which has none of its own. */
  dataSopra: boolean;
}

/** Gaps that are printed alike may measure this much less. */
const QUASI = 0.98;

interface Aperta {
  riga: RigaPdf;
  y: number;
  h: number;
  conImporto: boolean;
}

/** A line of words alone: of the row above it or of the one below. */
export interface LineaSospesa {
  linea: Linea;
  celle: string[];
}

/** Where the reader stands on a page. */
interface Stato {
  righe: RigaPdf[];
  aperta: Aperta | null;
  sospese: LineaSospesa[];
  /** Baseline of the last line that is no word alone. */
  y: number | null;
  inTabella: boolean;
  abitudine: Abitudine;
  /** True below the titles of a table that nobody knows. */
  altra: boolean;
  /** Words at the foot of the page before, of the first row of this one. */
  portate: readonly LineaSospesa[];
  /** The least gap over the words that a row of this page has above it (heights of the type). */
  stacco: number;
}

/** Where a page stands among those of its statement. */
export interface Posto {
  /** True on a page that goes on with the table of the one before. */
  inTabella: boolean;
  /** True where another page follows. */
  continua: boolean;
  /** Words at the foot of the page before that are of a row of this one. */
  portate: readonly LineaSospesa[];
}

export interface RighePagina {
  righe: RigaPdf[];
  /** Words at the foot of the page that are of the first row of the next. */
  portate: readonly LineaSospesa[];
}

/**
 */
export function makePdfRighe(
  linee: readonly Linea[],
  intestazioni: readonly PdfHeader[],
  colonne: Colonne | null,
  abitudine: Abitudine,
  { inTabella, continua, portate }: Posto,
): RighePagina {
  const stato: Stato = {
    righe: [],
    aperta: null,
    sospese: [],
    y: null,
    inTabella,
    abitudine,
    altra: false,
    portate,
    stacco: Number.POSITIVE_INFINITY,
  };
  for (let at = 0; at < linee.length; at++) {
    const linea = linee[at];
    if (!linea) break;
    const intestazione = intestazioni.find(({ da }) => da === at);
    if (intestazione && colonne) {
      const ultima = linee[at + intestazione.quante - 1] ?? linea;
      lascia(stato, 0);
      const celle = titoliDi(linee.slice(at, at + intestazione.quante), intestazione, colonne);
      stato.righe.push({ ...base(linea, celle, 'intestazione'), basso: ultima.y });
      stato.aperta = null;
      stato.y = ultima.y;
      stato.inTabella = true;
      stato.altra = false;
      at += intestazione.quante - 1;
      continue;
    }
    if (colonne) nellaTabella(stato, linea, colonne);
    else fuori(stato, linea);
  }
  const avanti = lascia(stato, continua ? contaAvanti(stato) : 0);
  const perse = { ...stato, righe: [] };
  for (const { linea } of stato.portate) fuori(perse, linea);
  return { righe: [...perse.righe, ...stato.righe], portate: avanti };
}

function base(linea: Linea, celle: string[], tipo: RigaPdf['tipo']): RigaPdf {
  return {
    numero: linea.numero,
    pagina: linea.pagina,
    alto: linea.y - linea.h,
    basso: linea.y,
    celle,
    tipo,
    dataSopra: false,
  };
}

/** The header's cells: the titles the columns were given, or the words over each column of another page. */
function titoliDi(linee: readonly Linea[], intestazione: PdfHeader, colonne: Colonne): string[] {
  if (colonne.sequenza || colonne.righelli.length === 0) return colonne.colonne.map(({ titolo }) => titolo);
  const celle = colonne.colonne.map(() => '');
  const dati = colonne.colonne.map(({ titolo }) => titolo);
  const noti = intestazione.titoli.filter(({ testo }) => dati.some((titolo) => titolo.includes(testo)));
  if (noti.length * 2 > intestazione.titoli.length && dati.some((titolo) => titolo !== '')) return dati;
  for (const { parole } of linee) {
    for (const parola of parole) {
      const at = findColumnOf(parola, colonne.righelli);
      celle[at] = `${celle[at] ?? ''} ${parola.testo}`.trim();
    }
  }
  return celle;
}

function fuori(stato: Stato, linea: Linea): void {
  for (const celle of coppie(splitPhrases(linea.parole, FUORI).map((frase) => joinWords(frase))))
    stato.righe.push(base(linea, celle, 'testo'));
}

/** A line outside the table may say several things: each label goes with the values that follow it. */
function coppie(celle: readonly string[]): string[][] {
  const result: string[][] = [];
  let conValore = false;
  let conNome = false;
  for (const cella of celle) {
    const valore = !/[A-Za-zÀ-ÿ]{3}/.test(cella) || isGiorno(cella);
    const last = result.at(-1);
    if (!last || (conNome && conValore && !valore)) {
      result.push([cella]);
      conValore = false;
      conNome = false;
    } else last.push(cella);
    if (valore) conValore = true;
    else conNome = true;
  }
  return result;
}

function nellaTabella(stato: Stato, linea: Linea, colonne: Colonne): void {
  const { tipo, celle, conImporto } = readLine(linea, colonne);
  if (tipo === 'parole' && segue(stato, linea)) {
    stato.sospese.push({ linea, celle });
    return;
  }
  // A row without words under other titles is of another table: a day and figures alone are no movement.
  stato.altra &&= tipo !== 'giorno' || isWordless(celle);
  if (tipo === 'giorno' && !stato.altra) {
    const sue = lascia(stato, contaSue(stato, linea));
    imparaStacco(stato, sue);
    apri(stato, linea, celle, conImporto);
    for (const { celle: prima } of [...stato.portate, ...sue].toReversed()) anteponi(stato, prima);
    stato.portate = [];
    const [primaLinea] = sue;
    const riga = stato.righe.at(-1);
    if (primaLinea && riga) riga.alto = primaLinea.linea.y - primaLinea.linea.h;
    return;
  }
  lascia(stato, 0);
  stato.y = linea.y;
  if (tipo === 'soldi' && (stato.inTabella || stato.righe.some((riga) => riga.tipo === 'movimento'))) {
    const { aperta } = stato;
    if (aperta && !aperta.conImporto && vicino(aperta, linea, 3)) {
      allunga(aperta, linea, celle);
      aperta.conImporto = true;
      return;
    }
    stato.righe.push(base(linea, celle, 'tabella'));
    stato.aperta = null;
    return;
  }
  stato.altra ||= isForeignHeader(linea);
  fuori(stato, linea);
  stato.aperta = null;
}

/** True for words close enough below a row, a header or other words to be of some row. */
function segue({ aperta, sospese, y, inTabella }: Stato, linea: Linea): boolean {
  const sopra = sospese.at(-1)?.linea.y ?? aperta?.y ?? (inTabella ? y : null);
  return sopra !== null && linea.y - sopra <= SEGUITO * Math.max(linea.h, aperta?.h ?? 0);
}

/** How many of the words before a row are its own. */
function contaSue({ sospese, aperta, y, abitudine }: Stato, linea: Linea): number {
  return countBelow(
    sospese.map((sospesa) => sospesa.linea.y),
    { sopra: aperta?.y ?? y, conRiga: aperta !== null },
    linea,
    abitudine,
  );
}

/** Remembers how far the words of a row stand below the row before it. */
function imparaStacco(stato: Stato, [prima]: readonly LineaSospesa[]): void {
  const { aperta, abitudine } = stato;
  if (!aperta || !prima || abitudine.sopra) return;
  stato.stacco = Math.min(stato.stacco, (prima.linea.y - aperta.y) / prima.linea.h);
}

/** How many of the words at the foot of a page are of the row that the next one begins with: parted as those of its rows are. */
function contaAvanti({ sospese, aperta, stacco }: Stato): number {
  if (!aperta) return 0;
  const at = sospese.findIndex(({ linea }, quale) => {
    const sopra = sospese[quale - 1]?.linea.y ?? aperta.y;
    return linea.y - sopra > stacco * linea.h * QUASI;
  });
  return at === -1 ? 0 : sospese.length - at;
}

/** Gives the words that wait to the row above, or to none, but for the last of them. @returns those */
function lascia(stato: Stato, quante: number): LineaSospesa[] {
  const { sospese, aperta } = stato;
  const fino = sospese.length - quante;
  for (const { linea, celle } of sospese.slice(0, fino)) {
    if (aperta) allunga(aperta, linea, celle);
    else fuori(stato, linea);
  }
  stato.sospese = [];
  return sospese.slice(fino);
}

/** Puts words before those of the row that has just been opened. */
function anteponi(stato: Stato, celle: readonly string[]): void {
  const riga = stato.righe.at(-1);
  if (!riga) return;
  for (const [at, cella] of celle.entries())
    if (cella !== '') riga.celle[at] = `${cella} ${riga.celle[at] ?? ''}`.trim();
}

function apri(stato: Stato, linea: Linea, celle: string[], conImporto: boolean): void {
  const riga = base(linea, celle, conImporto ? 'movimento' : 'tabella');
  stato.righe.push(riga);
  stato.inTabella = true;
  stato.aperta = { riga, y: linea.y, h: linea.h, conImporto };
  stato.y = linea.y;
}

function vicino(aperta: Aperta, linea: Linea, quanto: number): boolean {
  return linea.y - aperta.y <= quanto * Math.max(aperta.h, linea.h);
}

/** Joins the cells of a line to those of the row it goes on from. */
function allunga(aperta: Aperta, linea: Linea, celle: readonly string[]): void {
  const { riga } = aperta;
  for (const [at, cella] of celle.entries())
    if (cella !== '') riga.celle[at] = `${riga.celle[at] ?? ''} ${cella}`.trim();
  if (!aperta.conImporto && celle.some((cella) => isDenaro(cella))) riga.tipo = 'movimento';
  riga.basso = linea.y;
  aperta.y = linea.y;
}
