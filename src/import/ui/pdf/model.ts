/** What can be done to the rulers and ignored areas of a page. Places are parts of its width and height. Pure. */
import type { AreaPdf, LetturaPdf } from '#api/contract/tracciati.ts';

/** What is chosen on the page, by its place in its list. */
export type Scelto = { tipo: 'righello' | 'area'; at: number } | null;

const stretto = (quota: number): number => Math.min(1, Math.max(0, quota));
const fine = (quota: number): number => Math.round(stretto(quota) * 100_000) / 100_000;

/** Rulers stay in order: one that is pushed past another changes places with it. */
export function moveRuler(
  righelli: readonly number[],
  at: number,
  x: number,
): { righelli: number[]; at: number } {
  const mosso = fine(x);
  const altri = righelli.filter((_, posto) => posto !== at);
  const dopo = altri.findIndex((altro) => altro > mosso);
  const posto = dopo === -1 ? altri.length : dopo;
  return { righelli: altri.toSpliced(posto, 0, mosso), at: posto };
}

/** A new ruler in the middle of the widest column, or where it is asked. */
export function addRuler(righelli: readonly number[], x?: number): { righelli: number[]; at: number } {
  const bordi = [0, ...righelli, 1];
  let best = { da: 0, a: 1, largo: 0 };
  for (const [at, a] of bordi.entries()) {
    const da = bordi[at - 1] ?? 0;
    if (a - da > best.largo) best = { da, a, largo: a - da };
  }
  return moveRuler([...righelli, 2], righelli.length, x ?? (best.da + best.a) / 2);
}

/** The smallest area, so that none is lost from sight. */
const MINIMA = 0.01;

export function makeArea(pagina: number, da: { x: number; y: number }, a: { x: number; y: number }): AreaPdf {
  const sinistra = fine(Math.min(da.x, a.x));
  const alto = fine(Math.min(da.y, a.y));
  return {
    pagina,
    sinistra,
    alto,
    destra: fine(Math.max(da.x, a.x, sinistra + MINIMA)),
    basso: fine(Math.max(da.y, a.y, alto + MINIMA)),
  };
}

/** Moves an area, or its lower right corner; it never leaves the page. */
export function moveArea(area: AreaPdf, dx: number, dy: number, angolo: boolean): AreaPdf {
  if (angolo) {
    return {
      ...area,
      destra: fine(Math.max(area.sinistra + MINIMA, area.destra + dx)),
      basso: fine(Math.max(area.alto + MINIMA, area.basso + dy)),
    };
  }
  const x = Math.min(1 - area.destra, Math.max(-area.sinistra, dx));
  const y = Math.min(1 - area.basso, Math.max(-area.alto, dy));
  return {
    ...area,
    sinistra: fine(area.sinistra + x),
    destra: fine(area.destra + x),
    alto: fine(area.alto + y),
    basso: fine(area.basso + y),
  };
}

export const isQui = ({ pagina }: AreaPdf, numero: number): boolean => pagina === null || pagina === numero;

/** True when two settings read alike. */
export const isSameLettura = (una: LetturaPdf, altra: LetturaPdf): boolean =>
  JSON.stringify(una) === JSON.stringify(altra);
