/** The filters in force, each in words with the way to take it off. */
import { Button, makeStyles, Tag, tokens } from '@fluentui/react-components';
import { DismissRegular, FilterDismissRegular } from '@fluentui/react-icons';
import type { FiltriColonne } from '#api/contract/viste.ts';
import type { Colonna } from '../types.ts';
import { describeFilterInShort, describeFilter } from './words.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { ...row, flexShrink: 0, gap: '4px', minWidth: 0, padding: '0 14px 6px' },
  // A long word gives way to its neighbours: it is whole in the title, and in the box it came from.
  tag: { maxWidth: 'min(320px, 100%)', minWidth: 0 },
  words: {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  name: { color: tokens.colorNeutralForeground3 },
  clear: { whiteSpace: 'nowrap', minWidth: 'auto' },
});

export interface FilterLabelsProps<Riga> {
  colonne: readonly Colonna<Riga>[];
  filtri: FiltriColonne;
  ricerca: string;
  onRemove: (field: string) => void;
  onRemoveQuickSearch: () => void;
  onReset: () => void;
}

interface LabelProps {
  nome: string;
  testo: string;
  suggestion: string;
  onRemove: () => void;
}

function FilterLabel({ nome, testo, suggestion, onRemove }: LabelProps) {
  const styles = useStyles();
  return (
    <Tag
      className={styles.tag}
      size="small"
      dismissible
      dismissIcon={{ 'aria-hidden': true, children: <DismissRegular /> }}
      aria-label={`Togli il filtro: ${nome} ${suggestion}`}
      title={`${nome} ${suggestion}`}
      primaryText={{ className: styles.words }}
      onClick={onRemove}
    >
      <span className={styles.name}>{nome}:</span> {testo}
    </Tag>
  );
}

export function FilterLabels<Riga>(props: FilterLabelsProps<Riga>) {
  const { colonne, filtri, ricerca, onRemove, onRemoveQuickSearch, onReset } = props;
  const styles = useStyles();
  const shown = colonne.flatMap((colonna) => {
    const filtro = filtri[colonna.campo];
    return filtro ? [{ colonna, filtro }] : [];
  });
  const words = ricerca.trim();
  if (shown.length === 0 && words === '') return null;
  return (
    <section className={styles.root} aria-label="Filtri attivi" data-testid="filtri-attivi">
      {words === '' ? null : (
        <FilterLabel
          nome="Ricerca"
          testo={`"${words}"`}
          suggestion={`"${words}"`}
          onRemove={onRemoveQuickSearch}
        />
      )}
      {shown.map(({ colonna, filtro }) => (
        <FilterLabel
          key={colonna.campo}
          nome={colonna.titolo}
          testo={describeFilterInShort(colonna, filtro)}
          suggestion={describeFilter(colonna, filtro)}
          onRemove={() => onRemove(colonna.campo)}
        />
      ))}
      <Button
        className={styles.clear}
        size="small"
        appearance="subtle"
        icon={<FilterDismissRegular />}
        onClick={onReset}
      >
        Azzera filtri
      </Button>
    </section>
  );
}
