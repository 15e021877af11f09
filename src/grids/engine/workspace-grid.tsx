/** Draws a workspace: title row, grid, row menu, totals, and what stands there when there are no rows. */
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAtomValue } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { BaseGrid } from './ag/base-grid.tsx';
import { type FollowLink, FollowContext } from './cell-link.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSecondoRuolo } from './read-only.ts';
import { useNarrowedEmpty } from './use-narrow.ts';
import { GridBody } from './body.tsx';
import { Dialogs } from './edit/dialogs.tsx';
import { NonSalvate } from './edit/unsaved.tsx';
import { Voce } from './edit/menu-entry.tsx';
import { ZonaEsportazione } from './export/export-zone.tsx';
import { loadWhenShown } from '#ui/lazy.tsx';
import { GridHeader } from './header.tsx';
import type { RicercaProps } from './quick-search.tsx';
import type { WrittenChange } from './types.ts';
import { describeCount } from './use-loaded-righe.ts';
import { moveToFirst } from './use-grid.ts';
import { getAreaName } from './viste/area.ts';
import { ViewBar, FiltersInForce } from './viste/view-bar.tsx';
import type { EmptyStateText, Workspace } from './workspace.ts';
import { VERSI_MOVIMENTI, VersiContext } from './directions.ts';
import { useWorkspace } from './use-workspace.ts';
import { column } from '#ui/styles.ts';

const RowsBar = loadWhenShown(async () => (await import('./edit/rows-bar.tsx')).RowsBar);
const LetturaRighe = loadWhenShown(async () => (await import('./range-reading.tsx')).LetturaRighe);
const MenuRiga = loadWhenShown(async () => (await import('./row-menu.tsx')).MenuRiga);

const useStyles = makeStyles({
  root: {
    ...column,
    height: '100%',
    minHeight: '320px',
    minWidth: 0,
    backgroundColor: 'var(--colorNeutralBackground1)',
  },
  /** Under a page's own title there is no height to fill: scrolled to, it has all that the frame leaves but an edge. */
  section: {
    height: 'max(420px, calc(100dvh - 108px))',
    overflow: 'hidden',
    border: '1px solid var(--colorNeutralStroke2)',
    borderRadius: 'var(--borderRadiusLarge)',
  },
  framed: {
    height: '100%',
    overflow: 'hidden',
    border: '1px solid var(--colorNeutralStroke2)',
    borderRadius: 'var(--borderRadiusLarge)',
  },
  cells: { height: '100%' },
});

interface WorkspaceGridProps<Riga> {
  workspace: Workspace<Riga>;
  /** The area's own filters, beside the search. */
  filtri?: ReactNode;
  /** Quick search kept by the caller (in the URL); kept here when absent. */
  ricerca?: RicercaProps;
  /** Replaces the empty state of the workspace when filters of the server left no row. */
  empty?: EmptyStateText<Riga> | undefined;
  /**
   * Draws the workspace as a part of a page with its own title: a smaller title, and a frame with a height of its
   * own.
   */
  section?: boolean;
  /** For a section: its parent has a height, and the grid takes all of it. */
  full?: boolean;
}

/** The same function at every address. */
function useFollowLink(): FollowLink {
  const navigate = useNavigate();
  return useCallback((to, state) => void navigate(to, { state }), [navigate]);
}

/** A grid belongs to one azienda and one workspace, so nothing remembered or saved of one shows in another. */
export function WorkspaceGrid<Riga extends object>(props: WorkspaceGridProps<Riga>) {
  const azienda = useAtomValue(aziendaIdAtom);
  const workspace = useSecondoRuolo(props.workspace);
  const content = <Contenuto key={`${azienda}:${getAreaName(workspace)}`} {...props} workspace={workspace} />;
  return (
    <FollowContext value={useFollowLink()}>
      <VersiContext value={workspace.versi ?? VERSI_MOVIMENTI}>{content}</VersiContext>
    </FollowContext>
  );
}

interface FootProps<Riga extends object> {
  workspace: Workspace<Riga>;
  used: ReturnType<typeof useWorkspace<Riga>>;
}

/** What stands under the grid, and over it when it is opened. */
function Foot<Riga extends object>({ workspace, used }: FootProps<Riga>) {
  const { vista, ricerca, esportazione, griglia, uso, actions, context, menu, closeMenu } = used;
  const { nomi } = workspace;
  return (
    <>
      <ZonaEsportazione
        esportazione={esportazione}
        api={griglia.api}
        ricerca={ricerca.valore}
        shown={griglia.shown ?? 0}
        all={vista.store.size}
      />
      {uso.lettura ? <LetturaRighe lettura={uso.lettura} /> : null}
      {griglia.selected > 0 ? (
        <RowsBar
          ticked={griglia.selected}
          nomi={nomi}
          actions={actions.filter(({ dove }) => dove === 'riga' || dove === undefined)}
          context={context}
          onDeselect={() => griglia.api?.deselectAll()}
        />
      ) : null}
      {workspace.edits ? <NonSalvate edits={workspace.edits} /> : null}
      <SelectionBar
        riepilogo={griglia.riepilogo}
        selection={griglia.selected > 0}
        scelta={uso.scelta}
        nomi={nomi}
      />
      <Voce celle={uso.celle} scelta={uso.scelta} />
      {menu ? <MenuRiga stato={menu} actions={actions} onClose={closeMenu} /> : null}
      <Dialogs workspace={workspace} uso={uso} actions={actions} />
    </>
  );
}

function Contenuto<Riga extends object>(props: WorkspaceGridProps<Riga>) {
  const { workspace, filtri, section: asSection = false, full = false } = props;
  const cornice = asSection && !workspace.parte;
  const { nomi } = workspace;
  const styles = useStyles();
  const used = useWorkspace(workspace, props.ricerca);
  const { vista, update, ricerca, griglia, uso, actions, context, options, raggruppata, disposizione } = used;
  const { cornice: celleRef } = uso;
  const edit = useCallback(
    (modification: WrittenChange, riga: Riga) => {
      if (workspace.edits) uso.commands?.edit(modification, riga);
    },
    [workspace, uso.commands],
  );
  const descend = useCallback(() => moveToFirst(griglia.api), [griglia.api]);
  const noRigheText = useNarrowedEmpty(workspace, ricerca.valore, disposizione.arrangement.filtri);
  return (
    <section
      className={mergeClasses(styles.root, cornice && (full ? styles.framed : styles.section))}
      aria-label={workspace.titolo}
      data-workspace
      data-testid={`workspace-${workspace.id}`}
    >
      <GridHeader
        titolo={workspace.titolo}
        section={asSection}
        part={workspace.parte === true}
        count={describeCount(vista, griglia.shown, nomi)}
        filtri={filtri}
        vista={<ViewBar api={griglia.api} colonne={workspace.colonne} layout={disposizione} />}
        ricerca={{ ...ricerca, onStart: disposizione.prepareQuickSearch, onDescend: descend }}
        actions={actions.filter(({ dove }) => dove === 'barra' || dove === undefined)}
        context={context}
      />
      <FiltersInForce colonne={workspace.colonne} layout={disposizione} ricerca={ricerca} />
      <GridBody vista={vista} empty={props.empty ?? workspace.empty} context={context} update={update}>
        <div ref={celleRef} className={styles.cells}>
          <BaseGrid<Riga>
            key={vista.blocks !== null && !raggruppata ? 'blocchi' : 'righe'}
            label={workspace.titolo}
            colonne={workspace.colonne}
            getId={workspace.righe.getId}
            conFiltri
            valida={workspace.valida}
            rigaClass={workspace.rigaClass}
            onEdit={edit}
            ricerca={ricerca.valore}
            noRigheText={noRigheText}
            loading={vista.stato.tipo === 'caricamento' && vista.store.size === 0}
            onReady={griglia.onReady}
            rowFilter={disposizione.rowFilter}
            options={options}
          />
        </div>
      </GridBody>
      <Foot workspace={workspace} used={used} />
    </section>
  );
}
