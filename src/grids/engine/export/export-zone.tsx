/** Where a workspace asks what to export, and shows how far it is. */
import type { GridApi } from 'ag-grid-community';
import { inBlocks } from '../blocks/in-blocks.ts';
import type { Esportazione } from '../use-export.ts';
import { loadWhenShown } from '#ui/lazy.tsx';

const ExportPanel = loadWhenShown(async () => (await import('../export-panel.tsx')).ExportPanel);
const ExportDialog = loadWhenShown(async () => (await import('./dialog.tsx')).ExportDialog);

interface ZonaEsportazioneProps<Riga> {
  esportazione: Esportazione<Riga>;
  api: GridApi<Riga> | null;
  ricerca: string;
  /** Rows in sight, and rows that the page holds. */
  shown: number;
  all: number;
}

export function ZonaEsportazione<Riga>(props: ZonaEsportazioneProps<Riga>) {
  const { esportazione, api, ricerca, shown, all } = props;
  const { underway, asked, ask, launch, annulla } = esportazione;
  return (
    <>
      {api && asked ? (
        <ExportDialog
          shown={shown}
          all={inBlocks(api)?.all ?? all}
          onClose={() => ask(false)}
          onExport={(choices) => launch(api, ricerca, choices)}
        />
      ) : null}
      {underway ? <ExportPanel underway={underway} onAnnul={annulla} /> : null}
    </>
  );
}
