/** `quadra abbina`: which partite each movimento settles, from files and without a server. Writes nothing. */
import { proposeAbbinamenti, type EsitoAbbinamento } from '#domain/abbinamento/index.ts';
import { parseArguments, parsePercent } from './arguments.ts';
import { restoreLegati, restoreProposte, type Numerazioni } from './match-keys.ts';
import { readDati } from './match-files.ts';
import { writeProposte } from './match-text.ts';
import { Fine, STATO } from './status.ts';
import { writeOut, writeLine } from './output.ts';

const OPTIONS = {
  movimenti: { type: 'string' },
  partite: { type: 'string' },
  soggetti: { type: 'string' },
  alias: { type: 'string' },
  conti: { type: 'string' },
  soglia: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Proposals in one piece of text: a long list must not become one string. */
const PER_PEZZO = 2_000;

async function writeList(name: string, items: Iterable<unknown>): Promise<void> {
  await writeOut(`"${name}":[`);
  let piece: string[] = [];
  let first = true;
  const flush = async (): Promise<void> => {
    if (piece.length > 0) await writeOut(`${first ? '' : ','}${piece.join(',')}`);
    first &&= piece.length === 0;
    piece = [];
  };
  for (const item of items) {
    piece.push(JSON.stringify(item));
    if (piece.length === PER_PEZZO) await flush();
  }
  await flush();
  await writeOut(']');
}

async function writeJson(outcome: EsitoAbbinamento, numbers: Numerazioni, elapsedMs: number): Promise<void> {
  await writeOut('{');
  await writeList('proposte', restoreProposte(outcome, numbers));
  await writeOut(',');
  await writeList('giroconti', restoreLegati(outcome.giroconti, numbers));
  await writeOut(',');
  await writeList('storni', restoreLegati(outcome.storni, numbers));
  await writeLine(`,"tempo_ms":${elapsedMs}}`);
}

/** Answers the exit status. */
export async function runMatch(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments('abbina', args, OPTIONS, STATO.lettura);
  const [other] = positionals;
  if (other !== undefined)
    throw new Fine(STATO.lettura, `quadra abbina: argomento in più: ${other}. Prova "quadra aiuto abbina".`);
  for (const needed of ['movimenti', 'partite'] as const)
    if (values[needed] === undefined)
      throw new Fine(STATO.lettura, `quadra abbina: manca --${needed} FILE. Prova "quadra aiuto abbina".`);
  const soglia = parsePercent('soglia', values.soglia, STATO.lettura);
  const { dati, numeri } = await readDati(values);
  const started = performance.now();
  const outcome = proposeAbbinamenti(dati, { soglia });
  const time = Math.round(performance.now() - started);
  await (values.json === true
    ? writeJson(outcome, numeri, time)
    : writeProposte(dati, numeri, outcome, time));
  return STATO.ok;
}
