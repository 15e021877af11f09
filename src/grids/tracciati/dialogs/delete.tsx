/** Asks before deleting tracciati: what they read before stays readable. */
import { EliminaDialog as Dialogo } from '#grids/engine/delete-dialog.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { formatTracciati, toDeleteAtom, editTracciatiAtom } from '../atoms.ts';
import type { RigaTracciato } from '../righe.ts';

export function EliminaDialog({ righe }: { righe: readonly RigaTracciato[] }) {
  const setToRemove = useSetAtom(toDeleteAtom);
  const modification = useSetAtom(editTracciatiAtom);
  const close = () => setToRemove(null);
  return (
    <Dialogo
      righe={righe.map((riga) => ({ ...riga, id: riga.chiave }))}
      count={formatTracciati(righe.length)}
      testo="I prossimi file si riconosceranno di nuovo dal contenuto. Le importazioni già fatte restano come sono. Subito dopo si può annullare."
      renderRiga={({ nome, usi }) => (
        <>
          <strong>{nome}</strong>
          {usi ? `, usato in ${usi} ${usi === 1 ? 'importazione' : 'importazioni'}` : ''}
        </>
      )}
      onDelete={async () => {
        close();
        await modification(
          'elimina',
          righe.flatMap(({ salvato }) => salvato?.id ?? []),
        );
        return null;
      }}
      onClose={close}
    />
  );
}
