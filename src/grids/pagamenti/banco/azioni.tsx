/** What can be done on the bench, from the toolbar, the row menu and the keyboard. */
import {
  AddRegular,
  ArrowUndoRegular,
  CheckmarkRegular,
  DismissRegular,
  LinkRegular,
  CheckmarkStarburstRegular,
  SplitHorizontalRegular,
} from '@fluentui/react-icons';
import type { Azione } from '#grids/engine/index.ts';
import { annullaUltimoAtom } from './annulla.ts';
import { accettaAtom, migliori, rifiutaAtom } from './decidi.ts';
import { fattiAtom, occupatoAtom } from './decisione.ts';
import { apriAccettaAtom } from './finestre.ts';
import type { Store } from '#state/jotai.ts';
import { motivo, ruoloAtom } from '#state/ruolo.ts';
import { trovateAtom } from './proposte.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';

const ATTENDI = 'Aspetta che finisca quello che è in corso';

/** Why everything from a score on cannot be accepted now, or null. */
export const nonAccettaTutte = (store: Store): string | null => {
  const nonPuo = motivo(store.get(ruoloAtom), 'operatore');
  if (nonPuo !== null) return nonPuo;
  if (store.get(occupatoAtom)) return ATTENDI;
  return store.get(trovateAtom).proposte.length === 0 ? 'Non ci sono proposte: cercale prima' : null;
};

/** Drawn in the page's own title row; here for its keys. */
export const ACCETTA_TUTTE: Azione<RigaMovimento> = {
  id: 'accetta-sopra-soglia',
  scrive: true,
  label: 'Accetta sopra la soglia',
  icon: <CheckmarkStarburstRegular />,
  dove: 'tastiera',
  shortcut: 'Ctrl+Shift+Invio',
  disabledReason: ({ store }) => nonAccettaTutte(store),
  run: ({ store }) => store.set(apriAccettaAtom, true),
};

export const ACCETTA: Azione<RigaMovimento> = {
  id: 'accetta',
  scrive: true,
  label: 'Accetta',
  icon: <CheckmarkRegular />,
  dove: 'riga',
  shortcut: 'A',
  ambito: 'celle',
  disabledReason: ({ righe, store }) => {
    if (store.get(occupatoAtom)) return ATTENDI;
    if (migliori(righe).length > 0) return null;
    if (righe.length === 0) return 'Scegli un movimento';
    return righe.some(({ proposta, esito }) => proposta && esito === null)
      ? 'Non è certa, o c’è una parità: scegli tu, nel riquadro in mezzo'
      : 'Nessuna proposta da accettare';
  },
  run: ({ righe, store }) => void store.set(accettaAtom, migliori(righe)),
};

export const RIFIUTA: Azione<RigaMovimento> = {
  id: 'rifiuta',
  scrive: true,
  label: 'Rifiuta',
  icon: <DismissRegular />,
  dove: 'riga',
  shortcut: 'R',
  ambito: 'celle',
  disabledReason: ({ righe, store }) => {
    if (store.get(occupatoAtom)) return ATTENDI;
    return righe.some(({ proposta, esito }) => proposta && esito === null)
      ? null
      : 'Nessuna proposta da rifiutare';
  },
  run: ({ righe, store }) =>
    void store.set(
      rifiutaAtom,
      righe.flatMap(({ proposta, esito }) => (proposta && esito === null ? [proposta] : [])),
    ),
};

/** The same action on both sides of the bench. */
export const annulla = <Riga,>(): Azione<Riga> => ({
  id: 'annulla-decisione',
  scrive: true,
  label: 'Annulla l’ultima decisione',
  icon: <ArrowUndoRegular />,
  dove: 'barra',
  soloIcona: true,
  shortcut: 'Ctrl+Z',
  ambito: 'fuori',
  suggerimento: ({ store }) => {
    const last = store.get(fattiAtom).at(-1);
    return last ? `Annulla: ${last.etichetta}` : 'Annulla l’ultima decisione';
  },
  disabledReason: ({ store }) => {
    if (store.get(occupatoAtom)) return ATTENDI;
    return store.get(fattiAtom).length === 0 ? 'Non c’è nulla da annullare' : null;
  },
  run: ({ store }) => void store.set(annullaUltimoAtom),
});

/** Moves the focus to the other side's search: what settles it is found by hand. */
export const CERCA_A_MANO: Azione<RigaMovimento> = {
  id: 'cerca-a-mano',
  label: 'Cerca a mano',
  icon: <LinkRegular />,
  dove: 'riga',
  shortcut: 'L',
  ambito: 'celle',
  run: () => {
    document
      .querySelector<HTMLInputElement>('[data-testid="workspace-pagamenti-partite"] input[type="search"]')
      ?.focus();
  },
};

const inMano = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-testid="mano"] ${selector}`);

const SENZA_SCELTE = 'Spunta prima le righe da abbinare a mano';

/** Into the panel in the middle, from either side: how much of a row takes part. */
export const dividi = <Riga,>(): Azione<Riga> => ({
  id: 'dividi',
  label: 'Dividi: quanto di ogni riga',
  icon: <SplitHorizontalRegular />,
  dove: 'tastiera',
  shortcut: 'S',
  ambito: 'celle',
  disabledReason: () => (inMano('[data-segno="parte"]') ? null : SENZA_SCELTE),
  run: () => inMano('[data-segno="parte"]')?.focus(),
});

/** Into the panel in the middle, from either side: one more differenza, of what is left. */
export const aggiungiDifferenza = <Riga,>(): Azione<Riga> => ({
  id: 'aggiungi-differenza',
  scrive: true,
  label: 'Aggiungi una differenza',
  icon: <AddRegular />,
  dove: 'tastiera',
  shortcut: 'D',
  ambito: 'celle',
  disabledReason: () => {
    if (!inMano('[data-testid="differenza"]')) return SENZA_SCELTE;
    return inMano('[data-segno="differenza"]') ? null : 'Non c’è differenza da spiegare';
  },
  run: () => inMano('[data-segno="differenza"]')?.click(),
});

const primoDaCollegare = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-testid="pannello-proposte"] [data-segno="collega"]');

/** Into the panel in the middle: the movimento is of a pagamento registered before. */
export const COLLEGA: Azione<RigaMovimento> = {
  id: 'collega',
  scrive: true,
  label: 'Collega a un pagamento già registrato',
  icon: <LinkRegular />,
  dove: 'tastiera',
  shortcut: 'C',
  ambito: 'celle',
  disabledReason: () => (primoDaCollegare() ? null : 'Nessun pagamento registrato di questo importo'),
  run: () => primoDaCollegare()?.focus(),
};

/** Back to the movimento in hand, from the search that `L` began. */
const TORNA: Azione<RigaPartita> = {
  id: 'torna-al-movimento',
  label: 'Torna al movimento',
  icon: <LinkRegular />,
  dove: 'tastiera',
  shortcut: 'L',
  ambito: 'celle',
  run: () => {
    document
      .querySelector<HTMLElement>('[data-testid="workspace-pagamenti-movimenti"] .ag-cell-focus')
      ?.focus();
  },
};

export const AZIONI_PARTITE: readonly Azione<RigaPartita>[] = [
  annulla<RigaPartita>(),
  dividi<RigaPartita>(),
  aggiungiDifferenza<RigaPartita>(),
  TORNA,
];
