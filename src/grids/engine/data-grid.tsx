/** The bare themed grid: rows in, edits out. For previews and small tables inside a page. */
import type { ColDef, GridApi, ICellRendererParams } from 'ag-grid-community';
import { makeStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { GrigliaBase } from './ag/base-grid.tsx';
import { useRowFilter } from './filters/use-row-filter.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { TELEFONO } from './sizes.ts';
import type { Chiave, GrigliaDatiProps, Inclusione } from './types.ts';

const Casella = loadWhenShown(async () => (await import('./checkbox.tsx')).Casella);

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    minHeight: 0,
    overflow: 'hidden',
    border: '1px solid var(--colorNeutralStroke2)',
    borderRadius: 'var(--borderRadiusMedium)',
  },
});

/** The leading checkbox column; it reads `inclusa` at every draw, so new rows draw it anew. */
function colonnaInclusione<Riga>(
  { titolo, inclusa, onCambia }: Inclusione<Riga>,
  getId: (riga: Riga) => Chiave,
  telefono: boolean,
): ColDef<Riga> {
  return {
    colId: 'q_inclusa',
    headerName: titolo,
    headerTooltip: titolo,
    cellDataType: false,
    // On a phone the box alone: day, text and amount stand beside it.
    initialWidth: telefono ? 44 : 84,
    ...(!telefono && { initialPinned: 'left' }),
    suppressMovable: true,
    lockPosition: 'left',
    filter: false,
    valueGetter: ({ data }) => data !== undefined && inclusa(data),
    cellClass: 'q-cella-centro q-cella-spunta',
    cellRenderer: ({ data, value }: ICellRendererParams<Riga, boolean>) =>
      data === undefined ? null : (
        <Casella
          titolo={titolo}
          inclusa={value === true}
          onCambia={(scelta) => onCambia({ id: getId(data), inclusa: scelta })}
        />
      ),
  };
}

/** Grid over plain rows. Changed rows must be new objects; order and identity follow `getId`. */
export function GrigliaDati<Riga>(props: GrigliaDatiProps<Riga>) {
  const { etichetta, colonne, righe, getId, onModifica, valida, classeRiga, selezione } = props;
  const { altezza = '100%', ricerca, filtri = true, testoVuoto } = props;
  const styles = useStyles();
  const [telefono] = useState(() => globalThis.matchMedia(TELEFONO).matches);
  const davanti = useMemo(
    () => (selezione ? [colonnaInclusione(selezione, getId, telefono)] : []),
    [selezione, getId, telefono],
  );
  const opzioni = useMemo(() => ({ rowData: [...righe] }), [righe]);
  const [api, setApi] = useState<GridApi<Riga> | null>(null);
  const setaccio = useRowFilter(api, colonne);
  return (
    <div className={styles.frame} style={{ height: altezza }}>
      <GrigliaBase
        etichetta={etichetta}
        colonne={colonne}
        davanti={davanti}
        getId={getId}
        conFiltri={filtri}
        valida={valida}
        onModifica={onModifica}
        classeRiga={classeRiga}
        ricerca={ricerca}
        testoVuoto={testoVuoto}
        setaccio={setaccio}
        onPronta={setApi}
        opzioni={opzioni}
      />
    </div>
  );
}
