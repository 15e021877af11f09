/** What other periods of a pair do to the commissions, before they are saved. */
import type { RequestOf } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { Confirm } from '#ui/question.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import { useWork } from '#ui/form.ts';
import { righeMatrice } from '../atoms.ts';
import { Effects, isSeen } from './effects-figures.tsx';

export interface PeriodEffectsProps {
  /** The history as it would be saved. */
  request: RequestOf<'matricePeriodi'>['body'];
  onClose: () => void;
}

export function PeriodEffects({ request, onClose }: PeriodEffectsProps) {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeMatrice.loadAtom);
  const toast = useSetAtom(addToastAtom);
  const { underway, error, submit } = useWork(describeError);
  const parsed = useCalled('matriceEffettiPeriodi', { body: request });
  const save = async () => {
    if (!(await submit(() => client.call('matricePeriodi', { body: request })))) return;
    toast({ titolo: 'Periodi salvati' });
    onClose();
    await load();
  };
  return (
    <Confirm
      titolo="Salvare questi periodi?"
      error={error}
      back="Torna ai periodi"
      azione={underway ? 'Salvataggio…' : 'Salva'}
      off={!isSeen(parsed)}
      onConfirm={save}
      onClose={onClose}
    >
      <Effects letti={parsed} otherwise="Ogni aliquota vale per i documenti dei giorni del suo periodo." />
    </Confirm>
  );
}
