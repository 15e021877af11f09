/** Rolling imports back, one or several at once: what it would take away is read and shown before it is asked. */
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { describeInDetail } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { formatImportazione, righeImportazioni } from './atoms.ts';

export interface Annullo {
  /** Whose they are. */
  azienda: number | null;
  importazioni: readonly Importazione[];
  /** Null while they are being read. */
  conseguenze: readonly ConseguenzeImportazione[] | null;
  /** Undone with all of them. */
  pagamenti: number;
  underway: boolean;
}

const annulmentBaseAtom = atom<Annullo | null>(null);
export const annulmentAtom: Atom<Annullo | null> = atom((get) => get(annulmentBaseAtom));
export const closeAnnulmentAtom = atom(null, (_get, set) => set(annulmentBaseAtom, null));

const makeThemAtom = atom(null, (_get, set, titolo: string, error: unknown) => {
  set(annulmentBaseAtom, null);
  // Why a pagamento stays is known to the server alone.
  set(addToastAtom, { severity: 'error', titolo, testo: describeInDetail(error) });
});

/** Opens the question and reads what would be lost. */
export const askAnnulmentAtom = atom(
  null,
  async (get, set, importazioni: readonly Importazione[], of: number | null = null) => {
    const azienda = of ?? get(aziendaIdAtom);
    const opened: Annullo = { azienda, importazioni, conseguenze: null, pagamenti: 0, underway: false };
    set(annulmentBaseAtom, opened);
    const ids = importazioni.map(({ id_imp }) => id_imp);
    try {
      const loaded = await get(clientAtom).call('importazioniConseguenze', { body: { ids }, azienda });
      if (get(annulmentBaseAtom) === opened) set(annulmentBaseAtom, { ...opened, ...loaded });
    } catch (error) {
      if (get(annulmentBaseAtom) === opened)
        set(makeThemAtom, 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla', error);
    }
  },
);

/** The same for an import of which only the number is known. */
export const askAnnulmentOfAtom = atom(null, async (get, set, id: number, of: number | null = null) => {
  const azienda = of ?? get(aziendaIdAtom);
  try {
    const { importazioni } = await get(clientAtom).call('importazioni', { azienda });
    const thisOne = importazioni.filter(({ id_imp }) => id_imp === id);
    if (thisOne.length === 0) throw new Error(`import ${id} is not in the log`);
    await set(askAnnulmentAtom, thisOne, azienda);
  } catch (error) {
    set(makeThemAtom, 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla', error);
  }
});

/** Pagamenti, or storni of them, would go with the rows. */
const movesPagamenti = ({ abbinate, riaperte }: ConseguenzeImportazione): boolean => abbinate + riaperte > 0;

/** Some work of people, or of reconciliation, would go with the rows. */
export const hasConseguenze = (one: ConseguenzeImportazione): boolean =>
  one.annotate + one.modificate + one.concordate + one.contestate > 0 || movesPagamenti(one);

/** Rolls them back, the consequences that were shown counting as accepted; answers whether they are gone. */
export const confirmAnnulmentAtom = atom(null, async (get, set): Promise<boolean> => {
  const annulment = get(annulmentBaseAtom);
  if (!annulment?.conseguenze || annulment.underway) return false;
  let done = true;
  const { importazioni, conseguenze, azienda } = annulment;
  set(annulmentBaseAtom, { ...annulment, underway: true });
  try {
    const { righe } = await get(clientAtom).call('importazioniAnnulla', {
      body: {
        ids: importazioni.map(({ id_imp }) => id_imp),
        conferma: conseguenze.some(hasConseguenze),
        annulla_pagamenti: conseguenze.some(movesPagamenti),
      },
      azienda,
    });
    set(annulmentBaseAtom, null);
    const removed =
      righe === 1 ? 'È stata tolta 1 riga' : `Sono state tolte ${formatCount(righe, 'riga', 'righe')}`;
    const [only] = importazioni;
    const one = importazioni.length === 1 && only;
    set(addToastAtom, {
      titolo: one ? 'Importazione annullata' : `${importazioni.length} importazioni annullate`,
      testo: one ? `${removed} di ${formatImportazione(only)}.` : `${removed}.`,
    });
  } catch (error) {
    done = false;
    set(
      makeThemAtom,
      importazioni.length === 1
        ? 'L’importazione non è stata annullata'
        : 'Nessuna delle importazioni è stata annullata',
      error,
    );
  }
  await set(righeImportazioni.loadAtom);
  return done;
});
