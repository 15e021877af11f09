/** Shown while a selection waits for rows that the page does not hold: how many there are, and a way to stop. */
import { formatInteger } from '#domain/text.ts';
import { ProgressStrip } from './progress-strip.tsx';
import type { RangeReading } from './range/righe-by-place.ts';

export const LetturaRighe = ({ lettura: { annulla, ...progress } }: { lettura: RangeReading }) => (
  <ProgressStrip
    testId="lettura-righe"
    label="Lettura delle righe della selezione"
    text={`Righe della selezione: ${formatInteger(progress.fatte)} di ${formatInteger(progress.totale)}`}
    progress={progress}
    onAnnul={annulla}
  />
);
