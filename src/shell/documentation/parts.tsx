/** Text with what was sought marked in it. */
import { Fragment, type ReactNode } from 'react';
import type { HighlightedPart } from './search.ts';

export function Tratti({ tratti }: { tratti: readonly HighlightedPart[] }): ReactNode {
  return tratti.map(({ testo, trovato, inizio }) =>
    trovato ? <mark key={inizio}>{testo}</mark> : <Fragment key={inizio}>{testo}</Fragment>,
  );
}
