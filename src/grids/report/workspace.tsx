/** A report's sheet as a workspace of the grid: sorting, filters, views and the Excel export come with it. */
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import { APRI, PDF } from './actions.tsx';
import { domandaAtom, righeFoglio } from './atoms.ts';
import { makeGridColonne } from './columns.tsx';
import { describeValori } from './words.ts';
import type { Report } from './types.ts';

const filtriAtom = atom((get) => {
  const domanda = get(domandaAtom);
  return domanda ? describeValori(domanda.valori) : [];
});

const made = new Map<string, Workspace<ReportRow>>();

/** One for each set of columns, kept: another object would be another grid. */
export function getWorkspace(report: Report, valori: ReportValori): Workspace<ReportRow> {
  const faccia = `${report.nome}-${report.faccia(valori)}`;
  const known = made.get(faccia);
  if (known) return known;
  const workspace = defineWorkspace<ReportRow>({
    id: 'report',
    faccia,
    titolo: report.titolo,
    nomi: ['riga', 'righe'],
    colonne: makeGridColonne(report.colonne(valori)),
    getId: ({ id }) => id,
    righe: righeFoglio,
    azioni: [APRI, PDF, ESPORTA, ESPORTA_COME, AGGIORNA],
    vuoto: {
      titolo: 'Nessuna riga',
      testo: 'Con questi parametri non c’è niente da mostrare: prova un altro periodo.',
    },
    filtriAtom,
  });
  made.set(faccia, workspace);
  return workspace;
}
