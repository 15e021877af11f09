import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  makeStyles,
} from '@fluentui/react-components';
import { stacking } from '../../../theme/stacking.ts';

const useStyles = makeStyles({ tabella: { maxWidth: '420px' } });

const NOMI: Record<keyof typeof stacking, string> = {
  modal: 'Finestra di dialogo, cassetto',
  overlay: 'Pannello sovrapposto',
  menu: 'Menu, elenco a discesa',
  tooltip: 'Suggerimento, messaggi',
};

export function Ordine() {
  const styles = useStyles();
  return (
    <Table size="small" className={styles.tabella} aria-label="Ordine dei piani">
      <TableHeader>
        <TableRow>
          <TableHeaderCell>Che cosa</TableHeaderCell>
          <TableHeaderCell>Piano</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {Object.entries(stacking).map(([name, plan]) => (
          <TableRow key={name}>
            <TableCell>{NOMI[name as keyof typeof stacking]}</TableCell>
            <TableCell>{plan}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
