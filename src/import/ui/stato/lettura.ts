/** Actions that read a file: from the drop to the preview, with the questions in between. */
import {
  dettagliTracciatiSchema,
  type Lettura,
  type LetturaPdf,
  type Tracciato,
} from '#api/contract/tracciati.ts';
import { hasCodice, messaggioErrore, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom } from '#state/jotai.ts';
import type { Risposte } from '../../cell/domande.ts';
import type { EsitoLettura } from '../../map/esito.ts';
import { isStessoTracciato } from '../../tracciato/applica.ts';
import { leggiNelWorker } from '../lettore/lettore.ts';
import { cercaPresentiAtom, openAnteprimaAtom, prossimoEstrattoAtom } from './anteprima.ts';
import {
  anteprimaPrivataAtom,
  aziendaDelFileAtom,
  codaPrivataAtom,
  fasePrivataAtom,
  lavoroAtom,
  patchAnteprimaAtom,
} from './atomi.ts';
import { espandi } from '../file/archivio.ts';
import { aziendaLetturaAtom } from './azienda.ts';
import { importaAtom, motivoFermoAtom } from './invio.ts';
import { contiResource } from './conti.ts';
import { startLavoroAtom } from './lavoro.ts';
import { paginaAtom, paginaPrivataAtom, toPagina } from './pagina.ts';
import { automaticoPrivatoAtom, dubbio, risultatiPrivatiAtom, toRisultato } from './coda.ts';
import type { Contesto } from './tipi.ts';

/** Reads the file of a context in the worker and shows whatever came out. */
export const leggiAtom = atom(null, async (get, set, contesto: Contesto) => {
  const signal = set(startLavoroAtom);
  const { file } = contesto;
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const azienda = await set(aziendaLetturaAtom, get(aziendaDelFileAtom));
  if (signal.aborted) return;
  const esito = await leggiNelWorker(file, { ...basiDi(contesto), azienda }, signal, (fatto, totale) => {
    if (!signal.aborted) set(fasePrivataAtom, { tipo: 'lettura', file, fatto, totale });
  });
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

const basiDi = ({ tracciato, risposte, lettura, tagli = null, password = null, pdf = null }: Contesto) => ({
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
  const contesto: Contesto = { ...pagina.contesto, pdf, lettura: null, tracciato: null };
  set(paginaPrivataAtom, { ...pagina, contesto, occupata: true });
  const esito = await leggiNelWorker(contesto.file, basiDi(contesto), signal, () => undefined);
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

/** Shows whatever came out of a reading. */
const mostraAtom = atom(
  null,
  async (_get, set, contesto: Contesto, esito: EsitoLettura, signal: AbortSignal) => {
    const { tracciato } = contesto;
    set(paginaPrivataAtom, toPagina(contesto, esito));
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
const riconosciAtom = atom(null, async (get, set, contesto: Contesto) => {
  const signal = set(startLavoroAtom);
  const { file } = contesto;
  const azienda = await set(aziendaLetturaAtom, get(aziendaDelFileAtom));
  if (signal.aborted) return;
  const leggi = (basi: Contesto) =>
    leggiNelWorker(file, { ...basiDi(basi), azienda }, signal, (fatto, totale) => {
      if (!signal.aborted) set(fasePrivataAtom, { tipo: 'lettura', file, fatto, totale });
    });
  const esito = await leggi(contesto);
  const intestazione = intestazioneDi(esito);
  if (!signal.aborted && intestazione !== null) {
    const { tracciati } = await get(clientAtom).call('tracciati', { signal });
    const suoi = tracciati.filter(
      ({ attivo, lettura }) => attivo && isStessoTracciato(lettura, intestazione),
    );
    const [solo] = suoi;
    if (solo && suoi.length === 1) {
      const noto: Contesto = { ...contesto, tracciato: { ...solo, id_conto: null } };
      const riletto = await leggi(noto);
      if (!signal.aborted && riletto.tipo === 'letto') {
        await set(mostraAtom, noto, riletto, signal);
        return;
      }
    }
  }
  if (!signal.aborted) await set(mostraAtom, contesto, esito, signal);
});

/** Finds the tracciato for the file's name, then reads: none -> inferred, one -> used, several -> asked. */
export const apriFileAtom = atom(null, async (get, set, file: File) => {
  const signal = set(startLavoroAtom);
  const contesto: Contesto = { file, tracciato: null, daAggiornare: null, risposte: {}, lettura: null };
  set(aziendaDelFileAtom, get(aziendaIdAtom));
  set(anteprimaPrivataAtom, null);
  set(paginaPrivataAtom, null);
  set(fasePrivataAtom, { tipo: 'lettura', file, fatto: 0, totale: file.size });
  const query = { fileName: file.name.slice(0, 255) };
  try {
    const tracciato = await get(clientAtom).call('tracciatoPerNome', { query, signal });
    await set(leggiAtom, { ...contesto, tracciato, daAggiornare: tracciato });
  } catch (error) {
    if (signal.aborted) return;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several) set(fasePrivataAtom, { tipo: 'tracciati', contesto, candidati: several.candidati });
    else if (hasCodice(error, 'tracciato_non_trovato')) await set(riconosciAtom, contesto);
    else
      set(fasePrivataAtom, { tipo: 'errore', contesto, messaggio: messaggioErrore(error), ripetibile: true });
  }
});

/** Goes on to the next file of the queue, or back to the drop zone. */
export const prossimoFileAtom = atom(null, async (get, set) => {
  get(lavoroAtom)?.abort();
  set(registraAtom);
  const [next, ...rest] = get(codaPrivataAtom);
  set(codaPrivataAtom, rest);
  set(anteprimaPrivataAtom, null);
  set(paginaPrivataAtom, null);
  if (next) await set(apriFileAtom, next);
  else if (get(risultatiPrivatiAtom).length > 1) set(fasePrivataAtom, { tipo: 'riepilogo' });
  else {
    set(risultatiPrivatiAtom, []);
    set(fasePrivataAtom, { tipo: 'scelta' });
  }
});

/** Keeps what became of the file that is being left. */
const registraAtom = atom(null, (get, set) => {
  const motivo = get(automaticoPrivatoAtom) ? get(motivoFermoAtom) : 'Lasciato da parte';
  const risultato = toRisultato(
    get(fasePrivataAtom),
    get(anteprimaPrivataAtom),
    get(automaticoPrivatoAtom),
    motivo,
  );
  if (risultato) set(risultatiPrivatiAtom, [...get(risultatiPrivatiAtom), risultato]);
});

/** Imports what leaves no doubt, file after file, and puts the rest aside to be looked at. */
export const importaSicuriAtom = atom(null, async (get, set) => {
  if (get(automaticoPrivatoAtom)) return;
  set(automaticoPrivatoAtom, true);
  try {
    await set(contiResource.loadAtom);
    // The file at hand may still be looking for what is already there.
    if (get(fasePrivataAtom).tipo === 'anteprima') await set(cercaPresentiAtom);
    while (get(automaticoPrivatoAtom)) {
      const fase = get(fasePrivataAtom);
      if (fase.tipo === 'scelta' || fase.tipo === 'riepilogo') return;
      const anteprima = get(anteprimaPrivataAtom);
      if (fase.tipo === 'anteprima' && anteprima) {
        // What is remembered of a file is a person's choice.
        set(patchAnteprimaAtom, { salva: { ...anteprima.salva, salva: false } });
        if (get(motivoFermoAtom) === null && dubbio(anteprima) === '') {
          await set(importaAtom);
          if (get(altroEstrattoAtom)) {
            await set(prossimoEstrattoAtom);
            continue;
          }
        }
      }
      await set(prossimoFileAtom);
    }
  } finally {
    set(automaticoPrivatoAtom, false);
  }
});

/** True when the file just imported holds another statement. */
const altroEstrattoAtom = atom((get) => {
  const fase = get(fasePrivataAtom);
  const anteprima = get(anteprimaPrivataAtom);
  if (fase.tipo !== 'esito' || fase.esito.tipo !== 'completato' || !anteprima) return false;
  return anteprima.letto.estratti.length > anteprima.indice + 1;
});

/** Stops importing unseen: the file at hand stays open. */
export const fermaAutomaticoAtom = atom(null, (_get, set) => set(automaticoPrivatoAtom, false));

/** Reads again, one by one, the files put aside. */
export const rivediAtom = atom(null, async (get, set) => {
  const rimasti = get(risultatiPrivatiAtom).filter(({ stato }) => stato === 'da_rivedere');
  set(risultatiPrivatiAtom, []);
  set(fasePrivataAtom, { tipo: 'scelta' });
  await set(
    aggiungiFileAtom,
    rimasti.map(({ file }) => file),
  );
});

/** Takes files dropped or chosen: the first is read now, the others wait. */
export const aggiungiFileAtom = atom(null, async (get, set, files: readonly File[]) => {
  if (files.length === 0) return;
  const espansi = await espandi(files);
  set(codaPrivataAtom, [...get(codaPrivataAtom), ...espansi]);
  const { tipo } = get(fasePrivataAtom);
  if (tipo === 'riepilogo') set(risultatiPrivatiAtom, []);
  if (tipo === 'scelta' || tipo === 'riepilogo') await set(prossimoFileAtom);
});

/** Forgets everything: the open file and those that wait. An import under way is taken back. */
export const ricominciaAtom = atom(null, (get, set) => {
  get(lavoroAtom)?.abort();
  set(automaticoPrivatoAtom, false);
  set(risultatiPrivatiAtom, []);
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

/** Cuts a printed table anew: what its columns are is found again. */
export const ritagliaAtom = atom(null, (_get, set, contesto: Contesto, tagli: readonly number[]) =>
  set(leggiAtom, { ...contesto, tagli, lettura: null, tracciato: null }),
);

/** Reads again with the columns as the person corrected them. */
export const rileggiAtom = atom(null, (_get, set, contesto: Contesto, lettura: Lettura) =>
  set(leggiAtom, { ...contesto, lettura }),
);

/** Reads a protected PDF with the password just typed. */
export const apriConPasswordAtom = atom(null, (_get, set, contesto: Contesto, password: string) =>
  set(leggiAtom, { ...contesto, password }),
);
