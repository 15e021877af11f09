/** `quadra ripristina`: puts a copy back. */
import { ripristina as rimetti } from '#server/terminale/ripristina.ts';
import { explain } from '#server/terminale/explain.ts';
import { leggiArgomenti } from './argomenti.ts';
import { Fine, STATO } from './stato.ts';
import { avverti, scriviRiga } from './uscita.ts';

/** Answers the exit status: 0 put back; 1 where it was not, and nothing changed. */
export async function ripristina(args: string[]): Promise<number> {
  const { positionals } = leggiArgomenti('ripristina', args, {}, STATO.uso);
  const [file, altro] = positionals;
  if (file === undefined || altro !== undefined)
    throw new Fine(
      STATO.uso,
      'quadra ripristina: serve un FILE: una copia .tar.gz del database o .jsonl.gz di un’azienda.',
    );
  try {
    const { cosa, password, perduto } = await rimetti(file, process.env);
    await scriviRiga(`Fatto: ${cosa}. Tutto torna.`);
    for (const [username, word] of password)
      await scriviRiga(`Password nuova di ${username}: ${word} (cambiala al primo accesso)`);
    if (perduto !== null) await avverti(perduto);
    return STATO.ok;
  } catch (cause) {
    throw new Fine(STATO.uso, `quadra ripristina: ${explain(cause, 'Il ripristino non è riuscito')}`);
  }
}
