/** Progress of an export, with the way to stop it. */
import { formatIntero } from '#domain/text.ts';
import { ProgressStrip } from './progress-strip.tsx';
import type { EsportazioneInCorso } from './use-export.ts';

export interface ExportPanelProps {
  corso: EsportazioneInCorso;
  onAnnul: () => void;
}

export function ExportPanel({ corso: { formato, fase }, onAnnul }: ExportPanelProps) {
  const progress = fase.tipo === 'righe' ? fase : null;
  return (
    <ProgressStrip
      testId="esportazione"
      label="Avanzamento dell’esportazione"
      text={
        progress
          ? `${formato}: ${formatIntero(progress.fatte)} di ${formatIntero(progress.totale)} righe`
          : `${formato}: scrittura del file…`
      }
      progress={progress}
      onAnnul={onAnnul}
    />
  );
}
