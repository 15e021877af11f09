/** Ids as the files have them, numbers or texts, and the whole numbers the matching works with. */
import type { EsitoAbbinamento } from '#domain/abbinamento/index.ts';

export type ChiaveFile = number | string;

const compareKeys = (a: ChiaveFile, b: ChiaveFile): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** One numbering, in the order of the ids themselves: that of the files does not matter. `1` and `"1"` are two ids. */
export class Numerazione {
  readonly #ordinate: readonly ChiaveFile[];
  readonly #posti: ReadonlyMap<ChiaveFile, number>;

  constructor(chiavi: Iterable<ChiaveFile>) {
    this.#ordinate = [...new Set(chiavi)].sort(compareKeys);
    this.#posti = new Map(this.#ordinate.map((chiave, at) => [chiave, at + 1]));
  }

  numero(chiave: ChiaveFile): number {
    return this.#posti.get(chiave) ?? 0;
  }

  /** `null` stays `null`: nobody is meant. */
  numeroDi(chiave: ChiaveFile | null | undefined): number | null {
    return chiave === null || chiave === undefined ? null : this.numero(chiave);
  }

  chiave(numero: number): ChiaveFile {
    return this.#ordinate[numero - 1] ?? numero;
  }
}

export interface Numerazioni {
  movimenti: Numerazione;
  partite: Numerazione;
}

/** The answer with the ids as the files have them. */
export function* restoreProposte({ proposte }: EsitoAbbinamento, { movimenti, partite }: Numerazioni) {
  const restore = <
    T extends { readonly movimenti: readonly number[]; readonly partite: readonly { id: number }[] },
  >(
    one: T,
  ) => ({
    ...one,
    movimenti: one.movimenti.map((id) => movimenti.chiave(id)),
    partite: one.partite.map((parte) => ({ ...parte, id: partite.chiave(parte.id) })),
  });
  for (const proposta of proposte) yield { ...restore(proposta), rivali: proposta.rivali.map(restore) };
}

export function* restoreLegati(legati: EsitoAbbinamento['giroconti'], { movimenti }: Numerazioni) {
  const restore = <T extends { readonly movimenti: readonly number[] }>(one: T) => ({
    ...one,
    movimenti: one.movimenti.map((id) => movimenti.chiave(id)),
  });
  for (const one of legati) yield { ...restore(one), rivali: one.rivali.map(restore) };
}
