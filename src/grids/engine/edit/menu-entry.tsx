/** Says aloud what is selected, once the selection rests. */
import { useEffect, useState } from 'react';
import { formatImporto } from '#domain/importi.ts';
import type { Celle } from '../range/cells.ts';
import type { SelectionSummary } from '../range/use-selection.ts';
import { formatCount } from '#domain/text.ts';

const PAUSE_MS = 350;
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

function inWords({ celle, riepilogo }: SelectionSummary): string {
  if (celle <= 1 || !riepilogo) return '';
  const count = formatCount(celle, 'cella selezionata', 'celle selezionate');
  const several = riepilogo.divise.length > 1;
  const sums = riepilogo.divise.map(
    ({ divisa, somma }) => `somma ${formatImporto(somma)}${several ? ` ${divisa}` : ''}`,
  );
  return [count, ...sums].join(', ');
}

export function Voce<Riga>({ celle, scelta }: { celle: Celle<Riga> | null; scelta: SelectionSummary }) {
  const [text, setText] = useState('');
  useEffect(() => celle?.listenVoci(setText), [celle]);
  useEffect(() => {
    const timer = setTimeout(() => setText(inWords(scelta)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [scelta]);
  return (
    <div aria-live="polite" style={HIDDEN} data-testid="voce-celle">
      {text}
    </div>
  );
}
