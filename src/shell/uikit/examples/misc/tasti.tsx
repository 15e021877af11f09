import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';

const useStyles = makeStyles({
  elenco: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '8px 20px',
    margin: 0,
    '& dd': { margin: 0 },
  },
  tasto: {
    padding: '1px 7px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomWidth: '2px',
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
  },
});

const TASTI = [
  [['Ctrl', 'F'], 'Cerca nelle righe'],
  [['Ctrl', 'Maiusc', 'E'], 'Esporta in Excel'],
  [['F2'], 'Modifica la cella'],
] as const;

export function Tasti() {
  const styles = useStyles();
  return (
    <dl className={styles.elenco}>
      {TASTI.map(([keys, action]) => (
        <Fragment key={action}>
          <dt>
            {keys.map((shortcut, at) => (
              <Fragment key={shortcut}>
                {at > 0 ? ' + ' : ''}
                <kbd className={styles.tasto}>{shortcut}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{action}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
