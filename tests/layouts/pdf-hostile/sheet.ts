/**
 * Printed pages written out by hand, with what is true of each line behind it.
 *
 * `@cols 40 r500` places columns (`r`: they end there), `@font`, `@size`, `@lead`, `@page width height rotate`, `@draw` say
 * how what follows is drawn, `@open` what the balance is before it, `@figures` how amounts are written, `@refused`, `@asks`
 * and `@contradicted` what must become of it, `@partite` that it is a list of open items. `|a|b` is a row of
 * the columns, `> 40: a > r500: b` texts at places of their own, `@at 800` goes to a height, an empty line to a little
 * further down, `---` to a new page. Behind ` ## ` stand day, cents, currency, `#` account, and `~` words that the row must have.
 *
 * In a text `{a}` is the amount of the row, `{-}` with its minus, `{+}` with either sign, `{<}` with the sign behind it, `{D}`
 * and `{C}` on the side it belongs to alone; `{s}` the balance so far, `{o}` the opening, `{d}` and `{c}` what went out and in.
 */
import { measureText, writeDrawnPdf, type DrawnPage, type DrawnText } from '#tests/scrittori/pdf-drawn.ts';
import type { Layout, RigaVera } from '../modello.ts';

export interface HostilePdf {
  name: string;
  bytes: Uint8Array;
  vere: RigaVera[];
  /** Of each row the words that its description must have. */
  words: string[][];
  saldi?: { iniziale: number; finale: number };
  /** What must become of it: read, refused where it says nothing, asked about where it proves nothing, said not to tie. */
  awaited: 'giusto' | 'rifiuta' | 'chiede' | 'detto';
  natura: Layout['natura'];
  pages: DrawnPage[];
  /** Where the line of each true row is drawn. */
  places: RowPlace[];
}

/** A line of a page, by its height. */
export interface RowPlace {
  page: number;
  y: number;
}

type Figures = 'it' | 'en' | 'space' | 'apostrophe' | 'plain';

const GROUPS: Record<Figures, string> = { it: '.', en: ',', space: '\u202f', apostrophe: '’', plain: '' };

function writeFigure(cents: number, figures: Figures): string {
  const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, GROUPS[figures]);
  return `${grouped}${figures === 'en' || figures === 'apostrophe' ? '.' : ','}${rest}`;
}

const readCents = (text: string): number => Number(text.replaceAll(/[.,]/g, ''));

interface Place {
  x: number;
  right: boolean;
}

const readPlace = (text: string): Place => ({
  x: Number(text.replace('r', '')),
  right: text.startsWith('r'),
});

class Sheet {
  readonly pages: { page: Omit<DrawnPage, 'texts'>; texts: DrawnText[]; draw: string }[] = [];
  readonly vere: RigaVera[] = [];
  readonly words: string[][] = [];
  readonly openings: number[] = [];
  readonly places: RowPlace[] = [];
  private columns: Place[] = [];
  private font: DrawnText['font'] = 'Helvetica';
  private size = 8;
  private lead = 11;
  private draw = 'whole';
  private figures: Figures = 'it';
  private page = { width: 595, height: 842, rotate: 0 };
  private y = 50;
  private opening = 0;
  private balance = 0;
  private out = 0;
  private in = 0;
  awaited: HostilePdf['awaited'] = 'giusto';
  natura: HostilePdf['natura'] = 'movimento';

  private get current(): DrawnText[] {
    if (this.pages.length === 0) this.turn();
    return this.pages.at(-1)?.texts ?? [];
  }

  private turn(): void {
    this.pages.push({ page: this.page, texts: [], draw: this.draw });
    this.y = 50;
  }

  private set(key: string, value: string): void {
    if (key === 'cols') this.columns = value.split(' ').map((one) => readPlace(one));
    else if (key === 'font') this.font = value === 'Courier' ? 'Courier' : 'Helvetica';
    else if (key === 'size') this.size = Number(value);
    else if (key === 'lead') this.lead = Number(value);
    else if (key === 'draw') this.draw = value;
    else if (key === 'figures') this.figures = value as Figures;
    else if (key === 'at') this.y = Number(value);
    else if (key === 'refused') this.awaited = 'rifiuta';
    else if (key === 'asks') this.awaited = 'chiede';
    else if (key === 'contradicted') this.awaited = 'detto';
    else if (key === 'partite') this.natura = 'partita';
    else if (key === 'page') {
      const [width = 595, height = 842, rotate = 0] = value.split(' ').map(Number);
      this.page = { width, height, rotate };
    } else if (key === 'open') {
      this.opening = readCents(value);
      this.balance = this.opening;
      this.out = 0;
      this.in = 0;
      this.openings.push(this.opening);
    } else if (key === 'mark')
      this.current.push({
        text: value,
        x: 120,
        y: 650,
        size: 60,
        font: 'Helvetica',
        right: false,
        turned: 50,
      });
    else throw new Error(key);
  }

  private fill(text: string, cents: number): string {
    const figure = (value: number): string => writeFigure(value, this.figures);
    const minus = cents < 0 ? '-' : '';
    const values: Record<string, string> = {
      a: figure(cents),
      '-': `${minus}${figure(cents)}`,
      '+': `${minus || '+'}${figure(cents)}`,
      '<': `${figure(cents)}${minus || '+'}`,
      D: cents < 0 ? figure(cents) : '',
      C: cents > 0 ? figure(cents) : '',
      s: `${this.balance < 0 ? '-' : ''}${figure(this.balance)}`,
      o: `${this.opening < 0 ? '-' : ''}${figure(this.opening)}`,
      d: figure(this.out),
      c: figure(this.in),
    };
    return text.replaceAll(/\{(.)\}/g, (_, key: string) => values[key] ?? '');
  }

  private truth(facts: string | undefined, testo: string): number {
    if (facts === undefined) return 0;
    const [data = '', cents = '', ...others] = facts.trim().split(' ');
    const importo = Number(cents);
    this.places.push({ page: Math.max(0, this.pages.length - 1), y: this.y });
    this.vere.push({
      data,
      importo,
      divisa: others.find((word) => /^[A-Z]{3}$/.test(word)) ?? 'EUR',
      conto: others.find((word) => word.startsWith('#'))?.slice(1) ?? null,
      controparte: null,
      testo,
    });
    this.words.push(others.filter((word) => word.startsWith('~')).map((word) => word.slice(1)));
    this.balance += importo;
    if (importo < 0) this.out += importo;
    else this.in += importo;
    return importo;
  }

  private write(place: Place, text: string): void {
    const { font, size, y } = this;
    if (text !== '') this.current.push({ ...place, text, font, size, y });
  }

  line(line: string): void {
    if (line.startsWith('@')) {
      const [key = '', ...rest] = line.slice(1).split(' ');
      this.set(key, rest.join(' '));
    } else if (line === '---') this.turn();
    else if (line === '') this.y += this.lead / 2;
    else {
      const [text = '', facts] = line.split(' ## ');
      const cents = this.truth(facts, text);
      const filled = this.fill(text, cents);
      if (filled.startsWith('|'))
        for (const [at, cell] of filled.slice(1).split('|').entries())
          this.write(this.columns[at] ?? { x: 0, right: false }, cell.trim());
      else
        for (const part of filled.split(/(?:^|\s)> /).slice(1)) {
          const [place = '', ...words] = part.split(': ');
          this.write(readPlace(place), words.join(': ').trim());
        }
      this.y += this.lead;
    }
  }

  get closing(): number {
    return this.balance;
  }
}

/** One text in the pieces in which it is drawn. */
function cut(text: DrawnText, by: string): DrawnText[] {
  const { x, right, font, size } = text;
  const start = right ? x - measureText(text.text, font, size) : x;
  const pieces = text.text.split(by === 'letters' ? '' : /(?<= )/);
  let before = '';
  return pieces.flatMap((piece) => {
    const place = start + measureText(before, font, size);
    before += piece;
    return piece.trim() === '' ? [] : [{ ...text, text: piece.trim(), x: place, right: false }];
  });
}

function order(texts: readonly DrawnText[], draw: string): DrawnText[] {
  if (draw === 'letters' || draw === 'words') return texts.flatMap((text) => cut(text, draw));
  if (draw === 'columns') return texts.toSorted((one, other) => one.x - other.x || one.y - other.y);
  if (draw === 'reverse') return texts.toReversed();
  if (draw === 'nbsp') return texts.map((text) => ({ ...text, text: text.text.replaceAll(' ', '\u00a0') }));
  return [...texts];
}

function makePdf(block: string): HostilePdf {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  const sheet = new Sheet();
  for (const line of lines) sheet.line(line);
  const [iniziale] = sheet.openings;
  const pages = sheet.pages.map(({ page, texts, draw }) => ({ ...page, texts: order(texts, draw) }));
  return {
    name: name.trim(),
    bytes: writeDrawnPdf(pages),
    vere: sheet.vere,
    words: sheet.words,
    awaited: sheet.awaited,
    natura: sheet.natura,
    pages,
    places: sheet.places,
    ...(sheet.openings.length === 1 && iniziale !== undefined && sheet.awaited === 'giusto'
      ? { saldi: { iniziale, finale: sheet.closing } }
      : {}),
  };
}

export const makePdfs = (text: string): HostilePdf[] =>
  text
    .split('\n=== ')
    .slice(1)
    .map((block) => makePdf(block));
