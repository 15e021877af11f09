/** Adds the demonstration office, and goes to it. */
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { fillWithDemoAtom } from '#state/demo.ts';
import { useSetAtom } from '#state/jotai.ts';
import { useWork } from '#ui/form.ts';
import { showToast } from '#state/toast.ts';
import { importazioniResource } from './importazioni.ts';
import { summaryResource } from './summary.ts';

export function useDemo(): { busy: boolean; refusal: string | null; fill: () => void } {
  const fillWithDemo = useSetAtom(fillWithDemoAtom);
  const reloadImportazioni = useSetAtom(importazioniResource.reloadAtom);
  const reloadSummary = useSetAtom(summaryResource.reloadAtom);
  const { underway, error, submit } = useWork(describeError);
  const run = () =>
    submit(async () => {
      const { movimenti, partite } = await fillWithDemo();
      // The page of an office first: the message finds its place on it.
      await Promise.all([reloadImportazioni(), reloadSummary()]);
      showToast({
        titolo: 'Lo studio dimostrativo è pronto',
        testo: `${formatCount(movimenti + partite, 'riga', 'righe')} da esplorare.`,
      });
    });
  return { busy: underway, refusal: error, fill: () => void run() };
}
