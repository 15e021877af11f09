import {
  FlatTree,
  FlatTreeItem,
  makeStyles,
  TreeItemLayout,
  useHeadlessFlatTree_unstable,
} from '@fluentui/react-components';
import { conteggio } from '#grids/engine/testo.ts';

const useStyles = makeStyles({
  albero: { maxWidth: '420px' },
  piede: { display: 'block', marginTop: '8px' },
});

const VOCI = [
  { value: 'banche', children: 'Banche' },
  { value: 'adda', parentValue: 'banche', children: 'Banca dell’Adda' },
  { value: 'lario', parentValue: 'banche', children: 'Credito del Lario' },
  { value: 'carte', children: 'Carte' },
  { value: 'aziendale', parentValue: 'carte', children: 'Carta aziendale' },
];

/** Ticking a branch ticks its leaves; a branch with only some of them is half ticked. */
export function SceltaNellAlbero() {
  const styles = useStyles();
  const albero = useHeadlessFlatTree_unstable(VOCI, {
    selectionMode: 'multiselect',
    defaultCheckedItems: ['adda'],
    defaultOpenItems: ['banche', 'carte'],
  });
  const scelte = [...albero.getTreeProps().checkedItems].filter(([, checked]) => checked === true).length;
  return (
    <>
      <FlatTree {...albero.getTreeProps()} className={styles.albero} aria-label="Conti da mostrare">
        {Array.from(albero.items(), (voce) => {
          const { children, ...props } = voce.getTreeItemProps();
          return (
            <FlatTreeItem {...props} key={voce.value}>
              <TreeItemLayout>{children}</TreeItemLayout>
            </FlatTreeItem>
          );
        })}
      </FlatTree>
      <output className={styles.piede}>
        {conteggio(scelte, 'voce scelta', 'voci scelte')}
      </output>
    </>
  );
}
