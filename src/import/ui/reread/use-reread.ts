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
  type Material,
  collectMaterial,
  readAgain,
  type Reread,
  toRequest,
  proposeTracciato,
} from './prepare.ts';

/** The choice of no tracciato: the columns are recognised from the content. */
export const DAL_CONTENUTO = 0;

/** What the person said so that the file can be read; kept nowhere. */
interface Told {
  risposte: Risposte;
  password: string | null;
}
const NOTHING: Told = { risposte: {}, password: null };

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
  const [material, setMaterial] = useState<Material | null>(null);
  const [scelto, setScelto] = useState<number | null>(null);
  const [rereadRighe, setRereadRighe] = useState<Reread | null>(null);
  const [comparisons, setComparisons] = useState<readonly RowComparison[]>([]);
  const [told, setTold] = useState<Told>(NOTHING);
  const readAzienda = useSetAtom(aziendaLetturaAtom);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const collect = async () => {
      try {
        const made = await collectMaterial(client, importazione, signal);
        setMaterial(made);
        setScelto(proposeTracciato(importazione, made.tracciati) ?? DAL_CONTENUTO);
      } catch (thrown) {
        if (!signal.aborted) setError(describeError(thrown));
      }
    };
    void collect();
    return () => controller.abort();
  }, [client, importazione]);

  const tracciato = material?.tracciati.find(({ id }) => id === scelto) ?? null;
  useEffect(() => {
    if (!material || scelto === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      setRereadRighe(null);
      try {
        const bases = { tracciato, ...told, azienda: await readAzienda(azienda) };
        if (signal.aborted) return;
        const made = await readAgain(client, importazione, material, bases, signal);
        if (signal.aborted) return;
        setRereadRighe(made);
        setComparisons(made.tipo === 'pronto' ? made.comparisons : []);
      } catch (thrown) {
        if (!signal.aborted) setError(describeError(thrown));
      }
    };
    void read();
    return () => controller.abort();
  }, [client, importazione, material, scelto, tracciato, told, azienda, readAzienda]);

  const toApply = comparisons.filter(({ apply, esito }) => apply && esito !== 'uguale').length;
  const motivo =
    rereadRighe?.tipo !== 'pronto'
      ? 'Non c’è ancora una nuova lettura'
      : toApply === 0
        ? 'Non c’è nessuna differenza da applicare'
        : toApply > MAX_RILETTURA
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
    if (rereadRighe?.tipo !== 'pronto' || motivo !== null || busy) return;
    const body = toRequest(rereadRighe, comparisons, tracciato);
    if (!body) return setError('Con queste scelte l’importazione resterebbe senza righe: annullala.');
    setBusy(true);
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
      setBusy(false);
    }
  };

  return {
    material,
    scelto,
    setScelto,
    answer: (answers: Risposte) =>
      setTold((before) => ({ ...before, risposte: { ...before.risposte, ...answers } })),
    open: (password: string) => setTold((before) => ({ ...before, password })),
    rereadRighe,
    comparisons,
    mark: (id: number, applied: boolean) =>
      setComparisons((all) =>
        all.map((one) =>
          one.id === id && one.blocked === null && one.esito !== 'uguale' ? { ...one, apply: applied } : one,
        ),
      ),
    error,
    busy,
    toApply,
    motivo,
    apply,
  };
}
