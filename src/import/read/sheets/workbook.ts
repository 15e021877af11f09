/** A workbook as a source of rows: the sheet that holds the movements, and what is to be said of the others. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Decimali } from '#api/contract/tracciati.ts';
import { inferDecimali, collectDecimali } from '../../cell/decimals.ts';
import { isLikelyData, isLikelyDenaro, isLikelyImporto } from '../../cell/cell.ts';
import { parseBlocchi } from '../csv.ts';
import { findDelimiter } from '../delimiter.ts';
import { ErroreLettura } from '../error.ts';
import { MAX_FOGLI, RIGHE_ASSAGGIO, RIGHE_CAMPIONE } from '../limits.ts';
import type { SorgenteRighe } from '../source.ts';
import type { BloccoRighe } from '../table.ts';

/** What reading a sheet finds on the way, by row of the sheet. */
export interface NoteFoglio {
  /** Rows the workbook hides. */
  nascoste: number[];
  /** Rows with a formula whose result was not saved. */
  senzaRisultato: number[];
}

export interface SourceSheet {
  nome: string;
  nascosto: boolean;
  /**
   * Its rows that hold something, numbered as the sheet numbers them.
   * @param decimali the sign that cells which are numbers are written with; null to leave those cells empty
   */
  righe: (decimali: Decimali | null, note: NoteFoglio) => Generator<BloccoRighe>;
}

export interface SourceWorkbook {
  formato: FormatoFile;
  totale: number;
  fogli: readonly SourceSheet[];
}

interface Assaggiato {
  foglio: SourceSheet;
  /** Rows with a date and an amount, among the first ones; 0 also when the sheet is empty. */
  movimenti: number;
  /** The row above the first of those: what names its columns. */
  nomi: string;
  vuoto: boolean;
}

/**
 * Opens the sheet with the most movements; hidden ones only when no other has any.
 * @param decimali the decimal sign of a saved or corrected reading; null to take that of the amounts written as text
 * @throws ErroreLettura `file_vuoto` when no sheet holds anything, and whatever reading a sheet throws
 */
export function openWorkbook(intera: SourceWorkbook, decimali: Decimali | null): SorgenteRighe {
  const cartella = { ...intera, fogli: intera.fogli.map((foglio) => conColonne(foglio)) };
  const assaggiati = cartella.fogli.slice(0, MAX_FOGLI).map((foglio) => assaggia(foglio));
  const scelto = scegli(assaggiati);
  if (!scelto) throw new ErroreLettura('file_vuoto', 'La cartella di lavoro non contiene righe.');
  const letti = stessaTabella(assaggiati, scelto);
  const inizi = new Map<SourceSheet, number>();
  const scritti = decimali ?? segnoScritto(scelto.foglio);
  const note = makeEmptyNotes();
  return {
    formato: cartella.formato,
    codifica: null,
    delimitatore: '\t',
    totale: cartella.totale,
    segnoScelto: decimali === null && scritti === null,
    blocchi: () => inFila(letti, scritti ?? ',', note, inizi),
    avvisi: () => [...avvisiFogli(assaggiati, scelto, letti, inizi), ...avvisiRighe(note)],
  };
}

/** Rows looked at before a sheet is taken for lines of text, and how many of them must say so. */
const RIGHE_TESTO = 60;
const QUASI_TUTTE = 0.8;

/** A delimited text opened with the wrong sign stands whole in the first column, line by line: it is parted there. */
function conColonne(foglio: SourceSheet): SourceSheet {
  const righe = prime(foglio.righe(',', makeEmptyNotes()), RIGHE_TESTO);
  const sole = righe.filter((riga) => riga.findLastIndex((cella) => cella !== '') === 0);
  if (sole.length < 2 || sole.length < righe.length * QUASI_TUTTE) return foglio;
  const { delimitatore, provata } = findDelimiter(sole.map(([cella = '']) => `${cella}\n`).join(''));
  if (!provata) return foglio;
  return {
    ...foglio,
    *righe(decimali, note) {
      for (const blocco of foglio.righe(decimali, note))
        yield { ...blocco, righe: blocco.righe.map((riga) => parti(riga, delimitatore)) };
    },
  };
}

/** Cells after the first were parted already, where a line held the sign the sheet was opened with. */
function parti(riga: readonly string[], delimitatore: string): string[] {
  const [prima = '', ...altre] = riga;
  const linea = altre.length === 0 ? prima : [prima, ...altre].join(',');
  const blocco = { testo: `${linea}\n`, fatto: 0, ultimo: true };
  const [letto] = parseBlocchi([blocco], { delimitatore, virgolette: true });
  return letto?.righe[0] ?? [linea];
}

export function makeEmptyNotes(): NoteFoglio {
  return { nascoste: [], senzaRisultato: [] };
}

function assaggia(foglio: SourceSheet): Assaggiato {
  const righe = prime(foglio.righe(',', makeEmptyNotes()), RIGHE_ASSAGGIO);
  const primo = righe.findIndex((riga) => isMovimento(riga));
  const sopra = righe
    .slice(0, Math.max(0, primo))
    .findLast((riga) => riga.some((cella) => cella.trim() !== ''));
  return {
    foglio,
    movimenti: righe.filter((riga) => isMovimento(riga)).length,
    nomi: (sopra ?? [])
      .map((cella) => cella.trim().toLowerCase())
      .join('\t')
      .trimEnd(),
    vuoto: righe.length === 0,
  };
}

/** A statement kept a month a sheet: the sheets whose columns have the very names of the chosen one's, in their order. */
function stessaTabella(assaggiati: readonly Assaggiato[], scelto: Assaggiato): SourceSheet[] {
  const simili = assaggiati.filter(
    (altro) =>
      altro === scelto ||
      (scelto.nomi !== '' &&
        altro.nomi === scelto.nomi &&
        altro.movimenti > 0 &&
        !altro.foglio.nascosto &&
        !scelto.foglio.nascosto),
  );
  return simili.map(({ foglio }) => foglio);
}

/** One sheet after the other, lines counted on: `inizi` is told after which line each starts. */
function* inFila(
  fogli: readonly SourceSheet[],
  decimali: Decimali,
  note: NoteFoglio,
  inizi: Map<SourceSheet, number>,
): Generator<BloccoRighe> {
  let prima = 0;
  for (const foglio of fogli) {
    inizi.set(foglio, prima);
    let ultima = prima;
    for (const blocco of foglio.righe(decimali, note)) {
      const linee = prima === 0 ? blocco.linee : blocco.linee.map((linea) => linea + prima);
      ultima = linee.at(-1) ?? ultima;
      yield { ...blocco, linee };
    }
    prima = ultima;
  }
}

function prime(blocchi: Generator<BloccoRighe>, quante: number): string[][] {
  const righe: string[][] = [];
  for (const blocco of blocchi) {
    righe.push(...blocco.righe);
    if (righe.length >= quante) break;
  }
  return righe.slice(0, quante);
}

function isMovimento(riga: readonly string[]): boolean {
  const data = riga.findIndex((cella) => isLikelyData(cella));
  return data !== -1 && riga.some((cella, at) => at !== data && isLikelyImporto(cella));
}

function scegli(assaggiati: readonly Assaggiato[]): Assaggiato | null {
  const pieni = assaggiati.filter(({ vuoto }) => !vuoto);
  const piuRicco = (nascosto: boolean): Assaggiato | null => {
    let best: Assaggiato | null = null;
    for (const candidato of pieni) {
      if (candidato.foglio.nascosto === nascosto && candidato.movimenti > (best?.movimenti ?? 0))
        best = candidato;
    }
    return best;
  };
  return (
    piuRicco(false) ?? piuRicco(true) ?? pieni.find(({ foglio }) => !foglio.nascosto) ?? pieni[0] ?? null
  );
}

/** An amount that ends a text: `Saldo iniziale: 3.250,00 €`. */
const IN_CODA = /(\d[\d.,'’]*[.,]\d{2})\s*(?:€|EUR|CHF|USD)?$/;

/** The decimal sign of amounts that the sheet holds as text; null when it shows none for sure. */
function segnoScritto(foglio: SourceSheet): Decimali | null {
  const celle = prime(foglio.righe(null, makeEmptyNotes()), RIGHE_CAMPIONE)
    .flat()
    .map((cella) => cella.trim());
  const importi = celle.filter((cella) => isLikelyDenaro(cella) && !isLikelyData(cella));
  const evidenza = collectDecimali(importi);
  if (evidenza.virgola + evidenza.punto > 0) return inferDecimali(evidenza);
  const code = collectDecimali(
    celle.flatMap((cella) => (isLikelyData(cella) ? [] : (IN_CODA.exec(cella)?.[1] ?? []))),
  );
  return code.virgola + code.punto > 0 && evidenza.ambigui === 0 ? inferDecimali(code) : null;
}

function avvisiFogli(
  assaggiati: readonly Assaggiato[],
  scelto: Assaggiato,
  letti: readonly SourceSheet[],
  inizi: ReadonlyMap<SourceSheet, number>,
): string[] {
  const avvisi: string[] = [];
  if (letti.length > 1) {
    const dove = letti.slice(1).map((foglio) => `«${foglio.nome}» dalla ${(inizi.get(foglio) ?? 0) + 1}`);
    avvisi.push(
      `${elencaFogli(letti)}: stessa tabella, letti di seguito. Le righe sono contate una dopo l’altra: ${dove.slice(0, 12).join(', ')}.`,
    );
  }
  const altri = assaggiati.filter(({ foglio, vuoto }) => !letti.includes(foglio) && !vuoto);
  const ricchi = altri.filter(({ movimenti }) => movimenti > 0).map(({ foglio }) => foglio);
  const poveri = altri.filter(({ movimenti }) => movimenti === 0).map(({ foglio }) => foglio);
  if (letti.length === 1 && (altri.length > 0 || scelto.foglio.nascosto)) {
    const nascosto = scelto.foglio.nascosto ? ', che è nascosto' : '';
    avvisi.push(`Letto il foglio «${scelto.foglio.nome}»${nascosto}.`);
  }
  if (ricchi.length > 0) {
    avvisi.push(
      `${elencaFogli(ricchi)}: ${ricchi.length === 1 ? 'contiene' : 'contengono'} righe con data e importo che non sono state lette. Se sono movimenti, salva ogni foglio in un file e importalo.`,
    );
  }
  if (poveri.length > 0)
    avvisi.push(`${elencaFogli(poveri)}: senza movimenti, non ${poveri.length === 1 ? 'letto' : 'letti'}.`);
  return avvisi;
}

function elencaFogli(fogli: readonly SourceSheet[]): string {
  const nomi = fogli.slice(0, 8).map(({ nome, nascosto }) => `«${nome}»${nascosto ? ' (nascosto)' : ''}`);
  const altri = fogli.length > nomi.length ? ` e altri ${fogli.length - nomi.length}` : '';
  return `${fogli.length === 1 ? 'Foglio' : 'Fogli'} ${nomi.join(', ')}${altri}`;
}

function avvisiRighe({ nascoste, senzaRisultato }: NoteFoglio): string[] {
  const avvisi: string[] = [];
  const righe = (linee: readonly number[]): string =>
    linee.length === 1
      ? `Riga ${linee[0]}`
      : `Righe ${linee.slice(0, 8).join(', ')}${linee.length > 8 ? ' e altre' : ''}`;
  if (nascoste.length > 0)
    avvisi.push(
      `${righe(nascoste)}: ${nascoste.length === 1 ? 'nascosta' : 'nascoste'} nel foglio, ${nascoste.length === 1 ? 'letta' : 'lette'} come le altre.`,
    );
  if (senzaRisultato.length > 0)
    avvisi.push(`${righe(senzaRisultato)}: formule senza un risultato salvato, lette come celle vuote.`);
  return avvisi;
}
