/** Where a workspace asks what to export, and shows how far it is. */
import type { GridApi } from 'ag-grid-community';
import { inBlocchi } from '../blocchi/in-blocchi.ts';
import type { Esportazione } from '../use-esportazione.ts';
import { pigro } from '#ui/lazy.tsx';

const PannelloEsportazione = pigro(
  async () => (await import('../pannello-esportazione.tsx')).PannelloEsportazione,
);
const DialogoEsporta = pigro(async () => (await import('./dialogo.tsx')).DialogoEsporta);

export interface ZonaEsportazioneProps<Riga> {
  esportazione: Esportazione<Riga>;
  api: GridApi<Riga> | null;
  ricerca: string;
  /** Rows in sight, and rows that the page holds. */
  mostrate: number;
  tutte: number;
}

export function ZonaEsportazione<Riga>(props: ZonaEsportazioneProps<Riga>) {
  const { esportazione, api, ricerca, mostrate, tutte } = props;
  const { corso, chiesto, chiedi, avvia, annulla } = esportazione;
  return (
    <>
      {api && chiesto ? (
        <DialogoEsporta
          mostrate={mostrate}
          tutte={inBlocchi(api)?.tutte ?? tutte}
          onChiudi={() => chiedi(false)}
          onEsporta={(scelte) => avvia(api, ricerca, scelte)}
        />
      ) : null}
      {corso ? <PannelloEsportazione corso={corso} onAnnulla={annulla} /> : null}
    </>
  );
}
