/** Actions that every workspace offers. */
import { ArrowClockwiseRegular, DocumentArrowDownRegular, PrintRegular } from '@fluentui/react-icons';
import type { Azione, ActionContext } from './action.ts';

/** The rows of a workspace do not matter to these. */
type Context = Omit<ActionContext<never>, 'righe' | 'celle'>;

function whyNotExport({ loading, shown }: Context): string | null {
  if (loading) return 'Attendi che tutte le righe siano arrivate';
  if (shown === 0) return 'Non c’è nessuna riga da esportare';
  return null;
}

export const EXPORT: Azione<unknown> = {
  id: 'esporta',
  label: 'Esporta in Excel',
  icon: <DocumentArrowDownRegular />,
  shortcut: 'Ctrl+Shift+E',
  dove: 'barra',
  disabledReason: whyNotExport,
  run: ({ exportNow }) => exportNow(),
};

/** Ctrl+P comes here: the browser's own print would show only the rows on screen. */
export const EXPORT_AS: Azione<unknown> = {
  id: 'esporta-come',
  label: 'Esporta o stampa',
  iconOnly: true,
  icon: <PrintRegular />,
  shortcut: 'Ctrl+P',
  dove: 'barra',
  disabledReason: ({ loading }) => (loading ? 'Attendi che tutte le righe siano arrivate' : null),
  run: ({ exportAs }) => exportAs(),
};

export const REFRESH: Azione<unknown> = {
  id: 'aggiorna',
  label: 'Aggiorna',
  iconOnly: true,
  icon: <ArrowClockwiseRegular />,
  dove: 'barra',
  disabledReason: ({ loading }) => (loading ? 'Aggiornamento in corso' : null),
  run: ({ update }) => update(),
};
