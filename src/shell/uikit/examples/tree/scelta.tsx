import { makeStyles, Tree, TreeItem, TreeItemLayout, type TreeProps } from '@fluentui/react-components';
import { useState } from 'react';
import { formatCount } from '#domain/text.ts';

const useStyles = makeStyles({
  albero: { maxWidth: '420px' },
  piede: { display: 'block', marginTop: '8px' },
});

const RAMI = {
  Banche: ['Banca dell’Adda', 'Credito del Lario'],
  Carte: ['Carta aziendale'],
} as const;

const leavesOf = (value: string): readonly string[] => RAMI[value as keyof typeof RAMI] ?? [value];

/** Only leaves are kept: a branch is ticked when all its leaves are, half ticked when some are. */
export function SceltaNellAlbero() {
  const styles = useStyles();
  const [choices, setScelte] = useState<ReadonlySet<string>>(new Set(['Banca dell’Adda']));
  const tick = (leaves: readonly string[]) => {
    const count = leaves.filter((leaf) => choices.has(leaf)).length;
    return count === leaves.length ? true : count > 0 ? 'mixed' : false;
  };
  const checkedItems: NonNullable<TreeProps['checkedItems']> = Object.entries(RAMI).flatMap(
    ([branch, leaves]) => [
      [branch, tick(leaves)],
      ...leaves.map((leaf): [string, boolean] => [leaf, choices.has(leaf)]),
    ],
  );
  return (
    <>
      <Tree
        className={styles.albero}
        aria-label="Conti da mostrare"
        selectionMode="multiselect"
        defaultOpenItems={Object.keys(RAMI)}
        checkedItems={checkedItems}
        onCheckedChange={(_event, { value, checked }) => {
          const leaves = leavesOf(String(value));
          const others = [...choices].filter((leaf) => !leaves.includes(leaf));
          setScelte(new Set(checked === true ? [...others, ...leaves] : others));
        }}
      >
        {Object.entries(RAMI).map(([branch, leaves]) => (
          <TreeItem key={branch} itemType="branch" value={branch}>
            <TreeItemLayout>{branch}</TreeItemLayout>
            <Tree>
              {leaves.map((leaf) => (
                <TreeItem key={leaf} itemType="leaf" value={leaf}>
                  <TreeItemLayout>{leaf}</TreeItemLayout>
                </TreeItem>
              ))}
            </Tree>
          </TreeItem>
        ))}
      </Tree>
      <output className={styles.piede}>{formatCount(choices.size, 'conto scelto', 'conti scelti')}</output>
    </>
  );
}
