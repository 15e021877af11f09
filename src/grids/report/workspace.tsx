/** A report's sheet as a workspace of the grid: sorting, filters, views and the Excel export come with it. */
import { DocumentPdfRegular, OpenRegular } from '@fluentui/react-icons';
import {
  AGGIORNA,
  type ContestoAzione,
  defineWorkspace,
  ESPORTA,
  ESPORTA_COME,
  type Workspace,
} from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import { domandaAtom, righeFoglio } from './atoms.ts';
import { colonneGriglia } from './colonne.tsx';
import { conApre } from './indirizzo.ts';
import { filtriInParole } from './parole.ts';
import { scaricaFileAtom } from './file.ts';
import type { Report, RigaFoglio, Valori } from './tipi.ts';

/** Where a row goes with the keyboard: the rows behind all of it, or what it is. */
function meta({ righe }: ContestoAzione<RigaFoglio>): string | null {
  const [riga] = righe;
  if (!riga || righe.length !== 1) return null;
  if (riga.vai !== undefined && !riga.apre) return riga.vai;
  const whole = riga.apre?.['totale'] ?? riga.apre?.['netto'] ?? Object.values(riga.apre ?? {})[0];
  return whole ? `?${conApre(whole)}` : (riga.vai ?? null);
}

const APRI = {
  id: 'apri-righe',
  label: 'Apri le righe',
  icon: <OpenRegular />,
  shortcut: 'Ctrl+Enter',
  ambito: 'celle' as const,
  dove: 'riga' as const,
  disabledReason: (contesto: ContestoAzione<RigaFoglio>) =>
    meta(contesto) === null ? 'Scegli una riga che ne ha altre dietro' : null,
  run: (contesto: ContestoAzione<RigaFoglio>) => {
    const to = meta(contesto);
    if (to !== null) contesto.naviga(to);
  },
};

const PDF = {
  id: 'report-pdf',
  label: 'PDF',
  icon: <DocumentPdfRegular />,
  dove: 'barra' as const,
  disabledReason: ({ caricamento }: ContestoAzione<RigaFoglio>) =>
    caricamento ? 'Attendi che il report sia pronto' : null,
  run: ({ store }: ContestoAzione<RigaFoglio>) => void store.set(scaricaFileAtom, 'pdf'),
};

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
