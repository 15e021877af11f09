/** The buttons that open the parts of the bar of views: the same before and after the part has come. */
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { BookmarkRegular, ChevronDownRegular, ColumnTripleRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import type { Vista } from '#api/contract/viste.ts';
import { WIDE } from '../sizes.ts';

const useStyles = makeStyles({
  trigger: { whiteSpace: 'nowrap', minWidth: 'auto', maxWidth: '280px' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  /** What the icon says by itself is written where there is room. */
  known: { display: 'none', [WIDE]: { display: 'inline' } },
});

type ButtonProps = ComponentProps<typeof Button>;

export function ViewsButton({ scelta, ...props }: ButtonProps & { scelta: Vista | null }) {
  const styles = useStyles();
  const words = scelta ? `Vista: ${scelta.nome}` : 'Viste';
  return (
    <Button
      {...props}
      className={styles.trigger}
      size="small"
      appearance="subtle"
      icon={<BookmarkRegular />}
      aria-label={words}
      title={words}
      aria-haspopup="menu"
    >
      <span className={mergeClasses(styles.words, scelta === null && styles.known)}>{words}</span>
      <ChevronDownRegular aria-hidden />
    </Button>
  );
}

export function ColumnsButton(props: ButtonProps) {
  const styles = useStyles();
  return (
    <Button
      {...props}
      className={styles.trigger}
      size="small"
      appearance="subtle"
      icon={<ColumnTripleRegular />}
      aria-label="Colonne"
      title="Colonne"
    >
      <span className={styles.known}>Colonne</span>
    </Button>
  );
}
