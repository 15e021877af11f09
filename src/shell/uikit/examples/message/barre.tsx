import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';

const useStyles = makeStyles({ colonna: { display: 'grid', gap: '8px' } });

const BARRE = [
  ['info', 'Aggiornato al 31/03/2026.', 'I movimenti di aprile non sono ancora importati.'],
  ['success', 'Tutto riconciliato.', 'Nessun movimento aspetta un abbinamento.'],
  ['warning', 'Il file non quadra.', 'Mancano 12,00 alla riga 34.'],
  ['error', 'Le righe qui sotto sono quelle di prima.', 'Il server non risponde.'],
] as const;

export function Barre() {
  const styles = useStyles();
  return (
    <div className={styles.colonna}>
      {BARRE.map(([intent, title, text]) => (
        <MessageBar key={intent} intent={intent} politeness="polite">
          <MessageBarBody>
            <MessageBarTitle>{title}</MessageBarTitle> {text}
          </MessageBarBody>
          {intent === 'error' ? (
            <MessageBarActions>
              <Button>Riprova</Button>
            </MessageBarActions>
          ) : null}
        </MessageBar>
      ))}
    </div>
  );
}
