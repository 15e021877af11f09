/** Export of what a workspace shows: starts it, reports progress, cancels it. */
import type { GridApi } from 'ag-grid-community';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getToday } from '#domain/date.ts';
import { aziendaAtom } from '#state/azienda.ts';
import { useStore } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { makeFileName } from './export/workbook.ts';
import type { FaseEsportazione } from './export/export.ts';
import { NOME_FORMATO, type ExportChoices, FIRST_CHOICES } from './export/choices.ts';
import { formatCount } from '#domain/text.ts';
import type { Workspace } from './workspace.ts';

export interface ExportUnderway {
  /** `Excel` */
  formato: string;
  fase: FaseEsportazione;
}

export interface Esportazione<Riga> {
  underway: ExportUnderway | null;
  /** By default an Excel file of what is shown. */
  launch: (api: GridApi<Riga>, quickSearch: string, choices?: ExportChoices) => void;
  annulla: () => void;
  /** True while the person is asked what to export. */
  asked: boolean;
  ask: (asked: boolean) => void;
}

function tellFailure(error: unknown, aborted: boolean, format: string): void {
  if (aborted) {
    const testo = 'Nessun file è stato scritto.';
    return showToast({ severity: 'secondary', titolo: 'Esportazione annullata', testo });
  }
  console.error('export failed', error);
  const titolo = `Il file ${format} non è stato scritto`;
  showToast({ severity: 'error', titolo, testo: 'Riprova; se continua, filtra meno righe.' });
}

export function useEsportazione<Riga>(workspace: Workspace<Riga>): Esportazione<Riga> {
  const store = useStore();
  const [underway, setUnderway] = useState<ExportUnderway | null>(null);
  const [asked, ask] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (api: GridApi<Riga>, ricerca: string, scelte: ExportChoices) => {
      const reading = new AbortController();
      running.current = reading;
      const formato = NOME_FORMATO[scelte.formato];
      const onPhase = (fase: FaseEsportazione) => setUnderway({ formato, fase });
      try {
        const { exportFile, collectForExport, saveFile, toLotti } = await import('./export/start.ts');
        reading.signal.throwIfAborted();
        const { cartella, colonne, totale, gruppi, pagine, origini } = collectForExport({
          store,
          workspace,
          api,
          ricerca,
          scelte,
        });
        onPhase({ tipo: 'righe', fatte: 0, totale });
        const file = await exportFile({
          cartella,
          options: scelte,
          totale,
          lotti: toLotti({ colonne, sheets: cartella.colonne, pagine: pagine(reading.signal), gruppi }),
          origini,
          onPhase,
          signal: reading.signal,
        });
        const azienda = store.get(aziendaAtom)?.ragione_sociale ?? '';
        const name = makeFileName(workspace.id, azienda, getToday(), scelte.formato);
        saveFile(file, name);
        const testo = `${name}: ${formatCount(totale, 'riga', 'righe')}`;
        showToast({ titolo: `File ${formato} pronto`, testo });
      } catch (error) {
        tellFailure(error, reading.signal.aborted, formato);
      } finally {
        if (running.current === reading) running.current = null;
        setUnderway(null);
      }
    },
    [store, workspace],
  );

  const launch = useCallback(
    (api: GridApi<Riga>, quickSearch: string, choices: ExportChoices = FIRST_CHOICES) => {
      if (!running.current) void run(api, quickSearch, choices);
    },
    [run],
  );
  return {
    underway,
    asked,
    ask,
    launch,
    annulla: useCallback(() => running.current?.abort(new DOMException('cancelled', 'AbortError')), []),
  };
}
