import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';

const useStyles = makeStyles({
  elenco: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxWidth: '640px',
    '@media (max-width: 480px)': { gridAutoFlow: 'row', gap: '10px' },
  },
  passo: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  ora: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  tondo: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '26px',
    height: '26px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
  },
  fatto: {
    border: `2px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  attivo: { border: `2px solid ${tokens.colorCompoundBrandStroke}` },
});

const PASSI = ['Scegli il file', 'Controlla', 'Importa'];
const ORA = 1;

export function Passi() {
  const styles = useStyles();
  return (
    <ol className={styles.elenco} aria-label="Passi dell’importazione">
      {PASSI.map((name, at) => (
        <li
          key={name}
          className={mergeClasses(styles.passo, at === ORA && styles.ora)}
          aria-current={at === ORA ? 'step' : undefined}
        >
          <span
            className={mergeClasses(styles.tondo, at < ORA && styles.fatto, at === ORA && styles.attivo)}
            aria-hidden
          >
            {at < ORA ? <CheckmarkFilled /> : at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
