/** Lines of a page to rows of cells: what the table holds, what goes on from the row above, what is only text. */
import { isLikelyImporto } from '../../cell/cell.ts';
import { inCoda, type Colonne } from './columns.ts';
import { parseYearlessDay, isDenaro, findTokens, type Gettone } from './tokens.ts';
import type { PdfHeader } from './header.ts';
import { splitPhrases, joinWords, type Linea, type Parola } from './lines.ts';
import { isLikelyData } from '../../cell/cell.ts';

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

/** Gap that parts the cells of a line outside the table (heights of the type). */
const FUORI = 0.8;
/** How far below a row its text may go on (heights of the type). */
const SEGUITO = 2.05;

interface Aperta {
  riga: RigaPdf;
  y: number;
  h: number;
  conImporto: boolean;
}

/** Where the reader stands on a page. */
interface Stato {
  righe: RigaPdf[];
  aperta: Aperta | null;
  inTabella: boolean;
}

/** @param inTabella true on a page that goes on with the table of the one before */
export function makePdfRighe(
  linee: readonly Linea[],
  intestazioni: readonly PdfHeader[],
  colonne: Colonne | null,
  inTabella: boolean,
): RigaPdf[] {
  const stato: Stato = { righe: [], aperta: null, inTabella };
  for (let at = 0; at < linee.length; at++) {
    const linea = linee[at];
    if (!linea) break;
    const intestazione = intestazioni.find(({ da }) => da === at);
    if (intestazione && colonne) {
      const ultima = linee[at + intestazione.quante - 1] ?? linea;
      const celle = titoliDi(linee.slice(at, at + intestazione.quante), intestazione, colonne);
      stato.righe.push({ ...base(linea, celle, 'intestazione'), basso: ultima.y });
      stato.aperta = null;
      stato.inTabella = true;
      at += intestazione.quante - 1;
      continue;
    }
    if (colonne) nellaTabella(stato, linea, colonne);
    else fuori(stato, linea);
  }
  return stato.righe;
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
      const at = colonnaDi(parola, colonne.righelli);
      celle[at] = `${celle[at] ?? ''} ${parola.testo}`.trim();
    }
  }
  return celle;
}

function colonnaDi(parola: Parola, righelli: readonly number[]): number {
  const centro = (parola.x0 + parola.x1) / 2;
  let at = 0;
  while (at < righelli.length && centro > (righelli[at] ?? 0)) at++;
  return at;
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

const isGiorno = (text: string): boolean => isLikelyData(text) || parseYearlessDay(text) !== null;

function nellaTabella(stato: Stato, linea: Linea, colonne: Colonne): void {
  const gettoni = findTokens(linea.parole);
  const celle = colonne.sequenza
    ? celleInSequenza(linea, gettoni, colonne)
    : celleDi(linea, gettoni, colonne);
  const { aperta } = stato;
  const tipi = colonne.colonne.map(({ tipo }) => tipo);
  const date = celle.filter((cella, at) => tipi[at] === 'data' && isGiorno(cella));
  // A whole number is an amount beside a date; alone it may be a page's.
  const soldi = celle.filter(
    (cella, at) =>
      tipi[at] === 'denaro' &&
      isLikelyImporto(cella) &&
      (date.length > 0 || gettoni.some(({ tipo }) => tipo === 'denaro')),
  );
  const spurie = celle.some(
    (cella, at) =>
      cella !== '' &&
      ((tipi[at] === 'denaro' && !isLikelyImporto(cella)) || (tipi[at] === 'data' && !isGiorno(cella))),
  );
  if (date.length > 0 && !spurie) {
    apri(stato, linea, celle, soldi.length > 0);
    return;
  }
  if (
    soldi.length > 0 &&
    !spurie &&
    (stato.inTabella || stato.righe.some(({ tipo }) => tipo === 'movimento'))
  ) {
    if (aperta && !aperta.conImporto && vicino(aperta, linea, 3)) {
      allunga(aperta, linea, celle);
      aperta.conImporto = true;
      return;
    }
    stato.righe.push(base(linea, celle, 'tabella'));
    stato.aperta = null;
    return;
  }
  const soloTesto = !spurie && celle.every((cella, at) => cella === '' || tipi[at] === 'testo');
  if (aperta && soloTesto && vicino(aperta, linea, SEGUITO)) {
    allunga(aperta, linea, celle);
    return;
  }
  fuori(stato, linea);
  stato.aperta = null;
}

function apri(stato: Stato, linea: Linea, celle: string[], conImporto: boolean): void {
  const riga = base(linea, celle, conImporto ? 'movimento' : 'tabella');
  stato.righe.push(riga);
  stato.inTabella = true;
  stato.aperta = { riga, y: linea.y, h: linea.h, conImporto };
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

/** Words by the rulers; those that ran over into a column of amounts go back to the words they belong to. */
function celleDi(linea: Linea, gettoni: readonly Gettone[], { colonne, righelli }: Colonne): string[] {
  const gruppi: Parola[][] = Array.from({ length: righelli.length + 1 }, () => []);
  const parole = linea.parole;
  for (let at = 0; at < parole.length; at++) {
    const parola = parole[at];
    if (!parola) continue;
    const gettone = gettoni.find(({ da }) => da === at);
    if (gettone) {
      // A date or an amount is one thing, however many words it takes.
      const intero = { ...parola, x0: gettone.x0, x1: gettone.x1 };
      const colonna = colonnaTesto(intero, parole[at - 1], gruppi, colonne, righelli);
      gruppi[colonna]?.push(...parole.slice(at, at + gettone.quante));
      at += gettone.quante - 1;
    } else gruppi[colonnaTesto(parola, parole[at - 1], gruppi, colonne, righelli)]?.push(parola);
  }
  return gruppi.map((gruppo) => joinWords(gruppo));
}

/** Words and days that touch the ones before them stay with them when the ruler leads into amounts. */
function colonnaTesto(
  parola: Parola,
  prima: Parola | undefined,
  gruppi: readonly Parola[][],
  colonne: Colonne['colonne'],
  righelli: readonly number[],
): number {
  const at = colonnaDi(parola, righelli);
  const tipo = colonne[at]?.tipo;
  if (tipo === 'testo' || isLikelyImporto(parola.testo) || (tipo === 'data' && isGiorno(parola.testo)))
    return at;
  if (!prima || parola.x0 - prima.x1 > FUORI * parola.h) return at;
  const dove = gruppi.findIndex((gruppo) => gruppo.includes(prima));
  return dove !== -1 && colonne[dove]?.tipo === 'testo' ? dove : at;
}

/** Date, words, amounts from the end: for text that is not set in columns. */
function celleInSequenza(linea: Linea, gettoni: readonly Gettone[], { colonne }: Colonne): string[] {
  const celle = colonne.map(() => '');
  const coda = inCoda(linea, gettoni);
  const data = gettoni.find(({ tipo, da }) => tipo === 'data' && da === 0);
  const { parole } = linea;
  const fine = coda[0]?.da ?? parole.length;
  if (data) celle[0] = joinWords(parole.slice(0, data.quante));
  celle[1] = joinWords(parole.slice(data?.quante ?? 0, fine));
  for (const [at, gettone] of coda.entries()) {
    const colonna = colonne.length - coda.length + at;
    if (colonna > 1) celle[colonna] = joinWords(parole.slice(gettone.da, gettone.da + gettone.quante));
  }
  return celle;
}
