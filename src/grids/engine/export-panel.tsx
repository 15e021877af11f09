/** Progress of an export, with the way to stop it. */
import { formatInteger } from '#domain/text.ts';
import { ProgressStrip } from './progress-strip.tsx';
import type { ExportUnderway } from './use-export.ts';

export interface ExportPanelProps {
  underway: ExportUnderway;
  onAnnul: () => void;
}

export function ExportPanel({ underway: { formato, fase }, onAnnul }: ExportPanelProps) {
  const progress = fase.tipo === 'righe' ? fase : null;
  return (
    <ProgressStrip
      testId="esportazione"
      label="Avanzamento dell’esportazione"
      text={
        progress
          ? `${formato}: ${formatInteger(progress.fatte)} di ${formatInteger(progress.totale)} righe`
          : `${formato}: scrittura del file…`
      }
      progress={progress}
      onAnnul={onAnnul}
    />
  );
}
