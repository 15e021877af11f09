/** The columns that a question can name where it is being written: those of the views it names itself. */
import type { VisteReport } from '#api/contract/interrogazioni.ts';

type Vista = VisteReport['viste'][number];

interface NamedColumn {
  colonna: Vista['colonne'][number];
  /** The view, or the views, that have it. */
  viste: readonly string[];
}

/** Where a view is to be named, no column can be. */
const SERVE_VISTA = /\b(?:from|join)\s+\w*$/i;
/** After a point the view is known: its own columns alone. */
const AFTER_DOT = /\.\w*$/;

const cited = (text: string, name: string): boolean =>
  new RegExp(String.raw`\b(?:from|join|,)\s*(?:report\.)?${name}\b`, 'i').test(text);

/** `before` is the text up to where one writes, `text` the whole question. Nothing where a column cannot stand. */
export function findNamedColumns(viste: readonly Vista[], text: string, before: string): NamedColumn[] {
  if (SERVE_VISTA.test(before) || AFTER_DOT.test(before)) return [];
  const found = new Map<string, { colonna: Vista['colonne'][number]; viste: string[] }>();
  for (const { nome, colonne } of viste) {
    if (!cited(text, nome)) continue;
    for (const colonna of colonne) {
      const known = found.get(colonna.nome);
      if (known) known.viste.push(nome);
      else found.set(colonna.nome, { colonna, viste: [nome] });
    }
  }
  return [...found.values()];
}
