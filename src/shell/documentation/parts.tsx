/** Text with what was sought marked in it. */
import { Fragment, type ReactNode } from 'react';
import type { HighlightedPart } from './search.ts';

export function TextSpans({ stretches }: { stretches: readonly HighlightedPart[] }): ReactNode {
  return stretches.map(({ testo, found, start }) =>
    found ? <mark key={start}>{testo}</mark> : <Fragment key={start}>{testo}</Fragment>,
  );
}
