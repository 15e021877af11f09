/** Actions that read a file: from the drop to the preview, with the questions in between. */
import {
  dettagliTracciatiSchema,
  type Lettura,
  type LetturaPdf,
  type Tracciato,
} from '#api/contract/tracciati.ts';
import { hasCodice, describeError, parseDettagli } from '#api/errors.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import type { Risposte } from '../../cell/questions.ts';
import type { EsitoLettura } from '../../map/outcome.ts';
import { isStessoTracciato } from '../../tracciato/apply.ts';
import { readInWorker } from '../reader/reader.ts';
import { openPreviewAtom } from './preview.ts';
import {
  privatePreviewAtom,
  aziendaOfFileAtom,
  clientOfFileAtom,
  privatePhaseAtom,
  forAllAtom,
  withoutAziendaAtom,
  pageAtom,
  privatePageAtom,
} from './atoms.ts';
import { aziendaLetturaAtom } from './azienda.ts';
import {
  chooseDestinationAtom,
  chooseDestinationByNameAtom,
  readForNobodyAtom,
  resumePrereadAtom,
} from './destinations.ts';
import { startJobAtom } from './work.ts';
import { toPagina } from './page.ts';
import type { PreviewContext } from './types.ts';

/** Reads the file of a context in the worker and shows whatever came out. */
const readAtom = atom(null, async (get, set, context: PreviewContext) => {
  const signal = set(startJobAtom);
  const { file } = context;
  set(privatePhaseAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const azienda = get(withoutAziendaAtom) ? null : await set(aziendaLetturaAtom, get(aziendaOfFileAtom));
  if (signal.aborted) return;
  const outcome = await readInWorker(file, { ...basesOf(context), azienda }, signal, (fatto, totale) => {
    if (!signal.aborted) set(privatePhaseAtom, { tipo: 'lettura', file, fatto, totale });
  });
  if (!signal.aborted) await set(showAtom, context, outcome, signal);
});

const basesOf = ({
  tracciato,
  risposte,
  lettura,
  tagli = null,
  password = null,
  pdf = null,
}: PreviewContext) => ({
  tracciato,
  risposte,
  lettura,
  tagli,
  password,
  pdf,
});

/** Reads again with other rulers while what was read before stays in view. */
export const rereadPageAtom = atom(null, async (get, set, pdf: LetturaPdf) => {
  const page = get(pageAtom);
  if (!page) return;
  const signal = set(startJobAtom);
  // Columns are found anew between the rulers: those corrected before are of other columns.
  const context: PreviewContext = { ...page.context, pdf, lettura: null, tracciato: null };
  set(privatePageAtom, { ...page, context, busy: true });
  const outcome = await readInWorker(context.file, basesOf(context), signal, () => undefined);
  if (!signal.aborted) await set(showAtom, context, outcome, signal);
});

/** Shows whatever came out of a reading. */
const showAtom = atom(
  null,
  async (get, set, context: PreviewContext, outcome: EsitoLettura, signal: AbortSignal) => {
    const { tracciato } = context;
    set(privatePageAtom, toPagina(context, outcome));
    switch (outcome.tipo) {
      case 'letto':
        if (get(withoutAziendaAtom)) {
          // Read after an answer, and for nobody yet: whose it is now shows, and it is read for them.
          if (await set(withServerAtom, context, () => set(chooseDestinationAtom, context, outcome)))
            await set(readAtom, context);
          return;
        }
        await set(openPreviewAtom, context, outcome, signal);
        return;
      case 'domanda':
        set(privatePhaseAtom, {
          tipo: 'domande',
          context,
          domande: outcome.domande,
          notices: outcome.notices,
          intestazione: outcome.intestazione ?? null,
        });
        return;
      case 'deriva':
        if (tracciato)
          set(privatePhaseAtom, { tipo: 'deriva', context, tracciato, differenze: outcome.differenze });
        return;
      case 'errore':
        set(privatePhaseAtom, {
          tipo: 'errore',
          context,
          messaggio: outcome.messaggio,
          ripetibile: false,
          code: outcome.code,
        });
        return;
    }
  },
);

/** The header of a file that was read without a saved tracciato; null where it says nothing. */
function headerOf(outcome: EsitoLettura): readonly string[] | null {
  if (outcome.tipo === 'domanda') return outcome.intestazione ?? null;
  const inferred = outcome.tipo === 'letto' && outcome.tracciato.origine === 'inferito';
  return inferred ? (outcome.lettura?.intestazione ?? null) : null;
}

/**
 * Reads a file whose name no tracciato knows: the one tracciato whose columns the file has reads it all the same, and nothing
 * is asked again. Its conto is of the files of its own name, and not taken.
 */
const recognizeAtom = atom(null, async (get, set, context: PreviewContext) => {
  const signal = set(startJobAtom);
  const { file } = context;
  const azienda = await set(aziendaLetturaAtom, get(aziendaOfFileAtom));
  if (signal.aborted) return;
  const read = (bases: PreviewContext) =>
    readInWorker(file, { ...basesOf(bases), azienda }, signal, (fatto, totale) => {
      if (!signal.aborted) set(privatePhaseAtom, { tipo: 'lettura', file, fatto, totale });
    });
  const preread = get(forAllAtom) ? await set(resumePrereadAtom, file) : null;
  const outcome = preread ?? (await read(context));
  const header = headerOf(outcome);
  if (!signal.aborted && header !== null) {
    const { tracciati } = await get(clientOfFileAtom).call('tracciati', { signal });
    const own = tracciati.filter(({ attivo, lettura }) => attivo && isStessoTracciato(lettura, header));
    const [only] = own;
    if (only && own.length === 1) {
      const known: PreviewContext = { ...context, tracciato: { ...only, id_conto: null } };
      const rereadFile = await read(known);
      if (!signal.aborted && rereadFile.tipo === 'letto') {
        await set(showAtom, known, rereadFile, signal);
        return;
      }
    }
  }
  if (!signal.aborted) await set(showAtom, context, outcome, signal);
});

/** What the server could not be asked is shown as a reading that may be tried again. */
const withServerAtom = atom(
  null,
  async (_get, set, context: PreviewContext, ask: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await ask();
    } catch (error) {
      set(privatePhaseAtom, { tipo: 'errore', context, messaggio: describeError(error), ripetibile: true });
      return false;
    }
  },
);

/** Of a list over several aziende: what the file says tells whose it is. False where something has to be asked first. */
const dispatchAtom = atom(
  null,
  async (_get, set, context: PreviewContext, signal: AbortSignal): Promise<boolean> => {
    const { file } = context;
    const outcome = await set(readForNobodyAtom, file, signal);
    if (signal.aborted) return false;
    if (outcome.tipo === 'letto')
      return set(withServerAtom, context, () => set(chooseDestinationAtom, context, outcome));
    if (
      outcome.tipo === 'domanda' &&
      (await set(withServerAtom, context, () => set(chooseDestinationByNameAtom, file)))
    )
      return true;
    await set(showAtom, context, outcome, signal);
    return false;
  },
);

/** Finds the tracciato for the file's name, then reads: none -> inferred, one -> used, several -> asked. */
export const openFileAtom = atom(null, async (get, set, file: File) => {
  const signal = set(startJobAtom);
  const context: PreviewContext = { file, tracciato: null, toUpdate: null, risposte: {}, lettura: null };
  if (!get(forAllAtom)) set(aziendaOfFileAtom, get(aziendaIdAtom));
  set(privatePreviewAtom, null);
  set(privatePageAtom, null);
  set(privatePhaseAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  if (get(withoutAziendaAtom) && !(await set(dispatchAtom, context, signal))) return;
  const query = { fileName: file.name.slice(0, 255) };
  try {
    const tracciato = await get(clientOfFileAtom).call('tracciatoPerNome', { query, signal });
    await set(readAtom, { ...context, tracciato, toUpdate: tracciato });
  } catch (error) {
    if (signal.aborted) return;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several) set(privatePhaseAtom, { tipo: 'tracciati', context, candidati: several.candidati });
    else if (hasCodice(error, 'tracciato_non_trovato')) await set(recognizeAtom, context);
    else
      set(privatePhaseAtom, { tipo: 'errore', context, messaggio: describeError(error), ripetibile: true });
  }
});

/** Reads with one of the named candidates, or with none of them. */
export const chooseTracciatoAtom = atom(
  null,
  (_get, set, context: PreviewContext, tracciato: Tracciato | null) =>
    set(readAtom, { ...context, tracciato, toUpdate: tracciato }),
);

/** Reads again with the answers to the questions. */
export const answerAtom = atom(null, (_get, set, context: PreviewContext, answers: Risposte) =>
  set(readAtom, { ...context, risposte: { ...context.risposte, ...answers } }),
);

/** The file changed shape: infers anew; saving will make the next version of the tracciato. */
export const readAnewAtom = atom(null, (_get, set, context: PreviewContext) =>
  set(readAtom, { ...context, tracciato: null, lettura: null }),
);

/** Cuts a printed table anew: what its columns are is found again. */
export const cropAtom = atom(null, (_get, set, context: PreviewContext, tagli: readonly number[]) =>
  set(readAtom, { ...context, tagli, lettura: null, tracciato: null }),
);

/** Reads again with the columns as the person corrected them. */
export const rereadAtom = atom(null, (_get, set, context: PreviewContext, lettura: Lettura) =>
  set(readAtom, { ...context, lettura }),
);

/** Reads a protected PDF with the password just typed. */
export const openWithPasswordAtom = atom(null, (_get, set, context: PreviewContext, password: string) =>
  set(readAtom, { ...context, password }),
);
