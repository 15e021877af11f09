/** How near a partita is to the movimento under the hand: what is proposed, whose it is, and what it comes to. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { splitNome } from '#domain/similar-names.ts';

export const NEARNESSES = {
  proposta: 'Proposta',
  pagante: 'Dello stesso soggetto',
  importo: 'Stesso importo',
} as const;
export type Nearness = keyof typeof NEARNESSES;

type Movimento = Pick<RigaEstratto, 'descrizione' | 'ragione_sociale' | 'id_soggetto' | 'residuo' | 'divisa'>;
type Partita = Pick<RigaEstratto, 'id' | 'ragione_sociale' | 'id_soggetto' | 'residuo' | 'divisa'>;

/** Names come again with every movimento: each is taken apart once. */
const parole = new Map<string, readonly string[]>();
function splitOnce(name: string): readonly string[] {
  const known = parole.get(name);
  if (known) return known;
  const words = splitNome(name);
  parole.set(name, words);
  return words;
}

/** A name of short words alone (`ED`, `IN`) is in every text. */
const isNamed = (name: string | null, text: ReadonlySet<string>): boolean => {
  if (name === null || name === '') return false;
  const words = splitOnce(name);
  return words.some(({ length }) => length > 3) && words.every((word) => text.has(word));
};

/** The partite of these that are near; all the others are left out. */
export function classifyPartite(
  movimento: Movimento,
  proposte: readonly Pick<PropostaWire, 'partite'>[],
  partite: Iterable<Partita>,
): Map<number, Nearness> {
  const proposed = new Set(proposte.flatMap((each) => each.partite.map(({ id }) => id)));
  const all = [...partite];
  const theirs = all.filter(({ id }) => proposed.has(id));
  const ids = new Set([movimento.id_soggetto, ...theirs.map(({ id_soggetto }) => id_soggetto)]);
  ids.delete(null);
  const names = new Set(theirs.map(({ ragione_sociale }) => ragione_sociale));
  names.delete(null);
  const text = new Set(splitNome(`${movimento.ragione_sociale ?? ''} ${movimento.descrizione}`));
  const near = new Map<number, Nearness>();
  for (const { id, id_soggetto, ragione_sociale, residuo, divisa } of all)
    if (proposed.has(id)) near.set(id, 'proposta');
    else if (ids.has(id_soggetto) || names.has(ragione_sociale) || isNamed(ragione_sociale, text))
      near.set(id, 'pagante');
    else if (residuo === movimento.residuo && divisa === movimento.divisa) near.set(id, 'importo');
  return near;
}
