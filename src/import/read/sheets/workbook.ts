/** A workbook as a source of rows: the sheet that holds the movements, and what is to be said of the others. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Decimali } from '#api/contract/tracciati.ts';
import { inferDecimali, collectDecimali } from '../../cell/decimals.ts';
import { isLikelyData, isLikelyMoney, isLikelyImporto } from '../../cell/cell.ts';
import { findSectionSide } from '../../cell/party-sections.ts';
import { parseLine } from '../csv.ts';
import { findDelimiter } from '../delimiter.ts';
import { ReadingError } from '../error.ts';
import { MAX_SHEETS, SAMPLE_RIGHE, RIGHE_CAMPIONE } from '../limits.ts';
import type { RigheSource } from '../source.ts';
import { describeNotes, formatSheets } from './notices.ts';
import { collectFirst, makeEmptyNotes, type SheetNotes, type SourceSheet } from './sheet.ts';
import type { RowBlock } from '../table.ts';

export interface SourceWorkbook {
  formato: FormatoFile;
  totale: number;
  sheets: readonly SourceSheet[];
}

interface Sampled {
  sheet: SourceSheet;
  /** Rows with a date and an amount, among the first ones; 0 also when the sheet is empty. */
  movimenti: number;
  /** What those hold. */
  held: ReadonlySet<string>;
  /** The row above the first of those: what names its columns. */
  nomi: string;
  empty: boolean;
}

/**
 * Opens the sheet with the most movements; hidden ones only when no other has any.
 * @param decimals the decimal sign of a saved or corrected reading; null to take that of the amounts written as text
 * @throws ErroreLettura `file_vuoto` when no sheet holds anything, and whatever reading a sheet throws
 */
export function openWorkbook(whole: SourceWorkbook, decimals: Decimali | null): RigheSource {
  const folder = { ...whole, sheets: whole.sheets.map((sheet) => withColumns(sheet)) };
  const sampled = folder.sheets.slice(0, MAX_SHEETS).map((sheet) => taste(sheet));
  const chosen = choose(sampled);
  if (!chosen) throw new ReadingError('file_vuoto', 'La cartella di lavoro non contiene righe.');
  const parsed = sameTable(sampled, chosen);
  const starts = new Map<SourceSheet, number>();
  const written = decimals ?? writtenSign(chosen.sheet);
  const note = makeEmptyNotes();
  const common = {
    formato: folder.formato,
    codifica: null,
    delimitatore: '\t',
    totale: folder.totale,
  } as const;
  /** The last line of the sheets read so far: those of the next are counted on. */
  const place = { last: 0 };
  const toSource = ({ sheet }: Sampled): { nome: string; source: RigheSource } => {
    const sign = decimals ?? writtenSign(sheet);
    return {
      nome: sheet.nome,
      source: {
        ...common,
        segnoScelto: decimals === null && sign === null,
        nome: sheet.nome,
        blocks: countOn(sheet, sign ?? ',', place),
        notices: () => [],
      },
    };
  };
  return {
    ...common,
    segnoScelto: decimals === null && written === null,
    nome: chosen.sheet.nome,
    altri: sampled.filter((other) => isRich(other, chosen, parsed)).map((other) => toSource(other)),
    *blocks() {
      // What is noted is of the last time that the rows were read.
      for (const lines of [note.hidden, note.withoutResult, note.merged]) lines.length = 0;
      for (const block of inRow(parsed, written ?? ',', note, starts)) {
        place.last = Math.max(place.last, block.lines.at(-1) ?? 0);
        yield block;
      }
    },
    notices: () => [...sheetNotices(sampled, chosen, parsed, starts), ...describeNotes(note)],
  };
}

/** Rows looked at before a sheet is taken for lines of text, and how many of them must say so. */
const RIGHE_TESTO = 60;
const ALMOST_ALL = 0.8;

/** A delimited text opened with the wrong sign stands whole in the first column, line by line: it is parted there. */
function withColumns(sheet: SourceSheet): SourceSheet {
  const righe = collectFirst(sheet.righe(',', makeEmptyNotes()), RIGHE_TESTO);
  const alone = righe.filter((riga) => riga.findLastIndex((cell) => cell !== '') === 0);
  if (alone.length < 2 || alone.length < righe.length * ALMOST_ALL) return sheet;
  const { delimitatore, provata } = findDelimiter(alone.map(([cell = '']) => `${cell}\n`).join(''));
  if (!provata) return sheet;
  return {
    ...sheet,
    *righe(decimals, note) {
      for (const block of sheet.righe(decimals, note))
        yield { ...block, righe: block.righe.map((riga) => parts(riga, delimitatore)) };
    },
  };
}

/** Cells after the first were parted already, where a line held the sign the sheet was opened with. */
function parts(riga: readonly string[], delimitatore: string): string[] {
  const [before = '', ...others] = riga;
  return parseLine(others.length === 0 ? before : [before, ...others].join(','), delimitatore);
}

function taste(sheet: SourceSheet): Sampled {
  const righe = collectFirst(sheet.righe(',', makeEmptyNotes()), SAMPLE_RIGHE);
  const movimenti = righe.filter((riga) => isMovimento(riga));
  const first = righe.findIndex((riga) => isMovimento(riga));
  const above = righe
    .slice(0, Math.max(0, first))
    .findLast((riga) => riga.some((cell) => cell.trim() !== ''));
  return {
    sheet,
    movimenti: movimenti.length,
    held: new Set(movimenti.map((riga) => riga.join('\t').trimEnd())),
    nomi: (above ?? [])
      .map((cell) => cell.trim().toLowerCase())
      .join('\t')
      .trimEnd(),
    empty: righe.length === 0,
  };
}

/** True of a sheet of which each row stands in the chosen one too: what was picked out of it counts once. */
const isRepeated = (other: Sampled, chosen: Sampled): boolean =>
  other !== chosen &&
  !other.sheet.hidden &&
  other.nomi === chosen.nomi &&
  other.movimenti > 0 &&
  other.movimenti < SAMPLE_RIGHE &&
  [...other.held].every((row) => chosen.held.has(row));

/** True of a sheet in sight with rows of other columns, that the chosen one does not hold. */
const isRich = (other: Sampled, chosen: Sampled, parsed: readonly SourceSheet[]): boolean =>
  other.movimenti > 0 &&
  !other.sheet.hidden &&
  !chosen.sheet.hidden &&
  !parsed.includes(other.sheet) &&
  !isRepeated(other, chosen);

/** The rows of a sheet, their lines counted on from those of the sheets read before it; the same as often as they are read. */
function countOn(sheet: SourceSheet, decimals: Decimali, place: { last: number }): () => Generator<RowBlock> {
  let before: number | null = null;
  const isSide = [true, false].some((partite) => findSectionSide([sheet.nome], partite) !== null);
  return function* blocks() {
    before ??= place.last;
    const own = before;
    let first = isSide;
    for (const block of sheet.righe(decimals, makeEmptyNotes())) {
      const lines = block.lines.map((line) => line + own);
      place.last = Math.max(place.last, lines.at(-1) ?? 0);
      yield first ? withTitle(sheet.nome, { ...block, lines }) : { ...block, lines };
      first = false;
    }
  };
}

/** A statement kept a month a sheet: the sheets whose columns have the very names of the chosen one's, in their order. */
function sameTable(sampled: readonly Sampled[], chosen: Sampled): SourceSheet[] {
  const similar = sampled.filter(
    (other) =>
      other === chosen ||
      (chosen.nomi !== '' &&
        other.nomi === chosen.nomi &&
        other.movimenti > 0 &&
        !isRepeated(other, chosen) &&
        !other.sheet.hidden &&
        !chosen.sheet.hidden),
  );
  return similar.map(({ sheet }) => sheet);
}

/** One sheet after the other, lines counted on: `starts` is told after which line each starts. */
function* inRow(
  sheets: readonly SourceSheet[],
  decimals: Decimali,
  note: SheetNotes,
  starts: Map<SourceSheet, number>,
): Generator<RowBlock> {
  let before = 0;
  const titled = haveSides(sheets);
  for (const sheet of sheets) {
    starts.set(sheet, before);
    let last = before;
    let first = titled;
    for (const block of sheet.righe(decimals, note)) {
      const lines = before === 0 ? block.lines : block.lines.map((line) => line + before);
      last = lines.at(-1) ?? last;
      yield first ? withTitle(sheet.nome, { ...block, lines }) : { ...block, lines };
      first = false;
    }
    before = last;
  }
}

/** True of sheets whose names say that one holds what came in, or clients, and another what went out, or suppliers. */
const haveSides = (sheets: readonly SourceSheet[]): boolean =>
  [true, false].some((partite) => {
    const sides = new Set(sheets.map(({ nome }) => findSectionSide([nome], partite)));
    return sides.has(1) && sides.has(-1);
  });

/** The name of a sheet as a title above its rows, on the line of the first of them. */
const withTitle = (nome: string, block: RowBlock): RowBlock => ({
  ...block,
  righe: [[nome], ...block.righe],
  lines: [block.lines[0] ?? 1, ...block.lines],
});

function isMovimento(riga: readonly string[]): boolean {
  const data = riga.findIndex((cell) => isLikelyData(cell));
  return data !== -1 && riga.some((cell, at) => at !== data && isLikelyImporto(cell));
}

function choose(sampled: readonly Sampled[]): Sampled | null {
  const filled = sampled.filter(({ empty }) => !empty);
  const richer = (hidden: boolean): Sampled | null => {
    let best: Sampled | null = null;
    for (const candidate of filled) {
      if (candidate.sheet.hidden === hidden && candidate.movimenti > (best?.movimenti ?? 0)) best = candidate;
    }
    return best;
  };
  return richer(false) ?? richer(true) ?? filled.find(({ sheet }) => !sheet.hidden) ?? filled[0] ?? null;
}

/** An amount that ends a text: `Saldo iniziale: 3.250,00 €`. */
const AT_TAIL = /(\d[\d.,'’]*[.,]\d{2})\s*(?:€|EUR|CHF|USD)?$/;

/** The decimal sign of amounts that the sheet holds as text; null when it shows none for sure. */
function writtenSign(sheet: SourceSheet): Decimali | null {
  const cells = collectFirst(sheet.righe(null, makeEmptyNotes()), RIGHE_CAMPIONE)
    .flat()
    .map((cell) => cell.trim());
  const importi = cells.filter((cell) => isLikelyMoney(cell) && !isLikelyData(cell));
  const evidence = collectDecimali(importi);
  if (evidence.comma + evidence.point > 0) return inferDecimali(evidence);
  const code = collectDecimali(
    cells.flatMap((cell) => (isLikelyData(cell) ? [] : (AT_TAIL.exec(cell)?.[1] ?? []))),
  );
  return code.comma + code.point > 0 && evidence.ambiguous === 0 ? inferDecimali(code) : null;
}

function sheetNotices(
  sampled: readonly Sampled[],
  chosen: Sampled,
  parsed: readonly SourceSheet[],
  starts: ReadonlyMap<SourceSheet, number>,
): string[] {
  const notices: string[] = [];
  if (parsed.length > 1) {
    const where = parsed.slice(1).map((sheet) => `«${sheet.nome}» dalla ${(starts.get(sheet) ?? 0) + 1}`);
    notices.push(
      `${formatSheets(parsed)}: stessa tabella, letti di seguito. Le righe sono contate una dopo l’altra: ${where.slice(0, 12).join(', ')}.`,
    );
  }
  const others = sampled.filter(({ sheet, empty }) => !parsed.includes(sheet) && !empty);
  const repeated = others.filter((other) => isRepeated(other, chosen)).map(({ sheet }) => sheet);
  const rich = others
    .filter(
      (other) => other.movimenti > 0 && !repeated.includes(other.sheet) && !isRich(other, chosen, parsed),
    )
    .map(({ sheet }) => sheet);
  const poor = others.filter(({ movimenti }) => movimenti === 0).map(({ sheet }) => sheet);
  if (parsed.length === 1 && (others.length > 0 || chosen.sheet.hidden)) {
    const hidden = chosen.sheet.hidden ? ', che è nascosto' : '';
    notices.push(`Letto il foglio «${chosen.sheet.nome}»${hidden}.`);
  }
  if (repeated.length > 0)
    notices.push(
      `${formatSheets(repeated)}: ${repeated.length === 1 ? 'ripete' : 'ripetono'} righe che ci sono già in «${chosen.sheet.nome}», contate una volta.`,
    );
  if (rich.length > 0) {
    notices.push(
      `${formatSheets(rich)}: ${rich.length === 1 ? 'contiene' : 'contengono'} righe con data e importo che non sono state lette. Se sono movimenti, salva ogni foglio in un file e importalo.`,
    );
  }
  if (poor.length > 0)
    notices.push(`${formatSheets(poor)}: senza movimenti, non ${poor.length === 1 ? 'letto' : 'letti'}.`);
  return notices;
}
