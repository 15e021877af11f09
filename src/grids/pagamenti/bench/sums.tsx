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
export function Somme({ nome, voci, rest }: { nome: string; voci: readonly Somma[]; rest: Somma }) {
  const styles = useStyles();
  return (
    <div className={styles.root} data-testid={nome}>
      {voci.map(({ testo, importo }) => (
        <Fragment key={testo}>
          <span>{testo}</span>
          <span>{formatImporto(importo)}</span>
        </Fragment>
      ))}
      <span className={styles.total}>{rest.testo}</span>
      <strong className={rest.importo === 0 ? styles.none : styles.some}>
        {formatImporto(rest.importo)}
      </strong>
    </div>
  );
}
