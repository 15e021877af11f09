/** Builds columns whose value and kind are known to agree. */
import type { TipoColonna } from './kinds.ts';
import type { Colonna, OpzioniColonna } from './types.ts';

/** The fields of `Riga` that a column of values `V` can show as they are. */
type CampoDi<Riga, V> = {
  [K in keyof Riga & string]: Riga[K] extends V | null | undefined ? K : never;
}[keyof Riga & string];

interface Costruttore<Riga> {
  /** A column that shows a field of the row. */
  <V>(
    campo: CampoDi<Riga, V>,
    titolo: string,
    tipo: TipoColonna<V>,
    opzioni?: OpzioniColonna<Riga>,
  ): Colonna<Riga>;
  /** A column that shows something worked out from the row. */
  calcolata<V>(
    campo: string,
    titolo: string,
    tipo: TipoColonna<V>,
    valore: (riga: Riga) => V | null,
    opzioni?: OpzioniColonna<Riga>,
  ): Colonna<Riga>;
}

function calcolata<Riga, V>(
  campo: string,
  titolo: string,
  tipo: TipoColonna<V>,
  valore: (riga: Riga) => V | null,
  opzioni: OpzioniColonna<Riga> = {},
): Colonna<Riga> {
  return { campo, titolo, tipo, valore, opzioni };
}

/**
 * `const colonna = colonne<RigaEstratto>();`
 * `colonna('data', 'Data', DATA)`, `colonna.calcolata('dare', 'Dare', IMPORTO, (r) => ...)`.
 */
export function defineColonne<Riga>(): Costruttore<Riga> {
  const semplice = <V>(
    campo: CampoDi<Riga, V>,
    titolo: string,
    tipo: TipoColonna<V>,
    opzioni?: OpzioniColonna<Riga>,
  ): Colonna<Riga> => calcolata(campo, titolo, tipo, (riga) => (riga[campo] ?? null) as V | null, opzioni);
  return Object.assign(semplice, { calcolata: calcolata<Riga, never> });
}
