/** `quadra abbina`: which partite each movimento settles, from files and without a server. Writes nothing. */
import { proposeAbbinamenti, type EsitoAbbinamento } from '#domain/abbinamento/index.ts';
import { parseArguments, parsePercent } from './arguments.ts';
import { restoreLegati, restoreProposte, type Numerazioni } from './match-keys.ts';
import { readDati } from './match-files.ts';
import { writeProposte } from './match-text.ts';
import { Fine, STATO } from './status.ts';
import { writeOut, writeLine } from './output.ts';

const OPZIONI = {
  movimenti: { type: 'string' },
  partite: { type: 'string' },
  soggetti: { type: 'string' },
  alias: { type: 'string' },
  conti: { type: 'string' },
  soglia: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Proposals put into one piece of text: a long list is never one string. */
const PER_PEZZO = 2_000;

async function writeList(nome: string, items: Iterable<unknown>): Promise<void> {
  await writeOut(`"${nome}":[`);
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

async function writeJson(esito: EsitoAbbinamento, numeri: Numerazioni, tempo_ms: number): Promise<void> {
  await writeOut('{');
  await writeList('proposte', restoreProposte(esito, numeri));
  await writeOut(',');
  await writeList('giroconti', restoreLegati(esito.giroconti, numeri));
  await writeOut(',');
  await writeList('storni', restoreLegati(esito.storni, numeri));
  await writeLine(`,"tempo_ms":${tempo_ms}}`);
}

/** Answers the exit status. */
export async function runAbbina(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments('abbina', args, OPZIONI, STATO.lettura);
  const [altro] = positionals;
  if (altro !== undefined)
    throw new Fine(STATO.lettura, `quadra abbina: argomento in più: ${altro}. Prova "quadra aiuto abbina".`);
  for (const needed of ['movimenti', 'partite'] as const)
    if (values[needed] === undefined)
      throw new Fine(STATO.lettura, `quadra abbina: manca --${needed} FILE. Prova "quadra aiuto abbina".`);
  const soglia = parsePercent('soglia', values.soglia, STATO.lettura);
  const { dati, numeri } = await readDati(values);
  const started = performance.now();
  const esito = proposeAbbinamenti(dati, { soglia });
  const tempo = Math.round(performance.now() - started);
  await (values.json === true ? writeJson(esito, numeri, tempo) : writeProposte(dati, numeri, esito, tempo));
  return STATO.ok;
}
