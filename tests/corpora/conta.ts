/** Counts of the structured formats, taken from the raw text by plain patterns and never from the readers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPORA, type FileCorpus } from './corpora.ts';

export interface Conteggio {
  movimenti: number;
  /** Cents; amounts with fractions of a cent left out. */
  somma: number;
  /** Movements that no reader should take: not an amount in whole cents. */
  illeggibili: number;
  /** True when some balance is declared. */
  saldi: boolean;
}

const cents = (testo: string): number => {
  const valore = Number(testo.replace(',', '.')) * 100;
  return Math.abs(valore - Math.round(valore)) < 1e-6 ? Math.round(valore) : Number.NaN;
};

function somma(importi: readonly number[], saldi: boolean): Conteggio {
  const buoni = importi.filter((importo) => !Number.isNaN(importo));
  return {
    movimenti: importi.length,
    somma: buoni.reduce((totale, importo) => totale + importo, 0),
    illeggibili: importi.length - buoni.length,
    saldi,
  };
}

function contaCamt(testo: string): Conteggio {
  const entries = [...testo.matchAll(/<(?:\w+:)?Ntry>[\s\S]*?<\/(?:\w+:)?Ntry>/g)].map(([entry]) => {
    const importo = /<(?:\w+:)?Amt [^>]*>\s*([^<\s]*)/.exec(entry)?.[1] ?? '';
    return cents(importo) * (/<(?:\w+:)?CdtDbtInd>\s*DBIT/.test(entry) ? -1 : 1);
  });
  return somma(entries, /<Cd>(OPBD|PRCD|CLBD)/.test(testo));
}

function contaMt940(testo: string): Conteggio {
  const righe = [...testo.matchAll(/^:61:(.*)$/gm)].map(([, riga = '']) => {
    const [, storno, segno, importo = ''] =
      /^\d{6}(?:\d{4}| {4})?(R?)([CD])[A-Z]?(\d+,?\d*)/.exec(riga) ?? [];
    return cents(importo === '' ? 'x' : importo) * ((segno === 'C') === (storno === 'R') ? -1 : 1);
  });
  return somma(righe, /:6[02][FM]:/.test(testo));
}

function contaOfx(testo: string): Conteggio {
  const senza = testo.replaceAll(/<!--[\s\S]*?-->/g, '');
  const importi = senza
    .split('<STMTTRN>')
    .slice(1)
    .map((trn) => cents(/<TRNAMT>\s*([^<\s]*)/.exec(trn)?.[1] ?? 'x'));
  return somma(importi, /<LEDGERBAL>\s*<BALAMT>\s*[\d-]/.test(senza));
}

function contaQif(testo: string): Conteggio {
  const importi = testo
    .split(/^!/m)
    .filter((sezione) => /^Type:(Bank|Cash|CCard|Oth [AL])/.test(sezione))
    .flatMap((sezione) => sezione.slice(sezione.indexOf('\n') + 1).split(/^\^/m))
    .filter((record) => /^T/m.test(record) && !/^POpening Balance/m.test(record))
    .map((record) => cents((/^T(.*)$/m.exec(record)?.[1] ?? 'x').replaceAll(',', '')));
  return somma(importi, /^POpening Balance/m.test(testo));
}

function contaRh(testo: string): Conteggio {
  const importi = [...testo.matchAll(/^ 62.{22}([CD])(.{15})/gm)].map(
    ([, segno, importo = '']) => cents(importo) * (segno === 'D' ? -1 : 1),
  );
  return somma(importi, /^ 6[14]/m.test(testo));
}

/** Instalments of an invoice body, and what they ask for; a body without any counts as one whose amount nobody wrote. */
function contaFatturapa(testo: string): Conteggio {
  const corpi = [
    ...testo.matchAll(/<(?:\w+:)?FatturaElettronicaBody[^>]*>[\s\S]*?<\/(?:\w+:)?FatturaElettronicaBody>/g),
  ];
  let senza = 0;
  const importi = corpi.flatMap(([corpo]) => {
    // No such day: nothing can be due on it.
    if (!/<(?:\w+:)?Data>\s*(?:19|20)\d\d-/.test(corpo)) return [];
    const segno = /<(?:\w+:)?TipoDocumento>\s*TD0[48]/.test(corpo) ? -1 : 1;
    const rate = [...corpo.matchAll(/<(?:\w+:)?ImportoPagamento>\s*([^<\s]*)/g)];
    if (rate.length === 0) senza++;
    return rate.map(([, importo = '']) => segno * cents(importo));
  });
  const contati = somma(importi, false);
  return { ...contati, movimenti: contati.movimenti + senza, somma: senza > 0 ? Number.NaN : contati.somma };
}

function contaIncassi(testo: string): Conteggio {
  const importi = [...testo.matchAll(/^ 14.{30}(\d{13})/gm)].map(([, importo = '']) => Number(importo));
  return somma(importi, true);
}

/** How to count files of open items, which carry no balances; a sum that the raw text does not hold is NaN. */
export const CONTA_PARTITE: Readonly<Record<string, (testo: string) => Conteggio>> = {
  fatturapa: contaFatturapa,
  'cbi-riba': contaIncassi,
};

/** How to count the files of each folder of the corpora. */
export const CONTA: Readonly<Record<string, (testo: string) => Conteggio>> = {
  camt: contaCamt,
  'cbi-xml': contaCamt,
  mt940: contaMt940,
  ofx: contaOfx,
  qif: contaQif,
  'cbi-rh': contaRh,
};

export function contaFile({ percorso, bytes }: FileCorpus): Conteggio | null {
  // What is packed or signed shows nothing to a pattern.
  if (/\.(?:zip|p7m)$/.test(percorso)) return null;
  const cartella = percorso.split('/')[0] ?? '';
  const conta = CONTA[cartella] ?? CONTA_PARTITE[cartella];
  const testo = new TextDecoder('latin1').decode(bytes).replaceAll('\r\n', '\n');
  // oxlint-disable-next-line no-control-regex -- old transfers leave them at the start of a line
  return conta?.(testo.replaceAll(/^[\u0000\u0001\u001a]/gm, '')) ?? null;
}

/** The corpora's own index: movements counted by others, and whether opening + movements = closing. */
export function leggiIndice(): Map<string, { movimenti: string; quadra: string }> {
  const righe = readFileSync(join(CORPORA, 'INDEX.tsv'), 'utf8').split('\n').slice(1);
  return new Map(
    righe.map((riga) => {
      const celle = riga.split('\t');
      return [celle[0] ?? '', { movimenti: celle[9] ?? '', quadra: celle[11] ?? '' }];
    }),
  );
}
