/** Asks before deleting soggetti; one that is used is refused by the server, which says by what. */
import { EliminaDialog as Dialogo } from '#grids/engine/elimina-dialog.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { chiudiAtom, contaSoggetti, eliminaAtom } from './open.ts';
import type { RigaSoggetto } from '../riga.ts';

export function EliminaDialog({ righe }: { righe: readonly RigaSoggetto[] }) {
  const close = useSetAtom(chiudiAtom);
  const elimina = useSetAtom(eliminaAtom);
  return (
    <Dialogo
      righe={righe}
      conteggio={contaSoggetti(righe.length)}
      testo="Si elimina solo chi non ha righe, aliquote, note, alias o documenti. Subito dopo si può annullare."
      renderRiga={({ ragione_sociale }) => ragione_sociale}
      onElimina={elimina}
      onChiudi={close}
    />
  );
}
