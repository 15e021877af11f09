/** `quadra ripristina`: restores a copy. */
import { restoreFromTerminal as rimetti } from '#server/terminal/restore.ts';
import { explain } from '#server/terminal/explain.ts';
import { parseArguments } from './arguments.ts';
import { Fine, STATO } from './status.ts';
import { writeWarning, writeLine } from './output.ts';

/** Answers the exit status: 0 restored; 1 not restored, and nothing changed. */
export async function runRestore(args: string[]): Promise<number> {
  const { positionals } = parseArguments('ripristina', args, {}, STATO.uso);
  const [file, other] = positionals;
  if (file === undefined || other !== undefined)
    throw new Fine(
      STATO.uso,
      'quadra ripristina: serve un FILE: una copia .tar.gz del database o .jsonl.gz di un’azienda.',
    );
  try {
    const { what, password, lost } = await rimetti(file, process.env);
    await writeLine(`Fatto: ${what}. Tutto torna.`);
    for (const [username, word] of password)
      await writeLine(`Password nuova di ${username}: ${word} (cambiala al primo accesso)`);
    if (lost !== null) await writeWarning(lost);
    return STATO.ok;
  } catch (cause) {
    throw new Fine(STATO.uso, `quadra ripristina: ${explain(cause, 'Il ripristino non è riuscito')}`);
  }
}
