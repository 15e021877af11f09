/** Where the built page of the grid tests stands. */
import path from 'node:path';
import { projectRoot } from '#tests/e2e/support/server.ts';

export const PAGINA = path.join(projectRoot, 'node_modules/.cache/quadra/griglia');
