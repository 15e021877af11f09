/** Actions on the files of one go: reading them, answering for all that ask the same, importing them at once. */
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { Risposte } from '../../cell/questions.ts';
import { expandArchives } from '../file/archive.ts';
import { cercaPresentiAtom, showEstrattoAtom, suggestContoAtom } from './preview.ts';
import {
  anteprimaPrivataAtom,
  aziendaDelFileAtom,
  clientDelFileAtom,
  fasePrivataAtom,
  lavoroAtom,
  patchAnteprimaAtom,
  perTuttePrivataAtom,
} from './atoms.ts';
import { contiDelFileAtom, contiResource, leggiContiAltroveAtom, rileggiContiAtom } from './conti.ts';
import { fermaPrelettureAtom, preleggiAtom } from './destinations.ts';
import { findTwin } from './fingerprint.ts';
import { fermatoAtom, lavoroBaseAtom } from './list-work.ts';
import { startLavoroAtom } from './work.ts';
import { toQuestionKey, risposteDateAtom, type GruppoDomande } from './question-groups.ts';
import { apriFileAtom, rispondiAtom } from './reading.ts';
import { findNewIban, findSaldoIniziale, getDivisa, makeNomeConto } from './conto-name.ts';
import {
  aggiungiSchedeAtom,
  apertaPrivataAtom,
  conSchedaAtom,
  caricaAtom,
  elencoApertoAtom,
  isElencoAtom,
  mostraElencoAtom,
  patchSchedaAtom,
  riponiAtom,
  schedePrivateAtom,
  type ImportTab,
} from './tabs.ts';

/** True when the person moved to another azienda with files open. */
export const aziendaCambiataAtom: Atom<boolean> = atom((get) => {
  if (get(schedePrivateAtom).length === 0 || get(perTuttePrivataAtom)) return false;
  return get(aziendaIdAtom) !== get(aziendaDelFileAtom);
});

/** Reads one of the list, the page being its own meanwhile. */
const leggiSchedaAtom = atom(null, async (get, set, scheda: ImportTab) => {
  const { file, letto, indice } = scheda;
  if (letto && indice !== null) {
    await set(showEstrattoAtom, letto.contesto, letto.letto, indice, set(startLavoroAtom));
    return;
  }
  await set(apriFileAtom, file);
  const fase = get(fasePrivataAtom);
  const risposte = get(risposteDateAtom).get(toQuestionKey(fase) ?? '');
  if (risposte && fase.tipo === 'domande') await set(rispondiAtom, fase.contesto, risposte);
});

/** Reads those of the list that wait, one after the other, unless a person stopped it. */
export const leggiElencoAtom = atom(null, async (get, set) => {
  if (get(lavoroBaseAtom) !== null || get(fermatoAtom)) return;
  const next = () => get(schedePrivateAtom).find(({ fase }) => fase.tipo === 'attesa');
  if (!next()) return;
  set(lavoroBaseAtom, { tipo: 'lettura', fatti: 0, totale: get(schedePrivateAtom).length });
  try {
    if (get(perTuttePrivataAtom)) set(preleggiAtom, get(schedePrivateAtom));
    else await set(contiResource.loadAtom);
    for (let scheda = next(); scheda && !get(fermatoAtom); scheda = next()) {
      const { length: totale } = get(schedePrivateAtom);
      const attesa = get(schedePrivateAtom).filter(({ fase }) => fase.tipo === 'attesa').length;
      set(lavoroBaseAtom, { tipo: 'lettura', fatti: totale - attesa, totale });
      await set(conSchedaAtom, scheda.id, async () => {
        const gemello = await findTwin(get(schedePrivateAtom), scheda);
        if (gemello) set(fasePrivataAtom, { tipo: 'copia', di: gemello.id, nome: gemello.file.name });
        else await set(leggiSchedaAtom, scheda);
      });
      // A reading that was stopped is no reading.
      if (get(schedePrivateAtom).some((one) => one === scheda)) break;
    }
  } finally {
    set(lavoroBaseAtom, null);
  }
});

/** Reads on from where a person stopped. */
export const riprendiElencoAtom = atom(null, (_get, set) => {
  set(fermatoAtom, false);
  return set(leggiElencoAtom);
});

/** Takes files dropped or chosen: one alone opens, several make a list. */
export const aggiungiFileAtom = atom(null, async (get, set, files: readonly File[]) => {
  const espansi = await expandArchives(files);
  if (espansi.length === 0) return;
  if (!get(perTuttePrivataAtom)) set(aziendaDelFileAtom, get(aziendaIdAtom));
  set(aggiungiSchedeAtom, espansi);
  const [sola, altra] = get(schedePrivateAtom);
  if (sola && !altra && !get(perTuttePrivataAtom)) {
    set(fermatoAtom, false);
    set(caricaAtom, sola.id);
    set(patchSchedaAtom, sola.id, { vista: true });
    await set(apriFileAtom, sola.file);
    return;
  }
  if (get(apertaPrivataAtom) === null) set(mostraElencoAtom, true);
  await set(riprendiElencoAtom);
});

/** Takes files of all the aziende that one may open: those of a list of one stay in it, and stay of their azienda. */
export const aggiungiPerTutteAtom = atom(null, async (get, set, files: readonly File[]) => {
  if (files.length === 0) return;
  const azienda = get(aziendaDelFileAtom);
  const before = get(perTuttePrivataAtom) ? [] : get(schedePrivateAtom);
  set(perTuttePrivataAtom, true);
  set(mostraElencoAtom, true);
  for (const { id } of before) set(patchSchedaAtom, id, { azienda, motivo: 'scelta' });
  if (before.length > 0 && azienda !== null) await set(leggiContiAltroveAtom, azienda);
  await set(aggiungiFileAtom, files);
});

/** A person says whose a file is: it is read for that azienda. */
export const scegliAziendaDiAtom = atom(null, async (get, set, id: number, azienda: number) => {
  if (get(apertaPrivataAtom) === id) set(riponiAtom);
  await set(leggiContiAltroveAtom, azienda);
  set(patchSchedaAtom, id, { azienda, motivo: 'scelta', anteprima: null, fase: { tipo: 'attesa' } });
  await set(riprendiElencoAtom);
});

/** Opens one of the list. */
export const apriSchedaAtom = atom(null, async (get, set, id: number) => {
  if (get(lavoroBaseAtom) !== null) return;
  set(caricaAtom, id);
  set(patchSchedaAtom, id, { vista: true });
  set(mostraElencoAtom, false);
  const anteprima = get(anteprimaPrivataAtom);
  if (anteprima?.presenti.tipo === 'da_cercare') await set(cercaPresentiAtom);
});

/** Forgets everything: the open file and those of the list. An import under way is taken back. */
export const ricominciaAtom = atom(null, (get, set) => {
  get(lavoroAtom)?.abort();
  set(fermatoAtom, true);
  set(schedePrivateAtom, []);
  set(mostraElencoAtom, false);
  set(risposteDateAtom, new Map());
  set(riponiAtom);
  set(fermaPrelettureAtom);
  set(perTuttePrivataAtom, false);
});

/** Leaves the file at hand: back to the list, or to the drop zone when it was the only one. */
export const lasciaFileAtom = atom(null, async (get, set) => {
  get(lavoroAtom)?.abort();
  if (!get(isElencoAtom)) {
    set(ricominciaAtom);
    return;
  }
  const id = get(apertaPrivataAtom);
  set(mostraElencoAtom, true);
  if (get(anteprimaPrivataAtom)?.presenti.tipo === 'ricerca') await set(cercaPresentiAtom);
  if (get(apertaPrivataAtom) === id && get(elencoApertoAtom)) set(riponiAtom);
});

/** Takes one off the list; a copy of it is then read. */
export const togliSchedaAtom = atom(null, (get, set, id: number) => {
  if (get(apertaPrivataAtom) === id) return;
  const rest = get(schedePrivateAtom)
    .filter((scheda) => scheda.id !== id)
    .map((scheda): ImportTab => {
      const { fase } = scheda;
      return fase.tipo === 'copia' && fase.di === id ? { ...scheda, fase: { tipo: 'attesa' } } : scheda;
    });
  set(schedePrivateAtom, rest);
  if (rest.length === 0) set(ricominciaAtom);
});

/** Answers for all the files that ask the same; those still to come are answered at once. */
export const rispondiInsiemeAtom = atom(
  null,
  async (get, set, { fase, ids }: GruppoDomande, risposte: Risposte) => {
    const chiave = toQuestionKey(fase);
    if (chiave !== null) set(risposteDateAtom, new Map([...get(risposteDateAtom), [chiave, risposte]]));
    for (const id of ids)
      await set(conSchedaAtom, id, async () => {
        const now = get(fasePrivataAtom);
        if (now.tipo === 'domande') await set(rispondiAtom, now.contesto, risposte);
      });
  },
);

/** The conto of one of the list; what is already there is looked for. */
export const scegliContoDiAtom = atom(null, (_get, set, id: number, id_conto: number) =>
  set(conSchedaAtom, id, async () => {
    set(patchAnteprimaAtom, { id_conto });
    await set(cercaPresentiAtom);
  }),
);

/** Gives a conto to those without one, where what is written in them leaves no doubt. */
const assegnaContiAtom = atom(null, async (get, set) => {
  for (const { id, anteprima } of get(schedePrivateAtom)) {
    if (!anteprima || anteprima.id_conto !== null || anteprima.natura !== 'movimento') continue;
    await set(conSchedaAtom, id, async () => {
      set(suggestContoAtom);
      if (get(anteprimaPrivataAtom)?.id_conto != null) await set(cercaPresentiAtom);
    });
  }
});

/** Creates the conto that a file names, and gives it to all the files of its azienda that name it. Raises `ApiError`. */
export const creaContoDiAtom = atom(null, async (get, set, scheda: ImportTab) => {
  await set(conSchedaAtom, scheda.id, async () => {
    const conti = get(contiDelFileAtom) ?? [];
    const iban = findNewIban(scheda, conti);
    if (iban === null || !scheda.anteprima) return;
    const divisa = getDivisa(scheda.anteprima.estratto);
    const sue = get(schedePrivateAtom).flatMap((altra) =>
      altra.azienda === scheda.azienda && altra.anteprima && findNewIban(altra, conti) === iban
        ? [altra.anteprima]
        : [],
    );
    const body = { nome: makeNomeConto(iban, conti), iban, divisa, saldo_iniziale: findSaldoIniziale(sue) };
    await get(clientDelFileAtom).call('contoNuovo', { body });
    await set(rileggiContiAtom);
  });
  await set(assegnaContiAtom);
});

/** Stops reading or importing the list: what is under way is taken back, what is done stays. */
export const fermaElencoAtom = atom(null, (get, set) => {
  set(fermatoAtom, true);
  set(fermaPrelettureAtom);
  get(lavoroAtom)?.abort();
});

/** The import of the file at hand was rolled back. */
export const annullataAtom = atom(null, async (get, set) => {
  const id = get(apertaPrivataAtom);
  const elenco = get(isElencoAtom);
  await set(lasciaFileAtom);
  if (elenco && id !== null) await set(riapriSchedaAtom, id);
});

/** The import of one of the list was rolled back: it may go in again. */
export const riapriSchedaAtom = atom(null, (_get, set, id: number) =>
  set(conSchedaAtom, id, async () => {
    set(fasePrivataAtom, { tipo: 'anteprima' });
    set(patchAnteprimaAtom, { precedente: null });
    await set(cercaPresentiAtom);
  }),
);
