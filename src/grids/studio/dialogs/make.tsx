/** The same task for each of the aziende chosen. */
import { Field } from '@fluentui/react-components';
import { useState } from 'react';
import type { AziendaStudio } from '#api/contract/studio.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { findProssimoF24 } from '#domain/studio/deadlines.ts';
import { formatMese, listMesi } from '#domain/date.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { DateField } from '#ui/date-field/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { FormDialog } from '#ui/question.tsx';
import { SceltaCollega } from './colleague.tsx';
import { closeAtom } from './open.ts';
import { useSend } from './send.ts';

/** As many as an azienda is looked at by month. */
const MESI = 12;

export function CreaCompiti({ righe }: { righe: readonly AziendaStudio[] }) {
  const today = useAtomValue(todayAtom);
  const close = useSetAtom(closeAtom);
  const { underway, error, submit } = useSend();
  const months = listMesi(today, MESI).toReversed();
  const [mese, setMese] = useState<Giorno | undefined>(months[1]);
  const [entro, setEntro] = useState<Giorno | null>(findProssimoF24(today));
  const [who, setWho] = useState<number | null>(null);
  const aziende = righe.map(({ id }) => id);
  const send = () => {
    if (mese === undefined || entro === null) return;
    void submit(async (client) => {
      const { creati, gia_presenti } = await client.call('compitiNuovi', {
        body: { aziende, mese, entro, id_assegnato: who },
      });
      const made = formatCount(creati, 'compito creato', 'compiti creati');
      return gia_presenti === 0 ? made : `${made}, ${gia_presenti} c’erano già`;
    });
  };
  return (
    <FormDialog
      titolo={`Chiudi un mese di ${formatCount(righe.length, 'azienda', 'aziende')}`}
      azione={`Crea ${formatCount(righe.length, 'compito', 'compiti')}`}
      underway={underway}
      error={error}
      motivo={entro === null ? 'Scrivi entro quando' : null}
      onSubmit={send}
      onClose={close}
    >
      <Field label="Mese da chiudere">
        <NativeSelect
          label="Mese da chiudere"
          valore={mese ?? ''}
          onChoose={(chosen) => setMese(months.find((each) => each === chosen))}
          voci={months.map((each) => [each, formatMese(each)] as const)}
        />
      </Field>
      <Field label="Entro">
        <DateField valore={entro} subito onChange={(day, wrong) => setEntro(wrong ? null : day)} />
      </Field>
      <SceltaCollega aziende={aziende} valore={who} onChoose={setWho} />
    </FormDialog>
  );
}
