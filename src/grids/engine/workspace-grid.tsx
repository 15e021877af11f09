/** Draws a workspace: title row, grid, row menu, totals, and what stands there when there are no rows. */
import type { CellContextMenuEvent, GridApi } from 'ag-grid-community';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { GrigliaBase } from './ag/griglia-base.tsx';
import { BarraSelezione } from './barra-selezione.tsx';
import { Corpo } from './corpo.tsx';
import { MenuRiga, type MenuRigaStato } from './menu-riga.tsx';
import { ZonaEsportazione } from './export/zona-esportazione.tsx';
import type { VistaRighe } from './righe.ts';
import { type RicercaProps, Testata } from './testata.tsx';
import { conteggio, formatIntero } from './testo.ts';
import type { Modifica } from './types.ts';
import { useContesto, useScorciatoie } from './use-azioni.ts';
import { useEsportazione } from './use-esportazione.ts';
import { useGriglia } from './use-griglia.ts';
import type { StatoVuoto, Workspace } from './workspace.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: '320px',
    minWidth: 0,
    backgroundColor: 'var(--colorNeutralBackground1)',
  },
  /** Under a page's own title there is no height to fill: most of the window, whatever stands above. */
  section: {
    height: 'max(420px, calc(100dvh - 200px))',
    overflow: 'hidden',
    border: '1px solid var(--colorNeutralStroke2)',
    borderRadius: 'var(--borderRadiusLarge)',
  },
});

export interface WorkspaceGridProps<Riga> {
  workspace: Workspace<Riga>;
  /** The area's own filters, beside the search. */
  filtri?: ReactNode;
  /** Quick search kept by the caller (in the URL); kept here when absent. */
  ricerca?: RicercaProps;
  /** In place of the workspace's own, when filters of the server are what left no row. */
  vuoto?: StatoVuoto<Riga> | undefined;
  /** A part of a page that has its own title: a smaller one here, in a frame with a height of its own. */
  sezione?: boolean;
}

function contaRighe<Riga>(
  { stato, archivio }: VistaRighe<Riga>,
  mostrate: number,
  nomi: readonly [string, string],
) {
  const [uno, molti] = nomi;
  if (stato.tipo === 'caricamento') {
    if (stato.totale === null) return archivio.size > 0 ? 'Aggiornamento…' : 'Caricamento…';
    return `${formatIntero(archivio.size)} di ${conteggio(stato.totale, uno, molti)}…`;
  }
  if (stato.tipo === 'errore' && archivio.size === 0) return '';
  return mostrate < archivio.size
    ? `${formatIntero(mostrate)} di ${conteggio(archivio.size, uno, molti)}`
    : conteggio(archivio.size, uno, molti);
}

/** Reads the rows when shown and whenever they become other rows; stops reading when hidden. */
function useCarica<Riga>({ righe }: Workspace<Riga>): () => void {
  const chiave = useAtomValue(righe.chiaveAtom);
  const carica = useSetAtom(righe.caricaAtom);
  const ferma = useSetAtom(righe.fermaAtom);
  useEffect(() => {
    void carica(chiave);
    return ferma;
  }, [chiave, carica, ferma]);
  return useCallback(() => void carica(), [carica]);
}

function useRicerca(kept: RicercaProps | undefined): RicercaProps {
  const [valore, onCambia] = useState('');
  return kept ?? { valore, onCambia };
}

/** The grid, what its actions are given, the row menu and the export: all that the page below draws. */
function useWorkspace<Riga>({ workspace, ricerca: kept }: WorkspaceGridProps<Riga>) {
  const vista = useAtomValue(workspace.righe.vistaAtom);
  const aggiorna = useCarica(workspace);
  const ricerca = useRicerca(kept);
  const esportazione = useEsportazione(workspace);
  const { avvia, chiedi } = esportazione;
  const esporta = useCallback((api: GridApi<Riga>) => avvia(api, ricerca.valore), [avvia, ricerca.valore]);
  const makeContesto = useContesto<Riga>({
    caricamento: vista.stato.tipo === 'caricamento',
    aggiorna,
    esporta,
    esportaCome: useCallback(() => chiedi(true), [chiedi]),
  });
  const [menu, setMenu] = useState<MenuRigaStato<Riga> | null>(null);
  const onMenu = useCallback(
    ({ api, event, column, node }: CellContextMenuEvent<Riga>) => {
      const { clientX: x = 0, clientY: y = 0 } = event instanceof MouseEvent ? event : {};
      const testo: unknown = api.getCellValue({ rowNode: node, colKey: column, useFormatter: true });
      setMenu({ x, y, contesto: makeContesto(api), testo: typeof testo === 'string' ? testo : '' });
    },
    [makeContesto],
  );
  const griglia = useGriglia(vista.archivio, workspace.misura, onMenu);
  const contesto = useCallback(() => makeContesto(griglia.api), [makeContesto, griglia.api]);
  useScorciatoie(workspace.azioni, contesto);
  return { vista, aggiorna, ricerca, esportazione, griglia, contesto, menu, closeMenu: () => setMenu(null) };
}

export function WorkspaceGrid<Riga>(props: WorkspaceGridProps<Riga>) {
  const { workspace, filtri, sezione = false } = props;
  const { azioni, nomi, onModifica } = workspace;
  const styles = useStyles();
  const store = useStore();
  const { vista, aggiorna, ricerca, esportazione, griglia, contesto, menu, closeMenu } = useWorkspace(props);
  const edit = useCallback(
    (modifica: Modifica, riga: Riga) => onModifica?.(store, modifica, riga),
    [onModifica, store],
  );
  return (
    <section
      className={mergeClasses(styles.root, sezione && styles.section)}
      aria-label={workspace.titolo}
      data-testid={`workspace-${workspace.id}`}
    >
      <Testata
        titolo={workspace.titolo}
        sezione={sezione}
        conteggio={contaRighe(vista, griglia.mostrate, nomi)}
        filtri={filtri}
        ricerca={ricerca}
        azioni={azioni.filter(({ dove }) => dove !== 'riga')}
        contesto={contesto}
      />
      <Corpo vista={vista} vuoto={props.vuoto ?? workspace.vuoto} contesto={contesto} aggiorna={aggiorna}>
        <GrigliaBase<Riga>
          etichetta={workspace.titolo}
          colonne={workspace.colonne}
          getId={workspace.getId}
          conFiltri
          valida={workspace.valida}
          classeRiga={workspace.classeRiga}
          onModifica={edit}
          ricerca={ricerca.valore}
          caricamento={vista.stato.tipo === 'caricamento' && vista.archivio.size === 0}
          onPronta={griglia.onPronta}
          opzioni={griglia.opzioni}
        />
      </Corpo>
      <ZonaEsportazione
        esportazione={esportazione}
        api={griglia.api}
        ricerca={ricerca.valore}
        mostrate={griglia.mostrate}
        tutte={vista.archivio.size}
      />
      <BarraSelezione riepilogo={griglia.riepilogo} selezione={griglia.selezionate > 0} nomi={nomi} />
      <MenuRiga stato={menu} azioni={azioni.filter(({ dove }) => dove !== 'barra')} onChiudi={closeMenu} />
    </section>
  );
}
