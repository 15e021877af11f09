/** A report's sheet as a workspace of the grid: sorting, filters, views and the Excel export come with it. */
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import { OPEN, PDF } from './actions.tsx';
import { questionAtom, sheetRighe } from './atoms.ts';
import { makeGridColonne } from './columns.tsx';
import { describeValori } from './words.ts';
import type { Report } from './types.ts';

const filtersAtom = atom((get) => {
  const question = get(questionAtom);
  return question ? describeValori(question.valori) : [];
});

const made = new Map<string, Workspace<ReportRow>>();

/** From so many columns on they stand close to each other, so that the last is in sight too. */
const MANY = 12;

/** One for each set of columns, kept: another object would be another grid. */
export function getWorkspace(report: Report, values: ReportValori): Workspace<ReportRow> {
  const face = `${report.nome}-${report.faccia(values)}`;
  const known = made.get(face);
  if (known) return known;
  const sheet = report.colonne(values);
  const workspace = defineWorkspace<ReportRow>({
    id: 'report',
    faccia: face,
    titolo: report.titolo,
    nomi: ['riga', 'righe'],
    colonne: makeGridColonne(sheet),
    close: sheet.length >= MANY,
    righe: sheetRighe,
    actions: [OPEN, PDF, ESPORTA, ESPORTA_COME, AGGIORNA],
    empty: {
      titolo: 'Nessuna riga',
      testo: 'Con questi parametri non c’è niente da mostrare: prova un altro periodo.',
    },
    filtersAtom,
  });
  made.set(face, workspace);
  return workspace;
}
