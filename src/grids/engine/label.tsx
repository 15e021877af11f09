/** A state in a cell: an icon and a word, so that colour only repeats what they say. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

export type Tono = 'neutro' | 'positivo' | 'attenzione' | 'negativo' | 'spento';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '6px', height: '100%', whiteSpace: 'nowrap' },
  icon: { display: 'inline-flex', fontSize: '16px' },
  neutro: { color: tokens.colorNeutralForeground2 },
  positivo: { color: tokens.colorStatusSuccessForeground1 },
  attenzione: { color: tokens.colorStatusWarningForeground1 },
  negativo: { color: tokens.colorStatusDangerForeground1 },
  spento: { color: tokens.colorNeutralForeground3 },
});

export function ColumnLabel({ icon, tono, testo }: { icon: ReactElement; tono: Tono; testo: string }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={mergeClasses(styles.icon, styles[tono])} aria-hidden>
        {icon}
      </span>
      {testo}
    </span>
  );
}
