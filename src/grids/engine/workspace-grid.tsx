/** Draws a workspace: title row, grid, row menu, totals, and what stands there when there are no rows. */
import type { CellContextMenuEvent, GridApi, GridOptions } from 'ag-grid-community';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAtomValue, useStore } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { GrigliaBase } from './ag/base-grid.tsx';
import { BarraSelezione } from './selection-bar.tsx';
import { useSecondoRuolo } from './read-only.ts';
import { useSegui } from './use-follow.ts';
import { useRistretto } from './use-narrow.ts';
import { useSenzaGruppi } from './blocks/without-groups.ts';
import { useCambioModo } from './blocks/use-mode-change.ts';
import { useBlocchi } from './blocks/use-blocks.ts';
import { Corpo } from './body.tsx';
import type { MenuRigaStato } from './row-menu.tsx';
import { withCellActions } from './edit/actions.tsx';
import { Dialoghi } from './edit/dialogs.tsx';
import { NonSalvate } from './edit/unsaved.tsx';
import { useCelle, useTastiCelle } from './edit/use-cells.ts';
import { Voce } from './edit/menu-entry.tsx';
import { ZonaEsportazione } from './export/export-zone.tsx';
import { loadWhenShown } from '#ui/lazy.tsx';
import { type RicercaProps, Testata } from './header.tsx';
import type { ModificaScritta } from './types.ts';
import { useContesto, useScorciatoie } from './use-actions.ts';
import { useEsportazione } from './use-export.ts';
import { describeCount, useLoadedRighe } from './use-loaded-righe.ts';
import { useLarghezze } from './widths/use-widths.ts';
import { useEventi } from './use-eventi.ts';
import { useGriglia } from './use-grid.ts';
import { getAreaName } from './viste/area.ts';
import { BarraVista, FiltriInVigore } from './viste/view-bar.tsx';
import { useArrangementOptions } from './viste/use-arrangement.ts';
import { useGridLayout, useInizio } from './viste/use-grid-layout.ts';
import type { StatoVuoto, Workspace } from './workspace.ts';
import { VERSI_MOVIMENTI, VersiContext } from './directions.ts';

const BarraRighe = loadWhenShown(async () => (await import('./edit/rows-bar.tsx')).BarraRighe);
const LetturaRighe = loadWhenShown(async () => (await import('./range-reading.tsx')).LetturaRighe);
const MenuRiga = loadWhenShown(async () => (await import('./row-menu.tsx')).MenuRiga);

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
  cells: { height: '100%' },
});

/** That there are no rows is said by `Corpo`, once it is known: the grid would say it while they are put in it. */
const SENZA_VUOTO: Pick<GridOptions, 'suppressOverlays'> = { suppressOverlays: ['noRows'] };

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

/** The first cell of data of the first row in sight. */
function focusPrima<Riga>(api: GridApi<Riga> | null): void {
  const column = api?.getAllDisplayedColumns().find((each) => !each.getColId().startsWith('ag-Grid'));
  if (!api || !column || api.getDisplayedRowCount() === 0) return;
  api.ensureIndexVisible(0);
  api.setFocusedCell(0, column);
}

function useRicerca(kept: RicercaProps | undefined): RicercaProps {
  const [valore, onCambia] = useState('');
  return kept ?? { valore, onCambia };
}

/** The grid, what its actions are given, the row menu and the export: all that the page below draws. */
function useWorkspace<Riga extends object>({ workspace, ricerca: kept }: WorkspaceGridProps<Riga>) {
  const vista = useAtomValue(workspace.righe.vistaAtom);
  const aggiorna = useLoadedRighe(workspace);
  useEventi(workspace);
  const ricerca = useRicerca(kept);
  const esportazione = useEsportazione(workspace);
  const { avvia, chiedi } = esportazione;
  const esporta = useCallback((api: GridApi<Riga>) => avvia(api, ricerca.valore), [avvia, ricerca.valore]);
  const onMenuRef = useRef<(event: CellContextMenuEvent<Riga>) => void>(() => undefined);
  const aBlocchi = vista.blocchi !== null;
  const libero = useSenzaGruppi(useInizio(workspace), aBlocchi && !workspace.righe.blocchi?.gruppi);
  const griglia = useGriglia(
    vista.archivio,
    workspace.misura,
    useCallback((event: CellContextMenuEvent<Riga>) => onMenuRef.current(event), []),
    libero.criteri.length > 0 || aBlocchi,
  );
  const { archivio } = vista;
  const { api, riconta } = griglia;
  const { inizio, stato } = useCambioModo(libero, api, aBlocchi);
  const raggruppata = inizio.criteri.length > 0;
  const disposizione = useGridLayout({ workspace, inizio, api, archivio, ricerca, riconta });
  const assetto = useArrangementOptions<Riga>(inizio.partenza, workspace.linee ?? 1);
  const { setaccio } = disposizione;
  useRistretto(workspace, setaccio, api);
  const blocchi = useBlocchi({
    workspace,
    vista,
    api,
    setaccio,
    ricerca: ricerca.valore,
    riconta,
    raggruppata,
  });
  const opzioni = useMemo(
    () => ({
      ...griglia.opzioni,
      ...assetto,
      ...blocchi,
      ...SENZA_VUOTO,
      ...(stato && { initialState: stato }),
    }),
    [griglia.opzioni, assetto, blocchi, stato],
  );
  const uso = useCelle(workspace, griglia.api);
  useLarghezze(griglia.api, uso.elemento, workspace.colonne, vista);
  const makeContesto = useContesto<Riga>({
    celle: uso.perAzioni,
    righe: uso.righe,
    caricamento: vista.stato.tipo === 'caricamento',
    aggiorna,
    esporta,
    esportaCome: useCallback(() => chiedi(true), [chiedi]),
  });
  const [menu, setMenu] = useState<MenuRigaStato<Riga> | null>(null);
  useEffect(() => {
    onMenuRef.current = ({ api: grid, event, node }) => {
      const { clientX: x = 0, clientY: y = 0 } = event instanceof MouseEvent ? event : {};
      // On a ticked row the menu is about all the ticked ones, elsewhere about the cells under it.
      const righe = node.isSelected() === true ? grid.getSelectedRows() : (uso.celle?.righeScelte() ?? []);
      setMenu({ x, y, contesto: makeContesto(grid, righe) });
    };
  }, [makeContesto, uso.celle]);
  const azioni = useMemo(
    () => withCellActions(workspace.azioni, workspace.modifiche !== undefined),
    [workspace],
  );
  const contesto = useCallback(() => makeContesto(griglia.api), [makeContesto, griglia.api]);
  useScorciatoie(azioni, contesto, uso.elemento);
  useSegui(workspace, griglia.api);
  useTastiCelle(uso, azioni, contesto);
  const closeMenu = () => setMenu(null);
  return {
    vista,
    aggiorna,
    ricerca,
    esportazione,
    griglia,
    opzioni,
    raggruppata,
    disposizione,
    uso,
    azioni,
    contesto,
    menu,
    closeMenu,
  };
}

/** One azienda, one workspace, one grid: what is remembered and saved of one is never seen on another. */
export function WorkspaceGrid<Riga extends object>(props: WorkspaceGridProps<Riga>) {
  const azienda = useAtomValue(aziendaIdAtom);
  const workspace = useSecondoRuolo(props.workspace);
  const contenuto = (
    <Contenuto key={`${azienda}:${getAreaName(workspace)}`} {...props} workspace={workspace} />
  );
  return <VersiContext value={workspace.versi ?? VERSI_MOVIMENTI}>{contenuto}</VersiContext>;
}

function Contenuto<Riga extends object>(props: WorkspaceGridProps<Riga>) {
  const { workspace, filtri, sezione = false } = props;
  const { nomi, onModifica } = workspace;
  const styles = useStyles();
  const store = useStore();
  const { vista, aggiorna, ricerca, esportazione, griglia, uso, azioni, contesto, menu, closeMenu, ...rest } =
    useWorkspace(props);
  const { opzioni, raggruppata, disposizione } = rest;
  const { cornice, scelta, celle } = uso;
  const edit = useCallback(
    (modifica: ModificaScritta, riga: Riga) => {
      if (workspace.modifiche) uso.comandi?.modifica(modifica, riga);
      else onModifica?.(store, modifica, riga);
    },
    [workspace, uso.comandi, onModifica, store],
  );
  const scendi = useCallback(() => focusPrima(griglia.api), [griglia.api]);
  return (
    <section
      className={mergeClasses(styles.root, sezione && !workspace.parte && styles.section)}
      aria-label={workspace.titolo}
      data-workspace
      data-testid={`workspace-${workspace.id}`}
    >
      <Testata
        titolo={workspace.titolo}
        sezione={sezione}
        conteggio={describeCount(vista, griglia.mostrate, nomi)}
        filtri={filtri}
        vista={<BarraVista api={griglia.api} colonne={workspace.colonne} disposizione={disposizione} />}
        ricerca={{ ...ricerca, onInizio: disposizione.preparaRicerca, onScendi: scendi }}
        azioni={azioni.filter(({ dove }) => dove === 'barra' || dove === undefined)}
        contesto={contesto}
      />
      <FiltriInVigore colonne={workspace.colonne} disposizione={disposizione} ricerca={ricerca} />
      <Corpo vista={vista} vuoto={props.vuoto ?? workspace.vuoto} contesto={contesto} aggiorna={aggiorna}>
        <div ref={cornice} className={styles.cells}>
          <GrigliaBase<Riga>
            key={vista.blocchi !== null && !raggruppata ? 'blocchi' : 'righe'}
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
            setaccio={disposizione.setaccio}
            opzioni={opzioni}
          />
        </div>
      </Corpo>
      <ZonaEsportazione
        esportazione={esportazione}
        api={griglia.api}
        ricerca={ricerca.valore}
        mostrate={griglia.mostrate}
        tutte={vista.archivio.size}
      />
      {uso.lettura ? <LetturaRighe lettura={uso.lettura} /> : null}
      {griglia.selezionate > 0 ? (
        <BarraRighe
          spuntate={griglia.selezionate}
          nomi={nomi}
          azioni={azioni.filter(({ dove }) => dove === 'riga' || dove === undefined)}
          contesto={contesto}
          onDeseleziona={() => griglia.api?.deselectAll()}
        />
      ) : null}
      {workspace.modifiche ? <NonSalvate modifiche={workspace.modifiche} /> : null}
      <BarraSelezione
        riepilogo={griglia.riepilogo}
        selezione={griglia.selezionate > 0}
        scelta={scelta}
        nomi={nomi}
      />
      <Voce celle={celle} scelta={scelta} />
      {menu ? <MenuRiga stato={menu} azioni={azioni} onChiudi={closeMenu} /> : null}
      <Dialoghi workspace={workspace} uso={uso} azioni={azioni} />
    </section>
  );
}
