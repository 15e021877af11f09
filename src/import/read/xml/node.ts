/** A small tree of XML, and the ways through it. */
import { isUnaRiga } from '../../cell/text.ts';
import type { Attributes } from './elements.ts';

export interface XmlNode {
  /** Local name, without prefix. */
  nome: string;
  attributes: Attributes;
  testo: string;
  children: XmlNode[];
  /** Line of the file where it starts. */
  riga: number;
}

/** The first element down a path of names. */
export function findDescendant(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  let here = node;
  for (const name of path) {
    if (here === undefined) return undefined;
    here = child(here, name);
  }
  return here;
}

/** Written as a loop: it runs some fifty times a movement. */
function child({ children }: XmlNode, name: string): XmlNode | undefined {
  for (let at = 0; at < children.length; at++) {
    if (children[at]?.nome === name) return children[at];
  }
  return undefined;
}

/** The text at the end of a path, on one line; empty when there is none. */
export function getTextOf(node: XmlNode | undefined, ...path: readonly string[]): string {
  let here = node;
  for (let at = 0; here !== undefined && at < path.length; at++) here = child(here, path[at] ?? '');
  if (here === undefined || here.testo === '') return '';
  // Most values are told to be one line by a single look.
  if (isUnaRiga(here.testo)) return here.testo;
  const text = here.testo.trim();
  return text.includes('  ') || text.includes('\n') || text.includes('\t')
    ? text.replaceAll(/\s+/g, ' ')
    : text;
}

/** The children with a name. */
export function listNamed(node: XmlNode | undefined, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  if (node === undefined) return found;
  for (const one of node.children) if (one.nome === name) found.push(one);
  return found;
}
