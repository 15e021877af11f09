/** Maps the ids of the files, numbers or texts, to the whole numbers of the matching. */
import type { EsitoAbbinamento } from '#domain/abbinamento/index.ts';

export type ChiaveFile = number | string;

const compareKeys = (a: ChiaveFile, b: ChiaveFile): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** One numbering, in the order of the ids, whatever the order of the files. `1` and `"1"` are two ids. */
export class Numbering {
  readonly #ordinate: readonly ChiaveFile[];
  readonly #posti: ReadonlyMap<ChiaveFile, number>;

  constructor(keys: Iterable<ChiaveFile>) {
    this.#ordinate = [...new Set(keys)].sort(compareKeys);
    this.#posti = new Map(this.#ordinate.map((key, at) => [key, at + 1]));
  }

  numero(key: ChiaveFile): number {
    return this.#posti.get(key) ?? 0;
  }

  /** `null` stays `null`: it means nobody. */
  numberOf(key: ChiaveFile | null | undefined): number | null {
    return key === null || key === undefined ? null : this.numero(key);
  }

  chiave(number: number): ChiaveFile {
    return this.#ordinate[number - 1] ?? number;
  }
}

export interface Numerazioni {
  movimenti: Numbering;
  partite: Numbering;
}

/** The answer with the ids of the files. */
export function* restoreProposte({ proposte }: EsitoAbbinamento, { movimenti, partite }: Numerazioni) {
  const restore = <
    T extends { readonly movimenti: readonly number[]; readonly partite: readonly { id: number }[] },
  >(
    one: T,
  ) => ({
    ...one,
    movimenti: one.movimenti.map((id) => movimenti.chiave(id)),
    partite: one.partite.map((part) => ({ ...part, id: partite.chiave(part.id) })),
  });
  for (const proposta of proposte) yield { ...restore(proposta), rivali: proposta.rivali.map(restore) };
}

export function* restoreLegati(linked: EsitoAbbinamento['giroconti'], { movimenti }: Numerazioni) {
  const restore = <T extends { readonly movimenti: readonly number[] }>(one: T) => ({
    ...one,
    movimenti: one.movimenti.map((id) => movimenti.chiave(id)),
  });
  for (const one of linked) yield { ...restore(one), rivali: one.rivali.map(restore) };
}
