/** Actions that read a file: from the drop to the preview, with the questions in between. */
import { dettagliTracciatiSchema, type Lettura, type Tracciato } from '#api/contract/tracciati.ts';
import { hasCodice, messaggioErrore, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom } from '#state/jotai.ts';
import type { Risposte } from '../../map/esito.ts';
import { leggiNelWorker } from '../lettore.ts';
import { openAnteprimaAtom } from './anteprima.ts';
import {
  anteprimaPrivataAtom,
  aziendaDelFileAtom,
  codaPrivataAtom,
  fasePrivataAtom,
  lavoroAtom,
} from './atomi.ts';
import type { Contesto } from './tipi.ts';

/** Starts a piece of work that can be stopped, stopping the one before. */
export const startLavoroAtom = atom(null, (get, set): AbortSignal => {
  get(lavoroAtom)?.abort();
  const controller = new AbortController();
  set(lavoroAtom, controller);
  return controller.signal;
});

/** Reads the file of a context in the worker and shows whatever came out. */
export const leggiAtom = atom(null, async (_get, set, contesto: Contesto) => {
  const signal = set(startLavoroAtom);
  const { file, tracciato, risposte, lettura } = contesto;
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const esito = await leggiNelWorker(file, { tracciato, risposte, lettura }, signal, (fatto, totale) => {
    if (!signal.aborted) set(fasePrivataAtom, { tipo: 'lettura', file, fatto, totale });
  });
  if (signal.aborted) return;
  switch (esito.tipo) {
    case 'letto':
      await set(openAnteprimaAtom, contesto, esito, signal);
      return;
    case 'domanda':
      set(fasePrivataAtom, { tipo: 'domande', contesto, domande: esito.domande, avvisi: esito.avvisi });
      return;
    case 'deriva':
      if (tracciato)
        set(fasePrivataAtom, { tipo: 'deriva', contesto, tracciato, differenze: esito.differenze });
      return;
    case 'errore':
      set(fasePrivataAtom, { tipo: 'errore', contesto, messaggio: esito.messaggio, ripetibile: false });
      return;
  }
});

/** Finds the tracciato for the file's name, then reads: none -> inferred, one -> used, several -> asked. */
export const apriFileAtom = atom(null, async (get, set, file: File) => {
  const signal = set(startLavoroAtom);
  const contesto: Contesto = { file, tracciato: null, daAggiornare: null, risposte: {}, lettura: null };
  set(aziendaDelFileAtom, get(aziendaIdAtom));
  set(anteprimaPrivataAtom, null);
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const query = { fileName: file.name.slice(0, 255) };
  try {
    const tracciato = await get(clientAtom).call('tracciatoPerNome', { query, signal });
    await set(leggiAtom, { ...contesto, tracciato, daAggiornare: tracciato });
  } catch (error) {
    if (signal.aborted) return;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several) set(fasePrivataAtom, { tipo: 'tracciati', contesto, candidati: several.candidati });
    else if (hasCodice(error, 'tracciato_non_trovato')) await set(leggiAtom, contesto);
    else
      set(fasePrivataAtom, { tipo: 'errore', contesto, messaggio: messaggioErrore(error), ripetibile: true });
  }
});

/** Goes on to the next file of the queue, or back to the drop zone. */
export const prossimoFileAtom = atom(null, async (get, set) => {
  get(lavoroAtom)?.abort();
  const [next, ...rest] = get(codaPrivataAtom);
  set(codaPrivataAtom, rest);
  set(anteprimaPrivataAtom, null);
  if (next) await set(apriFileAtom, next);
  else set(fasePrivataAtom, { tipo: 'scelta' });
});

/** Takes files dropped or chosen: the first is read now, the others wait. */
export const aggiungiFileAtom = atom(null, async (get, set, files: readonly File[]) => {
  if (files.length === 0) return;
  set(codaPrivataAtom, [...get(codaPrivataAtom), ...files]);
  if (get(fasePrivataAtom).tipo === 'scelta') await set(prossimoFileAtom);
});

/** Forgets everything: the open file and those that wait. An import under way is taken back. */
export const ricominciaAtom = atom(null, (get, set) => {
  get(lavoroAtom)?.abort();
  set(codaPrivataAtom, []);
  set(anteprimaPrivataAtom, null);
  set(fasePrivataAtom, { tipo: 'scelta' });
});

/** Reads with one of the named candidates, or with none of them. */
export const scegliTracciatoAtom = atom(null, (_get, set, contesto: Contesto, tracciato: Tracciato | null) =>
  set(leggiAtom, { ...contesto, tracciato, daAggiornare: tracciato }),
);

/** Reads again with the answers to the questions. */
export const rispondiAtom = atom(null, (_get, set, contesto: Contesto, risposte: Risposte) =>
  set(leggiAtom, { ...contesto, risposte: { ...contesto.risposte, ...risposte } }),
);

/** The file changed shape: infers anew; saving will make the next version of the tracciato. */
export const leggiDaCapoAtom = atom(null, (_get, set, contesto: Contesto) =>
  set(leggiAtom, { ...contesto, tracciato: null, lettura: null }),
);

/** Reads again with the columns as the person corrected them. */
export const rileggiAtom = atom(null, (_get, set, contesto: Contesto, lettura: Lettura) =>
  set(leggiAtom, { ...contesto, lettura }),
);
