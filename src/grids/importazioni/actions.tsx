/** What can be done with imports after they were made. */
import {
  ArrowImportRegular,
  ArrowDownloadRegular,
  ArrowSyncRegular,
  ArrowUndoRegular,
  DocumentSettingsRegular,
  HistoryRegular,
  OpenRegular,
} from '@fluentui/react-icons';
import type { Importazione } from '#api/contract/importazioni.ts';
import { type Azione, type ActionContext, onOne } from '#grids/engine/index.ts';
import { askAnnulmentAtom } from './annul.ts';
import { annulRereadingAtom, toRereadAtom, settingsOpenAtom, downloadOriginalAtom } from './atoms.ts';

const UNA = 'Scegli una importazione sola';
/** The server's own limit for one call. */
const TOGETHER = 200;

/** Why one single import with its file is not what is chosen. */
const withOriginal = ({ righe: [riga, ...others] }: ActionContext<Importazione>): string | null => {
  if (!riga || others.length > 0) return UNA;
  return riga.originale ? null : 'Il file di questa importazione non è stato conservato';
};

export const OPEN_RIGHE: Azione<Importazione> = {
  id: 'apri-righe',
  label: 'Apri le righe',
  icon: <OpenRegular />,
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return UNA;
    return riga.stato === 'completato' ? null : 'Solo le importazioni completate hanno righe';
  },
  run: ({ righe: [riga], navigate }) => {
    if (riga) navigate(`/app/estrattoconto?natura=${riga.natura ?? 'movimento'}&id_imp=${riga.id_imp}`);
  },
};

export const ANNULLA: Azione<Importazione> = {
  id: 'annulla-importazione',
  writes: true,
  label: 'Annulla importazione',
  icon: <ArrowUndoRegular />,
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una importazione';
    if (righe.length > TOGETHER) return `Al massimo ${TOGETHER} per volta`;
    return righe.some(({ stato }) => stato !== 'annullato') ? null : 'È già annullata';
  },
  run: ({ righe, store }) =>
    void store.set(
      askAnnulmentAtom,
      righe.filter(({ stato }) => stato !== 'annullato'),
    ),
};

export const REREAD: Azione<Importazione> = {
  id: 'rileggi',
  writes: true,
  label: 'Rileggi il file',
  icon: <ArrowSyncRegular />,
  ...onOne((riga, { store }) => store.set(toRereadAtom, riga), withOriginal),
};

export const ANNULLA_RILETTURA: Azione<Importazione> = {
  id: 'annulla-rilettura',
  writes: true,
  label: 'Annulla l’ultima rilettura',
  icon: <HistoryRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return UNA;
    return riga.rilettura === null ? 'Non è stata riletta' : null;
  },
  run: ({ righe: [riga], store }) => {
    if (riga) void store.set(annulRereadingAtom, riga);
  },
};

export const DOWNLOAD: Azione<Importazione> = {
  id: 'scarica-originale',
  label: 'Scarica il file originale',
  icon: <ArrowDownloadRegular />,
  ...onOne((riga, { store }) => void store.set(downloadOriginalAtom, riga), withOriginal),
};

export const IMPOSTAZIONI: Azione<unknown> = {
  id: 'file-importati',
  label: 'Originali',
  icon: <DocumentSettingsRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(settingsOpenAtom, true),
};

export const IMPORTA: Azione<unknown> = {
  id: 'importa',
  label: 'Importa un estratto conto',
  icon: <ArrowImportRegular />,
  run: ({ navigate }) => navigate('/app/importestratto'),
};
