import { makeStyles, tokens } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';

const useStyles = makeStyles({
  cornice: { overflowX: 'auto' },
  tabella: {
    borderCollapse: 'collapse',
    '& td': { padding: '4px 24px 4px 0' },
    '& th': { textAlign: 'left', padding: '4px 24px 4px 0', color: tokens.colorNeutralForeground3 },
  },
  cifra: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  negativa: { color: tokens.colorStatusDangerForeground3 },
});

export function Scritture() {
  const styles = useStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.cornice} tabIndex={0} aria-label="Come si scrivono">
      <table className={styles.tabella}>
        <tbody>
          <tr>
            <th scope="row">Importo a favore</th>
            <td className={styles.cifra}>{formatImporto(123_456_789)}</td>
          </tr>
          <tr>
            <th scope="row">Importo contro</th>
            <td className={styles.cifra}>
              <span className={styles.negativa}>{formatImporto(-38_412)}</span>
            </td>
          </tr>
          <tr>
            <th scope="row">Giorno</th>
            <td className={styles.cifra}>{formatData('2026-03-15')}</td>
          </tr>
          <tr>
            <th scope="row">Conteggi</th>
            <td className={styles.cifra}>
              {formatCount(1, 'riga', 'righe')}, {formatCount(1_240, 'riga', 'righe')}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
