/** What a person says of movimenti that settle no document, from the row menu and from the keyboard. */
import {
  ArrowSwapRegular,
  ArrowUndoRegular,
  EyeOffRegular,
  TagRegular,
  TextBulletListSquareEditRegular,
} from '@fluentui/react-icons';
import type { Azione, ActionContext } from '#grids/engine/index.ts';
import { proposeDraft } from '../voci/rule-proposal.ts';
import { openEditorAtom } from '../voci/rules.ts';
import type { RigaMovimento } from './righe.ts';
import {
  openExplainAtom,
  matchOpposites,
  filterUnexplained,
  hasOpposites,
  explainAtOnceAtom,
} from './explain.ts';

function reason({ righe }: ActionContext<RigaMovimento>): string | null {
  if (righe.length === 0) return 'Scegli un movimento';
  return filterUnexplained(righe).length === righe.length ? null : 'Qualcuno è già deciso';
}

const every = { dove: 'riga', scope: 'celle', writes: true } as const;

export const EXPLAIN_ACTIONS: readonly Azione<RigaMovimento>[] = [
  {
    ...every,
    id: 'assegna-voce',
    label: 'Assegna voce',
    icon: <TagRegular />,
    shortcut: 'V',
    disabledReason: reason,
    run: ({ righe, store }) => store.set(openExplainAtom, { tipo: 'voce', righe }),
  },
  {
    ...every,
    id: 'nuova-regola',
    label: 'Nuova regola da questo',
    icon: <TextBulletListSquareEditRegular />,
    disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli un movimento solo'),
    run: ({ righe: [riga], store }) => {
      if (riga) store.set(openEditorAtom, { regola: null, draft: proposeDraft(riga) });
    },
  },
  {
    ...every,
    id: 'giroconto',
    label: 'Giroconto',
    icon: <ArrowSwapRegular />,
    shortcut: 'G',
    disabledReason: reason,
    run: ({ righe, store }) =>
      void store.set(explainAtOnceAtom, righe, { tipo: 'giroconto', id_voce: null, motivo: null }),
  },
  {
    ...every,
    id: 'storno',
    label: 'Storno',
    icon: <ArrowUndoRegular />,
    disabledReason: (context) =>
      reason(context) ??
      (hasOpposites(context.righe) ? null : 'Scegli due movimenti di segno opposto: uno riprende l’altro'),
    run: ({ righe, store }) =>
      void store.set(explainAtOnceAtom, matchOpposites(righe), {
        tipo: 'storno',
        id_voce: null,
        motivo: null,
      }),
  },
  {
    ...every,
    id: 'ignora',
    label: 'Ignora con motivo',
    icon: <EyeOffRegular />,
    shortcut: 'I',
    disabledReason: (context) =>
      reason(context) ??
      (context.righe.some(({ stato }) => stato === 'parziale')
        ? 'Un movimento spiegato in parte non si può ignorare'
        : null),
    run: ({ righe, store }) => store.set(openExplainAtom, { tipo: 'ignorata', righe }),
  },
];
