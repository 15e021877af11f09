/** Rolling imports back, one or several at once: what it would take away is read and shown before it is asked. */
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { ApiError, describeError } from '#api/errors.ts';
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
  inCorso: boolean;
}

const annulloBaseAtom = atom<Annullo | null>(null);
export const annulloAtom: Atom<Annullo | null> = atom((get) => get(annulloBaseAtom));
export const chiudiAnnulloAtom = atom(null, (_get, set) => set(annulloBaseAtom, null));

const falliAtom = atom(null, (_get, set, titolo: string, error: unknown) => {
  set(annulloBaseAtom, null);
  // Why a pagamento stays is known to the server alone.
  const detail = error instanceof ApiError ? error.problema?.detail : undefined;
  set(addToastAtom, { severity: 'error', titolo, testo: detail ?? describeError(error) });
});

/** Opens the question and reads what would be lost. */
export const chiediAnnulloAtom = atom(
  null,
  async (get, set, importazioni: readonly Importazione[], di: number | null = null) => {
    const azienda = di ?? get(aziendaIdAtom);
    const aperto: Annullo = { azienda, importazioni, conseguenze: null, pagamenti: 0, inCorso: false };
    set(annulloBaseAtom, aperto);
    const ids = importazioni.map(({ id_imp }) => id_imp);
    try {
      const lette = await get(clientAtom).call('importazioniConseguenze', { body: { ids }, azienda });
      if (get(annulloBaseAtom) === aperto) set(annulloBaseAtom, { ...aperto, ...lette });
    } catch (error) {
      if (get(annulloBaseAtom) === aperto)
        set(falliAtom, 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla', error);
    }
  },
);

/** The same for an import of which only the number is known. */
export const chiediAnnulloDiAtom = atom(null, async (get, set, id: number, di: number | null = null) => {
  const azienda = di ?? get(aziendaIdAtom);
  try {
    const { importazioni } = await get(clientAtom).call('importazioni', { azienda });
    const questa = importazioni.filter(({ id_imp }) => id_imp === id);
    if (questa.length === 0) throw new Error(`import ${id} is not in the log`);
    await set(chiediAnnulloAtom, questa, azienda);
  } catch (error) {
    set(falliAtom, 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla', error);
  }
});

/** Pagamenti, or storni of them, would go with the rows. */
const muovePagamenti = ({ abbinate, riaperte }: ConseguenzeImportazione): boolean => abbinate + riaperte > 0;

/** Some work of people, or of reconciliation, would go with the rows. */
export const hasConseguenze = (una: ConseguenzeImportazione): boolean =>
  una.annotate + una.modificate + una.concordate + una.contestate > 0 || muovePagamenti(una);

/** Rolls them back, the consequences that were shown counting as accepted; answers whether they are gone. */
export const confermaAnnulloAtom = atom(null, async (get, set): Promise<boolean> => {
  const annullo = get(annulloBaseAtom);
  if (!annullo?.conseguenze || annullo.inCorso) return false;
  let fatto = true;
  const { importazioni, conseguenze, azienda } = annullo;
  set(annulloBaseAtom, { ...annullo, inCorso: true });
  try {
    const { righe } = await get(clientAtom).call('importazioniAnnulla', {
      body: {
        ids: importazioni.map(({ id_imp }) => id_imp),
        conferma: conseguenze.some(hasConseguenze),
        annulla_pagamenti: conseguenze.some(muovePagamenti),
      },
      azienda,
    });
    set(annulloBaseAtom, null);
    const tolte =
      righe === 1 ? 'È stata tolta 1 riga' : `Sono state tolte ${formatCount(righe, 'riga', 'righe')}`;
    const [sola] = importazioni;
    const una = importazioni.length === 1 && sola;
    set(addToastAtom, {
      severity: 'success',
      titolo: una ? 'Importazione annullata' : `${importazioni.length} importazioni annullate`,
      testo: una ? `${tolte} di ${formatImportazione(sola)}.` : `${tolte}.`,
    });
  } catch (error) {
    fatto = false;
    set(
      falliAtom,
      importazioni.length === 1
        ? 'L’importazione non è stata annullata'
        : 'Nessuna delle importazioni è stata annullata',
      error,
    );
  }
  await set(righeImportazioni.caricaAtom);
  return fatto;
});
