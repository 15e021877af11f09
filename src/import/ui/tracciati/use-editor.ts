/** The editor's memory: the draft and its saving, over the file in the preview and the samples. */
import { useCallback, useState } from 'react';
import type { Campione } from '#api/contract/campioni.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { ProvaCampione } from '../reader/try-campioni.ts';
import {
  explainNotKeepable,
  explainNotSavable,
  toDraft,
  toTracciato,
  withFile,
  type TracciatoDraft,
  type TracciatoStart,
} from './draft.ts';
import { showFailure } from './show-failure.ts';
import { useSampleFile } from './use-sample-file.ts';
import { useSamples } from './use-samples.ts';

export function useEditor(start: TracciatoStart) {
  const client = useAtomValue(clientAtom);
  const [draft, setDraft] = useState(() => toDraft(start));
  const [salvata, setSalvata] = useState(draft);
  const [toConfirm, setToConfirm] = useState<readonly ProvaCampione[] | null>(null);
  const [busy, setBusy] = useState(false);
  const sampleFile = useSampleFile(draft);
  const { file, letto } = sampleFile;
  const samples = useSamples(draft.id, sampleFile);
  const tracciato = toTracciato(draft);
  const cambiata = JSON.stringify(draft) !== JSON.stringify(salvata);

  // The first reading of a file tells the columns of a tracciato that has none yet.
  if (draft.lettura === null && file && letto?.lettura)
    setDraft(withFile(draft, file.name, letto.lettura, letto.estratti[0]?.natura ?? 'movimento'));

  const { clear } = samples;
  const cambia = useCallback(
    (next: TracciatoDraft) => {
      setDraft(next);
      clear();
    },
    [clear],
  );

  /** Runs one piece of work at a time, and says why it failed. */
  const run = async (title: string, work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(title)(error);
    } finally {
      setBusy(false);
    }
  };

  const write = async (mutated: readonly ProvaCampione[]): Promise<void> => {
    setToConfirm(null);
    if (!tracciato) return;
    const fresh = mutated.flatMap((proof) =>
      proof.tipo === 'diverso' ? [{ id: proof.campione.id, attesi: proof.ora }] : [],
    );
    const body = {
      ...tracciato,
      id: draft.id,
      versione: draft.id === null ? null : draft.versione,
      nome: draft.nome.trim(),
      modello_nome: draft.modello_nome.trim(),
      campioni: fresh,
    };
    const saved = await client.call('tracciatiSalva', { body });
    const next = { ...draft, ...saved };
    setDraft(next);
    setSalvata(next);
    clear();
    showToast({ titolo: `Tracciato salvato, versione ${saved.versione}` });
    if (fresh.length > 0) await samples.reload();
  };
  const tryAll = async (): Promise<ProvaCampione[]> => (tracciato ? samples.tryAll(tracciato) : []);
  const save = async (): Promise<void> => {
    const mutated = (await tryAll()).filter(({ tipo }) => tipo !== 'uguale');
    if (mutated.length > 0) setToConfirm(mutated);
    else await write([]);
  };

  const NOT_SAVED = 'Il tracciato non è stato salvato';
  return {
    ...sampleFile,
    draft,
    cambia,
    cambiata,
    campioni: samples.campioni,
    prove: samples.prove,
    motivo: explainNotSavable(draft),
    motivoNotKept: explainNotKeepable(draft.id === null || cambiata, letto ? file : null),
    toConfirm,
    cancelConfirm: () => setToConfirm(null),
    busy,
    save: () => run(NOT_SAVED, save),
    conferma: () => run(NOT_SAVED, () => write(toConfirm ?? [])),
    prova: () => run('I campioni non si sono potuti provare', tryAll),
    tieni: () => run('Il campione non è stato aggiunto', samples.keep),
    viewCampione: (sample: Campione) => run('Il campione non si è potuto aprire', () => samples.view(sample)),
    removeCampione: (sample: Campione) =>
      run('Il campione non è stato eliminato', () => samples.remove(sample)),
  };
}
