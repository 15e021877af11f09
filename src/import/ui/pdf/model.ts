/** What can be done to the rulers and ignored areas of a page. Places are parts of its width and height. Pure. */
import type { AreaPdf, LetturaPdf } from '#api/contract/tracciati.ts';

/** What is chosen on the page, by its place in its list. */
export type Scelto = { tipo: 'righello' | 'area'; at: number } | null;

const narrow = (quota: number): number => Math.min(1, Math.max(0, quota));
const end = (quota: number): number => Math.round(narrow(quota) * 100_000) / 100_000;

/** Rulers stay in order: one that is pushed past another changes places with it. */
export function moveRuler(
  rulers: readonly number[],
  at: number,
  x: number,
): { righelli: number[]; at: number } {
  const moved = end(x);
  const others = rulers.filter((_, place) => place !== at);
  const after = others.findIndex((other) => other > moved);
  const posto = after === -1 ? others.length : after;
  return { righelli: others.toSpliced(posto, 0, moved), at: posto };
}

/** A new ruler in the middle of the widest column, or where it is asked. */
export function addRuler(rulers: readonly number[], x?: number): { righelli: number[]; at: number } {
  const edges = [0, ...rulers, 1];
  let best = { da: 0, a: 1, largo: 0 };
  for (const [at, a] of edges.entries()) {
    const da = edges[at - 1] ?? 0;
    if (a - da > best.largo) best = { da, a, largo: a - da };
  }
  return moveRuler([...rulers, 2], rulers.length, x ?? (best.da + best.a) / 2);
}

/** The smallest area, so that none is lost from sight. */
const MINIMA = 0.01;

export function makeArea(
  pagina: number,
  from: { x: number; y: number },
  a: { x: number; y: number },
): AreaPdf {
  const sinistra = end(Math.min(from.x, a.x));
  const alto = end(Math.min(from.y, a.y));
  return {
    pagina,
    sinistra,
    alto,
    destra: end(Math.max(from.x, a.x, sinistra + MINIMA)),
    basso: end(Math.max(from.y, a.y, alto + MINIMA)),
  };
}

/** Moves an area, or its lower right corner; it never leaves the page. */
export function moveArea(area: AreaPdf, dx: number, dy: number, corner: boolean): AreaPdf {
  if (corner) {
    return {
      ...area,
      destra: end(Math.max(area.sinistra + MINIMA, area.destra + dx)),
      basso: end(Math.max(area.alto + MINIMA, area.basso + dy)),
    };
  }
  const x = Math.min(1 - area.destra, Math.max(-area.sinistra, dx));
  const y = Math.min(1 - area.basso, Math.max(-area.alto, dy));
  return {
    ...area,
    sinistra: end(area.sinistra + x),
    destra: end(area.destra + x),
    alto: end(area.alto + y),
    basso: end(area.basso + y),
  };
}

export const isHere = ({ pagina }: AreaPdf, number: number): boolean => pagina === null || pagina === number;

/** True when two settings read alike. */
export const isSameLettura = (one: LetturaPdf, other: LetturaPdf): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
