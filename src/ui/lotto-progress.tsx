/** How far an action over many rows is, where a dialog has begun it and waits for its end. */
import { Button, Field, ProgressBar } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { stopLottoAtom, underWayAtom } from '#state/lotti.ts';
import { describeProgress } from '#state/lotti-words.ts';

/** `label` names the bar, and is shown until the server says how far it is. */
export function LottoProgress({ label }: { label: string }) {
  const last = useAtomValue(underWayAtom).at(-1);
  const { whole, share } = last ? describeProgress(last) : { whole: label, share: null };
  return (
    <Field validationState="none" validationMessage={whole}>
      <ProgressBar aria-label={label} {...(share !== null && { value: share })} />
    </Field>
  );
}

/** Stops it, once there is something to stop: what was done is taken back. */
export function StopLotto() {
  const last = useAtomValue(underWayAtom).at(-1);
  const stop = useSetAtom(stopLottoAtom);
  const stoppable = last && describeProgress(last).stoppable ? last : null;
  return (
    <Button disabledFocusable={stoppable === null} onClick={() => stoppable && void stop(stoppable)}>
      Ferma
    </Button>
  );
}
