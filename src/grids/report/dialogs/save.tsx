/** Names the report in sight and keeps it, for oneself or for everyone of the azienda. */
import { Field, Input, Switch } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { oggiAtom } from '#state/today.ts';
import type { ReportQuery } from '../atoms.ts';
import { toScelta } from '../file.ts';
import { salvaAtom } from '../saved/atoms.ts';
import { GiorniCampi, toMovingDays } from './day-fields.tsx';

export function SalvaDialog({ domanda, onChiudi }: { domanda: ReportQuery; onChiudi: () => void }) {
  const oggi = useAtomValue(oggiAtom);
  const salva = useSetAtom(salvaAtom);
  const { report, valori } = domanda;
  const [nome, setNome] = useState(report.titolo);
  const [condiviso, setCondiviso] = useState(false);
  const [giorni, setGiorni] = useState(() => toMovingDays(valori, oggi));
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const send = async () => {
    if (nome.trim() === '') return setErrore('Scrivi un nome');
    setInCorso(true);
    const scelta = toScelta({ report, valori: { ...valori, ...giorni } });
    const refused = await salva({ id: null, versione: null, nome, condiviso, scelta });
    setInCorso(false);
    if (refused === null) onChiudi();
    else setErrore(refused);
  };
  return (
    <FormDialog
      titolo="Salva il report"
      inCorso={inCorso}
      azione="Salva"
      onInvia={() => void send()}
      onChiudi={onChiudi}
    >
      <Field label="Nome" required {...(errore !== null && { validationMessage: errore })}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <GiorniCampi fissi={valori} scelti={giorni} onScegli={setGiorni} />
      <Switch
        label="Condiviso con tutti quelli dell’azienda"
        checked={condiviso}
        onChange={(_event, { checked }) => setCondiviso(checked)}
      />
    </FormDialog>
  );
}
