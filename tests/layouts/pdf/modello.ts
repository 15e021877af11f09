/** A printed statement, and what a person who knows its layout reads in it. */
import type { RigaVera } from '../modello.ts';
import type { PaginaStampata, Stile } from './stampa.ts';

export interface DocumentoVero {
  /** The kind it is counted under. */
  tipo: string;
  pagine: PaginaStampata[];
  stile: Stile;
  /** Printed at the foot of every page. */
  footer: (page: number, pages: number) => string;
  vere: RigaVera[];
  /** Of each row a text of its own, that no other row may have; in the order of `vere`. */
  segni: string[];
  /** Opening and closing, where the document states both. */
  saldi?: { iniziale: number; finale: number };
}
