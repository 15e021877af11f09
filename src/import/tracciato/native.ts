/** The built-in tracciato of a bank that a file's header is, and what it settles of an inferred reading. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import { toLettura, type NativeTracciato } from '#domain/banks/nativo.ts';
import { NATIVE_TRACCIATI } from '#domain/banks/tracciati.ts';
import { isOfModello } from '#domain/name-pattern.ts';
import { normalizeHeader } from '../cell/words.ts';

const key = (header: readonly string[]): string =>
  header.map((text) => normalizeHeader(text.replaceAll('_', ' '))).join('|');

const PER_CHIAVE = Map.groupBy(NATIVE_TRACCIATI, ({ colonne }) => key(colonne.map(([text]) => text)));

/** The built-in tracciato with this very header; where several banks share it, the one whose file names fit. */
export function findNative(
  header: readonly string[],
  format: FormatoFile,
  name: string,
): NativeTracciato | null {
  const known = (PER_CHIAVE.get(key(header)) ?? []).filter(({ formati }) => formati.includes(format));
  if (known.length < 2) return known[0] ?? null;
  const named = known.filter(({ modelli }) => modelli.some((template) => isOfModello(template, name)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/**
 * The bank's columns over what was inferred. How dates and amounts are written stays as the cells prove it:
 * `stillOpen` names what they leave open, and there the bank's own habit counts.
 */
export function withNative(
  native: NativeTracciato,
  inferred: Lettura,
  stillOpen: ReadonlySet<string>,
): Lettura {
  const own = toLettura(native);
  return {
    ...inferred,
    colonne: own.colonne.map((column) => ({
      ...column,
      colonna: inferred.intestazione[column.indice] ?? column.colonna,
    })),
    segno: own.segno,
    ordine_data: stillOpen.has('ordine_data') ? own.ordine_data : inferred.ordine_data,
    decimali: stillOpen.has('decimali') ? own.decimali : inferred.decimali,
    divisa: inferred.divisa ?? own.divisa,
  };
}
