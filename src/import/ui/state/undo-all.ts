/** Taking back all that a list has imported, azienda by azienda: of each, everything goes or nothing. */
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import { describeError } from '#api/errors.ts';
import { addUnder } from '#domain/groups.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { formatCount } from '../words.ts';
import type { Importato, ImportatoIn } from './imported.ts';
import { reopenTabAtom } from './list.ts';
import { jobBaseAtom } from './work.ts';
import { tabsAtom } from './atoms.ts';

/** What the list brought in. */
export const importedByAziendaAtom: Atom<readonly ImportatoIn[]> = atom((get) => {
  const found = new Map<number | null, Importato[]>();
  for (const { id, file, azienda, fase } of get(tabsAtom)) {
    if (fase.tipo !== 'esito' || fase.esito.tipo !== 'completato') continue;
    const { id_imp, righe } = fase.esito;
    addUnder(found, azienda, { scheda: id, id_imp, righe, nome: file.name });
  }
  return [...found].map(([azienda, imports]) => ({ azienda, imports }));
});

/** The same, of whatever azienda. */
export const importedAtom: Atom<readonly Importato[]> = atom((get) =>
  get(importedByAziendaAtom).flatMap(({ imports }) => imports),
);

/** One azienda, and whether people have worked since on what came in. */
export interface ToUndo extends ImportatoIn {
  conferma: boolean;
  annulla_pagamenti: boolean;
}
const questionBaseAtom = atom<readonly ToUndo[] | null>(null);
/** What would be taken back, while it is asked. */
export const annulmentOfAllAtom: Atom<readonly ToUndo[] | null> = atom((get) => get(questionBaseAtom));
export const closeAnnulmentOfAllAtom = atom(null, (_get, set) => set(questionBaseAtom, null));

const moves = ({ abbinate, riaperte }: ConseguenzeImportazione): boolean => abbinate + riaperte > 0;
const loses = (one: ConseguenzeImportazione): boolean =>
  one.annotate + one.modificate + one.concordate + one.contestate > 0 || moves(one);

/** Reads what would be lost, then asks. */
export const askAnnulmentOfAllAtom = atom(null, async (get, set, imported: readonly ImportatoIn[]) => {
  try {
    const question: ToUndo[] = [];
    for (const { azienda, imports } of imported) {
      const body = { ids: imports.map(({ id_imp }) => id_imp) };
      const { conseguenze } = await get(clientAtom).call('importazioniConseguenze', {
        body,
        ...(azienda !== null && { azienda }),
      });
      question.push({
        azienda,
        imports,
        conferma: conseguenze.some(loses),
        annulla_pagamenti: conseguenze.some(moves),
      });
    }
    set(questionBaseAtom, question);
  } catch (error) {
    showToast({
      severity: 'error',
      titolo: 'Non so che cosa porterebbe via l’annullamento: non ho annullato nulla',
      testo: describeError(error),
    });
  }
});

/** Takes it back, what was shown counting as accepted. One azienda that refuses keeps none of the others. */
export const annulAllAtom = atom(null, async (get, set) => {
  const question = get(questionBaseAtom);
  if (question === null || get(jobBaseAtom) !== null) return;
  set(questionBaseAtom, null);
  const totale = question.reduce((sum, { imports }) => sum + imports.length, 0);
  let fatti = 0;
  let removed = 0;
  const left: unknown[] = [];
  const tolti: Importato[] = [];
  try {
    for (const { azienda, imports, conferma, annulla_pagamenti } of question) {
      set(jobBaseAtom, { tipo: 'annulla', fatti, totale });
      const body = { ids: imports.map(({ id_imp }) => id_imp), conferma, annulla_pagamenti };
      try {
        const { righe } = await get(clientAtom).call('importazioniAnnulla', {
          body,
          ...(azienda !== null && { azienda }),
        });
        removed += righe;
        tolti.push(...imports);
      } catch (error) {
        left.push(error);
      }
      fatti += imports.length;
    }
    for (const { scheda } of tolti) if (scheda !== null) await set(reopenTabAtom, scheda);
  } finally {
    set(jobBaseAtom, null);
  }
  showToast(
    left.length === 0
      ? {
          titolo: formatCount(tolti.length, 'importazione annullata', 'importazioni annullate'),
          testo: `${removed === 1 ? 'È stata tolta' : 'Sono state tolte'} ${formatCount(removed, 'riga', 'righe')}.`,
        }
      : {
          severity: 'error',
          titolo: `Di ${formatCount(left.length, 'azienda', 'aziende')} le importazioni sono rimaste`,
          testo: describeError(left[0]),
        },
  );
});
