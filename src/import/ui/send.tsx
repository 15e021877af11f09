/** The import while it runs. */
import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { AvanzamentoImport } from '../run/outcome.ts';
import { formatRighe, formatIntero } from './words.ts';
import { Riquadro } from './panel.tsx';
import { anteprimaAtom } from './state/atoms.ts';
import { annullaInvioAtom } from './state/send.ts';

function inParole({ fase, righe, totale, riprovo }: AvanzamentoImport): string {
  if (riprovo) return 'La rete non risponde: riprovo…';
  if (fase === 'apertura') return 'Apro l’importazione…';
  if (fase === 'controllo') return 'Controllo il file e le righe già presenti…';
  if (fase === 'annullo') return 'Tolgo le righe già inviate…';
  return `${formatIntero(righe)} di ${formatRighe(totale)}`;
}

export function Invio({ avanzamento }: { avanzamento: AvanzamentoImport }) {
  const annulla = useSetAtom(annullaInvioAtom);
  const anteprima = useAtomValue(anteprimaAtom);
  const annullo = avanzamento.fase === 'annullo';
  const measured = avanzamento.fase === 'righe' && avanzamento.righe > 0;
  return (
    <Riquadro
      icon={<ArrowUploadRegular />}
      title={annullo ? 'Annullo l’importazione' : `Importo ${anteprima?.contesto.file.name ?? ''}`}
      actions={
        <Button disabled={annullo} onClick={() => annulla()}>
          Annulla
        </Button>
      }
    >
      <ProgressBar
        aria-label="Avanzamento dell’importazione"
        {...(measured ? { value: avanzamento.righe, max: avanzamento.totale } : {})}
      />
      <Text aria-live="polite">{inParole(avanzamento)}</Text>
      <Text>Le righe diventano visibili tutte insieme, alla fine.</Text>
    </Riquadro>
  );
}
