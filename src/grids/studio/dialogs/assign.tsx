/** Gives tasks to one person, or takes them back from everybody. */
import { useState } from 'react';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { FormDialog } from '#ui/question.tsx';
import { SceltaCollega } from './colleague.tsx';
import { closeAtom } from './open.ts';
import { useSend } from './send.ts';

export function AssignCompiti({ compiti }: { compiti: readonly CompitoStudio[] }) {
  const close = useSetAtom(closeAtom);
  const { underway, error, submit } = useSend();
  const [who, setWho] = useState<number | null>(compiti[0]?.id_assegnato ?? null);
  const count = formatCount(compiti.length, 'compito', 'compiti');
  const send = () =>
    void submit(async (client) => {
      const seen = compiti.map(({ id_azienda, id, versione }) => ({ id_azienda, id, versione }));
      await client.call('compitiCambia', { body: { compiti: seen, id_assegnato: who } });
      return who === null ? `${count}: di nessuno` : `${count}: assegnati`;
    });
  return (
    <FormDialog
      titolo={`Assegna ${count}`}
      azione={`Assegna ${count}`}
      underway={underway}
      error={error}
      onSubmit={send}
      onClose={close}
    >
      <SceltaCollega aziende={compiti.map(({ id_azienda }) => id_azienda)} valore={who} onChoose={setWho} />
    </FormDialog>
  );
}
