/** Asks before deleting. It can be undone, but rows that others rely on deserve a second look. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { EliminaDialog as Dialogo } from '#grids/engine/delete-dialog.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { formatTipi, deleteAtom } from '../atoms.ts';
import { closeAtom } from './open.ts';

export function EliminaDialog({ righe }: { righe: readonly TipoPagamento[] }) {
  const close = useSetAtom(closeAtom);
  const confirm = useSetAtom(deleteAtom);
  return (
    <Dialogo
      righe={righe}
      count={formatTipi(righe.length)}
      testo="Subito dopo si può annullare con Ctrl+Z."
      renderRiga={({ codice, descrizione }) => (
        <>
          <strong>{codice}</strong> {descrizione}
        </>
      )}
      // What goes wrong is told by the list, which the dialog leaves in sight.
      onDelete={async (chosen) => {
        await confirm(chosen);
        close();
        return null;
      }}
      onClose={close}
    />
  );
}
