/** Sends what a dialog asks, and shows the aziende as they are afterwards. */
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { compitiMieiResource } from '#state/compiti.ts';
import { showToast } from '#state/toast.ts';
import { righeStudio } from '../atoms.ts';
import { chiudiDialogoAtom } from './open.ts';

export interface Invio {
  inCorso: boolean;
  errore: string | null;
  /** `send` answers what is told when it went well. */
  invia: (send: (client: Client) => Promise<string>) => Promise<void>;
}

export function useInvio(): Invio {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeStudio.caricaAtom);
  const reloadMiei = useSetAtom(compitiMieiResource.reloadAtom);
  const close = useSetAtom(chiudiDialogoAtom);
  const [inCorso, setInCorso] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const invia = async (send: (client: Client) => Promise<string>) => {
    setInCorso(true);
    setErrore(null);
    try {
      const titolo = await send(client);
      close();
      showToast({ severity: 'success', titolo });
    } catch (cause) {
      setErrore(describeError(cause));
      setInCorso(false);
    }
    // Also when it was refused: somebody else has changed them perhaps.
    await Promise.all([reload(), reloadMiei()]);
  };
  return { inCorso, errore, invia };
}
