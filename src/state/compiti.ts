/** The open tasks of the person who is signed in, in all their aziende. */
import { createResource } from './resource.ts';

export const myCompitiResource = createResource((client, signal) => client.call('compitiMiei', { signal }));
