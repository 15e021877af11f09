import { makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  riga: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
  carta: {
    display: 'grid',
    gap: '4px',
    padding: '16px 18px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  nome: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  cifra: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
  },
  piede: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const CIFRE = [
  { nome: 'Saldo dei conti', cents: 3_141_035, piede: '3 conti, al 31/03/2026' },
  { nome: 'Scaduto da incassare', cents: 1_980_040, piede: '12 partite' },
  { nome: 'Da pagare in 30 giorni', cents: -840_512, piede: '7 partite' },
];

export function Cifre() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      {CIFRE.map(({ nome, cents, piede }) => (
        <div key={nome} className={styles.carta}>
          <span className={styles.nome}>{nome}</span>
          <span className={styles.cifra}>{formatImporto(cents)}</span>
          <span className={styles.piede}>{piede}</span>
        </div>
      ))}
    </div>
  );
}
