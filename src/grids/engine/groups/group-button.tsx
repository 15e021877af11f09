/** The button of grouping: it says which groups there are. */
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular, GroupListRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import { WIDE } from '../sizes.ts';
import type { Colonna } from '../types.ts';
import { formatCriterion, toCriteri } from './criteria.ts';

const useStyles = makeStyles({
  trigger: { whiteSpace: 'nowrap', minWidth: 'auto', maxWidth: '320px' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  known: { display: 'none', [WIDE]: { display: 'inline' } },
});

interface GroupButtonProps<Riga> {
  colonne: readonly Colonna<Riga>[];
  criteri: readonly CriterioGruppo[];
}

export function GroupButton<Riga>({
  colonne,
  criteri,
  ...props
}: ComponentProps<typeof Button> & GroupButtonProps<Riga>) {
  const styles = useStyles();
  const groups = toCriteri(criteri, colonne).map(formatCriterion).join(' › ');
  const words = groups === '' ? 'Raggruppa' : `Gruppi: ${groups}`;
  return (
    <Button
      {...props}
      className={styles.trigger}
      size="small"
      appearance="subtle"
      icon={<GroupListRegular />}
      aria-label={words}
      title={words}
    >
      <span className={mergeClasses(styles.words, groups === '' && styles.known)}>{words}</span>
      <ChevronDownRegular aria-hidden />
    </Button>
  );
}
