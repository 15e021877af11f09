/** Beside the editor: examples, saved questions, and what the views hold. */
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  makeStyles,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { DeleteRegular, PeopleRegular } from '@fluentui/react-icons';
import type { Interrogazione, VisteReport } from '#api/contract/interrogazioni.ts';
import { describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { getDati, type ResourceState } from '#state/resource.ts';
import type { UsedResource } from '#state/use-resource.ts';
import { openedAtom, deleteAtom, textAtom } from './atoms.ts';
import { ESEMPI } from './examples.ts';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  open: {
    flex: '1 1 auto',
    justifyContent: 'flex-start',
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    minWidth: 0,
  },
  quiet: { ...quiet, margin: 0, lineHeight: '1.5' },
  view: { margin: '0 0 12px' },
  name: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  columns: { margin: '4px 0 0', display: 'grid', gap: '4px' },
  term: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  meaning: { margin: '0 0 0 12px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

function useOpen() {
  const setText = useSetAtom(textAtom);
  const setOpened = useSetAtom(openedAtom);
  return (text: string, opened: Interrogazione | null) => {
    setOpened(opened);
    setText(text);
  };
}

/** What did not come, and a way to ask again. */
function NonLette({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const styles = useStyles();
  return (
    <div role="alert">
      <p className={styles.quiet}>Non si sono potute leggere. {describeError(error)}</p>
      <Button size="small" onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}

interface LetteProps<T> {
  stato: ResourceState<T>;
  onRetry: () => void;
}

function Salvate({ stato, onRetry }: LetteProps<readonly Interrogazione[]>) {
  const styles = useStyles();
  const open = useOpen();
  const remove = useSetAtom(deleteAtom);
  const data = getDati(stato);
  if (!data && stato.stato === 'error') return <NonLette error={stato.error} onRetry={onRetry} />;
  if (!data) return <p className={styles.quiet}>Caricamento…</p>;
  if (data.length === 0)
    return (
      <p className={styles.quiet}>
        Ancora nessuna. Con «Salva» tieni un’interrogazione per le prossime volte.
      </p>
    );
  return (
    <ul className={styles.list}>
      {data.map((one) => (
        <li key={one.id} className={styles.row}>
          <Button
            appearance="subtle"
            size="small"
            className={styles.open}
            icon={one.condivisa ? <PeopleRegular aria-label="Condivisa" /> : null}
            onClick={() => open(one.testo, one)}
          >
            {one.nome}
            {one.mia ? '' : ` (di ${one.autore})`}
          </Button>
          {one.mia ? (
            <Tooltip content={`Elimina ${one.nome}`} relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                onClick={() => void remove(one)}
              />
            </Tooltip>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Viste({ stato, onRetry }: LetteProps<VisteReport['viste']>) {
  const styles = useStyles();
  const viste = getDati(stato);
  if (!viste && stato.stato === 'error') return <NonLette error={stato.error} onRetry={onRetry} />;
  if (!viste) return <p className={styles.quiet}>Caricamento…</p>;
  return (
    <>
      <p className={styles.quiet}>
        Gli importi hanno i decimali, nella divisa della loro riga: si sommano divisa per divisa. Si legge
        solo, e solo dell’azienda scelta in alto a destra.
      </p>
      <Accordion collapsible multiple>
        {viste.map(({ nome, descrizione, colonne }) => (
          <AccordionItem key={nome} value={nome}>
            <AccordionHeader size="small">
              <span className={styles.name}>{nome}</span>
            </AccordionHeader>
            <AccordionPanel className={styles.view}>
              <p className={styles.quiet}>{descrizione}</p>
              <dl className={styles.columns}>
                {colonne.map((column) => (
                  <div key={column.nome}>
                    <dt className={styles.term}>{column.nome}</dt>
                    <dd className={styles.meaning}>{column.descrizione}</dd>
                  </div>
                ))}
              </dl>
            </AccordionPanel>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
}

interface SideProps {
  viste: UsedResource<VisteReport['viste']>;
  salvate: UsedResource<readonly Interrogazione[]>;
}

export function Side({ viste, salvate }: SideProps) {
  const styles = useStyles();
  const open = useOpen();
  return (
    <Accordion collapsible multiple defaultOpenItems={['salvate', 'esempi', 'viste']}>
      <AccordionItem value="salvate">
        <AccordionHeader>Salvate</AccordionHeader>
        <AccordionPanel>
          <Salvate stato={salvate.state} onRetry={() => void salvate.reload()} />
        </AccordionPanel>
      </AccordionItem>
      <AccordionItem value="esempi">
        <AccordionHeader>Esempi</AccordionHeader>
        <AccordionPanel>
          <ul className={styles.list}>
            {ESEMPI.map(({ nome, sql }) => (
              <li key={nome} className={styles.row}>
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.open}
                  onClick={() => open(sql, null)}
                >
                  {nome}
                </Button>
              </li>
            ))}
          </ul>
        </AccordionPanel>
      </AccordionItem>
      <AccordionItem value="viste">
        <AccordionHeader>Viste e colonne</AccordionHeader>
        <AccordionPanel>
          <Viste stato={viste.state} onRetry={() => void viste.reload()} />
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
