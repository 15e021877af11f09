/** Sending the preview: remember the tracciato, run the import, show what happened. */
import type { Lettura, Tracciato, TracciatoNuovo } from '#api/contract/tracciati.ts';
import { describeError } from '#api/errors.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { explainRuolo, roleAtom } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { importRighe } from '../../run/import.ts';
import { computeAttesi, type PianoImport } from '../../run/plan.ts';
import { withoutUncertainRiga } from '../../run/proved.ts';
import { visitInPieces } from '#api/pieces.ts';
import { tryCampioni } from '../reader/try-campioni.ts';
import { formatCount } from '../words.ts';
import { searchPresentiAtom } from './preview.ts';
import {
  privatePreviewAtom,
  clientOfFileAtom,
  countsAtom,
  privatePhaseAtom,
  jobAtom,
  patchPreviewAtom,
} from './atoms.ts';
import { contiOfFileAtom } from './conti.ts';
import { listConfermate, withSoggetti } from './controparti.ts';
import { computeImpronta } from './fingerprint.ts';
import { startJobAtom } from './work.ts';
import { explainNotReady } from './reason.ts';
import { isIncluded, toRigaImport } from './righe.ts';
import type { Anteprima } from './types.ts';

/** Why the import cannot start yet, in Italian; null when it can. */
export const stopReasonAtom: Atom<string | null> = atom((get) => {
  const preview = get(privatePreviewAtom);
  if (!preview) return 'Nessun file aperto';
  return (
    explainRuolo(get(roleAtom), 'operatore') ??
    explainNotReady(preview, get(countsAtom), get(contiOfFileAtom))
  );
});

/** The tracciato as it would be saved; the next version of the one it replaces. */
function toTracciato({ context, save, natura, id_conto }: Anteprima, lettura: Lettura): TracciatoNuovo {
  const { toUpdate } = context;
  return {
    id: toUpdate?.id ?? null,
    versione: toUpdate?.versione ?? null,
    nome: save.nome.trim(),
    modello_nome: save.modello.trim(),
    natura,
    id_conto,
    lettura,
  };
}

/** The samples of a tracciato that was just given a new version: said when one no longer reads as it should. */
const checkSamplesAtom = atom(null, async (get, _set, saved: Tracciato) => {
  const client = get(clientOfFileAtom);
  const { campioni } = await client.call('tracciatoCampioni', { params: { id: saved.id } });
  if (campioni.length === 0) return;
  const proofs = await tryCampioni(client, campioni, saved, new AbortController().signal);
  const changed = proofs.filter(({ tipo }) => tipo !== 'uguale').length;
  if (changed > 0)
    showToast({
      severity: 'warn',
      titolo: `Tracciato «${saved.nome}», versione ${saved.versione}`,
      testo: `${formatCount(changed, 'campione non si legge più', 'campioni non si leggono più')} come prima: guarda in Impostazioni, Tracciati. Lì si riprende anche la versione di prima.`,
      duration: 12_000,
    });
});

const leftTracciatoBaseAtom = atom<string | null>(null);
/** The tracciato that a failed import left behind, by its name: what was saved could not be taken back. */
export const tracciatoLeftAtom: Atom<string | null> = atom((get) => get(leftTracciatoBaseAtom));

/**
 * A failed import leaves nothing: a new tracciato goes, one that got a new version has what it had before. The
 * preview then asks for it again, so that the next attempt remembers it.
 */
const undoTracciatoAtom = atom(
  null,
  async (get, set, { context, save }: Anteprima, saved: PianoImport['tracciato']) => {
    const before = context.toUpdate;
    if (saved.id === null || saved.versione === null) return;
    const client = get(clientOfFileAtom);
    let toUpdate: Tracciato | null = null;
    try {
      if (before) {
        const { id, versione: _replaced, ...rest } = before;
        toUpdate = await client.call('tracciatiSalva', {
          body: { ...rest, id, versione: saved.versione },
        });
      } else await client.call('tracciatiModifica', { body: { ids: [saved.id], azione: 'elimina' } });
    } catch (error) {
      console.error(error);
      set(leftTracciatoBaseAtom, saved.nome);
      return;
    }
    const now = get(privatePreviewAtom);
    if (now?.context.file === context.file)
      set(patchPreviewAtom, { context: { ...now.context, toUpdate }, save });
  },
);

/** Saves the tracciato when asked to. A failure costs the memory, not the import. */
const saveTracciatoAtom = atom(
  null,
  async (get, set, preview: Anteprima): Promise<PianoImport['tracciato']> => {
    const { tracciato: used, lettura } = preview.letto;
    if (!preview.save.save || lettura === null) return used;
    try {
      const saved = await get(clientOfFileAtom).call('tracciatiSalva', {
        body: toTracciato(preview, lettura),
      });
      const context = { ...preview.context, toUpdate: saved };
      set(patchPreviewAtom, { context, save: { ...preview.save, save: false } });
      // The import does not wait for it: what was read before is not at stake.
      if (saved.versione > 1) set(checkSamplesAtom, saved).catch(() => {});
      return { id: saved.id, versione: saved.versione, nome: saved.nome, origine: used.origine };
    } catch (error) {
      showToast({ severity: 'warn', titolo: 'Tracciato non salvato', testo: describeError(error) });
      return used;
    }
  },
);

/** The plan of the import, built in pieces; null when no row is included. */
async function buildPlan(
  preview: Anteprima,
  tracciato: PianoImport['tracciato'],
): Promise<PianoImport | null> {
  const { context, letto, estratto, natura, id_conto, presenti, quadratura, forza } = preview;
  const assign = withSoggetti(preview);
  const righe: PianoImport['righe'][number][] = [];
  await visitInPieces(preview.righe, (riga) => {
    if (isIncluded(riga)) righe.push(assign(toRigaImport(riga)));
  });
  const attesi = computeAttesi(righe, {
    scartate: estratto.scartate.length,
    escluse: preview.righe.length - righe.length,
    saldo_iniziale: estratto.saldo_iniziale,
    saldo_finale: estratto.saldo_finale,
    quadratura: withoutUncertainRiga(quadratura, estratto),
  });
  if (!attesi) return null;
  const { file } = context;
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
    confermate: listConfermate(preview),
    presentiVisti: presenti.tipo === 'pronti' ? presenti.presenti : null,
    forza,
    originale: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

/** Imports the rows of the preview; ends in the result, whatever happens. */
export const importAtom = atom(null, async (get, set) => {
  const preview = get(privatePreviewAtom);
  if (!preview || get(stopReasonAtom) !== null) return;
  const client = get(clientOfFileAtom);
  const signal = set(startJobAtom);
  const totale = get(countsAtom).included;
  // Another file may be opened while this one is still being taken back: the page is then no longer ours.
  const isOurs = () => get(privatePreviewAtom)?.context.file === preview.context.file;
  set(privatePhaseAtom, {
    tipo: 'invio',
    progress: { fase: 'apertura', righe: 0, totale, retrying: false },
  });
  set(leftTracciatoBaseAtom, null);
  const tracciato = await set(saveTracciatoAtom, preview);
  const saved = tracciato !== preview.letto.tracciato;
  try {
    const plan = await buildPlan(preview, tracciato);
    if (!plan) return;
    const esito = await importRighe(client, plan, {
      signal,
      onProgress: (progress) => {
        if (isOurs()) set(privatePhaseAtom, { tipo: 'invio', progress });
      },
    });
    if (saved && esito.tipo !== 'completato') await set(undoTracciatoAtom, preview, tracciato);
    if (isOurs()) set(privatePhaseAtom, { tipo: 'esito', esito });
  } catch (error) {
    // Before the first call: the file itself can no longer be read.
    if (saved) await set(undoTracciatoAtom, preview, tracciato);
    if (isOurs())
      set(privatePhaseAtom, {
        tipo: 'esito',
        esito: { tipo: 'annullato', causa: { tipo: 'errore', error } },
      });
  }
});

/** The person's cancel of the import: the page waits until it has been taken back. */
export const annulSendingAtom = atom(null, (get) => get(jobAtom)?.abort());

/** Back to the preview, as it was; what is already present is looked for again. */
export const backToPreviewAtom = atom(null, async (get, set) => {
  if (!get(privatePreviewAtom)) return;
  set(privatePhaseAtom, { tipo: 'anteprima' });
  await set(searchPresentiAtom);
});

/** Imports although the same file was already imported. */
export const importAnywayAtom = atom(null, async (_get, set) => {
  set(patchPreviewAtom, { forza: true });
  await set(importAtom);
});
