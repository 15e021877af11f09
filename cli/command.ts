/** Picks the command and turns its end into an exit status. */
import { readFile } from 'node:fs/promises';
import { describeUsage } from './usage.ts';
import { Fine, STATO } from './status.ts';
import { writeWarning, hideProgress, writeLine } from './output.ts';

type Command = (args: string[]) => Promise<number>;

/** Each command is loaded only when it is needed: `aiuto` does not wait for a CSV parser. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  leggi: async () => (await import('./read.ts')).runRead,
  importa: async () => (await import('./import.ts')).runImporta,
  abbina: async () => (await import('./match.ts')).runMatch,
  demo: async () => (await import('./demo.ts')).runDemo,
  backup: async () => (await import('./backup.ts')).runBackup,
  ripristina: async () => (await import('./restore.ts')).runRestore,
  verifica: async () => (await import('./verify.ts')).runVerifica,
};

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : '?';
}

async function run([command = 'aiuto', ...args]: string[]): Promise<number> {
  if (command === '--versione' || command === '--version') {
    await writeLine(`quadra ${await version()}`);
    return STATO.ok;
  }
  if (['aiuto', '--aiuto', '--help', '-h'].includes(command)) {
    await writeLine(describeUsage(args[0]));
    return STATO.ok;
  }
  const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!load) throw new Fine(STATO.lettura, `quadra: comando sconosciuto: ${command}. Prova "quadra aiuto".`);
  if (args.some((arg) => ['--aiuto', '--help', '-h'].includes(arg))) {
    await writeLine(describeUsage(command));
    return STATO.ok;
  }
  const execute = await load();
  return execute(args);
}

/** A bug: one line here, the details on request. */
async function report(error: unknown): Promise<number> {
  hideProgress();
  if (error instanceof Fine) {
    if (error.message !== '') await writeWarning(error.message);
    return error.stato;
  }
  const message = error instanceof Error ? error.message : String(error);
  await writeWarning(`quadra: errore interno: ${message.split('\n')[0]} (QUADRA_DEBUG=1 per i dettagli)`);
  if (process.env['QUADRA_DEBUG'] === '1') console.error(error);
  return STATO.uso;
}

/** Runs the command that the arguments name; answers its exit status and never throws. */
export const runCommand = (args: string[]): Promise<number> => run(args).catch(report);
