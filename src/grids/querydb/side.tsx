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
import { apertaAtom, eliminaAtom, testoAtom } from './atoms.ts';
import { ESEMPI } from './examples.ts';

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
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.5',
  },
  view: { margin: '0 0 12px' },
  name: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  columns: { margin: '4px 0 0', display: 'grid', gap: '4px' },
  term: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  meaning: { margin: '0 0 0 12px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

function useApri() {
  const setTesto = useSetAtom(testoAtom);
  const setAperta = useSetAtom(apertaAtom);
  return (testo: string, aperta: Interrogazione | null) => {
    setAperta(aperta);
    setTesto(testo);
  };
}

/** What did not come, and a way to ask again. */
function NonLette({ errore, onRiprova }: { errore: Error; onRiprova: () => void }) {
  const styles = useStyles();
  return (
    <div role="alert">
      <p className={styles.quiet}>Non si sono potute leggere. {describeError(errore)}</p>
      <Button size="small" onClick={onRiprova}>
        Riprova
      </Button>
    </div>
  );
}

interface LetteProps<T> {
  stato: ResourceState<T>;
  onRiprova: () => void;
}

function Salvate({ stato, onRiprova }: LetteProps<readonly Interrogazione[]>) {
  const styles = useStyles();
  const apri = useApri();
  const elimina = useSetAtom(eliminaAtom);
  const dati = getDati(stato);
  if (!dati && stato.stato === 'error') return <NonLette errore={stato.errore} onRiprova={onRiprova} />;
  if (!dati) return <p className={styles.quiet}>Caricamento…</p>;
  if (dati.length === 0)
    return (
      <p className={styles.quiet}>
        Ancora nessuna. Con «Salva» tieni un’interrogazione per le prossime volte.
      </p>
    );
  return (
    <ul className={styles.list}>
      {dati.map((una) => (
        <li key={una.id} className={styles.row}>
          <Button
            appearance="subtle"
            size="small"
            className={styles.open}
            icon={una.condivisa ? <PeopleRegular aria-label="Condivisa" /> : null}
            onClick={() => apri(una.testo, una)}
          >
            {una.nome}
            {una.mia ? '' : ` (di ${una.autore})`}
          </Button>
          {una.mia ? (
            <Tooltip content={`Elimina ${una.nome}`} relationship="label">
              <Button
                appearance="subtle"
                size="small"
                icon={<DeleteRegular />}
                onClick={() => void elimina(una)}
              />
            </Tooltip>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Viste({ stato, onRiprova }: LetteProps<VisteReport['viste']>) {
  const styles = useStyles();
  const viste = getDati(stato);
  if (!viste && stato.stato === 'error') return <NonLette errore={stato.errore} onRiprova={onRiprova} />;
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
                {colonne.map((colonna) => (
                  <div key={colonna.nome}>
                    <dt className={styles.term}>{colonna.nome}</dt>
                    <dd className={styles.meaning}>{colonna.descrizione}</dd>
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

export interface FiancoProps {
  viste: UsedResource<VisteReport['viste']>;
  salvate: UsedResource<readonly Interrogazione[]>;
}

export function Fianco({ viste, salvate }: FiancoProps) {
  const styles = useStyles();
  const apri = useApri();
  return (
    <Accordion collapsible multiple defaultOpenItems={['salvate', 'esempi', 'viste']}>
      <AccordionItem value="salvate">
        <AccordionHeader>Salvate</AccordionHeader>
        <AccordionPanel>
          <Salvate stato={salvate.state} onRiprova={() => void salvate.reload()} />
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
                  onClick={() => apri(sql, null)}
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
          <Viste stato={viste.state} onRiprova={() => void viste.reload()} />
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
