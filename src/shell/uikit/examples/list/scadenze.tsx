import { List, ListItem, makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  elenco: { maxWidth: '380px' },
  voce: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  nome: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  importo: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
});

const OGGI = [
  { id: 1, ragione_sociale: 'Officine Meccaniche Riunite della Valtellina S.r.l.', importo: 1_250_000 },
  { id: 2, ragione_sociale: 'Caffè Greco S.n.c.', importo: -38_412 },
  { id: 3, ragione_sociale: 'Università Popolare', importo: 9_800 },
];

export function Scadenze() {
  const styles = useStyles();
  return (
    <List className={styles.elenco} aria-label="In scadenza oggi">
      {OGGI.map(({ id, ragione_sociale, importo }) => (
        <ListItem key={id} className={styles.voce}>
          <span className={styles.nome} title={ragione_sociale}>
            {ragione_sociale}
          </span>
          <span className={styles.importo}>{formatImporto(importo)}</span>
        </ListItem>
      ))}
    </List>
  );
}
