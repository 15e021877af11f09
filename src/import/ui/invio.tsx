/** The import while it runs. */
import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { AvanzamentoImport } from '../run/esito.ts';
import { contaRighe, formatIntero } from './parole.ts';
import { Riquadro } from './riquadro.tsx';
import { anteprimaAtom } from './stato/atomi.ts';
import { annullaInvioAtom } from './stato/invio.ts';

function inParole({ fase, righe, totale, riprovo }: AvanzamentoImport): string {
  if (riprovo) return 'La rete non risponde: riprovo…';
  if (fase === 'apertura') return 'Apro l’importazione…';
  if (fase === 'controllo') return 'Controllo il file e le righe già presenti…';
  if (fase === 'annullo') return 'Tolgo le righe già inviate…';
  return `${formatIntero(righe)} di ${contaRighe(totale)}`;
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
