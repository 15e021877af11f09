/** Adds the demonstration office, and goes to it. */
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { fillWithDemoAtom } from '#state/demo.ts';
import { useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { importazioniResource } from './importazioni.ts';
import { summaryResource } from './summary.ts';

export function useDemo(): { busy: boolean; refusal: string | null; fill: () => void } {
  const fillWithDemo = useSetAtom(fillWithDemoAtom);
  const reloadImportazioni = useSetAtom(importazioniResource.reloadAtom);
  const reloadSummary = useSetAtom(summaryResource.reloadAtom);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { movimenti, partite } = await fillWithDemo();
      // The page of an office first: the message finds its place on it.
      await Promise.all([reloadImportazioni(), reloadSummary()]);
      showToast({
        severity: 'success',
        titolo: 'Lo studio dimostrativo è pronto',
        testo: `${formatCount(movimenti + partite, 'riga', 'righe')} da esplorare.`,
      });
    } catch (error) {
      console.error(error);
      setRefusal(describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, fill: () => void run() };
}
