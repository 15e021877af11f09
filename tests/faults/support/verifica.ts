/** `quadra verifica` on the data of a stopped server. */
import { expect } from 'vitest';
import type { Impianto } from './impianto.ts';
import { runQuadra } from './quadra.ts';

/** Every invariant holds, or the test fails with the rows that break one. */
export async function checkSound({ environment }: Impianto): Promise<void> {
  const { stato, testo } = await runQuadra(['verifica'], environment);
  expect(stato, testo).toBe(0);
}
