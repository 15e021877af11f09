/** What other periods of a pair do to the commissions, before they are saved. */
import { useMemo, useState } from 'react';
import type { RequestOf } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { Question } from '#ui/question.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { righeMatrice } from '../atoms.ts';
import { type AskEffects, Effects, SaveActions, useEffects } from './effects-figures.tsx';

export interface PeriodEffectsProps {
  /** The history as it would be saved; keeps its identity while it is shown. */
  request: RequestOf<'matricePeriodi'>['body'];
  onClose: () => void;
}

export function PeriodEffects({ request, onClose }: PeriodEffectsProps) {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeMatrice.loadAtom);
  const toast = useSetAtom(addToastAtom);
  const [error, setError] = useState<string | null>(null);
  const [underway, setUnderway] = useState(false);
  const ask = useMemo(
    (): AskEffects => (signal) => client.call('matriceEffettiPeriodi', { body: request, signal }),
    [client, request],
  );
  const parsed = useEffects(ask);
  const save = async () => {
    setUnderway(true);
    setError(null);
    try {
      await client.call('matricePeriodi', { body: request });
    } catch (cause) {
      setError(describeError(cause));
      return setUnderway(false);
    }
    toast({ severity: 'success', titolo: 'Periodi salvati' });
    onClose();
    await load();
  };
  return (
    <Question
      titolo="Salvare questi periodi?"
      error={error}
      onClose={onClose}
      actions={
        <SaveActions
          letti={parsed}
          back="Torna ai periodi"
          underway={underway}
          onSave={() => void save()}
          onClose={onClose}
        />
      }
    >
      <Effects letti={parsed} otherwise="Ogni aliquota vale per i documenti dei giorni del suo periodo." />
    </Question>
  );
}
