/** Text with what was sought marked in it. */
import { Fragment, type ReactNode } from 'react';
import type { Tratto } from './cerca.ts';

export function Tratti({ tratti }: { tratti: readonly Tratto[] }): ReactNode {
  return tratti.map(({ testo, trovato, inizio }) =>
    trovato ? <mark key={inizio}>{testo}</mark> : <Fragment key={inizio}>{testo}</Fragment>,
  );
}
