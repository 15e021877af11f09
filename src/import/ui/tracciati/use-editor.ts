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
import type { BasiLettura } from '../reader/reading-protocol.ts';
import { toBozza, withFile, type InizioTracciato, explainNotSavable, toTracciato } from './draft.ts';
import { openCampione, tryCampioni, type ProvaCampione } from '../reader/try-campioni.ts';
import { useLettura } from './use-reading.ts';

const fallito = (titolo: string) => (error: unknown) =>
  showToast({ severity: 'error', titolo, testo: describeError(error) });

function useCampioni(id: number | null) {
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
        fallito('I campioni non si sono potuti leggere')(error);
      }
    };
    void read();
  }, [ricarica]);
  return { campioni, ricarica };
}

export function useEditor(inizio: InizioTracciato) {
  const client = useAtomValue(clientAtom);
  const [bozza, setBozza] = useState(() => toBozza(inizio));
  const [salvata, setSalvata] = useState(bozza);
  const [file, setFile] = useState<File | null>(null);
  const [risposte, setRisposte] = useState<Risposte>({});
  const [prove, setProve] = useState<readonly ProvaCampione[]>([]);
  const [daConfermare, setDaConfermare] = useState<readonly ProvaCampione[] | null>(null);
  const [occupato, setOccupato] = useState(false);
  const { campioni, ricarica } = useCampioni(bozza.id);
  const [primo] = campioni;
  const aperto = useRef(false);
  // A tracciato with samples opens on the first of them; a file that was chosen meanwhile stays.
  useEffect(() => {
    if (!primo || file || aperto.current) return;
    aperto.current = true;
    const open = async () => {
      try {
        const campione = await openCampione(client, primo.id);
        setFile((before) => before ?? campione);
      } catch (error) {
        fallito('Il campione non si è potuto aprire')(error);
      }
    };
    void open();
  }, [client, primo, file]);

  // Only what changes the reading: a name typed letter by letter reads nothing again.
  const { lettura, natura } = bozza;
  const basi = useMemo<BasiLettura>(() => {
    const tracciato = toTracciato({
      ...toBozza({ tipo: 'nuovo' }),
      nome: 'bozza',
      modello_nome: '*',
      natura,
      lettura,
    });
    return { tracciato, risposte, lettura: null };
  }, [lettura, natura, risposte]);
  const { viva, inCorso } = useLettura(file, basi);

  // The first reading of a file tells the columns of a tracciato that has none yet.
  const esito = viva?.esito;
  if (lettura === null && file && !inCorso && esito?.tipo === 'letto' && esito.lettura)
    setBozza(withFile(bozza, file.name, esito.lettura, esito.estratti[0]?.natura ?? 'movimento'));

  const cambia = useCallback((next: typeof bozza) => {
    setBozza(next);
    setProve([]);
  }, []);
  const apri = useCallback((next: File) => {
    setFile(next);
    setRisposte({});
  }, []);
  const tracciato = toTracciato(bozza);
  const motivo = explainNotSavable(bozza);

  const scrivi = async (mutati: readonly ProvaCampione[]): Promise<void> => {
    setDaConfermare(null);
    if (!tracciato) return;
    const nuovi = mutati.flatMap((prova) =>
      prova.tipo === 'diverso' ? [{ id: prova.campione.id, attesi: prova.ora }] : [],
    );
    const body = {
      ...tracciato,
      id: bozza.id,
      versione: bozza.id === null ? null : bozza.versione,
      nome: bozza.nome.trim(),
      modello_nome: bozza.modello_nome.trim(),
      campioni: nuovi,
    };
    const saved = await client.call('tracciatiSalva', { body });
    const next = { ...bozza, ...saved };
    setBozza(next);
    setSalvata(next);
    setProve([]);
    showToast({ severity: 'success', titolo: `Tracciato salvato, versione ${saved.versione}` });
    if (nuovi.length > 0) await ricarica();
  };

  /** Runs one piece of work at a time, and says why it failed. */
  const lavora = (titolo: string, work: () => Promise<void>) => async (): Promise<void> => {
    if (occupato) return;
    setOccupato(true);
    try {
      await work();
    } catch (error) {
      fallito(titolo)(error);
    } finally {
      setOccupato(false);
    }
  };

  const prova = async (): Promise<ProvaCampione[]> => {
    if (!tracciato) return [];
    const made = await tryCampioni(client, campioni, tracciato, new AbortController().signal);
    setProve(made);
    return made;
  };

  const salva = lavora('Il tracciato non è stato salvato', async () => {
    const mutati = (await prova()).filter(({ tipo }) => tipo !== 'uguale');
    if (mutati.length > 0) setDaConfermare(mutati);
    else await scrivi([]);
  });

  const letto = esito?.tipo === 'letto' && !inCorso ? esito : null;
  const cambiata = JSON.stringify(bozza) !== JSON.stringify(salvata);
  const motivoNonTieni =
    bozza.id === null || cambiata
      ? 'Salva il tracciato, poi potrai tenere il file come campione.'
      : !file || !letto
        ? 'Apri un file che si legga con questo tracciato, poi potrai tenerlo come campione.'
        : file.size > MAX_CAMPIONE
          ? 'Un campione può occupare al massimo 2 MB.'
          : null;

  return {
    bozza,
    cambia,
    cambiata,
    file,
    apri,
    viva,
    inCorso,
    rispondi: (id: keyof Risposte, valore: string) => setRisposte((before) => ({ ...before, [id]: valore })),
    campioni,
    prove,
    motivo,
    motivoNonTieni,
    daConfermare,
    annullaConferma: () => setDaConfermare(null),
    occupato,
    salva,
    conferma: lavora('Il tracciato non è stato salvato', () => scrivi(daConfermare ?? [])),
    prova: lavora('I campioni non si sono potuti provare', async () => void (await prova())),
    tieni: lavora('Il campione non è stato aggiunto', async () => {
      if (!file || !letto || bozza.id === null) return;
      const dati = toBase64(new Uint8Array(await file.arrayBuffer()));
      const body = { nome_file: file.name, dati, attesi: computeAttesiCampione(letto) };
      await client.call('campioneNuovo', { params: { id: bozza.id }, body });
      await ricarica();
    }),
    apriCampione: (campione: Campione) =>
      lavora('Il campione non si è potuto aprire', async () =>
        apri(await openCampione(client, campione.id)),
      )(),
    eliminaCampione: (campione: Campione) =>
      lavora('Il campione non è stato eliminato', async () => {
        await client.call('campioniElimina', { body: { ids: [campione.id] } });
        await ricarica();
      })(),
  };
}
