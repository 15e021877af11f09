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
import { openAnteprimaAtom } from './preview.ts';
import {
  anteprimaPrivataAtom,
  aziendaDelFileAtom,
  clientDelFileAtom,
  fasePrivataAtom,
  perTutteAtom,
  senzaAziendaAtom,
} from './atoms.ts';
import { aziendaLetturaAtom } from './azienda.ts';
import {
  destinaAtom,
  destinaPerNomeAtom,
  leggiPerNessunoAtom,
  riprendiPrelettaAtom,
} from './destinations.ts';
import { startLavoroAtom } from './work.ts';
import { paginaAtom, paginaPrivataAtom, toPagina } from './page.ts';
import type { PreviewContext } from './types.ts';

/** Reads the file of a context in the worker and shows whatever came out. */
export const leggiAtom = atom(null, async (get, set, contesto: PreviewContext) => {
  const signal = set(startLavoroAtom);
  const { file } = contesto;
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const azienda = get(senzaAziendaAtom) ? null : await set(aziendaLetturaAtom, get(aziendaDelFileAtom));
  if (signal.aborted) return;
  const esito = await readInWorker(file, { ...basiDi(contesto), azienda }, signal, (fatto, totale) => {
    if (!signal.aborted) set(fasePrivataAtom, { tipo: 'lettura', file, fatto, totale });
  });
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

const basiDi = ({
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
export const rileggiPaginaAtom = atom(null, async (get, set, pdf: LetturaPdf) => {
  const pagina = get(paginaAtom);
  if (!pagina) return;
  const signal = set(startLavoroAtom);
  // Columns are found anew between the rulers: those corrected before are of other columns.
  const contesto: PreviewContext = { ...pagina.contesto, pdf, lettura: null, tracciato: null };
  set(paginaPrivataAtom, { ...pagina, contesto, occupata: true });
  const esito = await readInWorker(contesto.file, basiDi(contesto), signal, () => undefined);
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

/** Shows whatever came out of a reading. */
const mostraAtom = atom(
  null,
  async (get, set, contesto: PreviewContext, esito: EsitoLettura, signal: AbortSignal) => {
    const { tracciato } = contesto;
    set(paginaPrivataAtom, toPagina(contesto, esito));
    switch (esito.tipo) {
      case 'letto':
        if (get(senzaAziendaAtom)) {
          // Read after an answer, and for nobody yet: whose it is now shows, and it is read for them.
          if (await set(conServerAtom, contesto, () => set(destinaAtom, contesto, esito)))
            await set(leggiAtom, contesto);
          return;
        }
        await set(openAnteprimaAtom, contesto, esito, signal);
        return;
      case 'domanda':
        set(fasePrivataAtom, {
          tipo: 'domande',
          contesto,
          domande: esito.domande,
          avvisi: esito.avvisi,
          intestazione: esito.intestazione ?? null,
        });
        return;
      case 'deriva':
        if (tracciato)
          set(fasePrivataAtom, { tipo: 'deriva', contesto, tracciato, differenze: esito.differenze });
        return;
      case 'errore':
        set(fasePrivataAtom, {
          tipo: 'errore',
          contesto,
          messaggio: esito.messaggio,
          ripetibile: false,
          code: esito.code,
        });
        return;
    }
  },
);

/** The header of a file that was read without a saved tracciato; null where it says nothing. */
function intestazioneDi(esito: EsitoLettura): readonly string[] | null {
  if (esito.tipo === 'domanda') return esito.intestazione ?? null;
  const inferita = esito.tipo === 'letto' && esito.tracciato.origine === 'inferito';
  return inferita ? (esito.lettura?.intestazione ?? null) : null;
}

/**
 * Reads a file whose name no tracciato knows: the one tracciato whose columns the file has reads it all the same, and nothing
 * is asked again. Its conto is of the files of its own name, and not taken.
 */
const riconosciAtom = atom(null, async (get, set, contesto: PreviewContext) => {
  const signal = set(startLavoroAtom);
  const { file } = contesto;
  const azienda = await set(aziendaLetturaAtom, get(aziendaDelFileAtom));
  if (signal.aborted) return;
  const leggi = (basi: PreviewContext) =>
    readInWorker(file, { ...basiDi(basi), azienda }, signal, (fatto, totale) => {
      if (!signal.aborted) set(fasePrivataAtom, { tipo: 'lettura', file, fatto, totale });
    });
  const preletta = get(perTutteAtom) ? await set(riprendiPrelettaAtom, file) : null;
  const esito = preletta ?? (await leggi(contesto));
  const intestazione = intestazioneDi(esito);
  if (!signal.aborted && intestazione !== null) {
    const { tracciati } = await get(clientDelFileAtom).call('tracciati', { signal });
    const suoi = tracciati.filter(
      ({ attivo, lettura }) => attivo && isStessoTracciato(lettura, intestazione),
    );
    const [solo] = suoi;
    if (solo && suoi.length === 1) {
      const noto: PreviewContext = { ...contesto, tracciato: { ...solo, id_conto: null } };
      const riletto = await leggi(noto);
      if (!signal.aborted && riletto.tipo === 'letto') {
        await set(mostraAtom, noto, riletto, signal);
        return;
      }
    }
  }
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

/** What the server could not be asked is shown as a reading that may be tried again. */
const conServerAtom = atom(
  null,
  async (_get, set, contesto: PreviewContext, ask: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await ask();
    } catch (error) {
      set(fasePrivataAtom, { tipo: 'errore', contesto, messaggio: describeError(error), ripetibile: true });
      return false;
    }
  },
);

/** Of a list over several aziende: what the file says tells whose it is. False where something has to be asked first. */
const smistaAtom = atom(
  null,
  async (_get, set, contesto: PreviewContext, signal: AbortSignal): Promise<boolean> => {
    const { file } = contesto;
    const esito = await set(leggiPerNessunoAtom, file, signal);
    if (signal.aborted) return false;
    if (esito.tipo === 'letto') return set(conServerAtom, contesto, () => set(destinaAtom, contesto, esito));
    if (esito.tipo === 'domanda' && (await set(conServerAtom, contesto, () => set(destinaPerNomeAtom, file))))
      return true;
    await set(mostraAtom, contesto, esito, signal);
    return false;
  },
);

/** Finds the tracciato for the file's name, then reads: none -> inferred, one -> used, several -> asked. */
export const apriFileAtom = atom(null, async (get, set, file: File) => {
  const signal = set(startLavoroAtom);
  const contesto: PreviewContext = { file, tracciato: null, daAggiornare: null, risposte: {}, lettura: null };
  if (!get(perTutteAtom)) set(aziendaDelFileAtom, get(aziendaIdAtom));
  set(anteprimaPrivataAtom, null);
  set(paginaPrivataAtom, null);
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  if (get(senzaAziendaAtom) && !(await set(smistaAtom, contesto, signal))) return;
  const query = { fileName: file.name.slice(0, 255) };
  try {
    const tracciato = await get(clientDelFileAtom).call('tracciatoPerNome', { query, signal });
    await set(leggiAtom, { ...contesto, tracciato, daAggiornare: tracciato });
  } catch (error) {
    if (signal.aborted) return;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several) set(fasePrivataAtom, { tipo: 'tracciati', contesto, candidati: several.candidati });
    else if (hasCodice(error, 'tracciato_non_trovato')) await set(riconosciAtom, contesto);
    else
      set(fasePrivataAtom, { tipo: 'errore', contesto, messaggio: describeError(error), ripetibile: true });
  }
});

/** Reads with one of the named candidates, or with none of them. */
export const scegliTracciatoAtom = atom(
  null,
  (_get, set, contesto: PreviewContext, tracciato: Tracciato | null) =>
    set(leggiAtom, { ...contesto, tracciato, daAggiornare: tracciato }),
);

/** Reads again with the answers to the questions. */
export const rispondiAtom = atom(null, (_get, set, contesto: PreviewContext, risposte: Risposte) =>
  set(leggiAtom, { ...contesto, risposte: { ...contesto.risposte, ...risposte } }),
);

/** The file changed shape: infers anew; saving will make the next version of the tracciato. */
export const leggiDaCapoAtom = atom(null, (_get, set, contesto: PreviewContext) =>
  set(leggiAtom, { ...contesto, tracciato: null, lettura: null }),
);

/** Cuts a printed table anew: what its columns are is found again. */
export const ritagliaAtom = atom(null, (_get, set, contesto: PreviewContext, tagli: readonly number[]) =>
  set(leggiAtom, { ...contesto, tagli, lettura: null, tracciato: null }),
);

/** Reads again with the columns as the person corrected them. */
export const rileggiAtom = atom(null, (_get, set, contesto: PreviewContext, lettura: Lettura) =>
  set(leggiAtom, { ...contesto, lettura }),
);

/** Reads a protected PDF with the password just typed. */
export const apriConPasswordAtom = atom(null, (_get, set, contesto: PreviewContext, password: string) =>
  set(leggiAtom, { ...contesto, password }),
);
