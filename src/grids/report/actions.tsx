/** What can be done with the rows of a report. */
import { DocumentPdfRegular, OpenRegular } from '@fluentui/react-icons';
import type { ReportRow } from '#domain/report/definition.ts';
import type { ActionContext } from '#grids/engine/index.ts';
import { downloadFileAtom } from './file.ts';
import { withOpened, toAddress } from './address.ts';

/** Where a row goes with the keyboard: the rows behind all of it, or what it is. */
function meta({ righe }: ActionContext<ReportRow>): string | null {
  const [riga] = righe;
  if (!riga || righe.length !== 1) return null;
  const to = riga.meta ? toAddress(riga.meta) : null;
  if (to !== null && !riga.opens) return to;
  const whole = riga.opens?.['totale'] ?? riga.opens?.['netto'] ?? Object.values(riga.opens ?? {})[0];
  return whole ? `?${withOpened(whole)}` : to;
}

export const OPEN = {
  id: 'apri-righe',
  label: 'Apri le righe',
  icon: <OpenRegular />,
  shortcut: 'Ctrl+Enter',
  scope: 'celle' as const,
  dove: 'riga' as const,
  disabledReason: (context: ActionContext<ReportRow>) =>
    meta(context) === null ? 'Scegli una riga che ne ha altre dietro' : null,
  run: (context: ActionContext<ReportRow>) => {
    const to = meta(context);
    if (to !== null) context.navigate(to);
  },
};

export const PDF = {
  id: 'report-pdf',
  label: 'PDF',
  icon: <DocumentPdfRegular />,
  dove: 'barra' as const,
  disabledReason: ({ loading }: ActionContext<ReportRow>) =>
    loading ? 'Attendi che il report sia pronto' : null,
  run: ({ store }: ActionContext<ReportRow>) => void store.set(downloadFileAtom, 'pdf'),
};
