/** One day in full: its totals and every partita of it. */
import { Button, makeStyles } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import type { Giorno } from '#api/contract/valori.ts';
import { formatLongGiorno } from '#domain/scadenze/calendar.ts';
import { explainFestivo } from '#domain/scadenze/holidays.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { canMove } from '../actions.tsx';
import { daysAtom, type RigaScadenza, choicesAtom } from '../atoms.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { openAtom } from './open.ts';
import { TotaliDelGiorno } from '../day-totals.tsx';
import { Voce } from '../line.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '10px', alignContent: 'start', containerType: 'inline-size' },
  line: { padding: '2px 2px' },
  title: { display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } },
});

const HEIGHT = 36;
const key = ({ id }: RigaScadenza): number => id;

export function GiornoDialog({ giorno, onClose }: { giorno: Giorno; onClose: () => void }) {
  const styles = useStyles();
  const totals = useAtomValue(daysAtom).get(giorno);
  const choices = useAtomValue(choicesAtom);
  const open = useSetAtom(openAtom);
  const partite = totals?.partite ?? [];
  const picked = partite.filter((riga) => choices.has(riga.id) && canMove(riga));
  const holiday = explainFestivo(giorno);
  return (
    <Question
      titolo={<span className={styles.title}>{formatLongGiorno(giorno)}</span>}
      larghezza={640}
      free
      onClose={onClose}
      actions={
        <>
          <Button
            disabledFocusable={picked.length === 0}
            title={picked.length === 0 ? 'Scegli prima una partita aperta' : ''}
            onClick={() => open({ tipo: 'sposta', righe: picked, a: null })}
          >
            Sposta…
          </Button>
          <Button appearance="primary" onClick={onClose}>
            Chiudi
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {holiday === null ? null : <span>Non lavorativo: {holiday}</span>}
        {totals ? <TotaliDelGiorno totali={totals} large /> : null}
        {partite.length === 0 ? (
          <p>Nessuna scadenza in questo giorno.</p>
        ) : (
          <div style={{ height: `min(52vh, ${partite.length * HEIGHT}px)`, display: 'grid' }}>
            <VirtualList
              label={`Scadenze di ${formatLongGiorno(giorno)}`}
              voci={partite}
              chiave={key}
              height={HEIGHT}
              renderVoce={(riga) => (
                <div className={styles.line}>
                  <Voce riga={riga} whole />
                </div>
              )}
            />
          </div>
        )}
      </div>
    </Question>
  );
}
