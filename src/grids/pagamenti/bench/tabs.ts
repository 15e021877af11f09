/** The tabs of the desk: what is sure, what is to be decided, what has no document, what is explained. */
import { atom, type Atom } from '#state/jotai.ts';
import type { BenchTab } from '../vista.ts';
import {
  type RigaMovimento,
  righeMovimenti,
  closedOnesAtom,
  withClosedAtom,
  setWithClosedAtom,
} from './righe.ts';

const baseAtom = atom<BenchTab>('tutti');
export const tabAtom: Atom<BenchTab> = atom((get) => get(baseAtom));
export const setTabAtom = atom(null, (_get, set, tab: BenchTab) => {
  set(baseAtom, tab);
  if (tab === 'spiegate') set(setWithClosedAtom);
});

const isClosed = ({ stato }: RigaMovimento): boolean => stato === 'chiusa' || stato === 'ignorata';
/** True for what nobody has decided yet. */
const isDaDecidere = (riga: RigaMovimento): boolean => riga.esito === null && !isClosed(riga);

const group = (proposta: RigaMovimento['proposta']): Exclude<BenchTab, 'tutti' | 'spiegate'> => {
  if (!proposta) return 'senza';
  return proposta.unica ? 'sicure' : 'da_decidere';
};

/** Where a row stands: one that was decided stays where it was, so that it does not run away from under the hand. */
function pass(tab: BenchTab, riga: RigaMovimento): boolean {
  if (tab === 'spiegate') return riga.esito !== null || isClosed(riga);
  if (riga.lettaChiusa) return false;
  return tab === 'tutti' || group(riga.placedBy ?? riga.proposta) === tab;
}

/** What the tab in hand lets through. */
export const narrowedAtom: Atom<((riga: RigaMovimento) => boolean) | null> = atom((get) => {
  const tab = get(baseAtom);
  if (tab === 'tutti' && !get(withClosedAtom)) return null;
  return (riga) => pass(tab, riga);
});

const EMPTY_TABS: Readonly<Record<BenchTab, string>> = {
  tutti: 'Nessun movimento da abbinare in questo periodo',
  sicure: 'Nessuna proposta sicura da accettare',
  da_decidere: 'Nessuna proposta da decidere',
  senza: 'Nessun movimento senza documento',
  spiegate: 'Nessun movimento spiegato in questo periodo',
};

/** What the tab in hand says when it has no row. */
export const tabEmptyAtom: Atom<string> = atom((get) => EMPTY_TABS[get(baseAtom)]);

/** Rows of each tab: those still to be decided, and those that are explained. */
export const tabsContiAtom: Atom<Readonly<Record<BenchTab, number>>> = atom((get) => {
  const conti = { tutti: 0, sicure: 0, da_decidere: 0, senza: 0, spiegate: get(closedOnesAtom) };
  for (const riga of get(righeMovimenti.vistaAtom).store.listAll())
    if (isDaDecidere(riga)) {
      conti.tutti += 1;
      conti[group(riga.proposta)] += 1;
    } else if (!riga.lettaChiusa) conti.spiegate += 1;
  return conti;
});
