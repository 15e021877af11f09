/** Gives tasks to one person, or takes them back from everybody. */
import { useState } from 'react';
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { FormDialog } from '#ui/question.tsx';
import { SceltaCollega } from './colleague.tsx';
import { chiudiDialogoAtom } from './open.ts';
import { useInvio } from './send.ts';

export function AssegnaCompiti({ compiti }: { compiti: readonly CompitoStudio[] }) {
  const close = useSetAtom(chiudiDialogoAtom);
  const { inCorso, errore, invia } = useInvio();
  const [chi, setChi] = useState<number | null>(compiti[0]?.id_assegnato ?? null);
  const quanti = formatCount(compiti.length, 'compito', 'compiti');
  const send = () =>
    void invia(async (client) => {
      const seen = compiti.map(({ id_azienda, id, versione }) => ({ id_azienda, id, versione }));
      await client.call('compitiCambia', { body: { compiti: seen, id_assegnato: chi } });
      return chi === null ? `${quanti}: di nessuno` : `${quanti}: assegnati`;
    });
  return (
    <FormDialog
      titolo={`Assegna ${quanti}`}
      azione={`Assegna ${quanti}`}
      inCorso={inCorso}
      errore={errore}
      onInvia={send}
      onChiudi={close}
    >
      <SceltaCollega aziende={compiti.map(({ id_azienda }) => id_azienda)} valore={chi} onScegli={setChi} />
    </FormDialog>
  );
}
