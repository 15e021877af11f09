/** The import while it runs. */
import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { AvanzamentoImport } from '../run/outcome.ts';
import { formatRighe, formatInteger } from './words.ts';
import { PanelBox } from './panel.tsx';
import { previewAtom } from './state/atoms.ts';
import { annulSendingAtom } from './state/send.ts';

function inWords({ fase, righe, totale, retrying }: AvanzamentoImport): string {
  if (retrying) return 'La rete non risponde: riprovo…';
  if (fase === 'apertura') return 'Apro l’importazione…';
  if (fase === 'controllo') return 'Controllo il file e le righe già presenti…';
  if (fase === 'annullo') return 'Tolgo le righe già inviate…';
  return `${formatInteger(righe)} di ${formatRighe(totale)}`;
}

export function Sending({ progress }: { progress: AvanzamentoImport }) {
  const annul = useSetAtom(annulSendingAtom);
  const preview = useAtomValue(previewAtom);
  const annulment = progress.fase === 'annullo';
  const measured = progress.fase === 'righe' && progress.righe > 0;
  return (
    <PanelBox
      icon={<ArrowUploadRegular />}
      title={annulment ? 'Annullo l’importazione' : `Importo ${preview?.context.file.name ?? ''}`}
      actions={
        <Button disabled={annulment} onClick={() => annul()}>
          Annulla
        </Button>
      }
    >
      <ProgressBar
        aria-label="Avanzamento dell’importazione"
        {...(measured ? { value: progress.righe, max: progress.totale } : {})}
      />
      <Text aria-live="polite">{inWords(progress)}</Text>
      <Text>Le righe diventano visibili tutte insieme, alla fine.</Text>
    </PanelBox>
  );
}
