/** A PDF as sources of rows, one for each statement it holds. */
import type { LetturaPdf, OrdineData } from '#api/contract/tracciati.ts';
import type { RigheSource } from '../source.ts';
import type { PrintedPlace, RigaPdf, RighePagina } from './cells.ts';
import { matchPages } from './align.ts';
import { joinApart } from './apart.ts';
import { splitBeside } from './beside.ts';
import { joinDayHeadings } from './day-headings.ts';
import { joinStackedDays } from './stacked-days.ts';
import type { Colonne } from './columns.ts';
import { findDataLines, type DataLine } from './data-lines.ts';
import { findHeaders, type PdfHeader } from './header.ts';
import { findHeaderOver } from './header-over.ts';
import { joinWords, type PrintedLine, type PdfPage, type Parola } from './lines.ts';
import type { DocumentoPdf } from './pages.ts';
import { createCalendario, isYearMissing, type StatementPeriod } from '../../cell/calendar.ts';
import { splitCurrencies } from './currency-parts.ts';
import { findFurniture } from './furniture.ts';
import { splitEstratti } from './segments.ts';
import { findTables } from './tables.ts';

export interface EstrattoPdf {
  conto: string | null;
  periodo: StatementPeriod | null;
  righe: RigaPdf[];
  colonne: Colonne | null;
  /** The order of day and month that the period proves. */
  ordine: OrdineData | null;
  pagine: number[];
  testo: string;
  /** The currency the document names, or its dollar sign and its country. */
  divisa: string | null;
  /** True when its days have no year and nothing says which: it cannot be read. */
  withoutYear: boolean;
}

/** Words inside an ignored area are as if they were not there. */
function withoutExcluded(pages: readonly PdfPage[], { escluse }: LetturaPdf): PdfPage[] {
  if (escluse.length === 0) return [...pages];
  return pages.map((page) => {
    const areas = escluse.filter(({ pagina: quale }) => quale === null || quale === page.numero);
    const covered = ({ x0, x1, y, h }: Parola): boolean =>
      areas.some(({ sinistra, destra, alto, basso }) => {
        const x = (x0 + x1) / 2 / page.larghezza;
        const at = (y - h / 2) / page.height;
        return x > sinistra && x < destra && at > alto && at < basso;
      });
    const lines = page.lines.map((line) => ({
      ...line,
      parole: line.parole.filter((word) => !covered(word)),
    }));
    return { ...page, lines: lines.filter(({ parole }) => parole.length > 0) };
  });
}

/** The pages as one table would be printed: its columns under one another, its amounts beside their days. */
function arrange(
  pages: readonly PdfPage[],
  { righelli }: LetturaPdf,
  isSum: PrintedPlace['isSum'],
): PdfPage[] {
  // Rulers that a person drew stand where the page was.
  const whole = joinApart(righelli.length > 0 ? pages : matchPages(splitBeside(pages)), isSum);
  return righelli.length > 0 ? whole : joinDayHeadings(whole, isSum);
}

interface Rows {
  headers: ReadonlyMap<PdfPage, readonly PdfHeader[]>;
  data: Map<PrintedLine, DataLine>;
}

function listRows(pages: readonly PdfPage[], headers: Rows['headers']): Rows {
  const data = new Map<PrintedLine, DataLine>();
  let before: PdfHeader | null = null;
  for (const page of pages) {
    const own = headers.get(page) ?? [];
    for (const datum of findDataLines(page.lines, own, before)) data.set(datum.line, datum);
    before = own.at(-1) ?? before;
  }
  return { headers, data };
}

/** The headers of the pages and the lines that look like rows. Where no header is known by its words, that which its rows show. */
function findRows(pages: readonly PdfPage[]): Rows {
  const known = listRows(pages, new Map(pages.map((page) => [page, findHeaders(page.lines)])));
  if ([...known.headers.values()].some((own) => own.length > 0)) return known;
  const shown = new Map(pages.map((page) => [page, findHeaderOver(page.lines)]));
  return [...shown.values()].some((own) => own.length > 0) ? listRows(pages, shown) : known;
}

const EMPTY_PAGE: LetturaPdf = { righelli: [], escluse: [] };

/**
 * @param lettura rulers and ignored areas of a saved or corrected reading; none to find the columns
 * @param isSum tells words that name a balance or a total
 */
export function splitDocument(
  documento: DocumentoPdf,
  lettura: LetturaPdf | null,
  knownOrder: OrdineData | null,
  isSum: PrintedPlace['isSum'],
): EstrattoPdf[] {
  const used = lettura ?? EMPTY_PAGE;
  const pages = arrange(withoutExcluded(documento.pagine, used), used, isSum);
  const { headers, data } = findRows(pages);
  const furniture = findFurniture(pages, data, isSum);
  for (const line of furniture) data.delete(line);
  const layouts = findTables(pages, headers, data, used, isSum);
  return splitEstratti(pages, (line) => data.has(line)).flatMap((segment) => {
    const righe: RigaPdf[] = [];
    let carried: RighePagina['carried'] = [];
    for (const page of segment.pagine) {
      const inTabella = righe.some(({ tipo }) => tipo === 'movimento');
      const continua = page !== segment.pagine.at(-1);
      const done = layouts.compose(page, { inTabella, continua, carried, isSum, furniture });
      righe.push(...done.righe);
      ({ carried } = done);
    }
    const whole = joinStackedDays(righe, layouts.colonne);
    const done = complete(segment.pagine, segment.conto, segment.periodo, whole, layouts.colonne, knownOrder);
    return splitCurrencies(done.righe, CODICI).map((part) => ({
      ...done,
      ...part,
      divisa: part.divisa ?? done.divisa,
    }));
  });
}

function complete(
  pages: readonly PdfPage[],
  conto: string | null,
  periodo: StatementPeriod | null,
  righe: RigaPdf[],
  colonne: Colonne | null,
  knownOrder: OrdineData | null,
): EstrattoPdf {
  const date = (colonne?.colonne ?? []).flatMap(({ tipo }, at) => (tipo === 'data' ? [at] : []));
  const table = righe.filter(({ tipo }) => tipo === 'movimento' || tipo === 'tabella');
  const cells = table.flatMap((riga) => date.map((at) => riga.celle[at] ?? '')).filter((cell) => cell !== '');
  const testo = pages
    .flatMap(({ lines }) => lines.map(({ parole }) => joinWords(parole)))
    .join('\n')
    .slice(0, 200_000);
  const calendar = createCalendario(cells, periodo, knownOrder);
  for (const riga of table) for (const at of date) riga.celle[at] = calendar.complete(riga.celle[at] ?? '');
  return {
    conto,
    periodo,
    righe,
    colonne,
    ordine: calendar.ordine,
    withoutYear: isYearMissing(cells, periodo),
    pagine: pages.map(({ numero }) => numero),
    testo,
    divisa: divisaOf(testo, aroundThe(righe)),
  };
}

/** Countries whose dollar is not the American one. */
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bNZ\$|\bNew Zealand\b|\bNZ\b/, 'NZD'],
  [/\bS\$|\bSingapore\b/i, 'SGD'],
  [/\bA\$|\bAustralia\b/i, 'AUD'],
  [/\bHK\$|\bHong Kong\b/i, 'HKD'],
  [/\bC\$|\bCanada\b/i, 'CAD'],
];
const CODICI = /\b(EUR|CHF|USD|GBP|NZD|SGD|AUD|HKD|CAD|CZK|PLN|HUF|SEK|NOK|DKK|RON|JPY)\b/g;

/** What is written around the rows: in them a currency may be that of a purchase abroad. */
const aroundThe = (righe: readonly RigaPdf[]): string =>
  righe
    .flatMap(({ celle, tipo }) => (tipo === 'testo' || tipo === 'intestazione' ? celle : []))
    .join('\n')
    .slice(0, 200_000);

/** What a bank says of itself: its capital is in the currency of its country. */
const CAPITAL = /^.*\b(?:cap(?:itale|\.)? ?soc(?:iale|\.)|share capital)\b.*$/gim;

/** Null leaves it to the table's own cells and titles. */
function divisaOf(text: string, surroundings: string): string | null {
  if (/€|\bEUR\b|\beuro\b/i.test(text.replaceAll(CAPITAL, ''))) return null;
  const codes = new Set([...surroundings.matchAll(CODICI)].map(([code]) => code));
  const [only] = codes;
  if (only !== undefined && codes.size === 1) return only;
  if (/£/.test(text)) return 'GBP';
  if (!text.includes('$')) return null;
  return DOLLARS.find(([country]) => country.test(text))?.[1] ?? 'USD';
}

/** The rows of one statement as every table is read. */
export function toSource(
  { righe, divisa }: EstrattoPdf,
  totale: number,
  order: OrdineData | null,
  notices: readonly string[],
): RigheSource {
  return {
    formato: 'pdf',
    codifica: null,
    delimitatore: '\t',
    totale,
    segnoScelto: false,
    ordineNoto: order,
    divisaNota: divisa,
    *blocks() {
      const before = righe.findIndex(({ tipo }) => tipo === 'movimento');
      yield {
        // Below the first movement the cells are those of the table: other lines are one text each, its parts far apart.
        righe: righe.map(({ celle, tipo }, at) =>
          tipo === 'testo' && at > before ? [celle.join('  ')] : [...celle],
        ),
        lines: righe.map(({ numero }) => numero),
        fatto: totale,
      };
    },
    notices: () => [...notices],
  };
}
