/** Whether this installation still waits for its first user. Asked anew each time the page opens: it changes once. */
import { useState } from 'react';
import { createResource } from '#state/resource.ts';
import { useResource, type UsedResource } from '#state/use-resource.ts';

/** True until the first user exists. */
export function useAccess(): UsedResource<boolean> {
  const [access] = useState(() =>
    createResource(async (client, signal) => {
      const { primo_utente } = await client.call('accesso', { signal });
      return primo_utente;
    }),
  );
  return useResource(access);
}
