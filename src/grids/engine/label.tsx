/** A state in a cell: an icon and a word, so that colour only repeats what they say. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { defineStato, type TipoColonna } from './kinds.ts';

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

/** How a state looks. */
export interface Sign {
  testo: string;
  tono: Tono;
  icon: ReactElement;
}

/** The kind of a column of states: its words are those of their signs. A state without a sign has no word. */
export const defineSigned = <S extends string>(
  signs: Readonly<Record<S, Sign | null>>,
  order: readonly S[] = Object.keys(signs) as S[],
): TipoColonna<S> =>
  defineStato(
    Object.fromEntries(order.map((state) => [state, signs[state]?.testo ?? ''])) as Record<S, string>,
  );

export function ColumnLabel({ icon, tono, testo }: Sign) {
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
