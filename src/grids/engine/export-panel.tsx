/** Progress of an export, with the way to stop it. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { formatIntero } from '#domain/text.ts';
import type { EsportazioneInCorso } from './use-export.ts';

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

export interface PannelloEsportazioneProps {
  corso: EsportazioneInCorso;
  onAnnul: () => void;
}

export function PannelloEsportazione({ corso: { formato, fase }, onAnnul }: PannelloEsportazioneProps) {
  const styles = useStyles();
  const counting = fase.tipo === 'righe';
  const text = counting
    ? `${formato}: ${formatIntero(fase.fatte)} di ${formatIntero(fase.totale)} righe`
    : `${formato}: scrittura del file…`;
  return (
    <output className={styles.root} data-testid="esportazione">
      <span className={styles.text}>{text}</span>
      <ProgressBar
        className={styles.bar}
        aria-label="Avanzamento dell’esportazione"
        {...(counting && { value: fase.totale === 0 ? 0 : fase.fatte / fase.totale })}
      />
      <Button size="small" onClick={onAnnul}>
        Annulla
      </Button>
    </output>
  );
}
