/** What can be done on the bench, from the toolbar, the row menu and the keyboard. */
import {
  AddRegular,
  ArrowRedoRegular,
  ArrowUndoRegular,
  CheckmarkRegular,
  DismissRegular,
  LinkRegular,
  CheckmarkStarburstRegular,
  PanelRightRegular,
  SplitHorizontalRegular,
  TextNumberFormatRegular,
} from '@fluentui/react-icons';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { Azione } from '#grids/engine/index.ts';
import { annulLastAtom, NOTHING_TO_REDO, repeatLastAtom, undoWaitsAtom } from './undo.ts';
import { acceptAtom, listBest, refuseAtom } from './decide.ts';
import { annulledOnesAtom, doneAtom, busyAtom } from './decision.ts';
import { openedOneAtom, setOpenedAtom } from './layout.ts';
import { openAcceptAtom } from './dialogs.ts';
import type { Store } from '#state/jotai.ts';
import { underWayAtom } from '#state/lotti.ts';
import { explainRuolo, roleAtom } from '#state/ruolo.ts';
import { foundAtom } from './proposte.ts';
import { tabsContiAtom } from './tabs.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';
import { askUncertainAtom, takeNumberAtom, listSolutions } from './choice.ts';

const ATTENDI = 'Aspetta che finisca quello che è in corso';

/** Why everything from a score on cannot be accepted now, or null. */
export const explainNotAcceptable = (store: Store): string | null => {
  const cannot = explainRuolo(store.get(roleAtom), 'operatore');
  if (cannot !== null) return cannot;
  if (store.get(busyAtom) || store.get(underWayAtom).length > 0) return ATTENDI;
  // Without proposals the rules may explain what is open: the same list offers them.
  if (store.get(foundAtom).proposte.length > 0 || store.get(tabsContiAtom).tutti > 0) return null;
  return 'Non ci sono movimenti aperti';
};

/** Drawn in the page's own title row; here for its keys. */
export const ACCEPT_ALL: Azione<RigaMovimento> = {
  id: 'accetta-sopra-soglia',
  writes: true,
  label: 'Accetta sopra la soglia',
  icon: <CheckmarkStarburstRegular />,
  dove: 'tastiera',
  shortcut: 'Ctrl+Shift+Invio',
  disabledReason: ({ store }) => explainNotAcceptable(store),
  run: ({ store }) => store.set(openAcceptAtom, true),
};

/** The one proposal that is not sure, when it alone is in hand. */
function uncertain(righe: readonly RigaMovimento[]): PropostaWire | null {
  const [riga, ...others] = righe;
  return others.length === 0 && riga?.esito === null ? riga.proposta : null;
}

export const ACCEPT: Azione<RigaMovimento> = {
  id: 'accetta',
  writes: true,
  label: 'Accetta',
  icon: <CheckmarkRegular />,
  dove: 'riga',
  shortcut: 'A',
  scope: 'celle',
  disabledReason: ({ righe }) => {
    if (listBest(righe).length > 0 || uncertain(righe)) return null;
    if (righe.length === 0) return 'Scegli un movimento';
    return righe.some(({ proposta, esito }) => proposta && esito === null)
      ? 'Nessuna di queste è certa: accettale una alla volta'
      : 'Nessuna proposta da accettare';
  },
  run: ({ righe, store }) => {
    const sure = listBest(righe);
    if (sure.length > 0) void store.set(acceptAtom, sure);
    else store.set(askUncertainAtom, uncertain(righe));
  },
};

const choose = (number: number): Azione<RigaMovimento> => ({
  id: `scegli-${number}`,
  writes: true,
  label: `Scegli la soluzione ${number}`,
  icon: <TextNumberFormatRegular />,
  dove: 'tastiera',
  shortcut: String(number),
  scope: 'celle',
  disabledReason: ({ righe }) => {
    const [riga, ...others] = righe;
    if (!riga || others.length > 0) return 'Scegli un movimento solo';
    return riga.esito === null && listSolutions(riga).length >= number ? null : 'Non ha tante soluzioni';
  },
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(takeNumberAtom, riga, number);
  },
});

/** One for each figure: what a row numbers can be chosen. */
export const CHOOSE: readonly Azione<RigaMovimento>[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(choose);

/** Opens and closes what stands beside the list. */
export const DETTAGLI: Azione<RigaMovimento> = {
  id: 'dettagli',
  label: 'Dettagli',
  icon: <PanelRightRegular />,
  dove: 'barra',
  iconOnly: true,
  shortcut: 'O',
  scope: 'fuori',
  suggestion: ({ store }) => (store.get(openedOneAtom) ? 'Chiudi i dettagli' : 'Apri i dettagli'),
  run: ({ store }) => store.set(setOpenedAtom, !store.get(openedOneAtom)),
};

export const RIFIUTA: Azione<RigaMovimento> = {
  id: 'rifiuta',
  writes: true,
  label: 'Rifiuta',
  icon: <DismissRegular />,
  dove: 'riga',
  shortcut: 'R',
  scope: 'celle',
  disabledReason: ({ righe }) =>
    righe.some(({ proposta, esito }) => proposta && esito === null) ? null : 'Nessuna proposta da rifiutare',
  run: ({ righe, store }) =>
    void store.set(
      refuseAtom,
      righe.flatMap(({ proposta, esito }) => (proposta && esito === null ? [proposta] : [])),
    ),
};

/** The same action on both sides of the bench. */
export const makeUndoAction = <Riga,>(): Azione<Riga> => ({
  id: 'annulla-decisione',
  writes: true,
  label: 'Annulla l’ultima decisione',
  icon: <ArrowUndoRegular />,
  dove: 'barra',
  iconOnly: true,
  shortcut: 'Ctrl+Z',
  otherKeys: ['Z'],
  scope: 'fuori',
  suggestion: ({ store }) => {
    const last = store.get(doneAtom).at(-1);
    return last ? `Annulla: ${last.label}` : 'Annulla l’ultima decisione';
  },
  disabledReason: ({ store }) => {
    // What is on its way will be there to be taken back.
    const none = store.get(doneAtom).length === 0 && !store.get(busyAtom) && !store.get(undoWaitsAtom);
    return none ? 'Non c’è nulla da annullare' : null;
  },
  run: ({ store }) => void store.set(annulLastAtom),
});

export const makeRedoAction = <Riga,>(): Azione<Riga> => ({
  id: 'ripeti-decisione',
  writes: true,
  label: 'Ripeti la decisione annullata',
  icon: <ArrowRedoRegular />,
  dove: 'tastiera',
  shortcut: 'Ctrl+Y',
  otherKeys: ['Ctrl+Shift+Z'],
  scope: 'fuori',
  disabledReason: ({ store }) => {
    // What is on its way is waited for.
    const none =
      store.get(annulledOnesAtom).length === 0 && !store.get(busyAtom) && !store.get(undoWaitsAtom);
    return none ? NOTHING_TO_REDO : null;
  },
  run: ({ store }) => void store.set(repeatLastAtom),
});

const inPartite = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(
    '[data-testid="workspace-pagamenti-partite"] input[type="search"]',
  );

/** Moves the focus to the other side's search: what settles it is found by hand. */
export const SEARCH_BY_HAND: Azione<RigaMovimento> = {
  id: 'cerca-a-mano',
  writes: true,
  label: 'Abbina a mano',
  icon: <LinkRegular />,
  dove: 'riga',
  shortcut: 'M',
  otherKeys: ['L'],
  scope: 'celle',
  run: ({ store }) => {
    store.set(setOpenedAtom, true);
    // The side may only now be drawn.
    let frames = 30;
    const focus = (): void => {
      const box = inPartite();
      if (box?.checkVisibility() === true) {
        box.focus();
        // Other words take the place of those sought before.
        box.select();
        return;
      }
      frames -= 1;
      if (frames > 0) requestAnimationFrame(focus);
    };
    focus();
  },
};

const inHand = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-testid="mano"] ${selector}`);

const WITHOUT_CHOICES = 'Spunta prima le righe da abbinare a mano';

/** Into the panel in the middle, from either side: how much of a row takes part. */
export const makeSplitAction = <Riga,>(): Azione<Riga> => ({
  id: 'dividi',
  label: 'Dividi: quanto di ogni riga',
  icon: <SplitHorizontalRegular />,
  dove: 'tastiera',
  shortcut: 'S',
  scope: 'celle',
  disabledReason: () => (inHand('[data-segno="parte"]') ? null : WITHOUT_CHOICES),
  run: () => inHand('[data-segno="parte"]')?.focus(),
});

/** Into the panel in the middle, from either side: one more differenza, of what is left. */
export const makeDifferenzaAction = <Riga,>(): Azione<Riga> => ({
  id: 'aggiungi-differenza',
  writes: true,
  label: 'Aggiungi una differenza',
  icon: <AddRegular />,
  dove: 'tastiera',
  shortcut: 'D',
  scope: 'celle',
  disabledReason: () => {
    if (!inHand('[data-testid="differenza"]')) return WITHOUT_CHOICES;
    return inHand('[data-segno="differenza"]') ? null : 'Non c’è differenza da spiegare';
  },
  run: () => inHand('[data-segno="differenza"]')?.click(),
});

const firstToLink = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-testid="pannello-proposte"] [data-segno="collega"]');

/** Into the panel in the middle: the movimento is of a pagamento registered before. */
export const COLLEGA: Azione<RigaMovimento> = {
  id: 'collega',
  writes: true,
  label: 'Collega a un pagamento già registrato',
  icon: <LinkRegular />,
  dove: 'tastiera',
  shortcut: 'C',
  scope: 'celle',
  disabledReason: () => (firstToLink() ? null : 'Nessun pagamento registrato di questo importo'),
  run: () => firstToLink()?.focus(),
};

/** Back to the movimento in hand, from the search that `L` began. */
const BACK: Azione<RigaPartita> = {
  id: 'torna-al-movimento',
  label: 'Torna al movimento',
  icon: <LinkRegular />,
  dove: 'tastiera',
  shortcut: 'M',
  otherKeys: ['L'],
  scope: 'celle',
  run: () => {
    document
      .querySelector<HTMLElement>('[data-testid="workspace-pagamenti-movimenti"] .ag-cell-focus')
      ?.focus();
  },
};

export const AZIONI_PARTITE: readonly Azione<RigaPartita>[] = [
  makeUndoAction<RigaPartita>(),
  makeRedoAction<RigaPartita>(),
  makeSplitAction<RigaPartita>(),
  makeDifferenzaAction<RigaPartita>(),
  BACK,
];
