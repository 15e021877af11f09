/** What can be done with an import after it was made. */
import { ArrowUndoRegular, OpenRegular } from '@fluentui/react-icons';
import type { Importazione } from '#api/contract/importazioni.ts';
import type { Azione } from '#grids/engine/index.ts';
import { chiediAnnulloAtom } from './atoms.ts';

const UNA = 'Scegli una importazione sola';

export const APRI_RIGHE: Azione<Importazione> = {
  id: 'apri-righe',
  label: 'Apri le righe',
  icon: <OpenRegular />,
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return UNA;
    return riga.stato === 'completato' ? null : 'Solo le importazioni completate hanno righe';
  },
  run: ({ righe: [riga], naviga }) => {
    if (riga) naviga(`/app/estrattoconto?natura=${riga.natura ?? 'movimento'}&id_imp=${riga.id_imp}`);
  },
};

export const ANNULLA: Azione<Importazione> = {
  id: 'annulla-importazione',
  label: 'Annulla importazione',
  icon: <ArrowUndoRegular />,
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return UNA;
    return riga.stato === 'annullato' ? 'È già annullata' : null;
  },
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(chiediAnnulloAtom, riga);
  },
};
