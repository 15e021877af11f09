/** From what the grid shows to what the sheet holds. Pure. */
import type { Colonna } from '../types.ts';
import type { ColonnaFoglio, RigaFoglio } from './cartella.ts';

/** Excel's width unit is about seven pixels of the default font. */
const PIXEL_PER_CARATTERE = 7;

/** `larghezza` is what the person sees in the grid, in pixels. */
export function toColonnaFoglio<Riga>(
  { titolo, tipo, opzioni }: Colonna<Riga>,
  larghezza: number,
): ColonnaFoglio {
  return {
    titolo,
    cella: tipo.excel,
    larghezza: Math.min(80, Math.max(8, Math.round(larghezza / PIXEL_PER_CARATTERE))),
    totale: tipo.excel === 'importo' && opzioni.senzaTotale !== true,
  };
}

export function toRigaFoglio<Riga>(riga: Riga, colonne: readonly Colonna<Riga>[]): RigaFoglio {
  return colonne.map(({ tipo, valore }) => {
    const value = valore(riga);
    return value === null || value === undefined ? null : tipo.toExcel(value);
  });
}
