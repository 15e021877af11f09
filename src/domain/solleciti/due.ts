/** Which partite are to be written about, at which level, and why the others are not. Pure: the day is given. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '../date.ts';

export interface Livello {
  id: number;
  numero: number;
  /** After the effective due date. */
  giorni: number;
}

/** A letter that a partita was in; `il` null while it waits, or while a person must say what became of it. */
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
  /** Effective: the one agreed with the counterparty where there is one. */
  scadenza: Giorno;
  /** Cents, above zero. */
  residuo: number;
  /** Why it is disputed; null when it is not. */
  contestata: string | null;
  /** A movimento on the bank looks like its payment. */
  forse_pagata: boolean;
  fatti: readonly SollecitoFatto[];
}

/** Why a partita that is late is not written about. */
type ExclusionReason =
  | 'contestata'
  | 'forse_pagata'
  | 'senza_soggetto'
  | 'in_coda'
  | 'gia_sollecitata'
  | 'livelli_finiti';

export type DovutoOutcome<P> =
  | { tipo: 'dovuta'; partita: P; livello: Livello; giorni: number }
  | { tipo: 'esclusa'; partita: P; perche: ExclusionReason; giorni: number; livello: Livello | null };

/** Days between two calendar days, counted in UTC. */
export function countGiorni(dal: Giorno, al: Giorno): number {
  return Math.round((Date.parse(`${al}T00:00:00Z`) - Date.parse(`${dal}T00:00:00Z`)) / 86_400_000);
}

/**
 * The day from which a level may be sent. From one level to the next pass at least as many days as between their
 * `giorni`, whenever the one before left: who is late already gets the same time to answer as anybody else.
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
 * What becomes of one partita on a day, with the levels in the order of their number; null when it is not late enough
 * for the first of them.
 */
export function classifyPartita<P extends PartitaAperta>(
  partita: P,
  levels: readonly Livello[],
  today: Giorno,
): DovutoOutcome<P> | null {
  const giorni = countGiorni(partita.scadenza, today);
  const [first] = levels;
  if (!first || giorni < Math.max(1, first.giorni)) return null;
  const sent = new Map(partita.fatti.map((done) => [done.id_livello, done]));
  // A level before the highest that was sent is never sent afterwards, also when it is a new one.
  const highest = Math.max(0, ...partita.fatti.map(({ numero }) => numero));
  const at = levels.findIndex(({ id, numero }) => !sent.has(id) && numero > highest);
  const livello = levels[at] ?? null;
  const exclude = (perche: ExclusionReason): DovutoOutcome<P> => ({
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

/** One letter: a soggetto and a divisa, at the highest level that one of its partite is due for. */
export interface LetteraDovuta<P> {
  id_soggetto: number;
  divisa: string;
  livello: Livello;
  /** Oldest first, each with the level that it reaches itself. */
  partite: readonly { partita: P; livello: Livello; giorni: number }[];
  /** Cents. */
  totale: number;
  /** Days of the oldest. */
  giorni: number;
}

/** Gathers what is due into one letter for each soggetto and divisa; the latest in paying first. */
export function groupLettere<P extends PartitaAperta>(
  outcomes: readonly DovutoOutcome<P>[],
): LetteraDovuta<P>[] {
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
