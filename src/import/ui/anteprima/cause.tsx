/** Why the balances do not tie: the fault that explains it, or all those that explain it as well. */
import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { Quadratura } from '#api/contract/importazioni.ts';
import { causeInParole } from '#domain/quadratura/parole.ts';
import { conta } from '../parole.ts';

const useStyles = makeStyles({
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
  list: { margin: '2px 0 0', paddingLeft: '18px' },
});

/** The first break is explained; that there are others is said. */
function altreRotture(rotture = 1): string {
  if (rotture < 2) return '';
  return ` Poi i saldi si rompono in ${conta(rotture - 1, 'altro punto', 'altri punti')}: si spiegano dopo aver corretto questo.`;
}

export function Cause({ quadratura }: { quadratura: Quadratura }) {
  const styles = useStyles();
  const parole = causeInParole(quadratura.cause);
  if (!parole) return null;
  const { titolo, prime, altre } = parole;
  const [sola, ...others] = prime;
  return (
    <MessageBar
      intent="error"
      layout={others.length === 0 ? 'auto' : 'multiline'}
      className={styles.bar}
      data-cause={prime.length}
    >
      <MessageBarBody>
        <MessageBarTitle>{titolo}:</MessageBarTitle>
        {others.length === 0 ? (
          `${sola}.`
        ) : (
          <ul className={styles.list}>
            {prime.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        )}
        {altre.length > 0 && ` Meno probabile: ${altre.join('; ')}.`}
        {altreRotture(quadratura.rotture)}
      </MessageBarBody>
    </MessageBar>
  );
}
