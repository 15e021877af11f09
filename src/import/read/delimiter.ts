/** The delimiter, by what the rows hold under each candidate rather than by counting signs. */
import { isLikelyData, isLikelyImporto } from '../cell/cell.ts';
import { parseSample } from './csv.ts';

const DELIMITATORI = [';', ',', '\t', '|'] as const;

const SAMPLE = 128 * 1024;
const RIGHE = 300;
/** What one row with a date and an amount is worth. */
const PROVA = 1_000;

/**
 * The delimiter under which most rows show a whole date and a whole amount in different cells;
 * failing those, under which most rows have one same number of cells. Preambles, decimal commas and
 * quoted line ends do not mislead it. `sep=;`, which Excel writes first, is believed. `provata` says whether any row
 * proves it: a date and an amount in different cells.
 */
export function findDelimiter(text: string): { delimitatore: string; provata: boolean } {
  const declared = /^\s*"?sep=(.)"?\s*(?:\n|$)/i.exec(text);
  if (declared?.[1]) return { delimitatore: declared[1], provata: true };
  const cut = text.length > SAMPLE ? text.slice(0, text.lastIndexOf('\n', SAMPLE) + 1 || SAMPLE) : text;
  const quoted = bestOf(cut, true);
  // A quote that never closes swallows the rows: without quotes they show again.
  const best = quoted.score < PROVA && cut.includes('"') ? bestOf(cut, false) : quoted;
  const provata = best.score >= PROVA;
  return { delimitatore: (provata ? best : quoted).delimitatore, provata };
}

function bestOf(text: string, quotes: boolean): { delimitatore: string; score: number } {
  let best = { delimitatore: DELIMITATORI[0] as string, score: -1 };
  for (const delimitatore of DELIMITATORI) {
    if (!text.includes(delimitatore)) continue;
    const score = scoreRighe(parseSample(text, { delimitatore, quotes }, RIGHE));
    if (score > best.score) best = { delimitatore, score };
  }
  return best;
}

function scoreRighe(righe: readonly string[][]): number {
  let proved = 0;
  const widths = new Map<number, number>();
  for (const riga of righe) {
    if (riga.length > 1) widths.set(riga.length, (widths.get(riga.length) ?? 0) + 1);
    const cells = riga.slice(0, 200);
    const date = cells.findIndex((cell) => isLikelyData(cell));
    if (date !== -1 && cells.some((cell, at) => at !== date && isLikelyImporto(cell))) proved++;
  }
  const common = Math.max(0, ...widths.values());
  return proved * PROVA + Math.min(common, PROVA - 1);
}
