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
  toRequest,
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

export interface RereadOptions {
  importazione: Importazione;
  onApplied: () => void;
  onClose: () => void;
}

export function useRilettura({ importazione, onApplied, onClose }: RereadOptions) {
  const plain = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  // What was opened for one azienda is never applied to another.
  const client = useMemo(() => bindAzienda(plain, azienda), [plain, azienda]);
  const [materiale, setMateriale] = useState<Materiale | null>(null);
  const [scelto, setScelto] = useState<number | null>(null);
  const [riletto, setRiletto] = useState<Riletto | null>(null);
  const [comparisons, setComparisons] = useState<readonly RowComparison[]>([]);
  const [told, setDetto] = useState<Detto>(NULLA);
  const readAzienda = useSetAtom(aziendaLetturaAtom);
  const [error, setError] = useState<string | null>(null);
  const [occupato, setOccupato] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const collect = async () => {
      try {
        const made = await collectMaterial(client, importazione, signal);
        setMateriale(made);
        setScelto(proposeTracciato(importazione, made.tracciati) ?? DAL_CONTENUTO);
      } catch (thrown) {
        if (!signal.aborted) setError(describeError(thrown));
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
        const bases = { tracciato, ...told, azienda: await readAzienda(azienda) };
        if (signal.aborted) return;
        const made = await readAgain(client, importazione, materiale, bases, signal);
        if (signal.aborted) return;
        setRiletto(made);
        setComparisons(made.tipo === 'pronto' ? made.comparisons : []);
      } catch (thrown) {
        if (!signal.aborted) setError(describeError(thrown));
      }
    };
    void read();
    return () => controller.abort();
  }, [client, importazione, materiale, scelto, tracciato, told, azienda, readAzienda]);

  const daApplicare = comparisons.filter(({ applica, esito }) => applica && esito !== 'uguale').length;
  const motivo =
    riletto?.tipo !== 'pronto'
      ? 'Non c’è ancora una nuova lettura'
      : daApplicare === 0
        ? 'Non c’è nessuna differenza da applicare'
        : daApplicare > MAX_RILETTURA
          ? 'Le differenze sono troppe: annulla l’importazione e importa di nuovo il file'
          : null;

  const annul = async (id: number) => {
    try {
      await client.call('rilettaAnnulla', { params: { id } });
      showToast({
        severity: 'success',
        titolo: 'Rilettura annullata',
        testo: 'Le righe sono di nuovo com’erano.',
      });
    } catch (thrown) {
      showToast({
        severity: 'error',
        titolo: 'La rilettura non è stata annullata',
        testo: describeError(thrown),
      });
    }
    onApplied();
  };

  const apply = async () => {
    if (riletto?.tipo !== 'pronto' || motivo !== null || occupato) return;
    const body = toRequest(riletto, comparisons, tracciato);
    if (!body) return setError('Con queste scelte l’importazione resterebbe senza righe: annullala.');
    setOccupato(true);
    setError(null);
    try {
      const done = await client.call('importazioneRiletta', { params: { id: importazione.id_imp }, body });
      showToast({
        severity: 'success',
        titolo: 'Rilettura applicata',
        testo: `${formatCount(done.cambiate, 'riga cambiata', 'righe cambiate')}, ${formatCount(done.create, 'nuova', 'nuove')}, ${formatCount(done.eliminate, 'tolta', 'tolte')}.`,
        azione: { label: 'Annulla', run: () => void annul(done.id) },
        duration: 12_000,
      });
      onApplied();
      onClose();
    } catch (thrown) {
      const refused = parseDettagli(thrown, 'righe_rifiutate', dettagliRifiutateSchema);
      const [first] = refused?.rifiutate ?? [];
      setError(first ? `Riga ${first.riga}: ${first.motivo}. Non è cambiato nulla.` : describeError(thrown));
      setOccupato(false);
    }
  };

  return {
    materiale,
    scelto,
    setScelto,
    answer: (answers: Risposte) =>
      setDetto((before) => ({ ...before, risposte: { ...before.risposte, ...answers } })),
    open: (password: string) => setDetto((before) => ({ ...before, password })),
    riletto,
    comparisons,
    mark: (id: number, applied: boolean) =>
      setComparisons((all) =>
        all.map((one) =>
          one.id === id && one.bloccata === null && one.esito !== 'uguale'
            ? { ...one, applica: applied }
            : one,
        ),
      ),
    error,
    occupato,
    daApplicare,
    motivo,
    applica: apply,
  };
}
