/**
 * The width that is left goes to the text. Where there is too little, what holds short words or small figures gives up what
 * it does not need, and what gives way stands beyond the edge, a scroll away; where there is more, words that are cut are
 * shown whole.
 */
import type { Column, GridApi } from 'ag-grid-community';
import type { Colonna } from '../types.ts';
import { type ColumnWidths, isFigures } from './column-widths.ts';
import type { TextMeter } from './text-meter.ts';
import type { WidthPlan } from './width-plan.ts';
import { isTelefono } from '#ui/use-media.ts';
import { getEmptyColumns } from '../ag/empty-columns.ts';
import { computeFoldedNameWidth, computeFoldedWidth } from './folded.ts';
import { LEAST } from '../sizes.ts';

interface TestoLibero<Riga> {
  api: GridApi<Riga>;
  frame: HTMLElement;
  colonne: readonly Colonna<Riga>[];
  widths: ColumnWidths<Riga>;
  /** Pixels for the widest figure of each column of them, its totals included. */
  figures: ReadonlyMap<string, number>;
  metro: TextMeter;
  plan: WidthPlan<Riga>;
  /** All the rows are at hand: none of them holds a longer word. */
  whole: boolean;
}

/** Pixels for a text: what is left beside the columns that stay in sight, as much as it wants, never under its own. */
export const computeTextWidth = (room: number, beside: number, wanted: number, own: number): number =>
  Math.max(own, Math.min(wanted, room - beside));

/**
 * Pixels for each of several texts: the room by their weights, none under its own, which the others make up for. In too
 * little room for all of them each gives up as much of its own, rather than stand beyond the edge.
 */
export function splitWidths(room: number, texts: readonly { weight: number; own: number }[]): number[] {
  const share = (left: number, sharing: typeof texts): number[] => {
    const all = sharing.reduce((sum, { weight }) => sum + weight, 0);
    const isShort = ({ weight, own }: (typeof texts)[number]): boolean => (left * weight) / all < own;
    const short = sharing.filter(isShort);
    if (short.length === 0 || short.length === sharing.length)
      return texts.map((text) =>
        sharing.includes(text) ? Math.max(text.own, Math.floor((left * text.weight) / all)) : text.own,
      );
    const kept = short.reduce((sum, { own }) => sum + own, 0);
    return share(
      left - kept,
      sharing.filter((text) => !short.includes(text)),
    );
  };
  const wanted = texts.reduce((sum, { own }) => sum + own, 0);
  if (room < wanted && room >= wanted * LEAST)
    return texts.map(({ own }) => Math.floor((room * own) / wanted));
  return share(room, texts);
}

interface Breadth {
  /** Pixels it has when nobody says otherwise. */
  own: number;
  /** Pixels for its header and its longest word; null: not known, so it keeps its own. */
  wanted: number | null;
}

/**
 * Pixels for columns of words in a room, beside the text that has a width of its own. In too little each gives up what its
 * words leave empty; of what is left over each takes what its words lack, in their order.
 */
export function computeWordWidths(room: number, columns: readonly Breadth[]): number[] {
  const sum = (widths: readonly number[]): number => widths.reduce((all, each) => all + each, 0);
  const usual = columns.map(({ own }) => own);
  const fitted = sum(usual) > room ? columns.map(({ own, wanted }) => Math.min(own, wanted ?? own)) : usual;
  let left = room - sum(fitted);
  return fitted.map((width, at) => {
    const lacks = Math.max(0, (columns[at]?.wanted ?? width) - width);
    const more = Math.max(0, Math.min(left, lacks));
    left -= more;
    return width + more;
  });
}

/** A phone has its own way with long texts. */
const isFolded = <Riga>(column: Colonna<Riga> | undefined): boolean =>
  column?.options.folded === true && !isTelefono();

/** So narrow a column still has its filter and its name. */
const MINIMA = 64;
/** The arrow of its order, beside the name of a column. */
export const ARROW = 20;
/** The icon before the word of a state. */
const ICONA = 22;

/** Pixels that each column of words or figures wants, its name included. */
function readWanted<Riga>(of: TestoLibero<Riga>): Map<string, number> {
  const { api, colonne, widths, figures, metro, whole } = of;
  if (!whole) return new Map();
  const texts = widths.texts();
  const widthOf = (colonna: Colonna<Riga>): number | undefined => {
    const { campo, tipo, options } = colonna;
    // On a phone figures have their width already.
    if (isFigures(colonna)) return isTelefono() ? undefined : figures.get(campo);
    const own = texts.get(campo);
    if (own === undefined) return undefined;
    const width = metro.widthOf(own);
    if (isFolded(colonna)) return computeFoldedWidth(width);
    return width + (tipo.nome === 'stato' && options.draw ? ICONA : 0);
  };
  return new Map(
    colonne.flatMap((colonna) => {
      // What is drawn in another way keeps its own, unless its name asks for more.
      const { larghezza = colonna.tipo.larghezza, foldedTitle } = colonna.options;
      const width = widthOf(colonna) ?? (foldedTitle ? larghezza : undefined);
      if (width === undefined) return [];
      const arrow = api.getColumn(colonna.campo)?.getSort() ? ARROW : 0;
      const measure = (lines: readonly string[]): number => metro.widthOf(lines);
      const { titolo } = colonna;
      const name = (foldedTitle ? computeFoldedNameWidth(titolo, measure) : measure([titolo])) + arrow;
      return [[colonna.campo, Math.ceil(Math.max(MINIMA, name, width))]];
    }),
  );
}

interface Stanza<Riga> {
  /** Pixels of the rows. */
  room: number;
  shown: readonly Column[];
  byCampo: ReadonlyMap<string, Colonna<Riga>>;
  fixed: ReadonlySet<string>;
}

function readRoom<Riga>({ api, frame, colonne }: TestoLibero<Riga>): Stanza<Riga> {
  // The bar that scrolls the rows lies over the edge.
  const widthAt = (selector: string): number => frame.querySelector(selector)?.clientWidth ?? 0;
  return {
    room: widthAt('.ag-grid-viewport') - widthAt('.ag-body-vertical-scroll'),
    shown: api.getAllDisplayedColumns(),
    byCampo: new Map(colonne.map((column) => [column.campo, column])),
    fixed: getEmptyColumns(api).fixed,
  };
}

/** Kinds that are never cut. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['stato', 'importo', 'numero']);

/** So much of the room the text has before words beside it are shown whole. */
const QUOTA_TESTO = 0.4;
/** On two lines it needs less. */
const FOLDED_SHARE = 0.3;

/** Pixels for what nearly all the rows hold in a text. */
function readUsual<Riga>({ colonne, widths, metro }: TestoLibero<Riga>, text: Column): number {
  const field = text.getColId();
  const usual = widths.getUsualText(field);
  if (usual === null) return 0;
  const width = metro.widthOf([usual]);
  return isFolded(colonne.find(({ campo }) => campo === field)) ? computeFoldedWidth(width) : width;
}

/** Pixels a text has when nobody says otherwise; a phone has its own. */
const readOwn = <Riga>(column: Column, colonna: Colonna<Riga> | undefined): number =>
  isTelefono() || !colonna ? column.getMinWidth() : (colonna.options.larghezza ?? colonna.tipo.larghezza);

/** Gives the columns of words and figures what they need of the room, beside a text that keeps a part of it. */
function fitWords<Riga>(of: TestoLibero<Riga>, stanza: Stanza<Riga>, text: Column | null): void {
  const { room, shown, byCampo, fixed } = stanza;
  const wanted = readWanted(of);
  const words = shown.filter(
    (column) =>
      column !== text && wanted.has(column.getColId()) && !fixed.has(column.getColId()) && !column.getFlex(),
  );
  if (words.length === 0) return;
  const others = shown.filter((column) => column !== text && !words.includes(column));
  const quota = text && isFolded(byCampo.get(text.getColId())) ? FOLDED_SHARE : QUOTA_TESTO;
  const reserved =
    text === null
      ? 0
      : Math.max(readOwn(text, byCampo.get(text.getColId())), Math.min(readUsual(of, text), room * quota));
  const widths = computeWordWidths(
    room - of.plan.sumOf(others) - reserved,
    words.map((column) => {
      const colonna = byCampo.get(column.getColId());
      const own = colonna?.options.larghezza ?? colonna?.tipo.larghezza ?? of.plan.widthOf(column);
      const wants = wanted.get(column.getColId()) ?? own;
      // A state is one short word: cut, it would be another, as a figure would. A day has long names over it.
      const whole = WHOLE.has(colonna?.tipo.nome) || colonna?.options.foldedTitle === true;
      const least = whole ? wants : (of.figures.get(column.getColId()) ?? 0);
      return { own: Math.max(own, least), wanted: wants };
    }),
  );
  for (const [at, column] of words.entries()) of.plan.set(column, widths[at] ?? 0);
}

/** Several texts share the room beside the others. */
function shareWidths<Riga>(
  { plan }: TestoLibero<Riga>,
  stanza: Stanza<Riga>,
  texts: readonly Column[],
): void {
  const { room, shown, byCampo } = stanza;
  const beside = plan.sumOf(shown.filter((each) => !texts.includes(each)));
  const widths = splitWidths(
    room - beside,
    texts.map((column) => {
      const colonna = byCampo.get(column.getColId());
      return { weight: Number(colonna?.options.flexible), own: readOwn(column, colonna) };
    }),
  );
  for (const [at, column] of texts.entries()) plan.set(column, widths[at] ?? 0);
}

/** On a phone the first text has what room there is, and the others stand a scroll away. */
function keepOwn<Riga>({ plan }: TestoLibero<Riga>, { byCampo }: Stanza<Riga>, text: Column): void {
  if (text.getFlex() === null) return;
  plan.set(text, byCampo.get(text.getColId())?.options.larghezza ?? text.getActualWidth());
}

/** What a phone shows beside the text: what stands before it, and the first amount after it. */
function listFirst<Riga>(
  shown: readonly Column[],
  text: Column,
  byField: ReadonlyMap<string, Colonna<Riga>>,
): readonly Column[] {
  const amount = shown.findIndex((column) => byField.get(column.getColId())?.tipo.nome === 'importo');
  return shown.slice(0, Math.max(amount, shown.indexOf(text)) + 1);
}

/** One text takes what is left beside the columns that stay in sight. */
function giveRest<Riga>(of: TestoLibero<Riga>, stanza: Stanza<Riga>, text: Column): void {
  const { widths, plan } = of;
  const { room, shown, byCampo } = stanza;
  const field = text.getColId();
  const others = shown.filter((column) => column !== text);
  const onPhone = isTelefono() ? listFirst(shown, text, byCampo) : null;
  const stays = others.filter((column) => {
    if (onPhone) return onPhone.includes(column);
    const options = byCampo.get(column.getColId())?.options;
    return options?.cede !== true && !(options?.editable && widths.isEmpty(column.getColId()));
  });
  const own = readOwn(text, byCampo.get(field));
  // On a phone a text that is shown whole has lines of its own, and wants no more.
  const wraps = onPhone && byCampo.get(field)?.options.whole;
  const wanted = wraps ? own : readUsual(of, text);
  const beside = plan.sumOf(others);
  // With all of them in sight the text takes the rest, however much it is.
  const width =
    beside + own <= room && wanted <= room - beside
      ? room - beside
      : computeTextWidth(room, plan.sumOf(stays), wanted, own);
  plan.set(text, width);
}

/** Gives the columns of words and figures their widths, except those that a hand has sized. */
export function setTextWidths<Riga>(of: TestoLibero<Riga>): void {
  const stanza = readRoom(of);
  const { room, shown, byCampo, fixed } = stanza;
  if (room <= 0) return;
  const texts = shown.filter((column) => byCampo.get(column.getColId())?.options.flexible);
  const [text = null, ...further] = texts;
  if (further.length > 0 && !isTelefono()) {
    if (!texts.some((column) => fixed.has(column.getColId()))) shareWidths(of, stanza, texts);
    return;
  }
  for (const each of further) keepOwn(of, stanza, each);
  fitWords(of, stanza, text);
  if (text && !fixed.has(text.getColId())) giveRest(of, stanza, text);
}
