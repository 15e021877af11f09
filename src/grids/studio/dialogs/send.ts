/** Sends what a dialog asks, and shows the aziende as they are afterwards. */
import { describeError } from '#api/errors.ts';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { useWork } from '#ui/form.ts';
import { showToast } from '#state/toast.ts';
import { righeStudio } from '../atoms.ts';
import { closeAtom } from './open.ts';

/** `submit` runs what answers the words told when it went well. */
export function useSend() {
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(righeStudio.loadAtom);
  const reloadMine = useSetAtom(myCompitiResource.reloadAtom);
  const close = useSetAtom(closeAtom);
  const { underway, error, submit } = useWork(describeError);
  return {
    underway,
    error,
    submit: async (send: (client: Client) => Promise<string>) => {
      await submit(async () => {
        const titolo = await send(client);
        close();
        showToast({ titolo });
      });
      // Also when it was refused: somebody else has changed them perhaps.
      await Promise.all([reload(), reloadMine()]);
    },
  };
}
