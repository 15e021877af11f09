/** Progress of an export, with the way to stop it. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { FaseEsportazione } from './export/esporta.ts';
import { formatIntero } from './testo.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    flexShrink: 0,
    padding: '6px 20px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: { flex: '1 1 80px' },
  text: { whiteSpace: 'nowrap' },
});

export function PannelloEsportazione({ fase, onAnnulla }: { fase: FaseEsportazione; onAnnulla: () => void }) {
  const styles = useStyles();
  const counting = fase.tipo === 'righe';
  const text = counting
    ? `Excel: ${formatIntero(fase.fatte)} di ${formatIntero(fase.totale)} righe`
    : 'Excel: scrittura del file…';
  return (
    <output className={styles.root} data-testid="esportazione">
      <span className={styles.text}>{text}</span>
      <ProgressBar
        className={styles.bar}
        aria-label="Avanzamento dell’esportazione"
        {...(counting && { value: fase.totale === 0 ? 0 : fase.fatte / fase.totale })}
      />
      <Button size="small" onClick={onAnnulla}>
        Annulla
      </Button>
    </output>
  );
}
