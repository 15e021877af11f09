import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  griglia: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  campione: {
    display: 'grid',
    alignContent: 'end',
    height: '76px',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Each ground with the ink that is written on it: the pairs whose contrast is tested in every theme. */
const COPPIE = [
  ['Pagina', tokens.colorNeutralBackground2, tokens.colorNeutralForeground1],
  ['Carta', tokens.colorNeutralBackground1, tokens.colorNeutralForeground1],
  ['Secondario', tokens.colorNeutralBackground3, tokens.colorNeutralForeground2],
  ['Primario', tokens.colorBrandBackground, tokens.colorNeutralForegroundOnBrand],
  ['Primario velato', tokens.colorBrandBackground2, tokens.colorBrandForeground2],
  ['Successo', tokens.colorStatusSuccessBackground1, tokens.colorStatusSuccessForeground1],
  ['Attenzione', tokens.colorStatusWarningBackground1, tokens.colorStatusWarningForeground1],
  ['Errore', tokens.colorStatusDangerBackground1, tokens.colorStatusDangerForeground1],
] as const;

export function Colori() {
  const styles = useStyles();
  return (
    <ul className={styles.griglia}>
      {COPPIE.map(([name, backgroundColor, color]) => (
        <li key={name} className={styles.campione} style={{ backgroundColor, color }}>
          {name}
        </li>
      ))}
    </ul>
  );
}
