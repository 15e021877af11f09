/** Where the table stands in a file: preamble, header (one line, two, or none), first row of data. */
import { isLikelyData, classifyCell, type CellKind } from '../cell/cell.ts';
import { classifySaldo } from './row-words.ts';
import { normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';

export interface Struttura {
  /** Header texts by column, two-line headers joined by a space; empty when there is no header. */
  intestazione: string[];
  /** Index of the first header row; equal to `dati` when there is none. */
  inizio: number;
  /** Index of the first row after the header. */
  dati: number;
  /** True when the words of the header were understood. */
  parole: boolean;
}

/** Rows looked at: the longest preamble seen is about 30. */
const ORIZZONTE = 400;

const SOLDI: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere', 'saldo']);

export function isVuota(riga: readonly string[]): boolean {
  return riga.every((cella) => cella.trim() === '');
}

/** How many different meanings the words of a row have; 0 when it cannot be a header. */
function valoreIntestazione(riga: readonly string[]): number {
  if (isEtichetta(riga)) return 0;
  const ruoli = new Set<ColumnRole>();
  let soldi = false;
  for (const cella of riga) {
    const text = cella.trim();
    if (text === '') continue;
    if (text.length <= 60 && (isLikelyData(text) || classifyCell(text) === 'denaro')) return 0;
    for (const { ruolo } of listMeanings(text)) {
      ruoli.add(ruolo);
      if (SOLDI.has(ruolo)) soldi = true;
    }
  }
  const giorno = ruoli.has('data') || ruoli.has('data_valuta') || ruoli.has('scadenza');
  return giorno && soldi ? ruoli.size : 0;
}

/** Finds the table by the words of its header, else by the types of the cells beneath. */
export function findStructure(tutte: readonly string[][]): Struttura {
  const righe = tutte.slice(0, ORIZZONTE);
  let best = -1;
  let most = 0;
  for (const [at, riga] of righe.entries()) {
    const valore = valoreIntestazione(riga);
    if (valore > most) {
      best = at;
      most = valore;
    }
  }
  if (best !== -1) return conDoppiaRiga(righe, best, true);
  const prima = primaRigaDati(righe);
  if (prima === -1) return { intestazione: [], inizio: 0, dati: 0, parole: false };
  const sopra = rigaSopra(righe, prima);
  if (sopra === -1) return { intestazione: [], inizio: prima, dati: prima, parole: false };
  return conDoppiaRiga(righe, sopra, false);
}

/** A second header line just below or above fills the blanks of the first: UniCredit's `Data;;…` over `Operaz.;Valuta;;`. */
function conDoppiaRiga(righe: readonly string[][], at: number, parole: boolean): Struttura {
  const principale = righe[at] ?? [];
  let inizio = at;
  let dati = at + 1;
  let testi = principale.map((cella) => pulita(cella));
  const sotto = righe[at + 1];
  if (sotto && isContinuazione(sotto, testi)) {
    testi = unisci(testi, sotto);
    dati++;
  } else {
    const sopra = righe[at - 1];
    if (
      parole &&
      sopra &&
      isContinuazione(sopra, testi) &&
      sopra.filter((c) => listMeanings(c).length > 0).length > 1 &&
      !isEtichetta(sopra)
    ) {
      testi = unisci(
        sopra.map((cella) => pulita(cella)),
        principale,
      );
      inizio--;
    }
  }
  while (testi.at(-1) === '') testi.pop();
  return { intestazione: testi, inizio, dati, parole };
}

/** A label and what it says, `Divisa; CHF`: of the preamble, whatever column stands under it. */
function isEtichetta(riga: readonly string[]): boolean {
  const [label = '', value = '', ...altre] = riga.filter((cella) => cella.trim() !== '');
  return altre.length === 0 && listMeanings(label).length > 0 && /^[A-Z]{3}$/.test(value.trim());
}

function pulita(cella: string): string {
  return cella.replaceAll(/\s+/g, ' ').trim();
}

function unisci(alte: readonly string[], basse: readonly string[]): string[] {
  const width = Math.max(alte.length, basse.length);
  return Array.from({ length: width }, (_, at) => pulita(`${alte[at] ?? ''} ${basse[at] ?? ''}`));
}

function isContinuazione(riga: readonly string[], testi: readonly string[]): boolean {
  if (isVuota(riga) || riga.length < 2 || riga.length > testi.length + 2) return false;
  let useful = false;
  for (const [at, cella] of riga.entries()) {
    const text = cella.trim();
    if (text === '') continue;
    if (classifyCell(text) !== 'testo' || classifySaldo(text) !== null || text.length > 30) return false;
    if ((testi[at] ?? '') === '' || listMeanings(`${testi[at]} ${text}`).length > 0) useful = true;
  }
  return useful && riga.filter((cella) => cella.trim() !== '').length > 1;
}

/** The row where the most frequent pair (date column, amount column) first shows. */
function primaRigaDati(righe: readonly string[][]): number {
  const count = new Map<string, { quante: number; prima: number }>();
  for (const [at, riga] of righe.entries()) {
    const tipi = riga.slice(0, 100).map((cella) => classifyCell(cella));
    for (const [d, tipo] of tipi.entries()) {
      if (tipo !== 'data') continue;
      for (const [m, altro] of tipi.entries()) {
        if (altro !== 'denaro' && altro !== 'intero') continue;
        const key = `${d} ${m}`;
        const seen = count.get(key);
        if (seen) seen.quante += peso(altro);
        else count.set(key, { quante: peso(altro), prima: at });
      }
    }
  }
  let best = { quante: 0, prima: -1 };
  for (const found of count.values()) {
    if (found.quante > best.quante) best = found;
  }
  return best.prima;
}

function peso(tipo: CellKind): number {
  return tipo === 'denaro' ? 3 : 1;
}

/** The nearest row of words above the data, wide enough to be their header. */
function rigaSopra(righe: readonly string[][], prima: number): number {
  const pieni = (righe[prima] ?? []).filter((cella) => cella.trim() !== '').length;
  for (let at = prima - 1; at >= Math.max(0, prima - 4); at--) {
    const riga = righe[at] ?? [];
    if (isVuota(riga)) continue;
    const testi = riga.filter((cella) => cella.trim() !== '');
    const soloTesto = testi.every((cella) => classifyCell(cella) === 'testo');
    return soloTesto && testi.length >= Math.max(3, Math.ceil(pieni * 0.5)) ? at : -1;
  }
  return -1;
}

/** True when a row repeats the header, as printed page by page. */
export function isIntestazioneRipetuta(riga: readonly string[], intestazione: readonly string[]): boolean {
  const pieni = intestazione.filter((testo) => testo !== '');
  if (pieni.length < 2) return false;
  let same = 0;
  for (const [at, testo] of intestazione.entries()) {
    if (testo !== '' && normalizeHeader(riga[at] ?? '') === normalizeHeader(testo)) same++;
  }
  return same >= Math.max(2, pieni.length * 0.6);
}

/** True when a row reads as the header of another table. */
export function isAltraIntestazione(riga: readonly string[]): boolean {
  return valoreIntestazione(riga) >= 3;
}
