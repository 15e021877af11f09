/** What is not saved yet, and the two ways out of it. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { formatData, getToday } from '#domain/date.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useAskBeforeLeaving } from '#ui/use-ask-before-leaving.ts';
import { bozzaAtom, giornoAtom, lasciaAtom, matriceAtom, periodiAtom } from './atoms.ts';
import { apriAtom } from './dialogs/open.ts';
import { findPeriodo } from '#domain/matrice.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 12px',
    padding: '6px 16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground3 },
  text: { flexGrow: 1, minWidth: '200px' },
});

/** Mandanti that no agente has a rate for on the day. */
function useScoperti(): readonly string[] {
  const { mandanti } = useAtomValue(matriceAtom);
  const byCoppia = useAtomValue(periodiAtom);
  const giorno = useAtomValue(giornoAtom);
  const covered = new Set(
    [...byCoppia.values()].flatMap((periodi) => findPeriodo(periodi, giorno)?.id_mandante ?? []),
  );
  return mandanti
    .filter(({ id, attivo }) => attivo && !covered.has(id))
    .map(({ ragione_sociale }) => ragione_sociale);
}

const MOSTRATI = 4;

export function BarraBozza() {
  const styles = useStyles();
  const bozza = useAtomValue(bozzaAtom);
  const giorno = useAtomValue(giornoAtom);
  const scoperti = useScoperti();
  const open = useSetAtom(apriAtom);
  const lascia = useSetAtom(lasciaAtom);
  const dirty = bozza.size > 0;
  useAskBeforeLeaving(dirty);
  if (dirty)
    return (
      <output className={styles.root}>
        <span className={styles.text}>
          <b>{formatCount(bozza.size, 'aliquota cambiata', 'aliquote cambiate')}</b>, dal {formatData(giorno)}{' '}
          e non ancora {bozza.size === 1 ? 'salvata' : 'salvate'}
        </span>
        <Button appearance="primary" icon={<SaveRegular />} onClick={() => open({ tipo: 'effetti' })}>
          Effetti e salvataggio
        </Button>
        <Button onClick={() => void lascia()}>Lascia stare</Button>
      </output>
    );
  const notes = [
    ...(giorno === getToday()
      ? []
      : [`La matrice com’è al ${formatData(giorno)}: quello che cambi vale da quel giorno.`]),
    ...(scoperti.length === 0
      ? []
      : [
          `${formatCount(scoperti.length, 'mandante senza agenti', 'mandanti senza agenti')}: ${scoperti.slice(0, MOSTRATI).join(', ')}${scoperti.length > MOSTRATI ? ` e altri ${scoperti.length - MOSTRATI}` : ''}.`,
        ]),
  ];
  return notes.length === 0 ? null : (
    <output className={mergeClasses(styles.root, styles.quiet)}>
      <span className={styles.text}>{notes.join(' ')}</span>
    </output>
  );
}
