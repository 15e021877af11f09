/** Draws a workspace: title row, grid, row menu, totals, and what stands there when there are no rows. */
import type { CellContextMenuEvent, GridApi } from 'ag-grid-community';
import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, ProgressBar } from '@fluentui/react-components';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { GrigliaBase } from './ag/griglia-base.tsx';
import { type Azione, type ContestoAzione, matchShortcut } from './azioni.ts';
import { BarraSelezione } from './barra-selezione.tsx';
import { MenuRiga, type MenuRigaStato } from './menu-riga.tsx';
import { PannelloEsportazione } from './pannello-esportazione.tsx';
import type { VistaRighe } from './righe.ts';
import { Errore, Vuoto } from './stati.tsx';
import { AzioneButton, type RicercaProps, Testata } from './testata.tsx';
import { conteggio, formatIntero } from './testo.ts';
import { useEsportazione } from './use-esportazione.ts';
import { useGriglia } from './use-griglia.ts';
import type { StatoVuoto, Workspace } from './workspace.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: '320px', minWidth: 0 },
  frame: { position: 'relative', flex: '1 1 0', minHeight: 0, borderTop: '1px solid var(--colorNeutralStroke2)' },
  progress: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 3 },
  message: { margin: '0 20px 10px' },
});

export interface WorkspaceGridProps<Riga> {
  workspace: Workspace<Riga>;
  /** The area's own filters, beside the search. */
  filtri?: ReactNode;
  /** Quick search kept by the caller (in the URL); kept here when absent. */
  ricerca?: RicercaProps;
  /** In place of the workspace's own, when filters of the server are what left no row. */
  vuoto?: StatoVuoto<Riga> | undefined;
  /** A part of a page that has its own title. */
  sezione?: boolean;
}

function contaRighe<Riga>({ stato, archivio }: VistaRighe<Riga>, mostrate: number, nomi: readonly [string, string]) {
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
    void carica();
    return ferma;
  }, [chiave, carica, ferma]);
  return useCallback(() => void carica(), [carica]);
}

function useScorciatoie<Riga>(azioni: readonly Azione<Riga>[], contesto: () => ContestoAzione<Riga>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const azione = azioni.find(({ shortcut }) => shortcut !== undefined && matchShortcut(shortcut, event));
      if (!azione) return;
      event.preventDefault();
      const now = contesto();
      if ((azione.disabledReason?.(now) ?? null) === null) azione.run(now);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [azioni, contesto]);
}

interface CorpoProps<Riga> {
  vista: VistaRighe<Riga>;
  vuoto: StatoVuoto<Riga>;
  contesto: () => ContestoAzione<Riga>;
  aggiorna: () => void;
  children: ReactNode;
}

/** The grid's place: it keeps its size whatever stands in it. */
function Corpo<Riga>({ vista: { stato, archivio }, vuoto, contesto, aggiorna, children }: CorpoProps<Riga>) {
  const styles = useStyles();
  const none = archivio.size === 0;
  return (
    <div className={styles.frame}>
      {stato.tipo === 'caricamento' && !none ? (
        <ProgressBar
          className={styles.progress}
          aria-label="Caricamento delle righe"
          {...(stato.totale !== null && { value: archivio.size / Math.max(1, stato.totale) })}
        />
      ) : null}
      {children}
      {none && stato.tipo === 'pronto' ? (
        <Vuoto titolo={vuoto.titolo} testo={vuoto.testo}>
          {vuoto.azione ? <AzioneButton azione={{ ...vuoto.azione, principale: true }} contesto={contesto} /> : null}
        </Vuoto>
      ) : null}
      {none && stato.tipo === 'errore' ? <Errore testo={stato.testo} onRiprova={aggiorna} /> : null}
    </div>
  );
}

export function WorkspaceGrid<Riga>(props: WorkspaceGridProps<Riga>) {
  const { workspace, filtri, sezione = false } = props;
  const { azioni, nomi, onModifica } = workspace;
  const styles = useStyles();
  const store = useStore();
  const naviga = useNavigate();
  const vista = useAtomValue(workspace.righe.vistaAtom);
  const aggiorna = useCarica(workspace);
  const [cerca, setCerca] = useState('');
  const ricerca = props.ricerca ?? { valore: cerca, onCambia: setCerca };
  const esportazione = useEsportazione(workspace);
  const [menu, setMenu] = useState<MenuRigaStato<Riga> | null>(null);
  const makeContesto = useCallback(
    (api: GridApi<Riga> | null): ContestoAzione<Riga> => ({
      righe: api?.getSelectedRows() ?? [],
      mostrate: api?.getDisplayedRowCount() ?? 0,
      caricamento: vista.stato.tipo === 'caricamento',
      store,
      naviga: (path) => void naviga(path),
      aggiorna,
      esporta: () => {
        if (api) esportazione.avvia(api, ricerca.valore);
      },
    }),
    [vista.stato.tipo, store, naviga, aggiorna, esportazione.avvia, ricerca.valore],
  );
  const onMenu = useCallback(
    ({ api, event, column, node }: CellContextMenuEvent<Riga>) => {
      const { clientX: x = 0, clientY: y = 0 } = event instanceof MouseEvent ? event : {};
      const testo = api.getCellValue({ rowNode: node, colKey: column, useFormatter: true });
      setMenu({ x, y, contesto: makeContesto(api), testo: typeof testo === 'string' ? testo : '' });
    },
    [makeContesto],
  );
  const griglia = useGriglia(vista.archivio, workspace.misura, onMenu);
  const contesto = useCallback(() => makeContesto(griglia.api), [makeContesto, griglia.api]);
  useScorciatoie(azioni, contesto);
  const { stato, archivio } = vista;
  return (
    <section className={styles.root} aria-label={workspace.titolo} data-testid={`workspace-${workspace.id}`}>
      <Testata
        titolo={workspace.titolo}
        sezione={sezione}
        conteggio={contaRighe(vista, griglia.mostrate, nomi)}
        filtri={filtri}
        ricerca={ricerca}
        azioni={azioni.filter(({ dove }) => dove !== 'riga')}
        contesto={contesto}
      />
      {stato.tipo === 'errore' && archivio.size > 0 ? (
        <MessageBar className={styles.message} intent="error">
          <MessageBarBody>Le righe qui sotto sono quelle di prima: {stato.testo}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={aggiorna}>Riprova</Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      <Corpo
        vista={vista}
        vuoto={props.vuoto ?? workspace.vuoto}
        contesto={contesto}
        aggiorna={aggiorna}
      >
        <GrigliaBase<Riga>
          etichetta={workspace.titolo}
          colonne={workspace.colonne}
          getId={workspace.getId}
          conFiltri
          valida={workspace.valida}
          classeRiga={workspace.classeRiga}
          onModifica={onModifica && ((modifica, riga) => onModifica(store, modifica, riga))}
          ricerca={ricerca.valore}
          caricamento={stato.tipo === 'caricamento' && archivio.size === 0}
          onPronta={griglia.onPronta}
          opzioni={griglia.opzioni}
        />
      </Corpo>
      {esportazione.fase ? <PannelloEsportazione fase={esportazione.fase} onAnnulla={esportazione.annulla} /> : null}
      <BarraSelezione riepilogo={griglia.riepilogo} selezione={griglia.selezionate > 0} nomi={nomi} />
      <MenuRiga stato={menu} azioni={azioni.filter(({ dove }) => dove !== 'barra')} onChiudi={() => setMenu(null)} />
    </section>
  );
}
