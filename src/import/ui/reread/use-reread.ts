/** A re-reading while it is looked at: the file, the tracciato that is tried, the difference, and applying it. */
import { useCallback, useMemo, useState } from 'react';
import { bindAzienda } from '#api/client.ts';
import { dettagliRifiutateSchema } from '#api/contract/invio-import.ts';
import { type Importazione } from '#api/contract/importazioni.ts';
import { MAX_RILETTURA } from '#api/contract/rilettura.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
import { useWork } from '#ui/form.ts';
import { runToldAtom } from '#ui/told.ts';
import type { RowComparison } from '../../run/compare-reading.ts';
import { formatCount } from '../words.ts';
import { aziendaLetturaAtom } from '../state/azienda.ts';
import { useTold } from '../use-told.ts';
import { collectMaterial, readAgain, type Reread, toRequest, proposeTracciato } from './prepare.ts';

/** The choice of no tracciato: the columns are recognised from the content. */
export const DAL_CONTENUTO = 0;

export interface RereadOptions {
  importazione: Importazione;
  onApplied: () => void;
  onClose: () => void;
}

/** Which row the server refused, where it is one. */
function explainApply(error: unknown): string {
  const [first] = parseDettagli(error, 'righe_rifiutate', dettagliRifiutateSchema)?.rifiutate ?? [];
  return first ? `Riga ${first.riga}: ${first.motivo}. Non è cambiato nulla.` : describeError(error);
}

export function useRilettura({ importazione, onApplied, onClose }: RereadOptions) {
  const plain = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  // What was opened for one azienda is never applied to another.
  const client = useMemo(() => bindAzienda(plain, azienda), [plain, azienda]);
  const readAzienda = useSetAtom(aziendaLetturaAtom);
  const tell = useSetAtom(runToldAtom);
  const { told, answer, open } = useTold();
  const collect = useCallback(
    (signal: AbortSignal) => collectMaterial(client, importazione, signal),
    [client, importazione],
  );
  const collected = useLettura(collect);
  const material = collected.dati;
  const [chosen, setScelto] = useState<number | null>(null);
  const proposed = material && (proposeTracciato(importazione, material.tracciati) ?? DAL_CONTENUTO);
  const scelto = chosen ?? proposed;
  const tracciato = material?.tracciati.find(({ id }) => id === scelto) ?? null;
  const read = useMemo(() => {
    if (!material) return null;
    return async (signal: AbortSignal) => {
      const bases = { tracciato, ...told, azienda: await readAzienda(azienda) };
      signal.throwIfAborted();
      return readAgain(client, importazione, material, bases, signal);
    };
  }, [client, importazione, material, tracciato, told, azienda, readAzienda]);
  const reading = useLettura(read);
  const rereadRighe = reading.fresh && reading.error === null ? reading.dati : null;
  /** What the person ticked or unticked of a reading, by row. */
  const [marks, setMarks] = useState<{ of: Reread | null; applied: Readonly<Record<number, boolean>> }>({
    of: null,
    applied: {},
  });
  const comparisons = useMemo((): readonly RowComparison[] => {
    if (reading.dati?.tipo !== 'pronto') return [];
    if (marks.of !== reading.dati) return reading.dati.comparisons;
    return reading.dati.comparisons.map((one) => ({ ...one, apply: marks.applied[one.id] ?? one.apply }));
  }, [reading.dati, marks]);
  const { underway: busy, error: refusal, submit, refuse } = useWork(explainApply);

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
    const run = async () => {
      await client.call('rilettaAnnulla', { params: { id } });
      return { titolo: 'Rilettura annullata', testo: 'Le righe sono di nuovo com’erano.' };
    };
    await tell('La rilettura non è stata annullata', run, describeError);
    onApplied();
  };

  const apply = async () => {
    if (rereadRighe?.tipo !== 'pronto' || motivo !== null || busy) return;
    const body = toRequest(rereadRighe, comparisons, tracciato);
    if (!body) return refuse('Con queste scelte l’importazione resterebbe senza righe: annullala.');
    await submit(async () => {
      const done = await client.call('importazioneRiletta', { params: { id: importazione.id_imp }, body });
      showToast({
        titolo: 'Rilettura applicata',
        testo: `${formatCount(done.cambiate, 'riga cambiata', 'righe cambiate')}, ${formatCount(done.create, 'nuova', 'nuove')}, ${formatCount(done.eliminate, 'tolta', 'tolte')}.`,
        azione: { label: 'Annulla', run: () => void annul(done.id) },
        duration: 12_000,
      });
      onApplied();
      onClose();
    });
  };

  return {
    material,
    scelto,
    setScelto,
    answer,
    open,
    rereadRighe,
    comparisons,
    mark: (id: number, applied: boolean) => {
      const one = comparisons.find((each) => each.id === id);
      if (!one || one.blocked !== null || one.esito === 'uguale') return;
      const { dati } = reading;
      setMarks((now) => ({ of: dati, applied: { ...(now.of === dati && now.applied), [id]: applied } }));
    },
    error: refusal ?? collected.error ?? (reading.fresh ? reading.error : null),
    busy,
    toApply,
    motivo,
    apply,
  };
}
