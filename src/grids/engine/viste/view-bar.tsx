/** Views, groups, density and columns, in the row over the grid; under it the filters in force, when there are any. */
import type { GridApi } from 'ag-grid-community';
import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { TextDensityRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { GroupButton } from '../groups/group-button.tsx';
import type { Colonna } from '../types.ts';
import { ColumnsButton, ViewsButton } from './buttons.tsx';
import { densityAtom, setDensityAtom } from './density.ts';
import type { RicercaProps } from '../quick-search.tsx';
import type { GridLayout } from './use-grid-layout.ts';
import type { Viste } from './use-viste.ts';
import { OnFirstTouch, loadWhenDrawn, loadWhenShown } from '#ui/lazy.tsx';

const ColumnsPanel = loadWhenDrawn(async () => (await import('./columns-panel.tsx')).ColumnsPanel);
const FilterLabels = loadWhenShown(async () => (await import('../filters/filter-labels.tsx')).FilterLabels);
const DeleteDialog = loadWhenShown(async () => (await import('./dialogs.tsx')).DeleteDialog);
const NameDialog = loadWhenShown(async () => (await import('./dialogs.tsx')).NameDialog);
const MenuViste = loadWhenDrawn(async () => (await import('./views-menu.tsx')).MenuViste);
const GroupBy = loadWhenDrawn(async () => (await import('../groups/group-dialog.tsx')).GroupBy);

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '2px' },
  // A row of labels: they come with their code, and must not move the rows that are being pressed.
  inForce: { minHeight: '30px' },
});

function Densita() {
  const density = useAtomValue(densityAtom);
  const setDensity = useSetAtom(setDensityAtom);
  const comfortable = density === 'comoda';
  return (
    <Tooltip content={comfortable ? 'Righe compatte' : 'Righe comode'} relationship="description">
      <Button
        size="small"
        appearance={comfortable ? 'outline' : 'subtle'}
        icon={<TextDensityRegular />}
        aria-label="Righe comode"
        aria-pressed={comfortable}
        onClick={() => setDensity(comfortable ? 'compatta' : 'comoda')}
      />
    </Tooltip>
  );
}

function Dialogs({ viste: { dialog, close, saveName, elimina } }: { viste: Viste }) {
  if (!dialog) return null;
  const { vista } = dialog;
  if (dialog.tipo === 'elimina')
    return <DeleteDialog vista={dialog.vista} onDelete={() => void elimina(dialog.vista)} onClose={close} />;
  return <NameDialog vista={vista} onSave={(name) => saveName(vista, name)} onClose={close} />;
}

interface ViewBarProps<Riga> {
  api: GridApi<Riga> | null;
  colonne: readonly Colonna<Riga>[];
  layout: GridLayout<Riga>;
  ricerca: RicercaProps;
}

export function ViewBar<Riga>({ api, colonne, layout }: Omit<ViewBarProps<Riga>, 'ricerca'>) {
  const { arrangement, criteri, setCriteri, openAll } = layout;
  const { viste } = arrangement;
  const styles = useStyles();
  return (
    <div className={styles.root} role="toolbar" aria-label="Vista della griglia" data-testid="barra-vista">
      <OnFirstTouch renderButton={(callback) => <ViewsButton scelta={viste.scelta} {...callback} />}>
        <MenuViste viste={viste.viste} scelta={viste.scelta} commands={viste.commands} />
      </OnFirstTouch>
      <OnFirstTouch
        renderButton={(callback) => <GroupButton colonne={colonne} criteri={criteri} {...callback} />}
      >
        <GroupBy colonne={colonne} criteri={criteri} onChange={setCriteri} onOpenAll={openAll} />
      </OnFirstTouch>
      <Densita />
      {/* It stands there before the grid does: coming later it would move the others from under a press. */}
      <OnFirstTouch
        renderButton={(callback) => <ColumnsButton {...callback} disabledFocusable={api === null} />}
      >
        {api ? <ColumnsPanel api={api} colonne={colonne} /> : null}
      </OnFirstTouch>
      <Dialogs viste={viste} />
    </div>
  );
}

/** What the rows in sight were filtered by; nothing while they are all there. */
export function FiltersInForce<Riga>({ colonne, layout, ricerca }: Omit<ViewBarProps<Riga>, 'api'>) {
  const styles = useStyles();
  const { filtri, removeFilter, resetFilters } = layout.arrangement;
  if (ricerca.valore.trim() === '' && !colonne.some(({ campo }) => filtri[campo])) return null;
  return (
    <div className={styles.inForce}>
      <FilterLabels
        colonne={colonne}
        filtri={filtri}
        ricerca={ricerca.valore}
        onRemove={removeFilter}
        onRemoveQuickSearch={() => ricerca.onChange('')}
        onReset={resetFilters}
      />
    </div>
  );
}
