/** Actions that every workspace offers. */
import { ArrowClockwiseRegular, DocumentArrowDownRegular } from '@fluentui/react-icons';
import type { Azione, ContestoAzione } from './azioni.ts';
import { MAX_RIGHE } from './export/cartella.ts';
import { formatIntero } from './testo.ts';

/** The rows of a workspace do not matter to these. */
type Contesto = Omit<ContestoAzione<never>, 'righe'>;

function whyNotEsporta({ caricamento, mostrate }: Contesto): string | null {
  if (caricamento) return 'Attendi che tutte le righe siano arrivate';
  if (mostrate === 0) return 'Non c’è nessuna riga da esportare';
  if (mostrate > MAX_RIGHE) return `Al massimo ${formatIntero(MAX_RIGHE)} righe per file: filtra e riprova`;
  return null;
}

export const ESPORTA: Azione<unknown> = {
  id: 'esporta',
  label: 'Esporta in Excel',
  icon: <DocumentArrowDownRegular />,
  shortcut: 'Ctrl+Shift+E',
  dove: 'barra',
  disabledReason: whyNotEsporta,
  run: ({ esporta }) => esporta(),
};

export const AGGIORNA: Azione<unknown> = {
  id: 'aggiorna',
  label: 'Aggiorna',
  soloIcona: true,
  icon: <ArrowClockwiseRegular />,
  dove: 'barra',
  disabledReason: ({ caricamento }) => (caricamento ? 'Aggiornamento in corso' : null),
  run: ({ aggiorna }) => aggiorna(),
};
