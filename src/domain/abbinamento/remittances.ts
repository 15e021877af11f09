/** Slips: one credit for several effects, of any parties. */
import type { CandidateParty } from './candidates.ts';
import { MAX_ADDENDS, MAX_WAYS, findCombinations, findOfSize } from './combinations.ts';
import type { Context } from './context.ts';
import { Sets, computeLogChoices } from './sets.ts';
import * as P from './hypothesis.ts';
import { DISTINTA, EFFETTI, HINT } from './words.ts';
import { JOINED } from './tokens.ts';
import { addUnder } from '../groups.ts';

/** Effects that are due on a holiday are credited on the next working day. Easter is the longest such gap. */
const HOLIDAY_DAYS = 4;
/** A slip has at most this many effects. */
const MAX_EFFETTI = 400;

/** Partite of one kind of payment and of one sign, and their sum. */
interface Group {
  tipo: number;
  /** By due date; merged only when they are examined. */
  partite: number[][];
  count: number;
  total: number;
}

export class Distinte {
  readonly #context: Context;
  readonly #parts: number;
  readonly #sets: Sets;
  /** The partite by due date and kind of payment, credits and debts apart; built when first needed. */
  #falling: Map<number, Group[]> | undefined;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(context: Context, parts: number, sets: Sets) {
    this.#context = context;
    this.#parts = parts;
    this.#sets = sets;
  }

  find(): void {
    const context = this.#context;
    if (!context.has(DISTINTA)) return;
    const effects = this.#readEffetti();
    const named = new Set(context.citations.dates);
    for (const day of named) for (const group of this.#openOn(day)) this.#try(group, effects, true);
    if (named.size > 0) return;
    const around = new Map<number, Group>();
    // A holiday merges the effects of several days.
    for (let before = 0; before <= HOLIDAY_DAYS; before += 1)
      for (const here of this.#openOn(context.day - before)) {
        const others = around.get(here.tipo);
        const all = others ? merge(others, here) : here;
        if (others) this.#try(all, effects, effects > 0);
        this.#try(here, effects, before === 0 || effects > 0);
        around.set(here.tipo, all);
      }
  }

  /** The partite that are due on a day, each kind of payment by itself. */
  #openOn(day: number): readonly Group[] {
    return this.#fallingDue().get(keyOf(day, this.#context.importo)) ?? [];
  }

  /** Tries the effects of one kind: all of them, or some (`inPart`), as many as the text says if it does. */
  #try({ partite, count, total }: Group, effects: number, inPart: boolean): void {
    const context = this.#context;
    if (count < 2 || Math.abs(total) < Math.abs(context.importo)) return;
    const whole = (effects === 0 || effects === count) && (total === context.importo || effects > 0);
    const some = inPart && count <= MAX_ADDENDS && effects < count;
    if (!whole && !some) return;
    const same = partite.flat();
    const { residui } = context.sources.partite;
    const who: CandidateParty = { party: -1, weight: this.#parts, covered: 0, evidence: P.DISTINTA_RIBA };
    if (whole) this.#sets.tryTogether(who, same, Math.log(0.05), P.SAME_SCADENZA, false);
    if (!some) return;
    const amounts = same.map((partita) => residui[partita] ?? 0);
    const ways =
      effects > 0
        ? findOfSize(amounts, context.importo, effects)
        : findCombinations(amounts, context.importo).filter((places) => places.length < same.length);
    const many = ways.length >= MAX_WAYS ? P.MANY_WAYS : 0;
    for (const places of ways)
      this.#sets.tryTogether(
        who,
        places.map((place) => same[place] ?? 0),
        Math.log(0.2) - computeLogChoices(same.length, places.length),
        P.SAME_SCADENZA | many,
        false,
      );
  }

  /** The number of effects according to the text (`N. EFFETTI 5`, `5 RICEVUTE`); 0 if it does not say. */
  #readEffetti(): number {
    const { movimenti: texts, vocabulary } = this.#context.sources;
    const { tokens, start } = texts;
    const classOf = (token: number): number =>
      tokens.isWord(token) ? (vocabulary.classes[tokens.getValue(token)] ?? 0) : 0;
    const from = start[this.#context.at] ?? 0;
    const to = start[this.#context.at + 1] ?? 0;
    for (let token = from; token < to; token += 1) {
      const count = tokens.getValue(token);
      if (!tokens.isNumber(token) || tokens.getLength(token) > 3 || count < 1 || count > MAX_EFFETTI)
        continue;
      const after = token > from && (classOf(token - 1) & EFFETTI) !== 0;
      // In `EFFETTI N. 5` the number is that of the slip; in `N. EFFETTI 5` it is the number of effects.
      if (after && token - 1 > from && (classOf(token - 2) & HINT) !== 0) return count;
      const before = token + 1 < to && tokens.getBefore(token + 1) !== JOINED;
      if (before && (classOf(token + 1) & EFFETTI) !== 0) return count;
    }
    return 0;
  }

  #fallingDue(): Map<number, Group[]> {
    if (this.#falling) return this.#falling;
    const found = new Map<number, Group[]>();
    const { scadenze, residui, kinds, count } = this.#context.sources.partite;
    for (let partita = 0; partita < count; partita += 1) {
      const owed = residui[partita] ?? Number.NaN;
      if (Number.isNaN(owed)) continue;
      const day = keyOf(scadenze[partita] ?? 0, owed);
      const tipo = kinds[partita] ?? 0;
      const same = found.get(day)?.find((group) => group.tipo === tipo);
      if (same) {
        same.partite[0]?.push(partita);
        same.count += 1;
        same.total += owed;
        continue;
      }
      addUnder(found, day, { tipo, partite: [[partita]], count: 1, total: owed });
    }
    this.#falling = found;
    return found;
  }
}

/** The key of a day, for credits or for debts. */
const keyOf = (day: number, importo: number): number => day * 2 + (importo > 0 ? 1 : 0);

const merge = (a: Group, b: Group): Group => ({
  tipo: a.tipo,
  partite: [...a.partite, ...b.partite],
  count: a.count + b.count,
  total: a.total + b.total,
});
