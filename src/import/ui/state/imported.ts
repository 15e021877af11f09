/** What one go brought in, azienda by azienda, and how the address of the page names it: the page may be loaded anew. */

export interface Importato {
  /** Its place in the list; null once the list is gone with its page. */
  scheda: number | null;
  id_imp: number;
  righe: number;
  nome: string;
}

export interface ImportatoIn {
  /** Null: the one that this tab works on. */
  azienda: number | null;
  imports: readonly Importato[];
}

/** Ids of imports by their azienda. */
type ImportedIds = ReadonlyMap<number, readonly number[]>;

/** `3.12.13_4.15`: of azienda 3 the imports 12 and 13, of azienda 4 the import 15; null where nothing came in. */
export function encodeImported(imported: readonly ImportatoIn[], own: number | null): string | null {
  const parts = imported.flatMap(({ azienda, imports }) => {
    const of = azienda ?? own;
    return of === null ? [] : [[of, ...imports.map(({ id_imp }) => id_imp)].join('.')];
  });
  return parts.length === 0 ? null : parts.join('_');
}

const WRITTEN = /^[1-9]\d{0,8}(\.[1-9]\d{0,8})+(_[1-9]\d{0,8}(\.[1-9]\d{0,8})+)*$/;

/** What an address names; nothing where it was written by another. */
export function decodeImported(text: string | null): ImportedIds {
  if (text === null || !WRITTEN.test(text)) return new Map();
  return new Map(
    text.split('_').map((part) => {
      const [azienda = 0, ...ids] = part.split('.').map(Number);
      return [azienda, ids] as const;
    }),
  );
}
