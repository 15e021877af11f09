/** Rows of an earlier answer stay, but never without saying so. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  message: { margin: '0 20px 10px', '@media (max-width: 640px)': { margin: '0 12px 10px' } },
});

export function Vecchie({ testo, onRiprova }: { testo: string; onRiprova: () => void }) {
  const styles = useStyles();
  return (
    <MessageBar className={styles.message} intent="error">
      <MessageBarBody>Le righe qui sotto sono quelle di prima. {testo}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRiprova}>Riprova</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
