/** What both sides come to, line by line, and what is left between them. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 10px',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
    '& > :nth-child(even)': { textAlign: 'right' },
  },
  total: { fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorStatusSuccessForeground1 },
  some: { color: tokens.colorStatusWarningForeground1 },
});

interface Somma {
  testo: string;
  /** Cents. */
  importo: number;
}

/** `nome` tells one such table from another. */
export function Somme({ nome, voci, resto }: { nome: string; voci: readonly Somma[]; resto: Somma }) {
  const styles = useStyles();
  return (
    <div className={styles.root} data-testid={nome}>
      {voci.map(({ testo, importo }) => (
        <Fragment key={testo}>
          <span>{testo}</span>
          <span>{formatImporto(importo)}</span>
        </Fragment>
      ))}
      <span className={styles.total}>{resto.testo}</span>
      <strong className={resto.importo === 0 ? styles.none : styles.some}>
        {formatImporto(resto.importo)}
      </strong>
    </div>
  );
}
