/** What was done and can be undone: cells by row and column, never by place. Pure. */
import type { Chiave } from '../types.ts';

/** One cell that changed. Values are the fields' own, already parsed. */
export interface Cella {
  id: Chiave;
  campo: string;
  prima: unknown;
  dopo: unknown;
}

/** The fields of a row that comes or goes: without its id and its version, which are the server's to give. */
export type Dati = Readonly<Record<string, unknown>>;

/** A whole row: created where `prima` is null, deleted where `dopo` is. */
export interface RigaIntera {
  /** Null until the server gives one; a row that comes back has the one it had. */
  id: Chiave | null;
  prima: Dati | null;
  dopo: Dati | null;
}

/** What changes: cells of rows that stay, and whole rows. */
export interface Contenuto {
  celle: readonly Cella[];
  righe?: readonly RigaIntera[];
}

/** What one gesture changed: an edit, a paste, a fill, rows made or deleted. Undone and done again as one. */
export interface Passo extends Contenuto {
  /** As the person reads it after "Annulla": `incolla di 12 celle`. */
  etichetta: string;
}

/** True of a step that changes nothing. */
export const isVuoto = ({ celle, righe = [] }: Contenuto): boolean => celle.length + righe.length === 0;

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
    ...(passo.righe && {
      righe: passo.righe.map(({ id, prima, dopo }) => ({ id, prima: dopo, dopo: prima })),
    }),
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

/** A step that turned out otherwise (a conflict, a row that is gone); one that changed nothing is forgotten. */
export function correggi({ fatti, annullati }: Storia, numero: number, fatto: Contenuto): Storia {
  const correct = (list: readonly Voce[]): readonly Voce[] =>
    list.flatMap((voce) => {
      if (voce.numero !== numero) return [voce];
      return isVuoto(fatto) ? [] : [{ numero, etichetta: voce.etichetta, ...fatto }];
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
