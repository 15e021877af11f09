import { Button, makeStyles } from '@fluentui/react-components';
import { type Severity, showToast } from '#state/toast.ts';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const MESSAGGI: Record<Severity, { titolo: string; testo: string }> = {
  info: { titolo: 'Azienda cambiata', testo: 'Il file aperto è stato chiuso: riaprilo qui.' },
  success: { titolo: 'Importate 1.240 righe', testo: 'Il saldo finale torna al centesimo.' },
  warn: { titolo: 'Importate senza quadratura', testo: 'Il file non porta saldi con cui provare le righe.' },
  error: {
    titolo: 'La nota non è stata salvata',
    testo: 'Il server non risponde: controlla la connessione e riprova.',
  },
  secondary: { titolo: 'Vista salvata', testo: '«Solo aperte» è ora fra le tue viste.' },
  contrast: { titolo: 'Nuova versione di Quadra', testo: 'Ricarica la pagina quando hai finito.' },
};

export function Gravita() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      {(Object.keys(MESSAGGI) as Severity[]).map((severity) => (
        <Button key={severity} onClick={() => showToast({ severity, ...MESSAGGI[severity] })}>
          {severity}
        </Button>
      ))}
    </div>
  );
}
