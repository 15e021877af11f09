/** Taking back all that a list has imported, azienda by azienda: of each, everything goes or nothing. */
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { formatCount } from '../words.ts';
import { riapriSchedaAtom } from './list.ts';
import { lavoroBaseAtom } from './list-work.ts';
import { schedeAtom } from './tabs.ts';

/** What the list brought into one azienda; null: the one that this tab works on. */
export interface ImportatoIn {
  azienda: number | null;
  imports: readonly { scheda: number; id_imp: number; righe: number }[];
}

export const importatiPerAziendaAtom: Atom<readonly ImportatoIn[]> = atom((get) => {
  const found = new Map<number | null, ImportatoIn['imports'][number][]>();
  for (const { id, azienda, fase } of get(schedeAtom)) {
    if (fase.tipo !== 'esito' || fase.esito.tipo !== 'completato') continue;
    const { id_imp, righe } = fase.esito;
    found.set(azienda, [...(found.get(azienda) ?? []), { scheda: id, id_imp, righe }]);
  }
  return [...found].map(([azienda, imports]) => ({ azienda, imports }));
});

/** One azienda, and whether people have worked since on what came in. */
export interface DaAnnullare extends ImportatoIn {
  conferma: boolean;
  annulla_pagamenti: boolean;
}
const domandaBaseAtom = atom<readonly DaAnnullare[] | null>(null);
/** What would be taken back, while it is asked. */
export const annulloTuttoAtom: Atom<readonly DaAnnullare[] | null> = atom((get) => get(domandaBaseAtom));
export const chiudiAnnulloTuttoAtom = atom(null, (_get, set) => set(domandaBaseAtom, null));

const moves = ({ abbinate, riaperte }: ConseguenzeImportazione): boolean => abbinate + riaperte > 0;
const loses = (una: ConseguenzeImportazione): boolean =>
  una.annotate + una.modificate + una.concordate + una.contestate > 0 || moves(una);

/** Reads what would be lost, then asks. */
export const chiediAnnulloTuttoAtom = atom(null, async (get, set) => {
  try {
    const domanda: DaAnnullare[] = [];
    for (const { azienda, imports } of get(importatiPerAziendaAtom)) {
      const body = { ids: imports.map(({ id_imp }) => id_imp) };
      const { conseguenze } = await get(clientAtom).call('importazioniConseguenze', {
        body,
        ...(azienda !== null && { azienda }),
      });
      domanda.push({
        azienda,
        imports,
        conferma: conseguenze.some(loses),
        annulla_pagamenti: conseguenze.some(moves),
      });
    }
    set(domandaBaseAtom, domanda);
  } catch (error) {
    showToast({
      severity: 'error',
      titolo: 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla',
      testo: describeError(error),
    });
  }
});

/** Takes it back, what was shown counting as accepted. One azienda that refuses keeps none of the others. */
export const annullaTuttoAtom = atom(null, async (get, set) => {
  const domanda = get(domandaBaseAtom);
  if (domanda === null || get(lavoroBaseAtom) !== null) return;
  set(domandaBaseAtom, null);
  const totale = domanda.reduce((sum, { imports }) => sum + imports.length, 0);
  let fatti = 0;
  let tolte = 0;
  const rimaste: unknown[] = [];
  const tolti: number[] = [];
  try {
    for (const { azienda, imports, conferma, annulla_pagamenti } of domanda) {
      set(lavoroBaseAtom, { tipo: 'annulla', fatti, totale });
      const body = { ids: imports.map(({ id_imp }) => id_imp), conferma, annulla_pagamenti };
      try {
        const { righe } = await get(clientAtom).call('importazioniAnnulla', {
          body,
          ...(azienda !== null && { azienda }),
        });
        tolte += righe;
        tolti.push(...imports.map(({ scheda }) => scheda));
      } catch (error) {
        rimaste.push(error);
      }
      fatti += imports.length;
    }
    for (const scheda of tolti) await set(riapriSchedaAtom, scheda);
  } finally {
    set(lavoroBaseAtom, null);
  }
  showToast(
    rimaste.length === 0
      ? {
          severity: 'success',
          titolo: formatCount(tolti.length, 'importazione annullata', 'importazioni annullate'),
          testo: `${tolte === 1 ? 'È stata tolta' : 'Sono state tolte'} ${formatCount(tolte, 'riga', 'righe')}.`,
        }
      : {
          severity: 'error',
          titolo: `Di ${formatCount(rimaste.length, 'azienda', 'aziende')} le importazioni sono rimaste`,
          testo: describeError(rimaste[0]),
        },
  );
});
