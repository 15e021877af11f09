/** The folders beside this file, each with a built-in tracciato, as Node finds them: see `folders.ts`. */
import { readdirSync } from 'node:fs';
import type { NativeModule } from './nativo.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** Name of the folder and what it says, in the order of the names. */
export const CARTELLE: readonly (readonly [cartella: string, modulo: NativeModule])[] = await Promise.all(
  names.map(async (folder) => {
    const modulo: NativeModule = await import(`./${folder}/tracciato.ts`);
    return [folder, modulo] as const;
  }),
);
