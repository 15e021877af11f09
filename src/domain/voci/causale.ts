/** The interbank code of a causale, however a bank writes it with its text. */

/**
 * `16 COMMISSIONI`, `(16) Commissioni`, `ABI 016`, `Z1`: two characters, digits or a letter first (CBI, rendicontazione,
 * field "causale ABI" of record 62); some banks write three digits with a leading zero. Null when there is none.
 */
export function parseCausale(causale: string | null): string | null {
  if (causale === null) return null;
  const found =
    /^\s*(?:CAUSALE\s*)?(?:ABI\s*)?[([]?\s*0?([0-9]{2}|[0-9]|[A-Z][0-9A-Z])\s*(?:[)\]:.\-–]|\s|$)/i.exec(
      causale,
    );
  const code = found?.[1]?.toUpperCase();
  if (code === undefined) return null;
  // Two letters that begin a word ("DA ...", "IN ...") count only if they are a known code: AB and the Z series.
  if (/^[A-Z]{2}$/.test(code) && !/^(AB|Z[A-Z])$/.test(code)) return null;
  return code.padStart(2, '0');
}
