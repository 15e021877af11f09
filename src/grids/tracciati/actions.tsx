/** What can be done with tracciati. */
import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  CopyRegular,
  DeleteRegular,
  EditRegular,
} from '@fluentui/react-icons';
import { type Azione, type ContestoAzione, saveFile } from '#grids/engine/index.ts';
import { apertoAtom, daEliminareAtom, importaFileAtom, modificaTracciatiAtom, toFile } from './atoms.ts';
import type { RigaTracciato } from './righe.ts';

type Contesto = ContestoAzione<RigaTracciato>;

const UNO = 'Scegli un tracciato solo';

/** Why these rows are not all one's own to change. */
const soloSalvati = ({ righe }: Contesto): string | null => {
  if (righe.length === 0) return 'Scegli almeno un tracciato';
  return righe.every(({ salvato }) => salvato !== null)
    ? null
    : 'I tracciati di serie non si cambiano: fanne una copia';
};
const idsOf = (righe: readonly RigaTracciato[]): number[] =>
  righe.flatMap(({ salvato }) => salvato?.id ?? []);

export const NUOVO: Azione<RigaTracciato> = {
  id: 'nuovo-tracciato',
  scrive: true,
  label: 'Nuovo da un file',
  icon: <AddRegular />,
  dove: 'barra',
  principale: true,
  run: ({ store }) => store.set(apertoAtom, { tipo: 'nuovo' }),
};

export const APRI: Azione<RigaTracciato> = {
  id: 'apri-tracciato',
  label: 'Apri',
  icon: <EditRegular />,
  shortcut: 'Alt+Invio',
  ambito: 'fuori',
  dove: 'riga',
  disabledReason: (contesto) => (contesto.righe.length === 1 ? soloSalvati(contesto) : UNO),
  run: ({ righe: [riga], store }) => {
    if (riga?.salvato) store.set(apertoAtom, { tipo: 'salvato', tracciato: riga.salvato });
  },
};

export const COPIA: Azione<RigaTracciato> = {
  id: 'copia-tracciato',
  scrive: true,
  label: 'Copia e modifica',
  icon: <CopyRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : UNO),
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(apertoAtom, { tipo: 'copia', da: riga });
  },
};

/** Turns on what is off; when all is on, turns it off. */
export const ATTIVA: Azione<RigaTracciato> = {
  id: 'attiva-tracciato',
  scrive: true,
  label: 'Attiva o disattiva',
  icon: <CheckmarkCircleRegular />,
  dove: 'riga',
  disabledReason: soloSalvati,
  run: ({ righe, store }) => {
    const spenti = righe.filter(({ stato }) => stato === 'disattivato');
    const azione = spenti.length > 0 ? 'attiva' : 'disattiva';
    void store.set(modificaTracciatiAtom, azione, idsOf(spenti.length > 0 ? spenti : righe));
  },
};

export const ELIMINA: Azione<RigaTracciato> = {
  id: 'elimina-tracciato',
  scrive: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: soloSalvati,
  run: ({ righe, store }) => store.set(daEliminareAtom, righe),
};

export const ESPORTA_FILE: Azione<RigaTracciato> = {
  id: 'esporta-tracciati',
  label: 'Esporta come file',
  icon: <ArrowDownloadRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un tracciato' : null),
  run: ({ righe }) => {
    const stem = righe.length === 1 ? (righe[0]?.nome ?? 'tracciato') : 'tracciati';
    const nome = stem.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
    saveFile(new Blob([toFile(righe)], { type: 'application/json' }), `${nome}.tracciato.json`);
  },
};

export const IMPORTA_FILE: Azione<RigaTracciato> = {
  id: 'importa-tracciati',
  scrive: true,
  label: 'Importa da file',
  icon: <ArrowUploadRegular />,
  dove: 'barra',
  run: ({ store }) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.multiple = true;
    input.addEventListener('change', () => void store.set(importaFileAtom, [...(input.files ?? [])]));
    input.click();
  },
};
