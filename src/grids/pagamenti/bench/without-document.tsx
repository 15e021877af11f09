/** The three answers for a movimento that settles no document, beside its proposals. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { ArrowSwapRegular, ArrowUndoRegular, EyeOffRegular, TagRegular } from '@fluentui/react-icons';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { occupatoAtom } from './decision.ts';
import type { RigaMovimento } from './righe.ts';
import {
  apriSpiegaAtom,
  matchOpposites,
  filterUnexplained,
  hasOpposites,
  spiegaSubitoAtom,
} from './explain.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    marginTop: 'auto',
    paddingTop: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

export function SenzaDocumento({ righe }: { righe: readonly RigaMovimento[] }) {
  const styles = useStyles();
  const occupato = useAtomValue(occupatoAtom);
  const open = useSetAtom(apriSpiegaAtom);
  const spiega = useSetAtom(spiegaSubitoAtom);
  const aperte = filterUnexplained(righe);
  if (aperte.length === 0 || aperte.length < righe.length) return null;
  const intere = aperte.every(({ stato }) => stato === 'aperta');
  return (
    <ForWriters>
      <div className={styles.root}>
        <h3 className={styles.title}>Senza documento</h3>
        <span className={styles.row}>
          <Tooltip content="V" relationship="description">
            <Button
              size="small"
              icon={<TagRegular />}
              disabledFocusable={occupato}
              onClick={() => open({ tipo: 'voce', righe: aperte })}
            >
              Assegna voce
            </Button>
          </Tooltip>
          <Tooltip content="G" relationship="description">
            <Button
              size="small"
              icon={<ArrowSwapRegular />}
              disabledFocusable={occupato}
              onClick={() => void spiega(aperte, { tipo: 'giroconto', id_voce: null, motivo: null })}
            >
              Giroconto
            </Button>
          </Tooltip>
          {hasOpposites(aperte) ? (
            <Button
              size="small"
              icon={<ArrowUndoRegular />}
              disabledFocusable={occupato}
              onClick={() =>
                void spiega(matchOpposites(aperte), { tipo: 'storno', id_voce: null, motivo: null })
              }
            >
              Storno
            </Button>
          ) : null}
          <Tooltip
            content={intere ? 'I' : 'Un movimento spiegato in parte non si può ignorare'}
            relationship="description"
          >
            <Button
              size="small"
              icon={<EyeOffRegular />}
              disabledFocusable={occupato || !intere}
              onClick={() => open({ tipo: 'ignorata', righe: aperte })}
            >
              Ignora
            </Button>
          </Tooltip>
        </span>
      </div>
    </ForWriters>
  );
}
