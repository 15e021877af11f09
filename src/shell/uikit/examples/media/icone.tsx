import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  ArrowUploadRegular,
  CalendarLtrRegular,
  CheckmarkCircleFilled,
  DocumentTableRegular,
  ErrorCircleFilled,
  QuestionCircleRegular,
  WalletCreditCardRegular,
} from '@fluentui/react-icons';

const useStyles = makeStyles({
  griglia: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  voce: {
    display: 'grid',
    justifyItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
  icona: { display: 'flex', fontSize: '28px' },
});

const ICONE = [
  [<DocumentTableRegular key="i" />, 'Estratto conto'],
  [<ArrowUploadRegular key="i" />, 'Import dati'],
  [<WalletCreditCardRegular key="i" />, 'Pagamenti'],
  [<CalendarLtrRegular key="i" />, 'Calendario'],
  [<ArrowUndoRegular key="i" />, 'Annulla'],
  [<CheckmarkCircleFilled key="i" color={tokens.colorStatusSuccessForeground1} />, 'Quadra'],
  [<ErrorCircleFilled key="i" color={tokens.colorStatusDangerForeground1} />, 'Non quadra'],
  [<QuestionCircleRegular key="i" />, 'Non verificabile'],
] as const;

export function Icone() {
  const styles = useStyles();
  return (
    <ul className={styles.griglia}>
      {ICONE.map(([icon, name]) => (
        <li key={name} className={styles.voce}>
          <span className={styles.icona} aria-hidden>
            {icon}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
