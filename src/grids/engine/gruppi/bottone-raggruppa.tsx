/** The button of grouping: it says which groups there are. */
import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular, GroupListRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import type { CriterioGruppo } from '#api/contract/viste.ts';
import type { Colonna } from '../types.ts';
import { nomeCriterio, toCriteri } from './criteri.ts';

const useStyles = makeStyles({
  trigger: { whiteSpace: 'nowrap', maxWidth: '420px' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

export interface BottoneRaggruppaProps<Riga> {
  colonne: readonly Colonna<Riga>[];
  criteri: readonly CriterioGruppo[];
}

export function BottoneRaggruppa<Riga>({
  colonne,
  criteri,
  ...props
}: ComponentProps<typeof Button> & BottoneRaggruppaProps<Riga>) {
  const styles = useStyles();
  const words = toCriteri(criteri, colonne).map(nomeCriterio).join(' › ');
  return (
    <Button
      {...props}
      className={styles.trigger}
      size="small"
      appearance="subtle"
      icon={<GroupListRegular />}
    >
      <span className={styles.words}>{words === '' ? 'Raggruppa' : `Gruppi: ${words}`}</span>
      <ChevronDownRegular aria-hidden />
    </Button>
  );
}
