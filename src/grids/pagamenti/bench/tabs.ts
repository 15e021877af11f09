/** The tabs of the desk: what is sure, what is to be decided, what has no document, what is explained. */
import { atom, type Atom } from '#state/jotai.ts';
import type { Scheda } from '../vista.ts';
import { type RigaMovimento, righeMovimenti, chiuseAtom, conChiuseAtom, setConChiuseAtom } from './righe.ts';

const baseAtom = atom<Scheda>('tutti');
export const schedaAtom: Atom<Scheda> = atom((get) => get(baseAtom));
export const setSchedaAtom = atom(null, (_get, set, scheda: Scheda) => {
  set(baseAtom, scheda);
  if (scheda === 'spiegate') set(setConChiuseAtom);
});

const isChiusa = ({ stato }: RigaMovimento): boolean => stato === 'chiusa' || stato === 'ignorata';
/** True for what nobody has decided yet. */
export const isDaDecidere = (riga: RigaMovimento): boolean => riga.esito === null && !isChiusa(riga);

const gruppo = (proposta: RigaMovimento['proposta']): Exclude<Scheda, 'tutti' | 'spiegate'> => {
  if (!proposta) return 'senza';
  return proposta.unica ? 'sicure' : 'da_decidere';
};

/** Where a row stands: one that was decided stays where it was, so that it does not run away from under the hand. */
function passa(scheda: Scheda, riga: RigaMovimento): boolean {
  if (scheda === 'spiegate') return riga.esito !== null || isChiusa(riga);
  if (riga.lettaChiusa) return false;
  return scheda === 'tutti' || gruppo(riga.rifiutata ?? riga.proposta) === scheda;
}

/** What the tab in hand lets through. */
export const ristrettoAtom: Atom<((riga: RigaMovimento) => boolean) | null> = atom((get) => {
  const scheda = get(baseAtom);
  if (scheda === 'tutti' && !get(conChiuseAtom)) return null;
  return (riga) => passa(scheda, riga);
});

/** Rows of each tab: those still to be decided, and those that are explained. */
export const contiSchedeAtom: Atom<Readonly<Record<Scheda, number>>> = atom((get) => {
  const conti = { tutti: 0, sicure: 0, da_decidere: 0, senza: 0, spiegate: get(chiuseAtom) };
  for (const riga of get(righeMovimenti.vistaAtom).archivio.tutte())
    if (isDaDecidere(riga)) {
      conti.tutti += 1;
      conti[gruppo(riga.proposta)] += 1;
    } else if (!riga.lettaChiusa) conti.spiegate += 1;
  return conti;
});
