/** Asks before deleting tracciati: what they read before stays readable. */
import { Button, makeStyles } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { formatTracciati, toDeleteAtom, editTracciatiAtom } from '../atoms.ts';
import type { RigaTracciato } from '../righe.ts';

const useStyles = makeStyles({ lista: { margin: '8px 0 0', paddingLeft: '20px', overflowWrap: 'anywhere' } });

/** More than these would hide the question. */
const SHOWN = 6;

export function EliminaDialog({ righe }: { righe: readonly RigaTracciato[] }) {
  const styles = useStyles();
  const setToRemove = useSetAtom(toDeleteAtom);
  const modification = useSetAtom(editTracciatiAtom);
  const others = righe.length - SHOWN;
  const close = () => setToRemove(null);
  const confirm = () => {
    close();
    void modification(
      'elimina',
      righe.flatMap(({ salvato }) => salvato?.id ?? []),
    );
  };
  return (
    <Question
      titolo={`Eliminare ${formatTracciati(righe.length)}?`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Lascia stare</Button>
          <Button appearance="primary" onClick={confirm}>
            Elimina
          </Button>
        </>
      }
    >
      <div>
        I prossimi file si riconosceranno di nuovo dal contenuto. Le importazioni già fatte restano come sono.
        Subito dopo si può annullare.
        <ul className={styles.lista}>
          {righe.slice(0, SHOWN).map(({ chiave, nome, usi }) => (
            <li key={chiave}>
              <strong>{nome}</strong>
              {usi ? `, usato in ${usi} ${usi === 1 ? 'importazione' : 'importazioni'}` : ''}
            </li>
          ))}
          {others > 0 ? <li>e altri {others}</li> : null}
        </ul>
      </div>
    </Question>
  );
}
