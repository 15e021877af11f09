/** The page of the solleciti: those to be confirmed, and those that were. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { defineDialogs } from '#ui/opened.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useAddress } from '#ui/use-address.ts';
import { surroundingAtom } from './atoms.ts';
import { openAtom, openings } from './dialogs/open.ts';
import { LETTERE, SOLLECITI } from './workspace.tsx';

const Conferma = loadWhenShown(async () => (await import('./dialogs/confirm/confirm.tsx')).Conferma);
const Detail = loadWhenShown(async () => (await import('./dialogs/detail.tsx')).Detail);
const Escluse = loadWhenShown(async () => (await import('./dialogs/excluded.tsx')).Escluse);
const Livelli = loadWhenShown(async () => (await import('./dialogs/levels/levels.tsx')).Livelli);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  // Rows are what one comes for.
  invented: { minHeight: '28px', padding: '0 20px', alignContent: 'center' },
  grid: { flexGrow: 1, minHeight: '320px' },
});

const FACES = [
  { valore: 'da-inviare', testo: 'Da inviare' },
  { valore: 'inviati', testo: 'Inviati' },
] as const;

const Dialogs = defineDialogs(openings, {
  conferma: ({ lettere }) => <Conferma lettere={lettere} />,
  sollecito: ({ id }) => <Detail key={id} id={id} />,
  escluse: () => <Escluse />,
  livelli: () => <Livelli />,
});

/** What keeps letters from leaving, said before anybody prepares them. */
function SollecitiNotices() {
  const surrounding = useAtomValue(surroundingAtom);
  const open = useSetAtom(openAtom);
  const navigate = useNavigate();
  const styles = useStyles();
  if (!surrounding) return null;
  const { dimostrativa, livelli, mittente } = surrounding;
  const invented = (
    <MessageBar className={styles.invented} intent="info" layout="multiline" shape="square">
      <MessageBarBody>
        I dati di questa azienda sono inventati: puoi preparare e rileggere i solleciti, ma non parte nulla.
      </MessageBarBody>
    </MessageBar>
  );
  if (livelli === 0)
    return (
      <>
        {dimostrativa ? invented : null}
        <MessageBar intent="warning" shape="square">
          <MessageBarBody>Mancano i livelli: senza, nessuno risulta da sollecitare.</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => open({ tipo: 'livelli' })}>
              Imposta i livelli
            </Button>
          </MessageBarActions>
        </MessageBar>
      </>
    );
  if (dimostrativa) return invented;
  if (mittente === null)
    return (
      <MessageBar intent="warning" layout="multiline" shape="square">
        <MessageBarBody>Manca il server di posta: puoi preparare i solleciti, non inviarli.</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => void navigate('/app/impostazioni?sezione=posta')}>
            Imposta la posta
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  return null;
}

export function SollecitiPage() {
  const styles = useStyles();
  const [search, setSearch] = useAddress();
  const face = search.get('faccia') === 'inviati' ? 'inviati' : 'da-inviare';
  const usedRef = useRef(false);
  const filters = (
    <Segmented
      label="Quali solleciti mostrare"
      valore={face}
      voci={FACES}
      usatoRef={usedRef}
      onChoose={(choice) => setSearch(choice === 'inviati' ? { faccia: 'inviati' } : {})}
    />
  );
  return (
    <div className={styles.root}>
      {face === 'da-inviare' ? <SollecitiNotices /> : null}
      <div className={styles.grid}>
        {face === 'da-inviare' ? (
          <WorkspaceGrid key="lettere" workspace={LETTERE} filtri={filters} />
        ) : (
          <WorkspaceGrid key="inviati" workspace={SOLLECITI} filtri={filters} />
        )}
      </div>
      <Dialogs />
    </div>
  );
}
