/** What can be done with tracciati. */
import {
  AddRegular,
  ArrowDownloadRegular,
  ArrowUndoRegular,
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  CopyRegular,
  DeleteRegular,
  EditRegular,
  PeopleTeamAddRegular,
  PeopleTeamDeleteRegular,
} from '@fluentui/react-icons';
import { explainRuolo, roleAtom } from '#state/ruolo.ts';
import { type Azione, type ActionContext, saveFile, onOne } from '#grids/engine/index.ts';
import { openedOneAtom, toDeleteAtom, importFileAtom, editTracciatiAtom, toFile } from './atoms.ts';
import type { RigaTracciato } from './righe.ts';
import { studioActAtom, backToTracciatoAtom } from './shared.ts';

type Context = ActionContext<RigaTracciato>;

const ONE = 'Scegli un tracciato solo';

/** Why these rows are not all one's own to change. */
const onlySaved = ({ righe }: Context): string | null => {
  if (righe.length === 0) return 'Scegli almeno un tracciato';
  return righe.every(({ salvato }) => salvato !== null)
    ? null
    : 'I tracciati di serie non si cambiano: fanne una copia';
};
const explainGoverns = ({ store }: Context): string | null =>
  explainRuolo(store.get(roleAtom), 'amministratore');
const idsOf = (righe: readonly RigaTracciato[]): number[] =>
  righe.flatMap(({ salvato }) => salvato?.id ?? []);

export const NUOVO: Azione<RigaTracciato> = {
  id: 'nuovo-tracciato',
  writes: true,
  label: 'Nuovo da un file',
  icon: <AddRegular />,
  dove: 'barra',
  main: true,
  run: ({ store }) => store.set(openedOneAtom, { tipo: 'nuovo' }),
};

export const OPEN: Azione<RigaTracciato> = {
  id: 'apri-tracciato',
  label: 'Apri',
  icon: <EditRegular />,
  shortcut: 'Alt+Invio',
  scope: 'fuori',
  dove: 'riga',
  disabledReason: (context) => (context.righe.length === 1 ? onlySaved(context) : ONE),
  run: ({ righe: [riga], store }) => {
    if (riga?.salvato) store.set(openedOneAtom, { tipo: 'salvato', tracciato: riga.salvato });
  },
};

export const COPY: Azione<RigaTracciato> = {
  id: 'copia-tracciato',
  writes: true,
  label: 'Copia e modifica',
  icon: <CopyRegular />,
  ...onOne(
    (riga, { store }) => store.set(openedOneAtom, { tipo: 'copia', da: riga }),
    ({ righe }) => (righe.length === 1 ? null : ONE),
  ),
};

/** Turns on what is off; when all is on, turns it off. */
export const ATTIVA: Azione<RigaTracciato> = {
  id: 'attiva-tracciato',
  writes: true,
  label: 'Attiva o disattiva',
  icon: <CheckmarkCircleRegular />,
  dove: 'riga',
  disabledReason: onlySaved,
  run: ({ righe, store }) => {
    const switchedOff = righe.filter(({ stato }) => stato === 'disattivato');
    const action = switchedOff.length > 0 ? 'attiva' : 'disattiva';
    void store.set(editTracciatiAtom, action, idsOf(switchedOff.length > 0 ? switchedOff : righe));
  },
};

export const ELIMINA: Azione<RigaTracciato> = {
  id: 'elimina-tracciato',
  writes: true,
  label: 'Elimina',
  icon: <DeleteRegular />,
  dove: 'riga',
  disabledReason: (context) =>
    onlySaved(context) ??
    (context.righe.some(({ dello_studio }) => dello_studio !== null)
      ? 'È dello studio: disattivalo, o toglilo dallo studio'
      : null),
  run: ({ righe, store }) => store.set(toDeleteAtom, righe),
};

export const EXPORT_FILE: Azione<RigaTracciato> = {
  id: 'esporta-tracciati',
  label: 'Esporta come file',
  icon: <ArrowDownloadRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un tracciato' : null),
  run: ({ righe }) => {
    const stem = righe.length === 1 ? (righe[0]?.nome ?? 'tracciato') : 'tracciati';
    const name = stem.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
    saveFile(new Blob([toFile(righe)], { type: 'application/json' }), `${name}.tracciato.json`);
  },
};

export const IMPORTA_FILE: Azione<RigaTracciato> = {
  id: 'importa-tracciati',
  writes: true,
  label: 'Importa da file',
  icon: <ArrowUploadRegular />,
  dove: 'barra',
  run: ({ store }) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.multiple = true;
    input.addEventListener('change', () => void store.set(importFileAtom, [...(input.files ?? [])]));
    input.click();
  },
};

/** Why it is not for this row: the studio's acts are of one saved tracciato. */
const oneSaved = (context: Context): string | null => (context.righe.length === 1 ? onlySaved(context) : ONE);
const ofStudio = (context: Context): string | null =>
  oneSaved(context) ?? (context.righe[0]?.dello_studio ? null : 'Non è dello studio');

export const CONDIVIDI: Azione<RigaTracciato> = {
  id: 'condividi-tracciato',
  writes: true,
  label: 'Condividi con lo studio…',
  icon: <PeopleTeamAddRegular />,
  ...onOne(
    (riga, { store }) => store.set(studioActAtom, { riga, act: 'condividi' }),
    (context) => explainGoverns(context) ?? oneSaved(context),
  ),
};

export const BACK: Azione<RigaTracciato> = {
  id: 'torna-tracciato',
  writes: true,
  label: 'Torna allo studio',
  icon: <ArrowUndoRegular />,
  dove: 'riga',
  disabledReason: (context) =>
    ofStudio(context) ??
    (context.righe[0]?.dello_studio?.personalizzata ? null : 'Segue già quello dello studio'),
  run: ({ righe: [riga], store }) => {
    if (riga) void store.set(backToTracciatoAtom, riga);
  },
};

export const REMOVE: Azione<RigaTracciato> = {
  id: 'togli-tracciato',
  writes: true,
  label: 'Togli dallo studio…',
  icon: <PeopleTeamDeleteRegular />,
  ...onOne(
    (riga, { store }) => store.set(studioActAtom, { riga, act: 'togli' }),
    (context) => explainGoverns(context) ?? ofStudio(context),
  ),
};
