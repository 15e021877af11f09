/** The built-in tracciato of a bank that a file's header is, and what it settles of an inferred reading. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import { toLettura, TRACCIATI_NATIVI, type TracciatoNativo } from '#domain/banks/tracciati.ts';
import { isOfModello } from '#domain/name-pattern.ts';
import { normalizeHeader } from '../cell/words.ts';

const chiave = (intestazione: readonly string[]): string =>
  intestazione.map((testo) => normalizeHeader(testo.replaceAll('_', ' '))).join('|');

const PER_CHIAVE = Map.groupBy(TRACCIATI_NATIVI, ({ colonne }) => chiave(colonne.map(([testo]) => testo)));

/** The built-in tracciato with this very header; where several banks share it, the one whose file names fit. */
export function findNativo(
  intestazione: readonly string[],
  formato: FormatoFile,
  nome: string,
): TracciatoNativo | null {
  const known = (PER_CHIAVE.get(chiave(intestazione)) ?? []).filter(({ formati }) =>
    formati.includes(formato),
  );
  if (known.length < 2) return known[0] ?? null;
  const named = known.filter(({ modelli }) => modelli.some((modello) => isOfModello(modello, nome)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/**
 * The bank's columns over what was inferred. How dates and amounts are written stays as the cells prove it:
 * `aperte` names what they leave open, and there the bank's own habit counts.
 */
export function withNative(nativo: TracciatoNativo, inferita: Lettura, aperte: ReadonlySet<string>): Lettura {
  const sua = toLettura(nativo);
  return {
    ...inferita,
    colonne: sua.colonne.map((colonna) => ({
      ...colonna,
      colonna: inferita.intestazione[colonna.indice] ?? colonna.colonna,
    })),
    segno: sua.segno,
    ordine_data: aperte.has('ordine_data') ? sua.ordine_data : inferita.ordine_data,
    decimali: aperte.has('decimali') ? sua.decimali : inferita.decimali,
    divisa: inferita.divisa ?? sua.divisa,
  };
}
