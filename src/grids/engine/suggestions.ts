/** What a column looks up while one types into it. */
import type { Getter } from '#state/jotai.ts';

/** One of the answers to what was typed so far. */
export interface Suggestion {
  id: number | string;
  /** What the cell takes. */
  testo: string;
  /** Tells apart two of the same name: a partita IVA. */
  detail?: string | undefined;
}

/** Looks up a text, best answers first; must pass `signal` on. */
export type Suggeritore = (
  io: { get: Getter; signal: AbortSignal },
  text: string,
) => Promise<readonly Suggestion[]>;

export interface Suggestions {
  search: Suggeritore;
  /** Told the one that a person chose. */
  choose: (chosen: Suggestion) => void;
}
