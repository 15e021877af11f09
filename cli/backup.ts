/** `quadra backup`: makes a copy of the data and proves it. */
import { join } from 'node:path';
import { backup as fai } from '#server/terminale/backup.ts';
import { explain } from '#server/terminale/explain.ts';
import { leggiArgomenti, leggiNumero } from './argomenti.ts';
import { Fine, STATO } from './stato.ts';
import { scriviRiga } from './uscita.ts';

/** Answers the exit status: 0 made and proved, 1 made but not proved; 2 where none was made. */
export async function backup(args: string[]): Promise<number> {
  const { values, positionals } = leggiArgomenti(
    'backup',
    args,
    { azienda: { type: 'string' } },
    STATO.lettura,
  );
  if (positionals.length > 0)
    throw new Fine(STATO.lettura, `quadra backup: argomento inatteso: ${positionals[0]}.`);
  const azienda = leggiNumero('azienda', values.azienda, 1, Number.MAX_SAFE_INTEGER, STATO.lettura);
  try {
    const { copia, cartella } = await fai(process.env, azienda ?? null);
    await scriviRiga(join(cartella, copia.nome));
    if (copia.prova.provata) {
      await scriviRiga('Copia fatta e provata: ripristinata a parte, è uguale e torna.');
      return STATO.ok;
    }
    await scriviRiga(`Copia fatta ma NON provata. ${copia.prova.perche ?? ''}`);
    return STATO.uso;
  } catch (cause) {
    throw new Fine(STATO.lettura, `quadra backup: ${explain(cause, 'La copia non è riuscita')}`);
  }
}
