/** `quadra abbina`: which partite each movimento settles, from files and without a server. Writes nothing. */
import { proponi, type EsitoAbbinamento } from '#domain/abbinamento/index.ts';
import { leggiArgomenti, leggiNumero } from './argomenti.ts';
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

async function scriviElenco(nome: string, items: readonly unknown[]): Promise<void> {
  await scrivi(`"${nome}":[`);
  for (let at = 0; at < items.length; at += PER_PEZZO) {
    const piece = items.slice(at, at + PER_PEZZO).map((item) => JSON.stringify(item));
    await scrivi(`${at > 0 ? ',' : ''}${piece.join(',')}`);
  }
  await scrivi(']');
}

async function scriviJson(
  { proposte, giroconti, storni }: EsitoAbbinamento,
  tempo_ms: number,
): Promise<void> {
  await scrivi('{');
  await scriviElenco('proposte', proposte);
  await scrivi(',');
  await scriviElenco('giroconti', giroconti);
  await scrivi(',');
  await scriviElenco('storni', storni);
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
  const percento = leggiNumero('soglia', values.soglia, 0, 100, STATO.lettura);
  const dati = await readDati(values);
  const started = performance.now();
  const esito = proponi(dati, { soglia: percento === undefined ? undefined : percento / 100 });
  const tempo = Math.round(performance.now() - started);
  await (values.json === true ? scriviJson(esito, tempo) : scriviProposte(dati, esito, tempo));
  return STATO.ok;
}
