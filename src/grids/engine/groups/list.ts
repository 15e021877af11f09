/** From groups to the flat list that the grid shows: the row of each group, and what is inside the open ones. */
import { Orologio } from '../pieces.ts';
import { type Comparison, sortInPieces } from '../sort/sort.ts';
import { type RowGroup, findFirstRiga } from './tree.ts';
import { type Aperture, isAperto } from './openings.ts';
import { type TestaGruppo, getGroupHead, toRigaGruppo } from './group-row.ts';

const sameRiepilogo = (a: TestaGruppo, b: TestaGruppo): boolean =>
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
    gruppo: RowGroup<Riga>,
    compare: Comparison<Riga> | null,
    signal?: AbortSignal,
  ): Promise<readonly Riga[]> {
    const known = this.#ordinate.get(gruppo);
    if (known?.compare === compare) return known.righe;
    const righe = compare ? await sortInPieces(gruppo.righe, compare, signal) : gruppo.righe;
    this.#ordinate.set(gruppo, { compare, righe });
    return righe;
  }

  /** The same at once: for the few who need every row in one go, folded ones too. */
  note(gruppo: RowGroup<Riga>, compare: Comparison<Riga> | null): readonly Riga[] {
    const known = this.#ordinate.get(gruppo);
    if (known?.compare === compare) return known.righe;
    const righe = compare ? [...gruppo.righe].sort(compare) : gruppo.righe;
    this.#ordinate.set(gruppo, { compare, righe });
    return righe;
  }

  async compila(
    gruppi: readonly RowGroup<Riga>[],
    aperture: Aperture,
    compare: Comparison<Riga> | null,
    signal?: AbortSignal,
  ): Promise<Riga[]> {
    const orologio = new Orologio();
    const list: Riga[] = [];
    const visit = async (inner: readonly RowGroup<Riga>[]): Promise<void> => {
      for (const gruppo of inner) {
        await orologio.guarda(signal);
        const aperto = isAperto(aperture, gruppo.id);
        list.push(this.#testa(gruppo, aperto));
        if (!aperto) continue;
        await visit(gruppo.figli);
        for (const riga of await this.ordinate(gruppo, compare, signal)) list.push(riga);
      }
    };
    await visit(gruppi);
    return list;
  }

  #testa(gruppo: RowGroup<Riga>, aperto: boolean): Riga {
    const { righe: _righe, figli: _figli, ...shown } = gruppo;
    const testa: TestaGruppo = { gruppo: shown, aperto };
    const known = this.#teste.get(gruppo.id);
    const before = getGroupHead(known);
    if (known !== undefined && before && sameRiepilogo(before, testa)) return known;
    // A folded group of rows that the page does not hold has none of its own.
    const riga = toRigaGruppo(findFirstRiga(gruppo) ?? ({} as Riga), testa);
    this.#teste.set(gruppo.id, riga);
    return riga;
  }
}
