/** What the change does to the commissions, before it is saved; and the question when somebody was faster. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatData } from '#domain/date.ts';
import { formatAliquota } from '#domain/matrice.ts';
import { Confirm } from '#ui/question.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import {
  handOverAtom,
  type ContestedAliquota,
  cellsAtom,
  dayAtom,
  matriceAtom,
  saveAtom,
  keepAtom,
} from '../atoms.ts';
import { Effects, isSeen } from './effects-figures.tsx';
import { closeAtom } from './open.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: { textAlign: 'left', padding: '4px 8px 4px 0', fontWeight: tokens.fontWeightRegular },
  amount: { textAlign: 'right', padding: '4px 0 4px 12px', whiteSpace: 'nowrap' },
});

const written = (aliquota: number | null): string =>
  aliquota === null ? 'nessuna' : formatAliquota(aliquota);

function Contested({ celle }: { celle: readonly ContestedAliquota[] }) {
  const styles = useStyles();
  const { agenti, mandanti } = useAtomValue(matriceAtom);
  const names = new Map([...agenti, ...mandanti].map(({ id, ragione_sociale }) => [id, ragione_sociale]));
  return (
    <>
      <p className={styles.text}>Nel frattempo qualcun altro ha cambiato queste aliquote:</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.name}>Agente e mandante</th>
            <th className={styles.amount}>La tua</th>
            <th className={styles.amount}>La loro</th>
          </tr>
        </thead>
        <tbody>
          {celle.map(({ chiave, mia, theirs }) => (
            <tr key={chiave}>
              <th scope="row" className={styles.name}>
                {chiave
                  .split(':')
                  .map((id) => names.get(Number(id)) ?? '')
                  .join(', ')}
              </th>
              <td className={styles.amount}>{written(mia)}</td>
              <td className={styles.amount}>{written(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Saves the cells changed; those that somebody else changed meanwhile wait for an answer. */
function useSaveCells() {
  const cells = useAtomValue(cellsAtom);
  const dal = useAtomValue(dayAtom);
  const close = useSetAtom(closeAtom);
  const save = useSetAtom(saveAtom);
  const keep = useSetAtom(keepAtom);
  const cedi = useSetAtom(handOverAtom);
  const toast = useSetAtom(addToastAtom);
  const [contested, setContested] = useState<readonly ContestedAliquota[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [underway, setUnderway] = useState(false);
  const run = async () => {
    setUnderway(true);
    setError(null);
    const count = cells.length;
    const outcome = await save();
    setUnderway(false);
    if (outcome.tipo === 'errore') return setError(outcome.testo);
    if (outcome.tipo === 'contesa') return setContested(outcome.celle);
    toast({
      titolo: `Salvate: ${formatCount(count, 'aliquota', 'aliquote')} dal ${formatData(dal)}`,
    });
    close();
  };
  return {
    contested,
    error,
    underway,
    run,
    keepMine: () => {
      keep(contested);
      setContested([]);
      return run();
    },
    giveUp: async () => {
      await cedi(contested);
      setContested([]);
      if (contested.length === cells.length) close();
    },
  };
}

export function EffectsDialog() {
  const cells = useAtomValue(cellsAtom);
  const dal = useAtomValue(dayAtom);
  const close = useSetAtom(closeAtom);
  const request = cells.length === 0 ? null : { body: { dal, celle: [...cells] } };
  const parsed = useCalled('matriceEffetti', request);
  const { contested, error, underway, run, keepMine, giveUp } = useSaveCells();
  return (
    <Confirm
      titolo={
        <>
          {formatCount(cells.length, 'aliquota cambiata', 'aliquote cambiate')} dal {formatData(dal)}
        </>
      }
      error={error}
      {...(contested.length > 0
        ? { back: 'Tieni le loro', azione: 'Salva le mie', onBack: () => void giveUp(), onConfirm: keepMine }
        : {
            back: 'Torna alla matrice',
            azione: underway ? 'Salvataggio…' : 'Salva',
            off: underway || !isSeen(parsed),
            onConfirm: run,
          })}
      onClose={() => close()}
    >
      {contested.length > 0 ? (
        <Contested celle={contested} />
      ) : (
        <Effects
          letti={parsed}
          otherwise={`Le aliquote valgono per i documenti dal ${formatData(dal)} in poi.`}
        />
      )}
    </Confirm>
  );
}
