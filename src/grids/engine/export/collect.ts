/** What an export is to hold, read from the grid at the moment it is asked. */
import type { AperturaGruppo } from '#sheets/workbook.ts';
import type { GridApi } from 'ag-grid-community';
import { aziendaAtom } from '#state/azienda.ts';
import type { Store } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { inBlocchi } from '../blocks/in-blocks.ts';
import { describeFilters } from '../filters/words.ts';
import { inVista } from '../groups/in-sight.ts';
import { ISTANTE } from '../kinds.ts';
import type { Colonna } from '../types.ts';
import { listShownRighe } from '../use-grid.ts';
import type { Workspace } from '../workspace.ts';
import type { ExportWorkbook, FileOrigine } from './workbook.ts';
import { RIGHE_LOTTO, toAperture, toColonnaFoglio } from './prepare.ts';
import type { ExportChoices } from './choices.ts';

export interface ExportedRighe<Riga> {
  cartella: ExportWorkbook;
  colonne: readonly Colonna<Riga>[];
  totale: number;
  pagine: (signal: AbortSignal) => AsyncIterable<readonly Riga[]> | Iterable<readonly Riga[]>;
  gruppi: readonly AperturaGruppo[];
  /** The files of the rows that have passed so far. */
  origini: () => readonly FileOrigine[];
}

export interface ExportSource<Riga> {
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
function readColonne<Riga>({ api, workspace, scelte }: ExportSource<Riga>): ColonnaVista<Riga>[] {
  const columns = scelte.colonne === 'tutte' ? api.getAllGridColumns() : api.getAllDisplayedColumns();
  return columns.flatMap((column) => {
    const colonna = workspace.colonne.find(({ campo }) => campo === column.getColId());
    if (!colonna || colonna.opzioni.nonEsportare === true) return [];
    return [{ colonna, larghezza: column.getActualWidth() }];
  });
}

function ordineInParole<Riga>(api: GridApi<Riga>, colonne: readonly Colonna<Riga>[]): string[] {
  const sorted = api.getColumnState().filter(({ sort }) => sort === 'asc' || sort === 'desc');
  return sorted
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map(({ colId, sort }) => {
      const titolo = colonne.find(({ campo }) => campo === colId)?.titolo ?? colId;
      return `${titolo}, ${sort === 'asc' ? 'crescente' : 'decrescente'}`;
    });
}

function describe<Riga>(
  { store, workspace, api, ricerca, scelte }: ExportSource<Riga>,
  colonne: readonly ColonnaVista<Riga>[],
  livelli: number,
): ExportWorkbook {
  const server = workspace.filtriAtom ? store.get(workspace.filtriAtom) : [];
  const words = ricerca.trim() === '' ? [] : [`Ricerca: "${ricerca.trim()}"`];
  const own = [...words, ...describeFilters(api.getFilterModel(), workspace.colonne)];
  const shown = scelte.righe === 'mostrate';
  return {
    foglio: workspace.titolo,
    colonne: colonne.map(({ colonna, larghezza }) => toColonnaFoglio(colonna, larghezza)),
    livelli,
    provenienza: {
      azienda: store.get(aziendaAtom)?.ragione_sociale ?? '',
      utente: store.get(sessioneAtom)?.username ?? '',
      quando: ISTANTE.format(new Date().toISOString()),
      filtri: [...server, ...(shown ? own : [])],
      ordine: shown || inBlocchi(api) ? ordineInParole(api, workspace.colonne) : [],
    },
  };
}

/** Groups of a few rows share a page: a lot for each would be a message for each. */
async function* raduna<Riga>(parti: AsyncIterable<readonly Riga[]>): AsyncGenerator<readonly Riga[]> {
  let pagina: Riga[] = [];
  for await (const righe of parti) {
    for (const riga of righe) pagina.push(riga);
    if (pagina.length < RIGHE_LOTTO) continue;
    yield pagina;
    pagina = [];
  }
  if (pagina.length > 0) yield pagina;
}

function* aPagine<Riga>(righe: readonly Riga[]): Generator<readonly Riga[]> {
  for (let at = 0; at < righe.length; at += RIGHE_LOTTO) yield righe.slice(at, at + RIGHE_LOTTO);
}

/** Tells each file once, however many rows came from it. */
function makeOrigini<Riga>({ store, workspace }: ExportSource<Riga>) {
  const known = new Map<number, FileOrigine>();
  return {
    vedi: (righe: readonly Riga[]): void => {
      for (const origine of workspace.origini?.(store, righe) ?? []) known.set(origine.id_imp, origine);
    },
    tutte: () => [...known.values()],
  };
}

async function* guardando<Riga>(
  pagine: AsyncIterable<readonly Riga[]> | Iterable<readonly Riga[]>,
  vedi: (righe: readonly Riga[]) => void,
): AsyncGenerator<readonly Riga[]> {
  for await (const pagina of pagine) {
    vedi(pagina);
    yield pagina;
  }
}

/** From the page's memory, or from the server when the page does not hold the rows. */
function readRighe<Riga>({ store, workspace, api, scelte }: ExportSource<Riga>) {
  const blocchi = inBlocchi(api);
  if (blocchi) {
    const totale = scelte.righe === 'tutte' ? blocchi.tutte : blocchi.riepilogo.righe;
    return { totale, gruppi: [], pagine: (signal: AbortSignal) => blocchi.scorri(scelte.righe, signal) };
  }
  const all = scelte.righe === 'tutte';
  const vista = all ? null : inVista(api);
  if (vista) {
    const pagine = (signal: AbortSignal) => raduna(vista.scorri(signal));
    return { totale: vista.quante, gruppi: toAperture(vista.gruppi), pagine };
  }
  const righe = all ? store.get(workspace.righe.vistaAtom).archivio.tutte() : listShownRighe(api);
  return { totale: righe.length, gruppi: [], pagine: () => aPagine(righe) };
}

/** Reads the grid once: what is exported is what was shown when it was asked. */
export function collectForExport<Riga>(domanda: ExportSource<Riga>): ExportedRighe<Riga> {
  const shown = readColonne(domanda);
  const { totale, gruppi, pagine } = readRighe(domanda);
  const livelli = gruppi.reduce((most, { livello }) => Math.max(most, livello + 1), 0);
  const origini = makeOrigini(domanda);
  return {
    cartella: describe(domanda, shown, livelli),
    colonne: shown.map(({ colonna }) => colonna),
    totale,
    gruppi,
    pagine: (signal) => guardando(pagine(signal), origini.vedi),
    origini: origini.tutte,
  };
}
