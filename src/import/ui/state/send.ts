/** Sending the preview: remember the tracciato, run the import, show what happened. */
import { bindAzienda } from '#api/client.ts';
import type { Lettura, Tracciato, TracciatoNuovo } from '#api/contract/tracciati.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { importRighe } from '../../run/import.ts';
import { computeAttesi, type PianoImport } from '../../run/plan.ts';
import { withoutUncertainRiga } from '../../run/proved.ts';
import { visitInPieces } from '#api/pieces.ts';
import { formatCount } from '../words.ts';
import { cercaPresentiAtom } from './preview.ts';
import {
  anteprimaPrivataAtom,
  aziendaDelFileAtom,
  conteggiAtom,
  fasePrivataAtom,
  lavoroAtom,
  patchAnteprimaAtom,
} from './atoms.ts';
import { contiDelFileAtom } from './conti.ts';
import { listConfermate, withSoggetti } from './controparti.ts';
import { computeImpronta } from './fingerprint.ts';
import { startLavoroAtom } from './work.ts';
import { explainNotReady } from './reason.ts';
import { isInclusa, toRigaImport } from './righe.ts';
import type { Anteprima } from './types.ts';

/** Why the import cannot start yet, in Italian; null when it can. */
export const motivoFermoAtom: Atom<string | null> = atom((get) => {
  const anteprima = get(anteprimaPrivataAtom);
  if (!anteprima) return 'Nessun file aperto';
  return explainNotReady(anteprima, get(conteggiAtom), get(contiDelFileAtom));
});

/** The tracciato as it would be saved; the next version of the one it replaces. */
function toTracciato({ contesto, salva, natura, id_conto }: Anteprima, lettura: Lettura): TracciatoNuovo {
  const { daAggiornare } = contesto;
  return {
    id: daAggiornare?.id ?? null,
    versione: daAggiornare?.versione ?? null,
    nome: salva.nome.trim(),
    modello_nome: salva.modello.trim(),
    natura,
    id_conto,
    lettura,
  };
}

/** The samples of a tracciato that was just given a new version: said when one no longer reads as it should. */
const controllaCampioniAtom = atom(null, async (get, _set, salvato: Tracciato, azienda: number | null) => {
  const client = bindAzienda(get(clientAtom), azienda);
  const { campioni } = await client.call('tracciatoCampioni', { params: { id: salvato.id } });
  if (campioni.length === 0) return;
  const { tryCampioni } = await import('../reader/try-campioni.ts');
  const prove = await tryCampioni(client, campioni, salvato, new AbortController().signal);
  const cambiati = prove.filter(({ tipo }) => tipo !== 'uguale').length;
  if (cambiati > 0)
    showToast({
      severity: 'warn',
      titolo: `Tracciato «${salvato.nome}», versione ${salvato.versione}`,
      testo: `${formatCount(cambiati, 'campione non si legge più', 'campioni non si leggono più')} come prima: guarda in Impostazioni, Tracciati. Lì si riprende anche la versione di prima.`,
      durata: 12_000,
    });
});

const tracciatoRimastoBaseAtom = atom<string | null>(null);
/** The tracciato that a failed import left behind, by its name: what was saved could not be taken back. */
export const tracciatoRimastoAtom: Atom<string | null> = atom((get) => get(tracciatoRimastoBaseAtom));

/**
 * A failed import leaves nothing: a new tracciato goes, one that got a new version has what it had before. The
 * preview then asks for it again, so that the next attempt remembers it.
 */
const disfaTracciatoAtom = atom(
  null,
  async (get, set, { contesto, salva }: Anteprima, saved: PianoImport['tracciato']) => {
    const before = contesto.daAggiornare;
    if (saved.id === null || saved.versione === null) return;
    const client = bindAzienda(get(clientAtom), get(aziendaDelFileAtom));
    let daAggiornare: Tracciato | null = null;
    try {
      if (before) {
        const { id, versione: _replaced, ...rest } = before;
        daAggiornare = await client.call('tracciatiSalva', {
          body: { ...rest, id, versione: saved.versione },
        });
      } else await client.call('tracciatiModifica', { body: { ids: [saved.id], azione: 'elimina' } });
    } catch (error) {
      console.error(error);
      set(tracciatoRimastoBaseAtom, saved.nome);
      return;
    }
    const now = get(anteprimaPrivataAtom);
    if (now?.contesto.file === contesto.file)
      set(patchAnteprimaAtom, { contesto: { ...now.contesto, daAggiornare }, salva });
  },
);

/** Saves the tracciato when asked to. A failure costs the memory, not the import. */
const salvaTracciatoAtom = atom(
  null,
  async (get, set, anteprima: Anteprima): Promise<PianoImport['tracciato']> => {
    const { tracciato: used, lettura } = anteprima.letto;
    if (!anteprima.salva.salva || lettura === null) return used;
    try {
      const saved = await get(clientAtom).call('tracciatiSalva', {
        body: toTracciato(anteprima, lettura),
        azienda: get(aziendaDelFileAtom),
      });
      const contesto = { ...anteprima.contesto, daAggiornare: saved };
      set(patchAnteprimaAtom, { contesto, salva: { ...anteprima.salva, salva: false } });
      // The import does not wait for it: what was read before is not at stake.
      if (saved.versione > 1) set(controllaCampioniAtom, saved, get(aziendaDelFileAtom)).catch(() => {});
      return { id: saved.id, versione: saved.versione, nome: saved.nome, origine: used.origine };
    } catch (error) {
      showToast({ severity: 'warn', titolo: 'Tracciato non salvato', testo: describeError(error) });
      return used;
    }
  },
);

/** The plan of the import, built in pieces; null when no row is included. */
async function buildPiano(
  anteprima: Anteprima,
  tracciato: PianoImport['tracciato'],
): Promise<PianoImport | null> {
  const { contesto, letto, estratto, natura, id_conto, presenti, quadratura, forza } = anteprima;
  const assegna = withSoggetti(anteprima);
  const righe: PianoImport['righe'][number][] = [];
  await visitInPieces(anteprima.righe, (riga) => {
    if (isInclusa(riga)) righe.push(assegna(toRigaImport(riga)));
  });
  const attesi = computeAttesi(righe, {
    scartate: estratto.scartate.length,
    escluse: anteprima.righe.length - righe.length,
    saldo_iniziale: estratto.saldo_iniziale,
    saldo_finale: estratto.saldo_finale,
    quadratura: withoutUncertainRiga(quadratura, estratto),
  });
  if (!attesi) return null;
  const { file } = contesto;
  return {
    file: {
      nome: file.name.slice(0, 255),
      sha256: await computeImpronta(file),
      bytes: file.size,
      formato: letto.formato,
    },
    tracciato,
    natura,
    id_conto,
    id_mandante: null,
    colonne: (letto.lettura?.colonne ?? []).map(({ campo, colonna }) => ({ campo, colonna })),
    righe,
    attesi,
    confermate: listConfermate(anteprima),
    presentiVisti: presenti.tipo === 'pronti' ? presenti.presenti : null,
    forza,
    originale: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

/** Imports the rows of the preview; ends in the result, whatever happens. */
export const importaAtom = atom(null, async (get, set) => {
  const anteprima = get(anteprimaPrivataAtom);
  if (!anteprima || get(motivoFermoAtom) !== null) return;
  const client = bindAzienda(get(clientAtom), get(aziendaDelFileAtom));
  const signal = set(startLavoroAtom);
  const totale = get(conteggiAtom).incluse;
  // Another file may be opened while this one is still being taken back: the page is then no longer ours.
  const isOurs = () => get(anteprimaPrivataAtom)?.contesto.file === anteprima.contesto.file;
  set(fasePrivataAtom, {
    tipo: 'invio',
    avanzamento: { fase: 'apertura', righe: 0, totale, riprovo: false },
  });
  set(tracciatoRimastoBaseAtom, null);
  const tracciato = await set(salvaTracciatoAtom, anteprima);
  const saved = tracciato !== anteprima.letto.tracciato;
  try {
    const piano = await buildPiano(anteprima, tracciato);
    if (!piano) return;
    const esito = await importRighe(client, piano, {
      signal,
      onProgress: (avanzamento) => {
        if (isOurs()) set(fasePrivataAtom, { tipo: 'invio', avanzamento });
      },
    });
    if (saved && esito.tipo !== 'completato') await set(disfaTracciatoAtom, anteprima, tracciato);
    if (isOurs()) set(fasePrivataAtom, { tipo: 'esito', esito });
  } catch (errore) {
    // Before the first call: the file itself can no longer be read.
    if (saved) await set(disfaTracciatoAtom, anteprima, tracciato);
    if (isOurs())
      set(fasePrivataAtom, {
        tipo: 'esito',
        esito: { tipo: 'annullato', causa: { tipo: 'errore', errore } },
      });
  }
});

/** The person's cancel of the import: the page waits until it has been taken back. */
export const annullaInvioAtom = atom(null, (get) => get(lavoroAtom)?.abort());

/** Back to the preview, as it was; what is already present is looked for again. */
export const tornaAnteprimaAtom = atom(null, async (get, set) => {
  if (!get(anteprimaPrivataAtom)) return;
  set(fasePrivataAtom, { tipo: 'anteprima' });
  await set(cercaPresentiAtom);
});

/** Imports although the same file was already imported. */
export const importaComunqueAtom = atom(null, async (_get, set) => {
  set(patchAnteprimaAtom, { forza: true });
  await set(importaAtom);
});
