/** Two people wrote a note on the same row: both texts are shown, and the person chooses. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { conflittoAtom, risolviConflittoAtom } from './nota-atoms.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px' },
  texts: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  heading: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  note: {
    margin: 0,
    minHeight: '64px',
    maxHeight: '30vh',
    overflow: 'auto',
    padding: '8px 10px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  empty: { color: tokens.colorNeutralForeground3 },
});

function Testo({ titolo, nota }: { titolo: string; nota: string | null }) {
  const styles = useStyles();
  return (
    <div>
      <h3 className={styles.heading}>{titolo}</h3>
      <p className={styles.note}>{nota ?? <em className={styles.empty}>Nessuna nota</em>}</p>
    </div>
  );
}

export function ConflittoNota() {
  const styles = useStyles();
  const conflitto = useAtomValue(conflittoAtom);
  const risolvi = useSetAtom(risolviConflittoAtom);
  if (!conflitto) return null;
  const { mia, attuale } = conflitto;
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => {
        if (!open) void risolvi('attuale');
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>La nota è stata cambiata da un’altra persona</DialogTitle>
          <DialogContent className={styles.content}>
            <span>
              {formatData(attuale.data)}, {formatImporto(attuale.importo)} {attuale.divisa}:{' '}
              {attuale.descrizione}
            </span>
            <div className={styles.texts}>
              <Testo titolo="La tua" nota={mia} />
              <Testo titolo="Quella salvata" nota={attuale.nota} />
            </div>
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={() => void risolvi('attuale')}>Tieni quella salvata</Button>
            <Button appearance="primary" onClick={() => void risolvi('mia')}>
              Usa la tua
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
