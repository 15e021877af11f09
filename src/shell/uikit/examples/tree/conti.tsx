import { makeStyles, Tree, TreeItem, TreeItemLayout } from '@fluentui/react-components';
import { BuildingBankRegular, BuildingRegular, WalletCreditCardRegular } from '@fluentui/react-icons';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  albero: { maxWidth: '520px' },
  cifra: { fontVariantNumeric: 'tabular-nums' },
});

export function Conti() {
  const styles = useStyles();
  const saldo = (cents: number) => <span className={styles.cifra}>{formatImporto(cents)}</span>;
  return (
    <Tree className={styles.albero} aria-label="Aziende e conti" defaultOpenItems={['brambilla', 'adda']}>
      <TreeItem itemType="branch" value="brambilla">
        <TreeItemLayout iconBefore={<BuildingRegular />} aside={saldo(3_141_035)}>
          Brambilla S.r.l.
        </TreeItemLayout>
        <Tree>
          <TreeItem itemType="branch" value="adda">
            <TreeItemLayout iconBefore={<BuildingBankRegular />} aside={saldo(3_225_345)}>
              Banca dell’Adda
            </TreeItemLayout>
            <Tree>
              <TreeItem itemType="leaf">
                <TreeItemLayout aside={saldo(4_425_345)}>Conto ordinario</TreeItemLayout>
              </TreeItem>
              <TreeItem itemType="leaf">
                <TreeItemLayout aside={saldo(-1_200_000)}>Conto anticipi</TreeItemLayout>
              </TreeItem>
            </Tree>
          </TreeItem>
          <TreeItem itemType="leaf">
            <TreeItemLayout iconBefore={<WalletCreditCardRegular />} aside={saldo(-84_310)}>
              Carta aziendale
            </TreeItemLayout>
          </TreeItem>
        </Tree>
      </TreeItem>
      <TreeItem itemType="branch" value="colombo">
        <TreeItemLayout iconBefore={<BuildingRegular />} aside={saldo(120_000)}>
          Colombo &amp; Figli S.n.c.
        </TreeItemLayout>
        <Tree>
          <TreeItem itemType="leaf">
            <TreeItemLayout aside={saldo(120_000)}>Conto corrente</TreeItemLayout>
          </TreeItem>
        </Tree>
      </TreeItem>
    </Tree>
  );
}
