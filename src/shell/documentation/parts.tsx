/** Text with what was sought marked in it. */
import { Fragment, type ReactNode } from 'react';
import type { HighlightedPart } from './search.ts';

export function TextSpans({ tratti }: { tratti: readonly HighlightedPart[] }): ReactNode {
  return tratti.map(({ testo, trovato, start }) =>
    trovato ? <mark key={start}>{testo}</mark> : <Fragment key={start}>{testo}</Fragment>,
  );
}
