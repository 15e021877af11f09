import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type {
  proposteControparteRequestSchema,
  proposteControparteSchema,
} from '#api/contract/anteprima-import.ts';
import { IndiceSoggetti } from '#domain/controparti.ts';
import { succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { toIbanKey } from '../../core/sql/keys.ts';
import { readNoti } from '../sql/controparti.ts';
import { resolveControparti, type Resolve, type Resolved } from '../../soggetti/sql/soggetti.ts';
import type { Actor } from '../../core/actor.ts';

type Request = z.output<typeof proposteControparteRequestSchema>;
type Risposta = z.input<typeof proposteControparteSchema>;
type Voce = Request['controparti'][number];

/** Names (or soggetti) handled before the server may answer others: a few milliseconds. */
const PEZZO = 100;

async function* inPieces<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % PEZZO === 0) await setImmediate();
    yield item;
  }
}

/** The soggetto to which the import itself would give the rows, and how it is known; null if the IBANs do not agree. */
function nota({ nome, ibans }: Voce, resolve: Resolve): Resolved | null {
  const found = (ibans.length > 0 ? ibans : [null]).map((iban) => resolve({ nome, iban }));
  const [first] = found;
  return first && found.every((each) => each?.id_soggetto === first.id_soggetto) ? first : null;
}

const why = ({ nome }: Voce, resolve: Resolve, { alias, id_soggetto }: Resolved): string => {
  if (alias) return alias.tipo === 'iban' ? 'IBAN già abbinato' : 'Nome già abbinato';
  return resolve({ nome, iban: null })?.id_soggetto === id_soggetto ? 'Stesso nome' : 'IBAN noto';
};

/**
 * Proposes a soggetto for each counterparty of a file. Writes nothing. It takes all the names at once, so that the
 * soggetti are read and indexed once.
 */
export async function proposeControparti(
  db: Database,
  { id_azienda }: Actor,
  { controparti }: Request,
): Promise<Result<Risposta>> {
  const reader = db.kysely;
  const pairs = controparti.flatMap(({ nome, ibans }) => [
    { nome, iban: null },
    ...ibans.map((iban) => ({ nome, iban })),
  ]);
  const resolve = await resolveControparti(reader, id_azienda, pairs);
  const known = controparti.map((voce) => nota(voce, resolve));
  const index = new IndiceSoggetti();
  // Nothing is searched for if all names of the file are known.
  if (known.includes(null))
    for await (const soggetto of inPieces(await readNoti(reader, id_azienda))) index.add(soggetto);
  const proposte: Risposta['proposte'] = [];
  for await (const voce of inPieces(controparti)) {
    const noto = known[proposte.length];
    const candidati = noto
      ? [
          {
            id_soggetto: noto.id_soggetto,
            ragione_sociale: noto.ragione_sociale,
            punteggio: 100,
            motivi: [why(voce, resolve, noto)],
          },
        ]
      : index.search({ ...voce, ibans: voce.ibans.map(toIbanKey) });
    proposte.push({ nota: noto !== null && noto !== undefined, candidati });
  }
  return succeed({ proposte });
}
