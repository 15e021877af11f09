/** What a person says of movimenti that settle no document, from the row menu and from the keyboard. */
import {
  ArrowSwapRegular,
  ArrowUndoRegular,
  EyeOffRegular,
  TagRegular,
  TextBulletListSquareEditRegular,
} from '@fluentui/react-icons';
import type { Azione, ContestoAzione } from '#grids/engine/index.ts';
import { proposeBozza } from '../voci/rule-proposal.ts';
import { apriEditorAtom } from '../voci/rules.ts';
import type { RigaMovimento } from './righe.ts';
import {
  apriSpiegaAtom,
  matchOpposites,
  filterUnexplained,
  hasOpposites,
  spiegaSubitoAtom,
} from './explain.ts';

function motivo({ righe }: ContestoAzione<RigaMovimento>): string | null {
  if (righe.length === 0) return 'Scegli un movimento';
  return filterUnexplained(righe).length === righe.length ? null : 'Qualcuno è già deciso';
}

const ogni = { dove: 'riga', ambito: 'celle', scrive: true } as const;

export const AZIONI_SPIEGA: readonly Azione<RigaMovimento>[] = [
  {
    ...ogni,
    id: 'assegna-voce',
    label: 'Assegna voce',
    icon: <TagRegular />,
    shortcut: 'V',
    disabledReason: motivo,
    run: ({ righe, store }) => store.set(apriSpiegaAtom, { tipo: 'voce', righe }),
  },
  {
    ...ogni,
    id: 'nuova-regola',
    label: 'Nuova regola da questo',
    icon: <TextBulletListSquareEditRegular />,
    disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli un movimento solo'),
    run: ({ righe: [riga], store }) => {
      if (riga) store.set(apriEditorAtom, { regola: null, bozza: proposeBozza(riga) });
    },
  },
  {
    ...ogni,
    id: 'giroconto',
    label: 'Giroconto',
    icon: <ArrowSwapRegular />,
    shortcut: 'G',
    disabledReason: motivo,
    run: ({ righe, store }) =>
      void store.set(spiegaSubitoAtom, righe, { tipo: 'giroconto', id_voce: null, motivo: null }),
  },
  {
    ...ogni,
    id: 'storno',
    label: 'Storno',
    icon: <ArrowUndoRegular />,
    disabledReason: (contesto) =>
      motivo(contesto) ??
      (hasOpposites(contesto.righe) ? null : 'Scegli due movimenti di segno opposto: uno riprende l’altro'),
    run: ({ righe, store }) =>
      void store.set(spiegaSubitoAtom, matchOpposites(righe), {
        tipo: 'storno',
        id_voce: null,
        motivo: null,
      }),
  },
  {
    ...ogni,
    id: 'ignora',
    label: 'Ignora con motivo',
    icon: <EyeOffRegular />,
    shortcut: 'I',
    disabledReason: (contesto) =>
      motivo(contesto) ??
      (contesto.righe.some(({ stato }) => stato === 'parziale')
        ? 'Un movimento spiegato in parte non si può ignorare'
        : null),
    run: ({ righe, store }) => store.set(apriSpiegaAtom, { tipo: 'ignorata', righe }),
  },
];
