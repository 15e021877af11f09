/** What other periods of a pair do to the commissions, before they are saved. */
import { Button } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import type { RequestOf } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { Question } from '#ui/question.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { righeMatrice } from '../atoms.ts';
import { type ChiediEffetti, Effetti, useEffetti } from './effects-figures.tsx';

export interface EffettiPeriodiProps {
  /** The history as it would be saved; keeps its identity while it is shown. */
  richiesta: RequestOf<'matricePeriodi'>['body'];
  onChiudi: () => void;
}

export function EffettiPeriodi({ richiesta, onChiudi }: EffettiPeriodiProps) {
  const client = useAtomValue(clientAtom);
  const carica = useSetAtom(righeMatrice.caricaAtom);
  const toast = useSetAtom(addToastAtom);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const chiedi = useMemo(
    (): ChiediEffetti => (signal) => client.call('matriceEffettiPeriodi', { body: richiesta, signal }),
    [client, richiesta],
  );
  const letti = useEffetti(chiedi);
  const save = async () => {
    setInCorso(true);
    setErrore(null);
    try {
      await client.call('matricePeriodi', { body: richiesta });
    } catch (cause) {
      setErrore(describeError(cause));
      return setInCorso(false);
    }
    toast({ severity: 'success', titolo: 'Periodi salvati' });
    onChiudi();
    await carica();
  };
  return (
    <Question
      titolo="Salvare questi periodi?"
      errore={errore}
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Torna ai periodi</Button>
          <Button
            appearance="primary"
            disabledFocusable={inCorso || !letti.effetti}
            onClick={() => void save()}
          >
            {inCorso ? 'Salvataggio…' : 'Salva'}
          </Button>
        </>
      }
    >
      <Effetti letti={letti} altrimenti="Ogni aliquota vale per i documenti dei giorni del suo periodo." />
    </Question>
  );
}
