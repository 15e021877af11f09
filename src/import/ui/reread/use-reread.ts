/** A re-reading while it is looked at: the file, the tracciato that is tried, the difference, and applying it. */
import { useEffect, useMemo, useState } from 'react';
import { bindAzienda } from '#api/client.ts';
import { dettagliRifiutateSchema } from '#api/contract/invio-import.ts';
import { type Importazione } from '#api/contract/importazioni.ts';
import { MAX_RILETTURA } from '#api/contract/rilettura.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { Risposte } from '../../cell/questions.ts';
import type { RowComparison } from '../../run/compare-reading.ts';
import { formatCount } from '../words.ts';
import { aziendaLetturaAtom } from '../state/azienda.ts';
import {
  type Materiale,
  collectMaterial,
  readAgain,
  type Riletto,
  toRichiesta,
  proposeTracciato,
} from './prepare.ts';

/** The choice of no tracciato: the columns are recognised from the content. */
export const DAL_CONTENUTO = 0;

/** What the person said so that the file can be read; kept nowhere. */
interface Detto {
  risposte: Risposte;
  password: string | null;
}
const NULLA: Detto = { risposte: {}, password: null };

export interface Opzioni {
  importazione: Importazione;
  onApplicata: () => void;
  onChiudi: () => void;
}

export function useRilettura({ importazione, onApplicata, onChiudi }: Opzioni) {
  const plain = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  // What was opened for one azienda is never applied to another.
  const client = useMemo(() => bindAzienda(plain, azienda), [plain, azienda]);
  const [materiale, setMateriale] = useState<Materiale | null>(null);
  const [scelto, setScelto] = useState<number | null>(null);
  const [riletto, setRiletto] = useState<Riletto | null>(null);
  const [confronti, setConfronti] = useState<readonly RowComparison[]>([]);
  const [detto, setDetto] = useState<Detto>(NULLA);
  const leggiAzienda = useSetAtom(aziendaLetturaAtom);
  const [errore, setErrore] = useState<string | null>(null);
  const [occupato, setOccupato] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const collect = async () => {
      try {
        const made = await collectMaterial(client, importazione, signal);
        setMateriale(made);
        setScelto(proposeTracciato(importazione, made.tracciati) ?? DAL_CONTENUTO);
      } catch (error) {
        if (!signal.aborted) setErrore(describeError(error));
      }
    };
    void collect();
    return () => controller.abort();
  }, [client, importazione]);

  const tracciato = materiale?.tracciati.find(({ id }) => id === scelto) ?? null;
  useEffect(() => {
    if (!materiale || scelto === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      setRiletto(null);
      try {
        const basi = { tracciato, ...detto, azienda: await leggiAzienda(azienda) };
        if (signal.aborted) return;
        const made = await readAgain(client, importazione, materiale, basi, signal);
        if (signal.aborted) return;
        setRiletto(made);
        setConfronti(made.tipo === 'pronto' ? made.confronti : []);
      } catch (error) {
        if (!signal.aborted) setErrore(describeError(error));
      }
    };
    void read();
    return () => controller.abort();
  }, [client, importazione, materiale, scelto, tracciato, detto, azienda, leggiAzienda]);

  const daApplicare = confronti.filter(({ applica, esito }) => applica && esito !== 'uguale').length;
  const motivo =
    riletto?.tipo !== 'pronto'
      ? 'Non c’è ancora una nuova lettura'
      : daApplicare === 0
        ? 'Non c’è nessuna differenza da applicare'
        : daApplicare > MAX_RILETTURA
          ? 'Le differenze sono troppe: annulla l’importazione e importa di nuovo il file'
          : null;

  const annulla = async (id: number) => {
    try {
      await client.call('rilettaAnnulla', { params: { id } });
      showToast({
        severity: 'success',
        titolo: 'Rilettura annullata',
        testo: 'Le righe sono di nuovo com’erano.',
      });
    } catch (error) {
      showToast({
        severity: 'error',
        titolo: 'La rilettura non è stata annullata',
        testo: describeError(error),
      });
    }
    onApplicata();
  };

  const applica = async () => {
    if (riletto?.tipo !== 'pronto' || motivo !== null || occupato) return;
    const body = toRichiesta(riletto, confronti, tracciato);
    if (!body) return setErrore('Con queste scelte l’importazione resterebbe senza righe: annullala.');
    setOccupato(true);
    setErrore(null);
    try {
      const fatta = await client.call('importazioneRiletta', { params: { id: importazione.id_imp }, body });
      showToast({
        severity: 'success',
        titolo: 'Rilettura applicata',
        testo: `${formatCount(fatta.cambiate, 'riga cambiata', 'righe cambiate')}, ${formatCount(fatta.create, 'nuova', 'nuove')}, ${formatCount(fatta.eliminate, 'tolta', 'tolte')}.`,
        azione: { label: 'Annulla', run: () => void annulla(fatta.id) },
        durata: 12_000,
      });
      onApplicata();
      onChiudi();
    } catch (error) {
      const refused = parseDettagli(error, 'righe_rifiutate', dettagliRifiutateSchema);
      const [first] = refused?.rifiutate ?? [];
      setErrore(first ? `Riga ${first.riga}: ${first.motivo}. Non è cambiato nulla.` : describeError(error));
      setOccupato(false);
    }
  };

  return {
    materiale,
    scelto,
    setScelto,
    rispondi: (risposte: Risposte) =>
      setDetto((before) => ({ ...before, risposte: { ...before.risposte, ...risposte } })),
    apri: (password: string) => setDetto((before) => ({ ...before, password })),
    riletto,
    confronti,
    segna: (id: number, applicata: boolean) =>
      setConfronti((all) =>
        all.map((one) =>
          one.id === id && one.bloccata === null && one.esito !== 'uguale'
            ? { ...one, applica: applicata }
            : one,
        ),
      ),
    errore,
    occupato,
    daApplicare,
    motivo,
    applica,
  };
}
