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

const cents = (text: string): number => {
  const value = Number(text.replace(',', '.')) * 100;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : Number.NaN;
};

function sum(importi: readonly number[], saldi: boolean): Conteggio {
  const buoni = importi.filter((importo) => !Number.isNaN(importo));
  return {
    movimenti: importi.length,
    somma: buoni.reduce((total, importo) => total + importo, 0),
    illeggibili: importi.length - buoni.length,
    saldi,
  };
}

function countCamt(text: string): Conteggio {
  const entries = [...text.matchAll(/<(?:\w+:)?Ntry>[\s\S]*?<\/(?:\w+:)?Ntry>/g)].map(([entry]) => {
    const importo = /<(?:\w+:)?Amt [^>]*>\s*([^<\s]*)/.exec(entry)?.[1] ?? '';
    return cents(importo) * (/<(?:\w+:)?CdtDbtInd>\s*DBIT/.test(entry) ? -1 : 1);
  });
  return sum(entries, /<Cd>(OPBD|PRCD|CLBD)/.test(text));
}

function countMt940(text: string): Conteggio {
  const righe = [...text.matchAll(/^:61:(.*)$/gm)].map(([, riga = '']) => {
    const [, storno, sign, importo = ''] = /^\d{6}(?:\d{4}| {4})?(R?)([CD])[A-Z]?(\d+,?\d*)/.exec(riga) ?? [];
    return cents(importo === '' ? 'x' : importo) * ((sign === 'C') === (storno === 'R') ? -1 : 1);
  });
  return sum(righe, /:6[02][FM]:/.test(text));
}

function countOfx(text: string): Conteggio {
  const without = text.replaceAll(/<!--[\s\S]*?-->/g, '');
  const importi = without
    .split('<STMTTRN>')
    .slice(1)
    .map((trn) => cents(/<TRNAMT>\s*([^<\s]*)/.exec(trn)?.[1] ?? 'x'));
  return sum(importi, /<LEDGERBAL>\s*<BALAMT>\s*[\d-]/.test(without));
}

function countQif(text: string): Conteggio {
  const importi = text
    .split(/^!/m)
    .filter((section) => /^Type:(Bank|Cash|CCard|Oth [AL])/.test(section))
    .flatMap((section) => section.slice(section.indexOf('\n') + 1).split(/^\^/m))
    .filter((record) => /^T/m.test(record) && !/^POpening Balance/m.test(record))
    .map((record) => cents((/^T(.*)$/m.exec(record)?.[1] ?? 'x').replaceAll(',', '')));
  return sum(importi, /^POpening Balance/m.test(text));
}

function countRh(text: string): Conteggio {
  const importi = [...text.matchAll(/^ 62.{22}([CD])(.{15})/gm)].map(
    ([, sign, importo = '']) => cents(importo) * (sign === 'D' ? -1 : 1),
  );
  return sum(importi, /^ 6[14]/m.test(text));
}

/** Instalments of an invoice body, and what they ask for; a body without any counts as one whose amount nobody wrote. */
function countFatturapa(text: string): Conteggio {
  const bodies = [
    ...text.matchAll(/<(?:\w+:)?FatturaElettronicaBody[^>]*>[\s\S]*?<\/(?:\w+:)?FatturaElettronicaBody>/g),
  ];
  let without = 0;
  const importi = bodies.flatMap(([body]) => {
    // No such day: nothing can be due on it.
    if (!/<(?:\w+:)?Data>\s*(?:19|20)\d\d-/.test(body)) return [];
    const sign = /<(?:\w+:)?TipoDocumento>\s*TD0[48]/.test(body) ? -1 : 1;
    const rate = [...body.matchAll(/<(?:\w+:)?ImportoPagamento>\s*([^<\s]*)/g)];
    if (rate.length === 0) without++;
    return rate.map(([, importo = '']) => sign * cents(importo));
  });
  const counted = sum(importi, false);
  return {
    ...counted,
    movimenti: counted.movimenti + without,
    somma: without > 0 ? Number.NaN : counted.somma,
  };
}

function countIncassi(text: string): Conteggio {
  const importi = [...text.matchAll(/^ 14.{30}(\d{13})/gm)].map(([, importo = '']) => Number(importo));
  return sum(importi, true);
}

/** How to count files of open items, which carry no balances; a sum that the raw text does not hold is NaN. */
export const CONTA_PARTITE: Readonly<Record<string, (text: string) => Conteggio>> = {
  fatturapa: countFatturapa,
  'cbi-riba': countIncassi,
};

/** How to count the files of each folder of the corpora. */
export const CONTA: Readonly<Record<string, (text: string) => Conteggio>> = {
  camt: countCamt,
  'cbi-xml': countCamt,
  mt940: countMt940,
  ofx: countOfx,
  qif: countQif,
  'cbi-rh': countRh,
};

export function countFile({ percorso, bytes }: FileCorpus): Conteggio | null {
  // What is packed or signed shows nothing to a pattern.
  if (/\.(?:zip|p7m)$/.test(percorso)) return null;
  const folder = percorso.split('/')[0] ?? '';
  const counts = CONTA[folder] ?? CONTA_PARTITE[folder];
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('\r\n', '\n');
  // oxlint-disable-next-line no-control-regex -- old transfers leave them at the start of a line
  return counts?.(text.replaceAll(/^[\u0000\u0001\u001a]/gm, '')) ?? null;
}

/** The corpora's own index: movements counted by others, and whether opening + movements = closing. */
export function readIndex(): Map<string, { movimenti: string; quadra: string }> {
  const righe = readFileSync(join(CORPORA, 'INDEX.tsv'), 'utf8').split('\n').slice(1);
  return new Map(
    righe.map((riga) => {
      const cells = riga.split('\t');
      return [cells[0] ?? '', { movimenti: cells[9] ?? '', quadra: cells[11] ?? '' }];
    }),
  );
}
