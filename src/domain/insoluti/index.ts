/** Which paid partita an outcome of a return flow speaks of. Pure; nothing is guessed: two that fit are named, not chosen. */

interface EsitoInsoluto {
  riferimento: string | null;
  numero_documento: string | null;
  scadenza: string | null;
  ragione_sociale: string | null;
}

/** A partita paid (or open) by exactly the amount that came back. */
interface CandidataInsoluto {
  numero_documento: string | null;
  data_documento: string | null;
  scadenza: string | null;
  ragione_sociale: string | null;
  references: readonly string[];
}

const words = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];

/**
 * The parts of a number that tell it: `FT-00123/2026` and `123` share `123`. Years and prefixes alone tell nothing, so
 * the comparison is on the runs of digits that are not a year, without leading zeros.
 */
function digits(text: string): string[] {
  const runs = text.match(/\d+/g) ?? [];
  const notYears = runs.filter((run) => !/^(19|20)\d\d$/.test(run));
  return (notYears.length > 0 ? notYears : runs).map((run) => run.replace(/^0+(?=\d)/, ''));
}

/** True when one number is the other written shorter: every run of digits of the shorter stands in the longer. */
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
 * Keeps the candidates that say what the outcome says. A number or a reference that the outcome gives must be found,
 * or nothing is; due date and name only break ties.
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
  // Amount alone proves nothing.
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
