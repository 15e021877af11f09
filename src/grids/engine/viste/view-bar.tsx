/** Views, groups, density and columns, in the row over the grid; under it the filters in force, when there are any. */
import type { GridApi } from 'ag-grid-community';
import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { TextDensityRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { BottoneRaggruppa } from '../groups/group-button.tsx';
import type { Colonna } from '../types.ts';
import { BottoneColonne, BottoneViste } from './buttons.tsx';
import { densitaAtom, setDensitaAtom } from './density.ts';
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
  const densita = useAtomValue(densitaAtom);
  const setDensita = useSetAtom(setDensitaAtom);
  const comoda = densita === 'comoda';
  return (
    <Tooltip content={comoda ? 'Righe compatte' : 'Righe comode'} relationship="description">
      <Button
        size="small"
        appearance={comoda ? 'outline' : 'subtle'}
        icon={<TextDensityRegular />}
        aria-label="Righe comode"
        aria-pressed={comoda}
        onClick={() => setDensita(comoda ? 'compatta' : 'comoda')}
      />
    </Tooltip>
  );
}

function Finestre({ viste: { finestra, chiudi, salvaNome, elimina } }: { viste: Viste }) {
  if (!finestra) return null;
  const { vista } = finestra;
  if (finestra.tipo === 'elimina')
    return (
      <FinestraElimina
        vista={finestra.vista}
        onElimina={() => void elimina(finestra.vista)}
        onChiudi={chiudi}
      />
    );
  return <FinestraNome vista={vista} onSalva={(nome) => salvaNome(vista, nome)} onChiudi={chiudi} />;
}

export interface BarraVistaProps<Riga> {
  api: GridApi<Riga> | null;
  colonne: readonly Colonna<Riga>[];
  disposizione: GridLayout<Riga>;
  ricerca: RicercaProps;
}

export function BarraVista<Riga>({ api, colonne, disposizione }: Omit<BarraVistaProps<Riga>, 'ricerca'>) {
  const { assetto, criteri, setCriteri, apriTutti } = disposizione;
  const { viste } = assetto;
  const styles = useStyles();
  return (
    <div className={styles.root} role="toolbar" aria-label="Vista della griglia" data-testid="barra-vista">
      <AlPrimoTocco renderBottone={(richiamo) => <BottoneViste scelta={viste.scelta} {...richiamo} />}>
        <MenuViste viste={viste.viste} scelta={viste.scelta} comandi={viste.comandi} />
      </AlPrimoTocco>
      <AlPrimoTocco
        renderBottone={(richiamo) => <BottoneRaggruppa colonne={colonne} criteri={criteri} {...richiamo} />}
      >
        <Raggruppa colonne={colonne} criteri={criteri} onCambia={setCriteri} onApriTutti={apriTutti} />
      </AlPrimoTocco>
      <Densita />
      {api ? (
        <AlPrimoTocco renderBottone={(richiamo) => <BottoneColonne {...richiamo} />}>
          <ColonnePannello api={api} colonne={colonne} />
        </AlPrimoTocco>
      ) : null}
      <Finestre viste={viste} />
    </div>
  );
}

/** What the rows in sight were filtered by; nothing while they are all there. */
export function FiltriInVigore<Riga>({ colonne, disposizione, ricerca }: Omit<BarraVistaProps<Riga>, 'api'>) {
  const { filtri, togliFiltro, azzeraFiltri } = disposizione.assetto;
  if (ricerca.valore.trim() === '' && Object.keys(filtri).length === 0) return null;
  return (
    <EtichetteFiltri
      colonne={colonne}
      filtri={filtri}
      ricerca={ricerca.valore}
      onTogli={togliFiltro}
      onTogliRicerca={() => ricerca.onCambia('')}
      onAzzera={azzeraFiltri}
    />
  );
}
