/** Rows that a command needs and the page does not hold yet. */
import type { Celle } from '../range/cells.ts';
import type { CellRectangle } from '../range/geometry.ts';
import { MASSIMO_RIGHE } from '../range/righe-by-place.ts';
import { formatInteger } from '#domain/text.ts';
import { showToast } from '#state/toast.ts';

/** Waits for the rows of some areas; false, and says why, when they cannot be had. */
export async function loadRighe<Riga>(cells: Celle<Riga>, areas: readonly CellRectangle[]): Promise<boolean> {
  if (cells.posti.explainTooMany(areas)) {
    showToast({
      severity: 'warn',
      titolo: 'Troppe righe insieme',
      testo: `Fuori dalla pagina si lavora su al massimo ${formatInteger(MASSIMO_RIGHE)} righe per volta: restringi la selezione o usa un filtro.`,
    });
    return false;
  }
  try {
    return await cells.take(areas);
  } catch (error) {
    console.error('the rows of a range could not be read', error);
    showToast({
      severity: 'error',
      titolo: 'Le righe della selezione non sono arrivate',
      testo: 'Il server non ha risposto: riprova.',
    });
    return false;
  }
}
