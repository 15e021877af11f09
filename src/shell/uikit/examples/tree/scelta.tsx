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

const foglieDi = (valore: string): readonly string[] => RAMI[valore as keyof typeof RAMI] ?? [valore];

/** Only leaves are kept: a branch is ticked when all its leaves are, half ticked when some are. */
export function SceltaNellAlbero() {
  const styles = useStyles();
  const [scelte, setScelte] = useState<ReadonlySet<string>>(new Set(['Banca dell’Adda']));
  const spunta = (foglie: readonly string[]) => {
    const quante = foglie.filter((foglia) => scelte.has(foglia)).length;
    return quante === foglie.length ? true : quante > 0 ? 'mixed' : false;
  };
  const checkedItems: NonNullable<TreeProps['checkedItems']> = Object.entries(RAMI).flatMap(
    ([ramo, foglie]) => [
      [ramo, spunta(foglie)],
      ...foglie.map((foglia): [string, boolean] => [foglia, scelte.has(foglia)]),
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
          const foglie = foglieDi(String(value));
          const altre = [...scelte].filter((foglia) => !foglie.includes(foglia));
          setScelte(new Set(checked === true ? [...altre, ...foglie] : altre));
        }}
      >
        {Object.entries(RAMI).map(([ramo, foglie]) => (
          <TreeItem key={ramo} itemType="branch" value={ramo}>
            <TreeItemLayout>{ramo}</TreeItemLayout>
            <Tree>
              {foglie.map((foglia) => (
                <TreeItem key={foglia} itemType="leaf" value={foglia}>
                  <TreeItemLayout>{foglia}</TreeItemLayout>
                </TreeItem>
              ))}
            </Tree>
          </TreeItem>
        ))}
      </Tree>
      <output className={styles.piede}>{formatCount(scelte.size, 'conto scelto', 'conti scelti')}</output>
    </>
  );
}
