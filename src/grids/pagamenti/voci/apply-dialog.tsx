/** Before the rules are applied: how many movimenti each would take. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import type { RegolaWire } from '#api/contract/voci.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatIntero } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { explainRefusal } from '#ui/form.ts';
import { applicaRegoleAtom } from './rules.ts';

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4px 16px',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > :nth-child(3n+2), & > :nth-child(3n)': { textAlign: 'right' },
  },
  hint: { color: tokens.colorNeutralForeground3 },
});

type Anteprima = AnswerOf<'regoleApplica'>;

function useAnteprima() {
  const client = useAtomValue(clientAtom);
  const [seen, setSeen] = useState<{ anteprima?: Anteprima; errore?: string }>({});
  useEffect(() => {
    const reading = new AbortController();
    client.call('regoleApplica', { body: { anteprima: true }, signal: reading.signal }).then(
      (anteprima) => setSeen({ anteprima }),
      (error: unknown) => {
        if (!reading.signal.aborted) setSeen({ errore: explainRefusal(error) });
      },
    );
    return () => reading.abort();
  }, [client]);
  return seen;
}

function Righe({ anteprima, regole }: { anteprima: Anteprima; regole: readonly RegolaWire[] }) {
  const styles = useStyles();
  if (anteprima.spiegati === 0)
    return <span>Nessun movimento aperto corrisponde alle regole: non cambierebbe nulla.</span>;
  const byId = new Map(anteprima.per_regola.map((each) => [each.id_regola, each]));
  return (
    <>
      <div className={styles.rows} data-testid="anteprima-regole">
        {regole.flatMap(({ id, nome }) => {
          const found = byId.get(id);
          return found
            ? [
                <span key={`${id}-n`}>{nome}</span>,
                <span key={`${id}-q`}>{formatIntero(found.movimenti)}</span>,
                <span key={`${id}-t`}>{formatImporto(found.totale)}</span>,
              ]
            : [];
        })}
      </div>
      {anteprima.saltati > 0 ? (
        <span className={styles.hint}>
          {formatCount(anteprima.saltati, 'movimento lasciato', 'movimenti lasciati')}: ci sta lavorando
          qualcuno.
        </span>
      ) : null}
    </>
  );
}

export function ApplicaDialog({ regole, onChiudi }: { regole: readonly RegolaWire[]; onChiudi: () => void }) {
  const styles = useStyles();
  const { anteprima, errore } = useAnteprima();
  const apply = useSetAtom(applicaRegoleAtom);
  const [inCorso, setInCorso] = useState(false);
  const count = anteprima?.spiegati ?? 0;
  const run = async () => {
    setInCorso(true);
    const done = await apply();
    setInCorso(false);
    if (done) onChiudi();
  };
  return (
    <Question
      titolo="Applica le regole"
      errore={errore ?? null}
      libera
      occupata={inCorso}
      onChiudi={onChiudi}
      azioni={
        <>
          <Button disabled={inCorso} onClick={onChiudi}>
            Lascia stare
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={count === 0 || inCorso}
            onClick={() => {
              if (count > 0 && !inCorso) void run();
            }}
          >
            {count === 0 ? 'Applica' : `Spiega ${formatCount(count, 'movimento', 'movimenti')}`}
          </Button>
        </>
      }
    >
      <span className={styles.hint}>
        Solo ai movimenti ancora aperti, tutto insieme: si annulla con una mossa sola.
      </span>
      {anteprima ? <Righe anteprima={anteprima} regole={regole} /> : null}
      {!anteprima && errore === undefined ? <ProgressBar aria-label="Conto che cosa accadrebbe" /> : null}
    </Question>
  );
}
