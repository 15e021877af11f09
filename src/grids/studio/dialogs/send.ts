/** Sends what a dialog asks, and shows the aziende as they are afterwards. */
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { showToast } from '#state/toast.ts';
import { righeStudio } from '../atoms.ts';
import { closeDialogAtom } from './open.ts';

interface Sending {
  underway: boolean;
  error: string | null;
  /** `send` answers what is told when it went well. */
  submit: (send: (client: Client) => Promise<string>) => Promise<void>;
}

export function useSend(): Sending {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeStudio.loadAtom);
  const reloadMine = useSetAtom(myCompitiResource.reloadAtom);
  const close = useSetAtom(closeDialogAtom);
  const [underway, setUnderway] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (send: (client: Client) => Promise<string>) => {
    setUnderway(true);
    setError(null);
    try {
      const titolo = await send(client);
      close();
      showToast({ severity: 'success', titolo });
    } catch (cause) {
      setError(describeError(cause));
      setUnderway(false);
    }
    // Also when it was refused: somebody else has changed them perhaps.
    await Promise.all([reload(), reloadMine()]);
  };
  return { underway, error, submit };
}
