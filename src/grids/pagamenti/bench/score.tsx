/** How sure a proposal is: a bar and a figure, and a mark where an equal rival stands. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { QuestionCircleRegular, ScalesRegular } from '@fluentui/react-icons';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '100%',
    // On the line of the other cells, not on that of its own text.
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  rail: {
    width: '36px',
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground5,
    overflow: 'hidden',
    // In a narrow column the figure says it, and the words have the room.
    '@container (max-width: 320px)': { display: 'none' },
  },
  bar: { display: 'block', height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
  tie: { color: tokens.colorStatusWarningForeground1, fontSize: '14px' },
});

/** 0.994 is 99 and not 100: only certainty is certain. */
export const formatPercent = (score: number): string => `${Math.floor(score * 100)}%`;

export function Punteggio({ proposta: { punteggio, unica, rivali } }: { proposta: PropostaWire }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.rail} aria-hidden>
        <span className={styles.bar} style={{ width: `${Math.round(punteggio * 100)}%` }} />
      </span>
      {formatPercent(punteggio)}
      {unica ? null : rivali.length > 0 ? (
        <ScalesRegular className={styles.tie} aria-label="alla pari con un’altra" />
      ) : (
        <QuestionCircleRegular className={styles.tie} aria-label="da decidere" />
      )}
    </span>
  );
}
