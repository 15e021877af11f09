/** Builds columns whose value and kind are known to agree. */
import type { TipoColonna } from './kinds.ts';
import type { Colonna, ColumnOptions } from './types.ts';

/** The fields of `Riga` that a column of values `V` can show as they are. */
type CampoDi<Riga, V> = {
  [K in keyof Riga & string]: Riga[K] extends V | null | undefined ? K : never;
}[keyof Riga & string];

interface Costruttore<Riga> {
  /** A column that shows a field of the row. */
  <V>(
    field: CampoDi<Riga, V>,
    title: string,
    kind: TipoColonna<V>,
    options?: ColumnOptions<Riga>,
  ): Colonna<Riga>;
  /** A column that shows something worked out from the row. */
  computed<V>(
    field: string,
    title: string,
    kind: TipoColonna<V>,
    value: (riga: Riga) => V | null,
    options?: ColumnOptions<Riga>,
  ): Colonna<Riga>;
}

const computed = <Riga, V>(
  campo: string,
  titolo: string,
  tipo: TipoColonna<V>,
  valore: (riga: Riga) => V | null,
  options: ColumnOptions<Riga> = {},
): Colonna<Riga> => ({ campo, titolo, tipo, valore, options });

/**
 * `const colonna = colonne<RigaEstratto>();`
 * `colonna('data', 'Data', DATA)`, `colonna.computed('dare', 'Dare', IMPORTO, (r) => ...)`.
 */
export function defineColonne<Riga>(): Costruttore<Riga> {
  const simple = <V>(
    field: CampoDi<Riga, V>,
    title: string,
    kind: TipoColonna<V>,
    options?: ColumnOptions<Riga>,
  ): Colonna<Riga> => computed(field, title, kind, (riga) => (riga[field] ?? null) as V | null, options);
  return Object.assign(simple, { computed: computed<Riga, never> });
}
