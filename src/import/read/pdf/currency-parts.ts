/** Parts of a statement under titles that name a currency each: the rows of each part are in its own. */
import type { RigaPdf } from './cells.ts';

interface CurrencyPart {
  righe: RigaPdf[];
  /** Null where no titles part the statement. */
  divisa: string | null;
}

/** The only currency that a line of words names, without any figure; null for any other line. */
function findTitled({ tipo, celle }: RigaPdf, codes: RegExp): string | null {
  const text = celle.join(' ');
  if (tipo !== 'testo' || /\d/.test(text)) return null;
  const [only, ...others] = new Set([...text.matchAll(codes)].map(([code]) => code));
  return only !== undefined && others.length === 0 ? only : null;
}

const isMovimento = ({ tipo }: RigaPdf): boolean => tipo === 'movimento';

/**
 * The rows under each title that names a currency, with what stands above the first of them; all rows as one part where they are not
 * parted by titles of several.
 * @param codes finds the codes of currencies in a text
 */
export function splitCurrencies(righe: readonly RigaPdf[], codes: RegExp): CurrencyPart[] {
  const one = [{ righe: [...righe], divisa: null }];
  const starts: { at: number; divisa: string }[] = [];
  for (const [at, riga] of righe.entries()) {
    const divisa = findTitled(riga, codes);
    if (divisa !== null && divisa !== starts.at(-1)?.divisa) starts.push({ at, divisa });
  }
  const [first] = starts;
  if (!first || starts.length < 2 || righe.slice(0, first.at).some(isMovimento)) return one;
  const above = righe.slice(0, first.at);
  const parts = starts.map(({ at, divisa }, which) => ({
    righe: [...above, ...righe.slice(at, starts[which + 1]?.at)],
    divisa,
  }));
  return parts.every((part) => part.righe.some(isMovimento)) ? parts : one;
}
