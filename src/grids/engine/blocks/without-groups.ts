/** Rows that the page does not hold cannot be gathered by it: asking says why. */
import { useMemo } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { showToast } from '#state/toast.ts';
import { formatInteger } from '#domain/text.ts';
import type { Beginning } from '../viste/use-grid-layout.ts';
import { SOGLIA } from './source.ts';

const NONE: readonly CriterioGruppo[] = [];

function refuse(criteria: readonly CriterioGruppo[]): void {
  if (criteria.length === 0) return;
  showToast({
    severity: 'info',
    titolo: 'Troppe righe da raggruppare',
    testo: `Si raggruppano fino a ${formatInteger(SOGLIA)} righe: scegli un conto o un file e riprova.`,
  });
}

/** The same without groups while `inBlocks`; what was chosen comes back when the rows are held again. */
export const useSenzaGruppi = (start: Beginning, inBlocks: boolean): Beginning =>
  useMemo(() => (inBlocks ? { ...start, criteri: NONE, setCriteri: refuse } : start), [start, inBlocks]);
