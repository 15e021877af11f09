/** `quadra leggi`: reads files and shows what is in them. */
import { parseArguments } from './arguments.ts';
import { createFileReader } from './reader.ts';
import { READING_OPTIONS, toReaderOptions } from './reading-options.ts';
import { writeJson } from './read-json.ts';
import { writeText } from './read-text.ts';
import { Fine, STATO } from './status.ts';

/** Answers the exit status. */
export async function runRead(args: string[]): Promise<number> {
  const options = { json: { type: 'boolean' }, ...READING_OPTIONS } as const;
  const { values, positionals } = parseArguments('leggi', args, options, STATO.lettura);
  if (positionals.length === 0)
    throw new Fine(STATO.lettura, 'quadra leggi: manca il file da leggere. Prova "quadra aiuto leggi".');
  const reader = createFileReader(await toReaderOptions(values, STATO.lettura));
  let state: number = STATO.ok;
  for (const file of positionals) {
    const outcome = await reader.read(file);
    if (!outcome.ok) state = STATO.lettura;
    await (values.json === true ? writeJson(file, outcome) : writeText(file, outcome));
  }
  await reader.close();
  return state;
}
