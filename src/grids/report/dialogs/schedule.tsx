/** Schedules the report in sight to leave by e-mail: when, to whom, in which format. */
import { Checkbox, Field, Input, Textarea } from '@fluentui/react-components';
import { describeInDetail } from '#api/errors.ts';
import { useWork } from '#ui/form.ts';
import { FormDialog } from '#ui/question.tsx';
import { useRef, useState } from 'react';
import type { Frequenza } from '#api/contract/report-programmati.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import type { ReportQuery } from '../atoms.ts';
import { toScelta } from '../file.ts';
import { scheduleAtom } from '../saved/atoms.ts';
import { FrequenzaCampi } from './frequency.tsx';
import { GiorniCampi, toMovingDays } from './day-fields.tsx';

const FORMATI = [
  { valore: 'pdf', testo: 'PDF' },
  { valore: 'xlsx', testo: 'Excel' },
] as const;

/** Addresses as people write them: one a line, or with commas. */
export const parseDestinatari = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface ScheduleForm {
  nome: string;
  formato: 'pdf' | 'xlsx';
  frequenza: Frequenza;
  ora: string;
  destinatari: string;
  conferma: boolean;
}

/** What is still wrong with it; null when nothing is. */
function defect({ nome, ora, destinatari, conferma }: ScheduleForm): string | null {
  if (nome.trim() === '') return 'Scrivi un nome';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(ora)) return 'Scrivi un’ora, come 08:30';
  if (parseDestinatari(destinatari).length === 0) return 'Scrivi almeno un destinatario';
  return conferma ? null : 'Conferma che questi destinatari possono ricevere il report';
}

function Campi({
  modulo,
  onChange,
}: {
  modulo: ScheduleForm;
  onChange: (change: Partial<ScheduleForm>) => void;
}) {
  const usedRef = useRef(false);
  return (
    <>
      <Field label="Nome" required>
        <Input
          value={modulo.nome}
          maxLength={80}
          onChange={(_event, { value }) => onChange({ nome: value })}
        />
      </Field>
      <FrequenzaCampi
        frequenza={modulo.frequenza}
        ora={modulo.ora}
        onFrequency={(frequenza) => onChange({ frequenza })}
        onHour={(ora) => onChange({ ora })}
      />
      <Segmented
        label="Formato"
        valore={modulo.formato}
        voci={FORMATI}
        usatoRef={usedRef}
        onChoose={(formato) => onChange({ formato })}
      />
      <Field label="Destinatari" required hint="Un indirizzo per riga, al massimo venti.">
        <Textarea
          rows={3}
          value={modulo.destinatari}
          onChange={(_event, { value }) => onChange({ destinatari: value, conferma: false })}
        />
      </Field>
      <Checkbox
        label="Ho riletto gli indirizzi: possono ricevere queste cifre"
        checked={modulo.conferma}
        onChange={(_event, { checked }) => onChange({ conferma: checked === true })}
      />
    </>
  );
}

export function ProgrammaDialog({ question, onClose }: { question: ReportQuery; onClose: () => void }) {
  const today = useAtomValue(todayAtom);
  const program = useSetAtom(scheduleAtom);
  const { report, valori } = question;
  const [days, setDays] = useState(() => toMovingDays(valori, today));
  const [modulo, setModulo] = useState<ScheduleForm>({
    nome: report.titolo,
    formato: 'pdf',
    frequenza: { ogni: 'mese', giorno: 1 },
    ora: '08:00',
    destinatari: '',
    conferma: false,
  });
  const { underway, error, submit, refuse } = useWork(describeInDetail);
  const send = async () => {
    const wrong = defect(modulo);
    if (wrong !== null) return refuse(wrong);
    const { nome, formato, frequenza, ora, destinatari } = modulo;
    const body = {
      id: null,
      versione: null,
      nome,
      scelta: toScelta({ report, valori: { ...valori, ...days } }),
      formato,
      frequenza,
      ora,
      fuso: Intl.DateTimeFormat().resolvedOptions().timeZone,
      destinatari: parseDestinatari(destinatari),
      attivo: true,
      conferma_destinatari: true as const,
    };
    if (await submit(() => program(body))) onClose();
  };
  return (
    <FormDialog
      titolo="Programma invio"
      error={error}
      underway={underway}
      azione="Programma"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Campi modulo={modulo} onChange={(change) => setModulo((before) => ({ ...before, ...change }))} />
      <GiorniCampi fissi={valori} scelti={days} onChoose={setDays} />
    </FormDialog>
  );
}
