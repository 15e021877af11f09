/** What is still open of the given rows, in an order that does not depend on theirs. */

/** What every row has, on either side. */
export interface RigaAperta {
  readonly id: number;
  readonly importo: number;
  readonly residuo?: number | null | undefined;
  readonly divisa?: string | null | undefined;
}

/** What is left of a row: all of it, unless it says otherwise. */
export const getResiduo = (riga: Pick<RigaAperta, 'importo' | 'residuo'>): number =>
  riga.residuo ?? riga.importo;

/** `EUR`, unless it says otherwise. */
export const getDivisa = ({ divisa }: RigaAperta): string => divisa ?? 'EUR';

/** The open rows in the order of their ids, whatever the order of the input. Their divise are added to `divise`. */
export function filterOpen<T extends RigaAperta>(righe: readonly T[], divise: Set<string>): readonly T[] {
  let ordered = true;
  let before = Number.NEGATIVE_INFINITY;
  let divisa = '';
  for (let at = 0; at < righe.length; at += 1) {
    const riga = righe[at];
    if (!riga) continue;
    // Most rows have the divisa of the row before, are open, and are in order.
    if (getDivisa(riga) !== divisa) {
      divisa = getDivisa(riga);
      divise.add(divisa);
    }
    ordered &&= riga.id > before && getResiduo(riga) !== 0;
    before = riga.id;
  }
  return ordered ? righe : righe.filter((riga) => getResiduo(riga) !== 0).sort((a, b) => a.id - b.id);
}
