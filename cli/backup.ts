/** `quadra backup`: makes a copy of the data and proves it. */
import { join } from 'node:path';
import { copyFromTerminal as fai } from '#server/terminal/backup.ts';
import { explain } from '#server/terminal/explain.ts';
import { parseArguments, parseNumber } from './arguments.ts';
import { Fine, STATO } from './status.ts';
import { writeLine } from './output.ts';

/** Answers the exit status: 0 made and proved, 1 made but not proved; 2 where none was made. */
export async function runBackup(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments(
    'backup',
    args,
    { azienda: { type: 'string' } },
    STATO.lettura,
  );
  if (positionals.length > 0)
    throw new Fine(STATO.lettura, `quadra backup: argomento inatteso: ${positionals[0]}.`);
  const azienda = parseNumber('azienda', values.azienda, 1, Number.MAX_SAFE_INTEGER, STATO.lettura);
  try {
    const { copy, cartella } = await fai(process.env, azienda ?? null);
    await writeLine(join(cartella, copy.nome));
    if (copy.prova.provata) {
      await writeLine('Copia fatta e provata: ripristinata a parte, è uguale e torna.');
      return STATO.ok;
    }
    await writeLine(`Copia fatta ma NON provata. ${copy.prova.perche ?? ''}`);
    return STATO.uso;
  } catch (cause) {
    throw new Fine(STATO.lettura, `quadra backup: ${explain(cause, 'La copia non è riuscita')}`);
  }
}
