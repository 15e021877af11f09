/** Files that an installation keeps beside its packages so that it starts sooner. A missing file is made again. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/quadra', import.meta.url));

/** Compiled code of the program; the command line keeps its own there too. */
export const CODICE = join(CACHE, 'codice');
