/** Asks before deleting soggetti; one that is used is refused by the server, which says by what. */
import { EliminaDialog as Dialogo } from '#grids/engine/delete-dialog.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { closeAtom, formatSoggetti, deleteAtom } from './open.ts';
import type { RigaAnagrafica } from '../row.ts';

export function EliminaDialog({ righe }: { righe: readonly RigaAnagrafica[] }) {
  const close = useSetAtom(closeAtom);
  const remove = useSetAtom(deleteAtom);
  return (
    <Dialogo
      righe={righe}
      count={formatSoggetti(righe.length)}
      testo="Si elimina solo chi non ha righe, aliquote, note, alias o documenti. Subito dopo si può annullare."
      renderRiga={({ ragione_sociale }) => ragione_sociale}
      onDelete={remove}
      onClose={close}
    />
  );
}
