/** Views, groups, density and columns, in the row over the grid; under it the filters in force, when there are any. */
import type { GridApi } from 'ag-grid-community';
import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { TextDensityRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { BottoneRaggruppa } from '../groups/group-button.tsx';
import type { Colonna } from '../types.ts';
import { BottoneColonne, BottoneViste } from './buttons.tsx';
import { densityAtom, setDensityAtom } from './density.ts';
import type { RicercaProps } from '../header.tsx';
import type { GridLayout } from './use-grid-layout.ts';
import type { Viste } from './use-viste.ts';
import { AlPrimoTocco, loadWhenDrawn, loadWhenShown } from '#ui/lazy.tsx';

const ColonnePannello = loadWhenDrawn(async () => (await import('./columns-panel.tsx')).ColonnePannello);
const EtichetteFiltri = loadWhenShown(
  async () => (await import('../filters/filter-labels.tsx')).EtichetteFiltri,
);
const FinestraElimina = loadWhenShown(async () => (await import('./dialogs.tsx')).FinestraElimina);
const FinestraNome = loadWhenShown(async () => (await import('./dialogs.tsx')).FinestraNome);
const MenuViste = loadWhenDrawn(async () => (await import('./views-menu.tsx')).MenuViste);
const Raggruppa = loadWhenDrawn(async () => (await import('../groups/group-dialog.tsx')).Raggruppa);

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '2px' },
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

function Finestre({ viste: { finestra, close, saveName, elimina } }: { viste: Viste }) {
  if (!finestra) return null;
  const { vista } = finestra;
  if (finestra.tipo === 'elimina')
    return (
      <FinestraElimina vista={finestra.vista} onDelete={() => void elimina(finestra.vista)} onClose={close} />
    );
  return <FinestraNome vista={vista} onSave={(name) => saveName(vista, name)} onClose={close} />;
}

interface BarraVistaProps<Riga> {
  api: GridApi<Riga> | null;
  colonne: readonly Colonna<Riga>[];
  disposizione: GridLayout<Riga>;
  ricerca: RicercaProps;
}

export function BarraVista<Riga>({ api, colonne, disposizione }: Omit<BarraVistaProps<Riga>, 'ricerca'>) {
  const { assetto, criteri, setCriteri, openAll } = disposizione;
  const { viste } = assetto;
  const styles = useStyles();
  return (
    <div className={styles.root} role="toolbar" aria-label="Vista della griglia" data-testid="barra-vista">
      <AlPrimoTocco renderButton={(callback) => <BottoneViste scelta={viste.scelta} {...callback} />}>
        <MenuViste viste={viste.viste} scelta={viste.scelta} commands={viste.commands} />
      </AlPrimoTocco>
      <AlPrimoTocco
        renderButton={(callback) => <BottoneRaggruppa colonne={colonne} criteri={criteri} {...callback} />}
      >
        <Raggruppa colonne={colonne} criteri={criteri} onChange={setCriteri} onOpenAll={openAll} />
      </AlPrimoTocco>
      <Densita />
      {api ? (
        <AlPrimoTocco renderButton={(callback) => <BottoneColonne {...callback} />}>
          <ColonnePannello api={api} colonne={colonne} />
        </AlPrimoTocco>
      ) : null}
      <Finestre viste={viste} />
    </div>
  );
}

/** What the rows in sight were filtered by; nothing while they are all there. */
export function FiltriInVigore<Riga>({ colonne, disposizione, ricerca }: Omit<BarraVistaProps<Riga>, 'api'>) {
  const { filtri, removeFilter, resetFilters } = disposizione.assetto;
  if (ricerca.valore.trim() === '' && Object.keys(filtri).length === 0) return null;
  return (
    <EtichetteFiltri
      colonne={colonne}
      filtri={filtri}
      ricerca={ricerca.valore}
      onRemove={removeFilter}
      onRemoveQuickSearch={() => ricerca.onChange('')}
      onReset={resetFilters}
    />
  );
}
