/** The three answers for a movimento that settles no document, beside its proposals. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { ArrowSwapRegular, ArrowUndoRegular, EyeOffRegular, TagRegular } from '@fluentui/react-icons';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { busyAtom } from './decision.ts';
import type { RigaMovimento } from './righe.ts';
import {
  openExplainAtom,
  matchOpposites,
  filterUnexplained,
  hasOpposites,
  explainAtOnceAtom,
} from './explain.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '6px 10px',
    marginTop: 'auto',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

export function SenzaDocumento({ righe }: { righe: readonly RigaMovimento[] }) {
  const styles = useStyles();
  const busy = useAtomValue(busyAtom);
  const open = useSetAtom(openExplainAtom);
  const explain = useSetAtom(explainAtOnceAtom);
  const stillOpen = filterUnexplained(righe);
  if (stillOpen.length === 0 || stillOpen.length < righe.length) return null;
  const whole = stillOpen.every(({ stato }) => stato === 'aperta');
  return (
    <ForWriters>
      <div className={styles.root}>
        <h3 className={styles.title}>Senza documento</h3>
        <span className={styles.row}>
          <Tooltip content="V" relationship="description">
            <Button
              size="small"
              icon={<TagRegular />}
              disabledFocusable={busy}
              onClick={() => open({ tipo: 'voce', righe: stillOpen })}
            >
              Assegna voce
            </Button>
          </Tooltip>
          <Tooltip content="G" relationship="description">
            <Button
              size="small"
              icon={<ArrowSwapRegular />}
              disabledFocusable={busy}
              onClick={() => void explain(stillOpen, { tipo: 'giroconto', id_voce: null, motivo: null })}
            >
              Giroconto
            </Button>
          </Tooltip>
          {hasOpposites(stillOpen) ? (
            <Button
              size="small"
              icon={<ArrowUndoRegular />}
              disabledFocusable={busy}
              onClick={() =>
                void explain(matchOpposites(stillOpen), { tipo: 'storno', id_voce: null, motivo: null })
              }
            >
              Storno
            </Button>
          ) : null}
          <Tooltip
            content={whole ? 'I' : 'Un movimento spiegato in parte non si può ignorare'}
            relationship="description"
          >
            <Button
              size="small"
              icon={<EyeOffRegular />}
              disabledFocusable={busy || !whole}
              onClick={() => open({ tipo: 'ignorata', righe: stillOpen })}
            >
              Ignora
            </Button>
          </Tooltip>
        </span>
      </div>
    </ForWriters>
  );
}
