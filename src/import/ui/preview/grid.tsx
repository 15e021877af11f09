/** The rows of the preview: corrected, excluded, included one by one. */
import { useCallback, useMemo } from 'react';
import { DataGrid, type Modifica } from '#grids/engine/index.ts';
import { useSetAtom } from '#state/jotai.ts';
import { decideRigaAtom } from '../state/comparison.ts';
import { correctRigaAtom } from '../state/preview.ts';
import { filterVista, isIncluded } from '../state/righe.ts';
import type { Anteprima, RigaAnteprima } from '../state/types.ts';
import { colonneScartate, makeColonne, refuseChange, getMark } from './columns.ts';

const getId = ({ id }: { id: number }) => id;

function ScartateGrid({ scartate }: { scartate: Anteprima['estratto']['scartate'] }) {
  const righe = useMemo(() => scartate.map((scartata, id) => ({ ...scartata, id })), [scartate]);
  return <DataGrid label="Righe scartate" colonne={colonneScartate} righe={righe} getId={getId} />;
}

export function PreviewGrid({ anteprima, ricerca }: { anteprima: Anteprima; ricerca: string }) {
  const { estratto, righe, vista } = anteprima;
  const correct = useSetAtom(correctRigaAtom);
  const include = useSetAtom(decideRigaAtom);
  // Which columns are filled does not change with corrections: the statement as read decides.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => makeColonne(righe), [estratto]);
  const shown = useMemo(() => filterVista(righe, vista), [righe, vista]);
  const onModify = useCallback(
    ({ id, campo, valore }: Modifica) => void correct(Number(id), campo, valore),
    [correct],
  );
  const selection = useMemo(
    () => ({
      titolo: 'Importa',
      included: (riga: RigaAnteprima) => isIncluded(riga),
      onChange: ({ id, included }: { id: number | string; included: boolean }) =>
        include(Number(id), included),
    }),
    [include],
  );
  if (vista === 'scartate') return <ScartateGrid scartate={estratto.scartate} />;
  return (
    <DataGrid
      label="Righe lette dal file"
      colonne={columns}
      righe={shown}
      getId={getId}
      onEdit={onModify}
      valida={refuseChange}
      rigaClass={getMark}
      selection={selection}
      ricerca={ricerca}
      testoVuoto="Nessuna riga in questa vista"
    />
  );
}
