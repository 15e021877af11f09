/** What an export is to hold, read from the grid at the moment it is asked. */
import type { GroupOpening } from '#sheets/workbook.ts';
import type { GridApi } from 'ag-grid-community';
import { aziendaAtom } from '#state/azienda.ts';
import type { Store } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { inBlocks } from '../blocks/in-blocks.ts';
import { describeFilters } from '../filters/words.ts';
import { inVista } from '../groups/in-sight.ts';
import { INSTANT } from '../kinds.ts';
import type { Colonna } from '../types.ts';
import { listShownRighe } from '../use-grid.ts';
import type { Workspace } from '../workspace.ts';
import type { ExportWorkbook, FileOrigine } from './workbook.ts';
import { RIGHE_LOTTO, toAperture, toSheetColumn } from './prepare.ts';
import type { ExportChoices } from './choices.ts';

interface ExportedRighe<Riga> {
  cartella: ExportWorkbook;
  colonne: readonly Colonna<Riga>[];
  totale: number;
  pagine: (signal: AbortSignal) => AsyncIterable<readonly Riga[]> | Iterable<readonly Riga[]>;
  gruppi: readonly GroupOpening[];
  /** The files of the rows that have passed so far. */
  origini: () => readonly FileOrigine[];
}

interface ExportSource<Riga> {
  store: Store;
  workspace: Workspace<Riga>;
  api: GridApi<Riga>;
  ricerca: string;
  scelte: ExportChoices;
}

interface ColonnaVista<Riga> {
  colonna: Colonna<Riga>;
  larghezza: number;
}

/** In the order on screen; hidden ones, when they are wanted, where the grid would show them. */
function readColumns<Riga>({ api, workspace, scelte }: ExportSource<Riga>): ColonnaVista<Riga>[] {
  const columns = scelte.colonne === 'tutte' ? api.getAllGridColumns() : api.getAllDisplayedColumns();
  return columns.flatMap((column) => {
    const colonna = workspace.colonne.find(({ campo }) => campo === column.getColId());
    if (!colonna || colonna.options.notExported === true) return [];
    return [{ colonna, larghezza: column.getActualWidth() }];
  });
}

function orderInWords<Riga>(api: GridApi<Riga>, columns: readonly Colonna<Riga>[]): string[] {
  const sorted = api.getColumnState().filter(({ sort }) => sort === 'asc' || sort === 'desc');
  return sorted
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map(({ colId, sort }) => {
      const title = columns.find(({ campo }) => campo === colId)?.titolo ?? colId;
      return `${title}, ${sort === 'asc' ? 'crescente' : 'decrescente'}`;
    });
}

function describe<Riga>(
  { store, workspace, api, ricerca, scelte }: ExportSource<Riga>,
  columns: readonly ColonnaVista<Riga>[],
  livelli: number,
): ExportWorkbook {
  const server = workspace.filtersAtom ? store.get(workspace.filtersAtom) : [];
  const words = ricerca.trim() === '' ? [] : [`Ricerca: "${ricerca.trim()}"`];
  const own = [...words, ...describeFilters(api.getFilterModel(), workspace.colonne)];
  const shown = scelte.righe === 'mostrate';
  return {
    sheet: workspace.titolo,
    colonne: columns.map(({ colonna, larghezza }) => toSheetColumn(colonna, larghezza)),
    livelli,
    provenance: {
      azienda: store.get(aziendaAtom)?.ragione_sociale ?? '',
      utente: store.get(sessioneAtom)?.username ?? '',
      quando: INSTANT.format(new Date().toISOString()),
      filtri: [...server, ...(shown ? own : [])],
      ordine: shown || inBlocks(api) ? orderInWords(api, workspace.colonne) : [],
    },
  };
}

/** Groups of a few rows share a page: a lot for each would be a message for each. */
async function* gather<Riga>(parts: AsyncIterable<readonly Riga[]>): AsyncGenerator<readonly Riga[]> {
  let page: Riga[] = [];
  for await (const righe of parts) {
    for (const riga of righe) page.push(riga);
    if (page.length < RIGHE_LOTTO) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function* inPages<Riga>(righe: readonly Riga[]): Generator<readonly Riga[]> {
  for (let at = 0; at < righe.length; at += RIGHE_LOTTO) yield righe.slice(at, at + RIGHE_LOTTO);
}

/** Tells each file once, however many rows came from it. */
function makeOrigins<Riga>({ store, workspace }: ExportSource<Riga>) {
  const known = new Map<number, FileOrigine>();
  return {
    see: (righe: readonly Riga[]): void => {
      for (const origin of workspace.origini?.(store, righe) ?? []) known.set(origin.id_imp, origin);
    },
    listAll: () => [...known.values()],
  };
}

async function* looking<Riga>(
  pages: AsyncIterable<readonly Riga[]> | Iterable<readonly Riga[]>,
  see: (righe: readonly Riga[]) => void,
): AsyncGenerator<readonly Riga[]> {
  for await (const page of pages) {
    see(page);
    yield page;
  }
}

/** From the page's memory, or from the server when the page does not hold the rows. */
function readRighe<Riga>({ store, workspace, api, scelte }: ExportSource<Riga>) {
  const blocks = inBlocks(api);
  if (blocks) {
    const totale = scelte.righe === 'tutte' ? blocks.all : blocks.riepilogo.righe;
    return { totale, gruppi: [], pagine: (signal: AbortSignal) => blocks.walk(scelte.righe, signal) };
  }
  const all = scelte.righe === 'tutte';
  const vista = all ? null : inVista(api);
  if (vista) {
    const pagine = (signal: AbortSignal) => gather(vista.walk(signal));
    return { totale: vista.quante, gruppi: toAperture(vista.gruppi), pagine };
  }
  const righe = all ? store.get(workspace.righe.vistaAtom).store.listAll() : listShownRighe(api);
  return { totale: righe.length, gruppi: [], pagine: () => inPages(righe) };
}

/** Reads the grid once: what is exported is what was shown when it was asked. */
export function collectForExport<Riga>(question: ExportSource<Riga>): ExportedRighe<Riga> {
  const shown = readColumns(question);
  const { totale, gruppi, pagine } = readRighe(question);
  const levels = gruppi.reduce((most, { livello }) => Math.max(most, livello + 1), 0);
  const origins = makeOrigins(question);
  return {
    cartella: describe(question, shown, levels),
    colonne: shown.map(({ colonna }) => colonna),
    totale,
    gruppi,
    pagine: (signal) => looking(pagine(signal), origins.see),
    origini: origins.listAll,
  };
}
