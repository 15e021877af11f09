/** Before the rules are applied: which movimenti each would take, and what they come to. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useMemo, useState } from 'react';
import type { RegolaWire } from '#api/contract/voci.ts';
import { formatCount } from '#domain/text.ts';
import { useCalled } from '#state/use-reading.ts';
import { explainRefusal } from '#ui/form.ts';
import { LottoProgress, StopLotto } from '#ui/lotto-progress.tsx';
import { ApplyList, sortLargestFirst } from './apply-list.tsx';
import { SommeRegole } from './rule-sums.tsx';

const useStyles = makeStyles({
  hint: { color: tokens.colorNeutralForeground3 },
});

const PREVIEW = { body: {} } as const;

interface ApplyDialogProps {
  regole: readonly RegolaWire[];
  /** Explains all but these; true when it was done. */
  onApply: (excludedMovimenti: readonly number[]) => Promise<boolean>;
  onClose: () => void;
}

export function ApplyDialog({ regole, onApply, onClose }: ApplyDialogProps) {
  const styles = useStyles();
  const { dati: anteprima, error } = useCalled('regoleAnteprima', PREVIEW, { explain: explainRefusal });
  const [underway, setUnderway] = useState(false);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const names = useMemo(() => new Map(regole.map(({ id, nome }) => [id, nome])), [regole]);
  const list = useMemo(() => sortLargestFirst(anteprima?.movimenti ?? []), [anteprima]);
  const chosen = list.filter(({ id }) => !excluded.has(id));
  const count = chosen.length;
  const change = (id: number) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  };
  const run = async () => {
    setUnderway(true);
    const done = await onApply([...excluded]);
    setUnderway(false);
    if (done) onClose();
  };
  return (
    <Question
      titolo="Applica le regole"
      error={error}
      larghezza={760}
      free
      busy={underway}
      onClose={onClose}
      actions={
        <>
          {underway ? <StopLotto /> : <Button onClick={onClose}>Lascia stare</Button>}
          <Button
            appearance="primary"
            disabledFocusable={count === 0 || underway}
            onClick={() => {
              if (count > 0 && !underway) void run();
            }}
          >
            {count === 0 ? 'Applica' : `Spiega ${formatCount(count, 'movimento', 'movimenti')}`}
          </Button>
        </>
      }
    >
      <span className={styles.hint}>
        Solo ai movimenti ancora aperti, tutto insieme: si annulla con una mossa sola. Chi togli dall’elenco
        resta com’è.
      </span>
      {anteprima && list.length === 0 ? (
        <span>Nessun movimento aperto corrisponde alle regole: non cambierebbe nulla.</span>
      ) : null}
      {list.length > 0 ? (
        <>
          <ApplyList movimenti={list} nomi={names} esclusi={excluded} onChange={change} />
          <SommeRegole scelti={chosen} nomi={names} />
        </>
      ) : null}
      {anteprima && anteprima.saltati > 0 ? (
        <span className={styles.hint}>
          {formatCount(anteprima.saltati, 'movimento lasciato', 'movimenti lasciati')}: ci sta lavorando
          qualcuno.
        </span>
      ) : null}
      {underway ? <LottoProgress label="Applico le regole" /> : null}
      {!anteprima && error === null ? <ProgressBar aria-label="Conto che cosa accadrebbe" /> : null}
    </Question>
  );
}
