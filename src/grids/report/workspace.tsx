/** A report's sheet as a workspace of the grid: sorting, filters, views and the Excel export come with it. */
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import type { RigaFoglio, Valori } from '#domain/report/definizione.ts';
import { APRI, PDF } from './actions.tsx';
import { domandaAtom, righeFoglio } from './atoms.ts';
import { colonneGriglia } from './columns.tsx';
import { filtriInParole } from './parole.ts';
import type { Report } from './tipi.ts';

const filtriAtom = atom((get) => {
  const domanda = get(domandaAtom);
  return domanda ? filtriInParole(domanda.valori) : [];
});

const made = new Map<string, Workspace<RigaFoglio>>();

/** One for each set of columns, kept: another object would be another grid. */
export function workspaceDi(report: Report, valori: Valori): Workspace<RigaFoglio> {
  const faccia = `${report.nome}-${report.faccia(valori)}`;
  const known = made.get(faccia);
  if (known) return known;
  const workspace = defineWorkspace<RigaFoglio>({
    id: 'report',
    faccia,
    titolo: report.titolo,
    nomi: ['riga', 'righe'],
    colonne: colonneGriglia(report.colonne(valori)),
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
