/** A small tree of XML, and the ways through it. */
import { isUnaRiga } from '../../cell/text.ts';
import type { Attributi } from './elements.ts';

export interface Nodo {
  /** Local name, without prefix. */
  nome: string;
  attributi: Attributi;
  testo: string;
  figli: Nodo[];
  /** Line of the file where it starts. */
  riga: number;
}

/** The first element down a path of names. */
export function findDescendant(nodo: Nodo | undefined, ...percorso: readonly string[]): Nodo | undefined {
  let here = nodo;
  for (const nome of percorso) {
    if (here === undefined) return undefined;
    here = figlio(here, nome);
  }
  return here;
}

/** Written as a loop: it runs some fifty times a movement. */
function figlio({ figli }: Nodo, nome: string): Nodo | undefined {
  for (let at = 0; at < figli.length; at++) {
    if (figli[at]?.nome === nome) return figli[at];
  }
  return undefined;
}

/** The text at the end of a path, on one line; empty when there is none. */
export function getTextOf(nodo: Nodo | undefined, ...percorso: readonly string[]): string {
  let here = nodo;
  for (let at = 0; here !== undefined && at < percorso.length; at++) here = figlio(here, percorso[at] ?? '');
  if (here === undefined || here.testo === '') return '';
  // Most values are told to be one line by a single look.
  if (isUnaRiga(here.testo)) return here.testo;
  const text = here.testo.trim();
  return text.includes('  ') || text.includes('\n') || text.includes('\t')
    ? text.replaceAll(/\s+/g, ' ')
    : text;
}

/** The children with a name. */
export function listNamed(nodo: Nodo | undefined, nome: string): Nodo[] {
  const trovati: Nodo[] = [];
  if (nodo === undefined) return trovati;
  for (const uno of nodo.figli) if (uno.nome === nome) trovati.push(uno);
  return trovati;
}
