/** A rate as the cell shows it: its zone beside it, and a mark while it is not saved. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { formatAliquota, findPeriodo } from '#domain/matrice.ts';
import { useAtomValue } from '#state/jotai.ts';
import { draftAtom, dayAtom, periodsAtom, usedAtom } from './atoms.ts';
import { getCellKey } from './row.ts';
import { line, quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { ...line, justifyContent: 'flex-end', gap: '6px', height: '100%', minWidth: 0 },
  zone: { ...quiet, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // By weight and sign, not by colour alone.
  missing: { color: tokens.colorStatusWarningForeground1 },
  draft: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
});

interface CellaProps {
  idAgente: number;
  idMandante: number;
  aliquota: number | null;
}

export function Cella({ idAgente, idMandante, aliquota }: CellaProps) {
  const styles = useStyles();
  const drafted = useAtomValue(draftAtom);
  const periods = useAtomValue(periodsAtom);
  const day = useAtomValue(dayAtom);
  const key = getCellKey(idAgente, idMandante);
  const draft = drafted.has(key);
  const missing = useAtomValue(usedAtom).has(key) && aliquota === null;
  const zone = findPeriodo(periods.get(key) ?? [], day)?.zona ?? null;
  return (
    <span className={styles.root}>
      {zone === null || aliquota === null ? null : <span className={styles.zone}>{zone}</span>}
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
