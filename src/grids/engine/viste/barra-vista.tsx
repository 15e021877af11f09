/** The row between title and grid: views, groups and filters in force; at the right, density and columns. */
import type { GridApi } from 'ag-grid-community';
import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { TextDensityRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { BottoneRaggruppa } from '../gruppi/bottone-raggruppa.tsx';
import type { Colonna } from '../types.ts';
import { BottoneColonne, BottoneViste } from './bottoni.tsx';
import { densitaAtom, setDensitaAtom } from './densita.ts';
import type { RicercaProps } from '../testata.tsx';
import type { Disposizione } from './use-disposizione.ts';
import type { Viste } from './use-viste.ts';
import { AlPrimoTocco, differita, pigro } from '../pigro.tsx';

const ColonnePannello = differita(async () => (await import('./colonne-pannello.tsx')).ColonnePannello);
const EtichetteFiltri = pigro(async () => (await import('../filtri/etichette-filtri.tsx')).EtichetteFiltri);
const FinestraElimina = pigro(async () => (await import('./finestre.tsx')).FinestraElimina);
const FinestraNome = pigro(async () => (await import('./finestre.tsx')).FinestraNome);
const MenuViste = differita(async () => (await import('./menu-viste.tsx')).MenuViste);
const Raggruppa = differita(async () => (await import('../gruppi/raggruppa.tsx')).Raggruppa);

const STRETTO = '@media (max-width: 640px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    flexShrink: 0,
    minHeight: '36px',
    padding: '0 14px 6px',
    [STRETTO]: { padding: '0 6px 6px' },
  },
  right: { display: 'flex', gap: '2px', marginLeft: 'auto' },
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
  disposizione: Disposizione<Riga>;
  ricerca: RicercaProps;
}

export function BarraVista<Riga>({ api, colonne, disposizione, ricerca }: BarraVistaProps<Riga>) {
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
      {ricerca.valore.trim() === '' && Object.keys(assetto.filtri).length === 0 ? null : (
        <EtichetteFiltri
          colonne={colonne}
          filtri={assetto.filtri}
          ricerca={ricerca.valore}
          onTogli={assetto.togliFiltro}
          onTogliRicerca={() => ricerca.onCambia('')}
          onAzzera={assetto.azzeraFiltri}
        />
      )}
      <div className={styles.right}>
        <Densita />
        {api ? (
          <AlPrimoTocco renderBottone={(richiamo) => <BottoneColonne {...richiamo} />}>
            <ColonnePannello api={api} colonne={colonne} />
          </AlPrimoTocco>
        ) : null}
      </div>
      <Finestre viste={viste} />
    </div>
  );
}
