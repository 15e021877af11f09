/** The open tasks of whoever is signed in, in all their aziende. */
import { createResource } from './resource.ts';

export const myCompitiResource = createResource((client, signal) => client.call('compitiMiei', { signal }));
