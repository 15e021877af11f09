/** What the server is doing or undoing over many rows, on every page that does not tell it in a place of its own. */
import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { followLotti, stopLottoAtom, toldInPageAtom, underWayAtom } from '#state/lotti.ts';
import { describeProgress } from '#state/lotti-words.ts';
import { InlineNotice } from '#ui/notice.tsx';
import { ForWriters } from '#ui/writers.tsx';

const useStyles = makeStyles({
  bar: { width: '120px' },
  actions: { display: 'flex', alignItems: 'center', gap: '12px' },
});

export function Works() {
  const styles = useStyles();
  const store = useStore();
  const lotti = useAtomValue(underWayAtom);
  const told = useAtomValue(toldInPageAtom);
  const stop = useSetAtom(stopLottoAtom);
  useEffect(() => followLotti(store), [store]);
  if (told) return null;
  return lotti.map((lotto) => {
    const { brief, whole, share, stoppable } = describeProgress(lotto);
    return (
      <InlineNotice
        key={lotto.id_lotto}
        tono="info"
        titolo={brief}
        actions={
          <span className={styles.actions}>
            <ProgressBar
              className={styles.bar}
              aria-label={whole}
              {...(share !== null && { value: share })}
            />
            {stoppable ? (
              <ForWriters>
                <Button size="small" onClick={() => void stop(lotto)}>
                  Ferma
                </Button>
              </ForWriters>
            ) : null}
          </span>
        }
      >
        {`Da ${lotto.username}. Puoi fare altro: va avanti da solo.`}
      </InlineNotice>
    );
  });
}
