/** The figure of the keyboard that chooses a solution, as the row and the details show it. */
import { makeStyles, tokens } from '@fluentui/react-components';

/** The keyboard has nine figures: what comes after them is chosen by the mouse. */
const FIGURES = 9;

const useStyles = makeStyles({
  // Within its line, which it makes no taller: a line of smaller letters would not hold it.
  number: {
    marginRight: '3px',
    padding: '0 3px',
    fontSize: '10.5px',
    lineHeight: '11px',
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

/** `at`: its place among the solutions, from 0. */
export function SolutionNumber({ at }: { at: number }) {
  const styles = useStyles();
  return at < FIGURES ? <span className={styles.number}>{at + 1}</span> : null;
}
