/** Which partite get a letter, at which level, and why the others get none. Pure: the caller gives the day. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, countGiorni } from '../date.ts';

export interface Livello {
  id: number;
  numero: number;
  /** Days after the due date in force. */
  giorni: number;
}

/** A letter that contained a partita. `il` is null while it waits, or while a person must say what became of it. */
export interface SollecitoFatto {
  id_livello: number;
  numero: number;
  il: Giorno | null;
}

/** An open partita in our favour. */
export interface PartitaAperta {
  id: number;
  id_soggetto: number | null;
  divisa: string;
  /** The due date in force: the one that was agreed, if there is one. */
  scadenza: Giorno;
  /** Cents, above zero. */
  residuo: number;
  /** The reason of a dispute; null if there is none. */
  contestata: string | null;
  /** True if a movimento of the bank looks like its payment. */
  forse_pagata: boolean;
  fatti: readonly SollecitoFatto[];
}

/** Why a late partita gets no letter. */
type ExclusionReason =
  | 'contestata'
  | 'forse_pagata'
  | 'senza_soggetto'
  | 'in_coda'
  | 'gia_sollecitata'
  | 'livelli_finiti';

export type DueOutcome<P> =
  | { tipo: 'dovuta'; partita: P; livello: Livello; giorni: number }
  | { tipo: 'esclusa'; partita: P; perche: ExclusionReason; giorni: number; livello: Livello | null };

/**
 * The day from which a level may be sent. Between two levels there are at least as many days as between their `giorni`,
 * whenever the first was sent: a debtor who is late already has as much time to answer as any other.
 */
function sinceWhen(partita: PartitaAperta, level: Livello, before: Livello | undefined): Giorno {
  const byScadenza = addGiorni(partita.scadenza, level.giorni);
  const last = partita.fatti
    .flatMap(({ il }) => il ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined) return byScadenza;
  const pause = Math.max(1, level.giorni - (before?.giorni ?? 0));
  const byLast = addGiorni(last, pause);
  return byLast > byScadenza ? byLast : byScadenza;
}

/**
 * What happens to one partita on a day. The levels are in the order of their numbers. Null if it is not late enough for
 * the first.
 */
export function classifyPartita<P extends PartitaAperta>(
  partita: P,
  levels: readonly Livello[],
  today: Giorno,
): DueOutcome<P> | null {
  const giorni = countGiorni(partita.scadenza, today);
  const [first] = levels;
  if (!first || giorni < Math.max(1, first.giorni)) return null;
  const sent = new Map(partita.fatti.map((done) => [done.id_livello, done]));
  // A level below the highest that was sent is never sent afterwards, even if it is new.
  const highest = Math.max(0, ...partita.fatti.map(({ numero }) => numero));
  const at = levels.findIndex(({ id, numero }) => !sent.has(id) && numero > highest);
  const livello = levels[at] ?? null;
  const exclude = (perche: ExclusionReason): DueOutcome<P> => ({
    tipo: 'esclusa',
    partita,
    perche,
    giorni,
    livello,
  });
  if (partita.fatti.some(({ il }) => il === null)) return exclude('in_coda');
  if (partita.contestata !== null) return exclude('contestata');
  if (livello === null) return exclude('livelli_finiti');
  if (today < sinceWhen(partita, livello, levels[at - 1]))
    return partita.fatti.length === 0 ? null : exclude('gia_sollecitata');
  if (partita.id_soggetto === null) return exclude('senza_soggetto');
  if (partita.forse_pagata) return exclude('forse_pagata');
  return { tipo: 'dovuta', partita, livello, giorni };
}

/** One letter: for a soggetto and a divisa, at the highest level that any of its partite has reached. */
export interface DueLettera<P> {
  id_soggetto: number;
  divisa: string;
  livello: Livello;
  /** The oldest first, each with the level that it has reached itself. */
  partite: readonly { partita: P; livello: Livello; giorni: number }[];
  /** Cents. */
  totale: number;
  /** Days late of the oldest. */
  giorni: number;
}

/** Groups what is due into one letter for each soggetto and divisa; the latest payers first. */
export function groupLettere<P extends PartitaAperta>(outcomes: readonly DueOutcome<P>[]): DueLettera<P>[] {
  const due = outcomes.filter((outcome) => outcome.tipo === 'dovuta');
  const groups = Map.groupBy(due, ({ partita }) => `${partita.id_soggetto}/${partita.divisa}`);
  return [...groups.values()]
    .flatMap((own) => {
      const partite = own.toSorted((a, b) => b.giorni - a.giorni || a.partita.id - b.partita.id);
      const [oldest] = partite;
      if (!oldest || oldest.partita.id_soggetto === null) return [];
      const livello = partite.reduce(
        (top, each) => (each.livello.numero > top.numero ? each.livello : top),
        oldest.livello,
      );
      return [
        {
          id_soggetto: oldest.partita.id_soggetto,
          divisa: oldest.partita.divisa,
          livello,
          partite,
          totale: partite.reduce((sum, { partita }) => sum + partita.residuo, 0),
          giorni: oldest.giorni,
        },
      ];
    })
    .toSorted((a, b) => b.giorni - a.giorni || b.totale - a.totale || a.id_soggetto - b.id_soggetto);
}
