/** Excel export of what a workspace shows: starts it, reports progress, cancels it. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useRef, useState } from 'react';
import { oggi } from '#domain/date.ts';
import { aziendaAtom } from '#state/azienda.ts';
import { type Store, useStore } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { type Cartella, nomeFile } from './export/cartella.ts';
import { esporta, type FaseEsportazione, scarica } from './export/esporta.ts';
import { toColonnaFoglio, toRigaFoglio } from './export/prepara.ts';
import { filtriInParole } from './filtri.ts';
import { ISTANTE } from './kinds.ts';
import { conteggio } from './testo.ts';
import type { Colonna } from './types.ts';
import { righeMostrate } from './use-griglia.ts';
import type { Workspace } from './workspace.ts';

export interface Esportazione<Riga> {
  fase: FaseEsportazione | null;
  avvia: (api: GridApi<Riga>, ricerca: string) => void;
  annulla: () => void;
}

interface Mostrate<Riga> {
  colonne: { colonna: Colonna<Riga>; larghezza: number }[];
  righe: Riga[];
}

/** Visible columns in the order on screen, rows after filters in the order on screen. */
function readMostrate<Riga>(api: GridApi<Riga>, { colonne }: Workspace<Riga>): Mostrate<Riga> {
  const shown = api.getAllDisplayedColumns().flatMap((column) => {
    const colonna = colonne.find(({ campo }) => campo === column.getColId());
    return colonna && colonna.opzioni.nonEsportare !== true
      ? [{ colonna, larghezza: column.getActualWidth() }]
      : [];
  });
  return { colonne: shown, righe: righeMostrate(api) };
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
  store: Store,
  workspace: Workspace<Riga>,
  api: GridApi<Riga>,
  ricerca: string,
  { colonne, righe }: Mostrate<Riga>,
): Cartella {
  const server = workspace.filtriAtom ? store.get(workspace.filtriAtom) : [];
  const words = ricerca.trim() === '' ? [] : [`Ricerca: "${ricerca.trim()}"`];
  return {
    foglio: workspace.titolo,
    colonne: colonne.map(({ colonna, larghezza }) => toColonnaFoglio(colonna, larghezza)),
    provenienza: {
      azienda: store.get(aziendaAtom)?.ragione_sociale ?? '',
      utente: store.get(sessioneAtom)?.username ?? '',
      quando: ISTANTE.format(new Date().toISOString()),
      filtri: [...server, ...words, ...filtriInParole(api.getFilterModel(), workspace.colonne)],
      ordine: ordineInParole(api, workspace.colonne),
      origini: workspace.origini?.(store, righe) ?? [],
    },
  };
}

export function useEsportazione<Riga>(workspace: Workspace<Riga>): Esportazione<Riga> {
  const store = useStore();
  const [fase, setFase] = useState<FaseEsportazione | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (api: GridApi<Riga>, ricerca: string) => {
      const reading = new AbortController();
      running.current = reading;
      const mostrate = readMostrate(api, workspace);
      const { righe } = mostrate;
      const colonne = mostrate.colonne.map(({ colonna }) => colonna);
      setFase({ tipo: 'righe', fatte: 0, totale: righe.length });
      try {
        const bytes = await esporta({
          cartella: describe(store, workspace, api, ricerca, mostrate),
          totale: righe.length,
          leggi: (da, a) => righe.slice(da, a).map((riga) => toRigaFoglio(riga, colonne)),
          onFase: setFase,
          signal: reading.signal,
        });
        const nome = nomeFile(workspace.id, store.get(aziendaAtom)?.ragione_sociale ?? '', oggi());
        scarica(bytes, nome);
        showToast({
          severity: 'success',
          titolo: 'File Excel pronto',
          testo: `${nome}: ${conteggio(righe.length, 'riga', 'righe')}`,
        });
      } catch (error) {
        if (reading.signal.aborted) {
          showToast({
            severity: 'secondary',
            titolo: 'Esportazione annullata',
            testo: 'Nessun file è stato scritto.',
          });
          return;
        }
        console.error('export failed', error);
        showToast({
          severity: 'error',
          titolo: 'Il file Excel non è stato scritto',
          testo: 'Prova a filtrare meno righe e riprova.',
        });
      } finally {
        if (running.current === reading) running.current = null;
        setFase(null);
      }
    },
    [store, workspace],
  );

  const avvia = useCallback(
    (api: GridApi<Riga>, ricerca: string) => {
      if (!running.current) void run(api, ricerca);
    },
    [run],
  );
  return {
    fase,
    avvia,
    annulla: useCallback(() => running.current?.abort(new DOMException('cancelled', 'AbortError')), []),
  };
}
