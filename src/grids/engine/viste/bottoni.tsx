/** The buttons that open the parts of the bar of views: the same before and after the part has come. */
import { Button, makeStyles } from '@fluentui/react-components';
import { BookmarkRegular, ChevronDownRegular, ColumnTripleRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import type { Vista } from '#api/contract/viste.ts';

const useStyles = makeStyles({
  trigger: { whiteSpace: 'nowrap', maxWidth: '280px' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

type BottoneProps = ComponentProps<typeof Button>;

export function BottoneViste({ scelta, ...props }: BottoneProps & { scelta: Vista | null }) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      className={styles.trigger}
      size="small"
      appearance="subtle"
      icon={<BookmarkRegular />}
      aria-haspopup="menu"
    >
      <span className={styles.words}>{scelta ? `Vista: ${scelta.nome}` : 'Viste'}</span>
      <ChevronDownRegular aria-hidden />
    </Button>
  );
}

export function BottoneColonne(props: BottoneProps) {
  return (
    <Button {...props} size="small" appearance="subtle" icon={<ColumnTripleRegular />}>
      Colonne
    </Button>
  );
}
