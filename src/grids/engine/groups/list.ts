/** From groups to the flat list that the grid shows: the row of each group, and what is inside the open ones. */
import { Clock } from '#api/pieces.ts';
import { type Comparison, sortInPieces } from '../sort/sort.ts';
import { type RowGroup, findFirstRiga } from './tree.ts';
import { type Aperture, isAperto } from './openings.ts';
import { type GroupHeadProps, getGroupHead, toRigaGruppo } from './group-row.ts';

const sameSummary = (a: GroupHeadProps, b: GroupHeadProps): boolean =>
  a.aperto === b.aperto && JSON.stringify(a.gruppo.riepilogo) === JSON.stringify(b.gruppo.riepilogo);

/** Keeps, between one list and the next, what did not change: rows of groups, and ordered rows. */
export class Elenco<Riga> {
  readonly #teste = new Map<string, Riga>();
  readonly #ordinate = new WeakMap<
    RowGroup<Riga>,
    { compare: Comparison<Riga> | null; righe: readonly Riga[] }
  >();

  /** The rows of an innermost group in order. */
  async ordinate(
    group: RowGroup<Riga>,
    compare: Comparison<Riga> | null,
    signal?: AbortSignal,
  ): Promise<readonly Riga[]> {
    const known = this.#ordinate.get(group);
    if (known?.compare === compare) return known.righe;
    const righe = compare ? await sortInPieces(group.righe, compare, signal) : group.righe;
    this.#ordinate.set(group, { compare, righe });
    return righe;
  }

  /** The same at once: for the few who need every row in one go, folded ones too. */
  note(group: RowGroup<Riga>, compare: Comparison<Riga> | null): readonly Riga[] {
    const known = this.#ordinate.get(group);
    if (known?.compare === compare) return known.righe;
    const righe = compare ? [...group.righe].sort(compare) : group.righe;
    this.#ordinate.set(group, { compare, righe });
    return righe;
  }

  async compile(
    groups: readonly RowGroup<Riga>[],
    openings: Aperture,
    compare: Comparison<Riga> | null,
    signal?: AbortSignal,
  ): Promise<Riga[]> {
    const clock = new Clock();
    const list: Riga[] = [];
    const visit = async (inner: readonly RowGroup<Riga>[]): Promise<void> => {
      for (const group of inner) {
        await clock.look(signal);
        const opened = isAperto(openings, group.id);
        list.push(this.#testa(group, opened));
        if (!opened) continue;
        await visit(group.children);
        for (const riga of await this.ordinate(group, compare, signal)) list.push(riga);
      }
    };
    await visit(groups);
    return list;
  }

  #testa(group: RowGroup<Riga>, aperto: boolean): Riga {
    const { righe: _righe, children: _figli, ...shown } = group;
    const head: GroupHeadProps = { gruppo: shown, aperto };
    const known = this.#teste.get(group.id);
    const before = getGroupHead(known);
    if (known !== undefined && before && sameSummary(before, head)) return known;
    // A folded group of rows that the page does not hold has none of its own.
    const riga = toRigaGruppo(findFirstRiga(group) ?? ({} as Riga), head);
    this.#teste.set(group.id, riga);
    return riga;
  }
}
