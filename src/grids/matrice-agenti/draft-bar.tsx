/** What is not saved yet, and the two ways out of it. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { formatData, getToday } from '#domain/date.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { draftAtom, dayAtom, leaveAtom, matriceAtom, periodsAtom } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';
import { findPeriodo } from '#domain/matrice.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '8px 12px',
    padding: '6px 16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground3 },
  text: { flexGrow: 1, minWidth: '200px' },
});

/** Mandanti that no agente has a rate for on the day. */
function useUncovered(): readonly string[] {
  const { mandanti } = useAtomValue(matriceAtom);
  const byCoppia = useAtomValue(periodsAtom);
  const day = useAtomValue(dayAtom);
  const covered = new Set(
    [...byCoppia.values()].flatMap((periods) => findPeriodo(periods, day)?.id_mandante ?? []),
  );
  return mandanti
    .filter(({ id, attivo }) => attivo && !covered.has(id))
    .map(({ ragione_sociale }) => ragione_sociale);
}

const SHOWN = 4;

export function DraftBar() {
  const styles = useStyles();
  const draft = useAtomValue(draftAtom);
  const day = useAtomValue(dayAtom);
  const uncovered = useUncovered();
  const open = useSetAtom(openAtom);
  const leave = useSetAtom(leaveAtom);
  const dirty = draft.size > 0;
  useAskBeforeLeaving(dirty);
  if (dirty)
    return (
      <output className={styles.root}>
        <span className={styles.text}>
          <b>{formatCount(draft.size, 'aliquota cambiata', 'aliquote cambiate')}</b>, dal {formatData(day)} e
          non ancora {draft.size === 1 ? 'salvata' : 'salvate'}
        </span>
        <Button appearance="primary" icon={<SaveRegular />} onClick={() => open({ tipo: 'effetti' })}>
          Effetti e salvataggio
        </Button>
        <Button onClick={() => void leave()}>Lascia stare</Button>
      </output>
    );
  const notes = [
    ...(day === getToday()
      ? []
      : [`La matrice com’è al ${formatData(day)}: quello che cambi vale da quel giorno.`]),
    ...(uncovered.length === 0
      ? []
      : [
          `${formatCount(uncovered.length, 'mandante senza agenti', 'mandanti senza agenti')}: ${uncovered.slice(0, SHOWN).join(', ')}${uncovered.length > SHOWN ? ` e altri ${uncovered.length - SHOWN}` : ''}.`,
        ]),
  ];
  return notes.length === 0 ? null : (
    <output className={mergeClasses(styles.root, styles.quiet)}>
      <span className={styles.text}>{notes.join(' ')}</span>
    </output>
  );
}
