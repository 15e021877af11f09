/** Where a workspace asks what to export, and shows how far it is. */
import type { GridApi } from 'ag-grid-community';
import { inBlocks } from '../blocks/in-blocks.ts';
import type { Esportazione } from '../use-export.ts';
import { loadWhenShown } from '#ui/lazy.tsx';

const ExportPanel = loadWhenShown(async () => (await import('../export-panel.tsx')).ExportPanel);
const DialogoEsporta = loadWhenShown(async () => (await import('./dialog.tsx')).DialogoEsporta);

interface ZonaEsportazioneProps<Riga> {
  esportazione: Esportazione<Riga>;
  api: GridApi<Riga> | null;
  ricerca: string;
  /** Rows in sight, and rows that the page holds. */
  mostrate: number;
  tutte: number;
}

export function ZonaEsportazione<Riga>(props: ZonaEsportazioneProps<Riga>) {
  const { esportazione, api, ricerca, mostrate, tutte } = props;
  const { corso, chiesto, ask, launch, annulla } = esportazione;
  return (
    <>
      {api && chiesto ? (
        <DialogoEsporta
          mostrate={mostrate}
          tutte={inBlocks(api)?.tutte ?? tutte}
          onClose={() => ask(false)}
          onExport={(choices) => launch(api, ricerca, choices)}
        />
      ) : null}
      {corso ? <ExportPanel corso={corso} onAnnul={annulla} /> : null}
    </>
  );
}
