/** Names the report in sight and keeps it, for oneself or for everyone of the azienda. */
import { Field, Input, Switch } from '@fluentui/react-components';
import { describeInDetail } from '#api/errors.ts';
import { useWork } from '#ui/form.ts';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import type { ReportQuery } from '../atoms.ts';
import { toScelta } from '../file.ts';
import { saveAtom } from '../saved/atoms.ts';
import { GiorniCampi, toMovingDays } from './day-fields.tsx';

export function SaveDialog({ question, onClose }: { question: ReportQuery; onClose: () => void }) {
  const today = useAtomValue(todayAtom);
  const save = useSetAtom(saveAtom);
  const { report, valori } = question;
  const [nome, setNome] = useState(report.titolo);
  const [condiviso, setCondiviso] = useState(false);
  const [days, setDays] = useState(() => toMovingDays(valori, today));
  const { underway, error, submit, refuse } = useWork(describeInDetail);
  const send = async () => {
    if (nome.trim() === '') return refuse('Scrivi un nome');
    const scelta = toScelta({ report, valori: { ...valori, ...days } });
    if (await submit(() => save({ id: null, versione: null, nome, condiviso, scelta }))) onClose();
  };
  return (
    <FormDialog
      titolo="Salva il report"
      underway={underway}
      azione="Salva"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label="Nome" required {...(error !== null && { validationMessage: error })}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <GiorniCampi fissi={valori} scelti={days} onChoose={setDays} />
      <Switch
        label="Condiviso con tutti quelli dell’azienda"
        checked={condiviso}
        onChange={(_event, { checked }) => setCondiviso(checked)}
      />
    </FormDialog>
  );
}
