/** A rate as the cell shows it: its zone beside it, and a mark while it is not saved. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { formatAliquota, findPeriodo } from '#domain/matrice.ts';
import { useAtomValue } from '#state/jotai.ts';
import { bozzaAtom, giornoAtom, periodiAtom, usateAtom } from './atoms.ts';
import { getCellKey } from './row.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '6px',
    height: '100%',
    minWidth: 0,
  },
  zone: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  // By weight and sign, not by colour alone.
  missing: { color: tokens.colorStatusWarningForeground1 },
  draft: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
});

export interface CellaProps {
  idAgente: number;
  idMandante: number;
  aliquota: number | null;
}

export function Cella({ idAgente, idMandante, aliquota }: CellaProps) {
  const styles = useStyles();
  const bozza = useAtomValue(bozzaAtom);
  const periodi = useAtomValue(periodiAtom);
  const giorno = useAtomValue(giornoAtom);
  const chiave = getCellKey(idAgente, idMandante);
  const draft = bozza.has(chiave);
  const missing = useAtomValue(usateAtom).has(chiave) && aliquota === null;
  const zona = findPeriodo(periodi.get(chiave) ?? [], giorno)?.zona ?? null;
  return (
    <span className={styles.root}>
      {zona === null || aliquota === null ? null : <span className={styles.zone}>{zona}</span>}
      {missing && !draft ? (
        <span className={styles.missing} title="Ci sono partite di questo agente e di questo mandante">
          manca
        </span>
      ) : null}
      <span className={draft ? styles.draft : undefined}>
        {aliquota === null ? (draft ? 'tolta' : '') : formatAliquota(aliquota)}
        {draft ? ' •' : ''}
      </span>
    </span>
  );
}
