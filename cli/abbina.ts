/** `quadra abbina`: which partite each movimento settles, from files and without a server. Writes nothing. */
import { proponi, type EsitoAbbinamento } from '#domain/abbinamento/index.ts';
import { leggiArgomenti, leggiPercento } from './argomenti.ts';
import { restoreLegati, restoreProposte, type Numerazioni } from './abbina-chiavi.ts';
import { readDati } from './abbina-file.ts';
import { scriviProposte } from './abbina-testo.ts';
import { Fine, STATO } from './stato.ts';
import { scrivi, scriviRiga } from './uscita.ts';

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

async function scriviElenco(nome: string, items: Iterable<unknown>): Promise<void> {
  await scrivi(`"${nome}":[`);
  let piece: string[] = [];
  let first = true;
  const flush = async (): Promise<void> => {
    if (piece.length > 0) await scrivi(`${first ? '' : ','}${piece.join(',')}`);
    first &&= piece.length === 0;
    piece = [];
  };
  for (const item of items) {
    piece.push(JSON.stringify(item));
    if (piece.length === PER_PEZZO) await flush();
  }
  await flush();
  await scrivi(']');
}

async function scriviJson(esito: EsitoAbbinamento, numeri: Numerazioni, tempo_ms: number): Promise<void> {
  await scrivi('{');
  await scriviElenco('proposte', restoreProposte(esito, numeri));
  await scrivi(',');
  await scriviElenco('giroconti', restoreLegati(esito.giroconti, numeri));
  await scrivi(',');
  await scriviElenco('storni', restoreLegati(esito.storni, numeri));
  await scriviRiga(`,"tempo_ms":${tempo_ms}}`);
}

/** Answers the exit status. */
export async function abbina(args: string[]): Promise<number> {
  const { values, positionals } = leggiArgomenti('abbina', args, OPZIONI, STATO.lettura);
  const [altro] = positionals;
  if (altro !== undefined)
    throw new Fine(STATO.lettura, `quadra abbina: argomento in più: ${altro}. Prova "quadra aiuto abbina".`);
  for (const needed of ['movimenti', 'partite'] as const)
    if (values[needed] === undefined)
      throw new Fine(STATO.lettura, `quadra abbina: manca --${needed} FILE. Prova "quadra aiuto abbina".`);
  const soglia = leggiPercento('soglia', values.soglia, STATO.lettura);
  const { dati, numeri } = await readDati(values);
  const started = performance.now();
  const esito = proponi(dati, { soglia });
  const tempo = Math.round(performance.now() - started);
  await (values.json === true
    ? scriviJson(esito, numeri, tempo)
    : scriviProposte(dati, numeri, esito, tempo));
  return STATO.ok;
}
