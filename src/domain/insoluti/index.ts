/**
 * Finds the paid partita that an outcome of a return flow is about. Pure. It never guesses: if two fit, both are named
 * and none is chosen.
 */

interface EsitoInsoluto {
  riferimento: string | null;
  numero_documento: string | null;
  scadenza: string | null;
  ragione_sociale: string | null;
}

/** A partita that was paid (or is open) by exactly the amount that came back. */
interface CandidataInsoluto {
  numero_documento: string | null;
  data_documento: string | null;
  scadenza: string | null;
  ragione_sociale: string | null;
  references: readonly string[];
}

const words = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

/**
 * The distinctive parts of a number: `FT-00123/2026` and `123` share `123`. Years and prefixes do not distinguish, so
 * the comparison uses the runs of digits that are no year, without leading zeros.
 */
function digits(text: string): string[] {
  const runs = text.match(/\d+/g) ?? [];
  const notYears = runs.filter((run) => !/^(19|20)\d\d$/.test(run));
  return (notYears.length > 0 ? notYears : runs).map((run) => run.replace(/^0+(?=\d)/, ''));
}

/** True if one number is a shorter form of the other: every run of digits of the shorter is in the longer. */
export function isSameNumero(one: string, other: string): boolean {
  const [short, long] = [digits(one), digits(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || short.length === 0) return one.trim().toUpperCase() === other.trim().toUpperCase();
  return short.every((run) => long.includes(run));
}

const sameName = (one: string, other: string): boolean => {
  const [short, long] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  return short !== undefined && short.length > 0 && short.every((word) => long?.includes(word));
};

/**
 * Keeps the candidates that agree with the outcome. If the outcome gives a number or a reference, a candidate must have
 * it; due date and name only break ties.
 */
export function filterInsoluto<C extends CandidataInsoluto>(
  outcome: EsitoInsoluto,
  candidates: readonly C[],
): C[] {
  const { riferimento, numero_documento, scadenza, ragione_sociale } = outcome;
  let kept = [...candidates];
  if (numero_documento)
    kept = kept.filter(
      (each) => each.numero_documento && isSameNumero(each.numero_documento, numero_documento),
    );
  if (riferimento) {
    const same = kept.filter((each) =>
      [...each.references, each.numero_documento ?? ''].some(
        (text) => text && isSameNumero(text, riferimento),
      ),
    );
    if (same.length > 0 || !numero_documento) kept = same;
  }
  const narrow = (test: (each: C) => boolean): void => {
    const same = kept.filter(test);
    if (same.length > 0) kept = same;
  };
  if (scadenza) narrow((each) => each.scadenza === scadenza);
  if (ragione_sociale)
    narrow((each) => each.ragione_sociale !== null && sameName(each.ragione_sociale, ragione_sociale));
  // The amount alone proves nothing.
  const named = numero_documento ?? riferimento;
  if (named) return kept;
  return kept.filter(
    (each) =>
      scadenza !== null &&
      each.scadenza === scadenza &&
      ragione_sociale !== null &&
      each.ragione_sociale !== null &&
      sameName(each.ragione_sociale, ragione_sociale),
  );
}
