/** What was done and can be undone: cells by row and column, never by place. Pure. */
import type { Chiave } from '../types.ts';

/** One cell that changed. Values are the fields' own, already parsed. */
export interface Cella {
  id: Chiave;
  campo: string;
  prima: unknown;
  dopo: unknown;
}

/** What one gesture changed: an edit, a paste, a fill, a bulk edit. Undone and done again as one. */
export interface Passo {
  /** As the person reads it after "Annulla": `incolla di 12 celle`. */
  etichetta: string;
  celle: readonly Cella[];
}

/** A step in the history; the number tells it from another that changed the same cells. */
export interface Voce extends Passo {
  numero: number;
}

export interface Storia {
  /** Oldest first. */
  fatti: readonly Voce[];
  /** The next to be done again last. */
  annullati: readonly Voce[];
}

export const STORIA_VUOTA: Storia = { fatti: [], annullati: [] };

/** Steps that can be undone. */
const MASSIMO = 200;

/** The step that takes another back. */
export function inverti<P extends Passo>(passo: P): P {
  return {
    ...passo,
    celle: passo.celle.map(({ id, campo, prima, dopo }) => ({ id, campo, prima: dopo, dopo: prima })),
  };
}

/** A new step: whatever had been undone cannot be done again. */
export function aggiungi({ fatti }: Storia, voce: Voce): Storia {
  return { fatti: [...fatti, voce].slice(-MASSIMO), annullati: [] };
}

/** Moves the last step done among those undone. */
export function annulla(storia: Storia): Storia {
  const voce = storia.fatti.at(-1);
  if (!voce) return storia;
  return { fatti: storia.fatti.slice(0, -1), annullati: [...storia.annullati, voce] };
}

/** The inverse of `annulla`. */
export function ripeti(storia: Storia): Storia {
  const voce = storia.annullati.at(-1);
  if (!voce) return storia;
  return { fatti: [...storia.fatti, voce], annullati: storia.annullati.slice(0, -1) };
}

/** A step whose cells turned out otherwise (a conflict, a row that is gone); without cells it is forgotten. */
export function correggi({ fatti, annullati }: Storia, numero: number, celle: readonly Cella[]): Storia {
  const correct = (list: readonly Voce[]): readonly Voce[] =>
    list.flatMap((voce) => {
      if (voce.numero !== numero) return [voce];
      return celle.length === 0 ? [] : [{ ...voce, celle }];
    });
  return { fatti: correct(fatti), annullati: correct(annullati) };
}

/** Moves a step to the other list: what was to undo it, or to do it again, was refused. */
export function riporta({ fatti, annullati }: Storia, numero: number): Storia {
  const own = ({ numero: each }: Voce): boolean => each === numero;
  const others = (list: readonly Voce[]): readonly Voce[] => list.filter((voce) => !own(voce));
  return {
    fatti: [...others(fatti), ...annullati.filter(own)],
    annullati: [...others(annullati), ...fatti.filter(own)],
  };
}
