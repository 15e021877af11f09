/**
 * The folders beside this file, each with a built-in tracciato, as the bundler finds them: of each, its tracciato alone.
 * Node, which has no bundler, takes `folders.node.ts` in its place (`imports` in package.json): name this file by its alias.
 */
import type { NativeModule } from './nativo.ts';

const MODULES = import.meta.glob<NativeModule>('./*/tracciato.ts', { eager: true });

/** Name of the folder and what it says, in the order of the names. */
export const CARTELLE: readonly (readonly [cartella: string, modulo: NativeModule])[] = Object.entries(
  MODULES,
).map(([file, modulo]) => [file.split('/')[1] ?? file, modulo]);
