/** Actions over many rows, as they were made and as they stand, and undoing one of them. */
import type { LottoAbbinamenti } from '#api/contract/lotti.ts';
import { createRighe, readByOffset } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { annulLottoAtom } from '#state/lotti.ts';
import { addToastAtom } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';

const PAGINA = 500;

export const righeAzioni = createRighe<LottoAbbinamenti>({
  getId: ({ id_lotto }) => id_lotto,
  // An event names no action: all of them are read again.
  vive: { area: 'azioni', read: async () => [], versione: () => 0 },
  load: ({ get, signal }) =>
    readByOffset(async (offset) => {
      const query = { limit: PAGINA, offset };
      const { lotti, totale } = await get(clientAtom).call('lottiAbbinamenti', { query, signal });
      return { righe: lotti, totale };
    }),
});

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, style: 'percent' });

/** `1.000 proposte accettate, dal 98% in su`. */
export function describeLotto({ tipo, fatti, soglia, nome_file }: LottoAbbinamenti): string {
  switch (tipo) {
    case 'proposte':
      return `${formatCount(fatti, 'proposta accettata', 'proposte accettate')}${soglia === null ? '' : `, dal ${percent.format(soglia)} in su`}`;
    case 'regole':
      return `${formatCount(fatti, 'movimento spiegato', 'movimenti spiegati')} dalle regole`;
    case 'flusso':
      return `${formatCount(fatti, 'partita riaperta', 'partite riaperte')} da ${nome_file ?? 'un flusso di ritorno'}`;
  }
}

type StatoAzione = 'in_corso' | 'in_annullo' | 'valida' | 'in_parte' | 'annullata';

export function getStatoLotto({ stato, annullo, fatti, attivi }: LottoAbbinamenti): StatoAzione {
  if (annullo === 'in_corso') return 'in_annullo';
  if (stato === 'in_corso') return 'in_corso';
  if (attivi === 0) return 'annullata';
  return attivi < fatti ? 'in_parte' : 'valida';
}

const toAnnulAtom = atom<LottoAbbinamenti | null>(null);
/** The action of which it is being asked whether to undo it. */
export const actionToAnnulAtom: Atom<LottoAbbinamenti | null> = atom((get) => get(toAnnulAtom));
export const askActionAnnulmentAtom = atom(null, (_get, set, action: LottoAbbinamenti | null) =>
  set(toAnnulAtom, action),
);

/** Undoes what is left of an action, all of it or nothing; answers why not, or null. */
export const annulActionAtom = atom(
  null,
  async (_get, set, action: LottoAbbinamenti): Promise<string | null> => {
    try {
      await set(annulLottoAtom, action.id_lotto);
    } catch (error) {
      return explainRefusal(error);
    }
    set(addToastAtom, {
      titolo: `Annullato: ${describeLotto(action)}`,
      testo: 'Le loro righe sono come prima.',
    });
    await set(righeAzioni.loadAtom);
    return null;
  },
);
