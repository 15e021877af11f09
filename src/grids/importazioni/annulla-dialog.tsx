/** Asks before rolling imports back, with what people have done since on their rows in plain sight. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import { conteggio } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import {
  type Annullo,
  annulloAtom,
  chiudiAnnulloAtom,
  confermaAnnulloAtom,
  haConseguenze,
} from './annullo.ts';
import { nomeDi } from './atoms.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '12px', overflowWrap: 'anywhere' },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  button: { whiteSpace: 'nowrap' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
});

/** More than these would hide the question. */
const MOSTRATE = 8;

const somma = (
  parti: readonly ConseguenzeImportazione[],
  campo: 'annotate' | 'modificate' | 'abbinate' | 'pagamenti',
) => parti.reduce((sum, parte) => sum + parte[campo], 0);

function frasi(conseguenze: readonly ConseguenzeImportazione[]): string[] {
  const annotate = somma(conseguenze, 'annotate');
  const modificate = somma(conseguenze, 'modificate');
  const abbinate = somma(conseguenze, 'abbinate');
  const pagamenti = somma(conseguenze, 'pagamenti');
  return [
    ...(annotate > 0
      ? [conteggio(annotate, 'riga con una nota, che andrà persa', 'righe con una nota, che andrà persa')]
      : []),
    ...(modificate > 0
      ? [conteggio(modificate, 'riga modificata dopo l’importazione', 'righe modificate dopo l’importazione')]
      : []),
    ...(abbinate > 0
      ? [
          `${conteggio(abbinate, 'riga abbinata', 'righe abbinate')}: si ${
            pagamenti === 1
              ? 'annulla anche 1 pagamento'
              : `annullano anche ${conteggio(pagamenti, 'pagamento', 'pagamenti')}`
          }`,
        ]
      : []),
  ];
}

function Conseguenze({ conseguenze }: { conseguenze: readonly ConseguenzeImportazione[] }) {
  const styles = useStyles();
  const toccate = conseguenze.filter(haConseguenze);
  if (toccate.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>Dopo l’importazione qualcuno ha lavorato su queste righe.</MessageBarTitle>
        <ul className={styles.list}>
          {frasi(toccate).map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
          {conseguenze.length > 1
            ? toccate.map((una) => (
                <li key={una.id_imp}>
                  {una.nome_file ?? `importazione ${una.id_imp}`}: {frasi([una]).join('; ')}
                </li>
              ))
            : null}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function Domanda({ annullo: { importazioni } }: { annullo: Annullo }) {
  const styles = useStyles();
  const righe = importazioni.reduce((sum, importazione) => sum + importazione.righe, 0);
  const [sola] = importazioni;
  const spariranno = conteggio(righe, 'riga sparirà', 'righe spariranno');
  if (sola && importazioni.length === 1)
    return (
      <span>
        <strong>{nomeDi(sola)}</strong>
        {sola.conto ? ` sul conto ${sola.conto}` : ''}: {spariranno} da ogni pagina. Il file resta nel
        registro e si può importare di nuovo.
      </span>
    );
  const others = importazioni.length - MOSTRATE;
  return (
    <span>
      {spariranno} da ogni pagina, tutte insieme o nessuna:
      <ul className={styles.list}>
        {importazioni.slice(0, MOSTRATE).map((una) => (
          <li key={una.id_imp}>
            <strong>{nomeDi(una)}</strong>, {conteggio(una.righe, 'riga', 'righe')}
          </li>
        ))}
        {others > 0 ? <li>e altre {others}</li> : null}
      </ul>
    </span>
  );
}

export interface AnnullaDialogProps {
  /** Called when the rows are gone. */
  onFatto?: () => void;
  /** Called when it was closed, or failed. */
  onChiudi?: () => void;
}

export function AnnullaDialog({ onFatto, onChiudi }: AnnullaDialogProps) {
  const styles = useStyles();
  const annullo = useAtomValue(annulloAtom);
  const close = useSetAtom(chiudiAnnulloAtom);
  const confirm = useSetAtom(confermaAnnulloAtom);
  if (!annullo) return null;
  const chiudi = () => {
    close();
    onChiudi?.();
  };
  const conferma = async () => {
    if (await confirm()) onFatto?.();
    else onChiudi?.();
  };
  const { importazioni, conseguenze, inCorso } = annullo;
  const toccate = conseguenze?.some(haConseguenze) === true;
  const molte = importazioni.length > 1;
  const titolo = molte
    ? `Annullare ${conteggio(importazioni.length, 'importazione', 'importazioni')}?`
    : toccate
      ? 'Annullarla lo stesso?'
      : 'Annullare questa importazione?';
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => {
        if (!open && !inCorso) chiudi();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{titolo}</DialogTitle>
          <DialogContent className={styles.content}>
            <Domanda annullo={annullo} />
            {conseguenze ? (
              <Conseguenze conseguenze={conseguenze} />
            ) : (
              <Spinner size="tiny" label="Guardo chi ha lavorato su queste righe…" />
            )}
          </DialogContent>
          <DialogActions fluid>
            <Button className={styles.button} disabled={inCorso} onClick={chiudi}>
              Tieni le righe
            </Button>
            <Button
              className={styles.button}
              appearance="primary"
              disabled={inCorso || conseguenze === null}
              icon={inCorso ? <Spinner size="tiny" /> : null}
              onClick={() => void conferma()}
            >
              {toccate ? 'Annulla lo stesso' : molte ? 'Annulla importazioni' : 'Annulla importazione'}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
