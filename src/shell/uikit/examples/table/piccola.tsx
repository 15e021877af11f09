import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';

const useStyles = makeStyles({
  cornice: { overflowX: 'auto' },
  tabella: { minWidth: '420px', maxWidth: '640px' },
  cifra: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  negativa: { color: tokens.colorStatusDangerForeground3 },
  testa: { '& > *': { justifyContent: 'flex-end' } },
});

const CONTI = [
  { nome: 'Conto ordinario', movimenti: 1_240, saldo: 4_425_345 },
  { nome: 'Conto anticipi', movimenti: 86, saldo: -1_200_000 },
  { nome: 'Carta aziendale', movimenti: 312, saldo: -84_310 },
];

export function Piccola() {
  const styles = useStyles();
  return (
    // Where it does not fit it scrolls inside its own frame, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.cornice} tabIndex={0} aria-label="Saldi dei conti">
      <Table size="small" className={styles.tabella} aria-label="Saldi dei conti">
        <TableHeader>
          <TableRow>
            <TableHeaderCell>Conto</TableHeaderCell>
            <TableHeaderCell className={styles.testa}>Movimenti</TableHeaderCell>
            <TableHeaderCell className={styles.testa}>Saldo</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {CONTI.map(({ nome, movimenti, saldo }) => (
            <TableRow key={nome}>
              <TableCell>{nome}</TableCell>
              <TableCell className={styles.cifra}>{formatInteger(movimenti)}</TableCell>
              <TableCell className={styles.cifra}>
                <span className={saldo < 0 ? styles.negativa : ''}>{formatImporto(saldo)}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
