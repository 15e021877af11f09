/** The editor's memory: the draft, the file in the preview, the samples, and saving. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toBase64 } from '#api/base64.ts';
import { MAX_CAMPIONE, type Campione } from '#api/contract/campioni.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { Risposte } from '../../cell/questions.ts';
import { computeAttesiCampione } from '../../run/sample.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';
import { toDraft, withFile, type TracciatoStart, explainNotSavable, toTracciato } from './draft.ts';
import { openCampione, tryCampioni, type ProvaCampione } from '../reader/try-campioni.ts';
import { useLettura } from './use-reading.ts';

const failed = (titolo: string) => (error: unknown) =>
  showToast({ severity: 'error', titolo, testo: describeError(error) });

function useSamples(id: number | null) {
  const client = useAtomValue(clientAtom);
  const [campioni, setCampioni] = useState<readonly Campione[]>([]);
  const ricarica = useCallback(async () => {
    if (id !== null) setCampioni((await client.call('tracciatoCampioni', { params: { id } })).campioni);
  }, [client, id]);
  useEffect(() => {
    const read = async () => {
      try {
        await ricarica();
      } catch (error) {
        failed('I campioni non si sono potuti leggere')(error);
      }
    };
    void read();
  }, [ricarica]);
  return { campioni, ricarica };
}

export function useEditor(start: TracciatoStart) {
  const client = useAtomValue(clientAtom);
  const [draft, setDraft] = useState(() => toDraft(start));
  const [salvata, setSalvata] = useState(draft);
  const [file, setFile] = useState<File | null>(null);
  const [risposte, setRisposte] = useState<Risposte>({});
  const [prove, setProve] = useState<readonly ProvaCampione[]>([]);
  const [toConfirm, setToConfirm] = useState<readonly ProvaCampione[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { campioni, ricarica } = useSamples(draft.id);
  const [first] = campioni;
  const opened = useRef(false);
  // A tracciato with samples opens on the first of them; a file that was chosen meanwhile stays.
  useEffect(() => {
    if (!first || file || opened.current) return;
    opened.current = true;
    const open = async () => {
      try {
        const sample = await openCampione(client, first.id);
        setFile((before) => before ?? sample);
      } catch (error) {
        failed('Il campione non si è potuto aprire')(error);
      }
    };
    void open();
  }, [client, first, file]);

  // Only what changes the reading: a name typed letter by letter reads nothing again.
  const { lettura, natura } = draft;
  const bases = useMemo<ReadingBases>(() => {
    const tracciato = toTracciato({
      ...toDraft({ tipo: 'nuovo' }),
      nome: 'bozza',
      modello_nome: '*',
      natura,
      lettura,
    });
    return { tracciato, risposte, lettura: null };
  }, [lettura, natura, risposte]);
  const { viva, underway } = useLettura(file, bases);

  // The first reading of a file tells the columns of a tracciato that has none yet.
  const outcome = viva?.esito;
  if (lettura === null && file && !underway && outcome?.tipo === 'letto' && outcome.lettura)
    setDraft(withFile(draft, file.name, outcome.lettura, outcome.estratti[0]?.natura ?? 'movimento'));

  const cambia = useCallback((next: typeof draft) => {
    setDraft(next);
    setProve([]);
  }, []);
  const open = useCallback((next: File) => {
    setFile(next);
    setRisposte({});
  }, []);
  const tracciato = toTracciato(draft);
  const motivo = explainNotSavable(draft);

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
    setProve([]);
    showToast({ severity: 'success', titolo: `Tracciato salvato, versione ${saved.versione}` });
    if (fresh.length > 0) await ricarica();
  };

  /** Runs one piece of work at a time, and says why it failed. */
  const runWork = (title: string, work: () => Promise<void>) => async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      failed(title)(error);
    } finally {
      setBusy(false);
    }
  };

  const trial = async (): Promise<ProvaCampione[]> => {
    if (!tracciato) return [];
    const made = await tryCampioni(client, campioni, tracciato, new AbortController().signal);
    setProve(made);
    return made;
  };

  const save = runWork('Il tracciato non è stato salvato', async () => {
    const mutated = (await trial()).filter(({ tipo }) => tipo !== 'uguale');
    if (mutated.length > 0) setToConfirm(mutated);
    else await write([]);
  });

  const parsed = outcome?.tipo === 'letto' && !underway ? outcome : null;
  const cambiata = JSON.stringify(draft) !== JSON.stringify(salvata);
  const motivoNotKept =
    draft.id === null || cambiata
      ? 'Salva il tracciato, poi potrai tenere il file come campione.'
      : !file || !parsed
        ? 'Apri un file che si legga con questo tracciato, poi potrai tenerlo come campione.'
        : file.size > MAX_CAMPIONE
          ? 'Un campione può occupare al massimo 2 MB.'
          : null;

  return {
    draft,
    cambia,
    cambiata,
    file,
    open,
    viva,
    underway,
    answer: (id: keyof Risposte, value: string) => setRisposte((before) => ({ ...before, [id]: value })),
    campioni,
    prove,
    motivo,
    motivoNotKept,
    toConfirm,
    cancelConfirm: () => setToConfirm(null),
    busy,
    save,
    conferma: runWork('Il tracciato non è stato salvato', () => write(toConfirm ?? [])),
    prova: runWork('I campioni non si sono potuti provare', async () => void (await trial())),
    tieni: runWork('Il campione non è stato aggiunto', async () => {
      if (!file || !parsed || draft.id === null) return;
      const dati = toBase64(new Uint8Array(await file.arrayBuffer()));
      const body = { nome_file: file.name, dati, attesi: computeAttesiCampione(parsed) };
      await client.call('campioneNuovo', { params: { id: draft.id }, body });
      await ricarica();
    }),
    viewCampione: (sample: Campione) =>
      runWork('Il campione non si è potuto aprire', async () =>
        open(await openCampione(client, sample.id)),
      )(),
    removeCampione: (sample: Campione) =>
      runWork('Il campione non è stato eliminato', async () => {
        await client.call('campioniElimina', { body: { ids: [sample.id] } });
        await ricarica();
      })(),
  };
}
