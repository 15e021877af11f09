/** Why the balances do not tie: the fault that explains it, or all those that explain it as well. */
import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { describeLikelyCause, describeRotture } from '#domain/quadratura/words.ts';
import { formatCount } from '../words.ts';

const useStyles = makeStyles({
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
  list: { margin: '2px 0 0', paddingLeft: '18px' },
});

/** The first break, with what explains it. */
function Prima({ prime: [only, ...others], altre }: { prime: readonly string[]; altre: readonly string[] }) {
  const styles = useStyles();
  return (
    <>
      {others.length === 0 ? (
        `${only}.`
      ) : (
        <ul className={styles.list}>
          {[only, ...others].map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      )}
      {altre.length > 0 && ` Meno probabile: ${altre.join('; ')}.`}
    </>
  );
}

/** The breaks after the first, each with what would explain it. */
function Elsewhere({ rotture }: { rotture: readonly string[] }) {
  const styles = useStyles();
  return (
    <>
      {` I saldi si rompono anche in ${formatCount(rotture.length, 'altro punto', 'altri punti')}:`}
      <ul className={styles.list}>
        {[...new Set(rotture)].map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </>
  );
}

export function Cause({ quadratura: { cause, altre_rotture } }: { quadratura: Quadratura }) {
  const styles = useStyles();
  const words = describeLikelyCause(cause);
  const breaks = describeRotture(altre_rotture);
  if (!words && breaks.length === 0) return null;
  const first = words?.prime ?? [];
  return (
    <MessageBar
      intent="error"
      layout={first.length < 2 && breaks.length === 0 ? 'auto' : 'multiline'}
      className={styles.bar}
      data-cause={first.length}
    >
      <MessageBarBody>
        <MessageBarTitle>
          {words ? words.titolo : 'Nessun errore da solo spiega il primo punto'}:
        </MessageBarTitle>
        {words && <Prima prime={first} altre={words.altre} />}
        {breaks.length > 0 && <Elsewhere rotture={breaks} />}
      </MessageBarBody>
    </MessageBar>
  );
}
