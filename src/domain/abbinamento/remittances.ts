/** Slips: one credit for several effects, of any parties. */
import type { CandidateParty } from './candidates.ts';
import { MAX_ADDENDI, MAX_MODI, findCombinazioni, findDiTaglia } from './combinations.ts';
import type { Context } from './context.ts';
import { Insiemi, computeLogChoices } from './sets.ts';
import * as P from './hypothesis.ts';
import { DISTINTA, EFFETTI, INDIZIO } from './words.ts';
import { UNITO } from './tokens.ts';

/** Effects that are due on a holiday are credited on the next working day. Easter is the longest such gap. */
const GIORNI_FESTA = 4;
/** A slip has at most this many effects. */
const MAX_EFFETTI = 400;

/** Partite of one kind of payment and of one sign, and their sum. */
interface Gruppo {
  tipo: number;
  /** By due date; merged only when they are examined. */
  partite: number[][];
  quante: number;
  totale: number;
}

export class Distinte {
  readonly #c: Context;
  readonly #parti: number;
  readonly #insiemi: Insiemi;
  /** The partite by due date and kind of payment, credits and debts apart; built when first needed. */
  #scadenti: Map<number, Gruppo[]> | undefined;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(context: Context, parts: number, sets: Insiemi) {
    this.#c = context;
    this.#parti = parts;
    this.#insiemi = sets;
  }

  find(): void {
    const c = this.#c;
    if (!c.has(DISTINTA)) return;
    const effects = this.#readEffetti();
    const named = new Set(c.citazioni.date);
    for (const day of named) for (const group of this.#openOn(day)) this.#try(group, effects, true);
    if (named.size > 0) return;
    const around = new Map<number, Gruppo>();
    // A holiday merges the effects of several days.
    for (let before = 0; before <= GIORNI_FESTA; before += 1)
      for (const here of this.#openOn(c.giorno - before)) {
        const others = around.get(here.tipo);
        const all = others ? merge(others, here) : here;
        if (others) this.#try(all, effects, effects > 0);
        this.#try(here, effects, before === 0 || effects > 0);
        around.set(here.tipo, all);
      }
  }

  /** The partite that are due on a day, each kind of payment by itself. */
  #openOn(day: number): readonly Gruppo[] {
    return this.#inScadenza().get(keyOf(day, this.#c.importo)) ?? [];
  }

  /** Tries the effects of one kind: all of them, or some (`alcuni`), as many as the text says if it does. */
  #try({ partite, quante, totale }: Gruppo, effects: number, alcuni: boolean): void {
    const c = this.#c;
    if (quante < 2 || Math.abs(totale) < Math.abs(c.importo)) return;
    const whole = (effects === 0 || effects === quante) && (totale === c.importo || effects > 0);
    const some = alcuni && quante <= MAX_ADDENDI && effects < quante;
    if (!whole && !some) return;
    const same = partite.flat();
    const { residui } = c.f.partite;
    const who: CandidateParty = { partito: -1, peso: this.#parti, coperto: 0, prove: P.DISTINTA_RIBA };
    if (whole) this.#insiemi.tryTogether(who, same, Math.log(0.05), P.STESSA_SCADENZA, false);
    if (!some) return;
    const amounts = same.map((partita) => residui[partita] ?? 0);
    const ways =
      effects > 0
        ? findDiTaglia(amounts, c.importo, effects)
        : findCombinazioni(amounts, c.importo).filter((places) => places.length < same.length);
    const many = ways.length >= MAX_MODI ? P.MOLTI_MODI : 0;
    for (const places of ways)
      this.#insiemi.tryTogether(
        who,
        places.map((place) => same[place] ?? 0),
        Math.log(0.2) - computeLogChoices(same.length, places.length),
        P.STESSA_SCADENZA | many,
        false,
      );
  }

  /** The number of effects according to the text (`N. EFFETTI 5`, `5 RICEVUTE`); 0 if it does not say. */
  #readEffetti(): number {
    const { movimenti: texts, vocabulary } = this.#c.f;
    const { tokens, start } = texts;
    const classOf = (token: number): number =>
      tokens.isParola(token) ? (vocabulary.classi[tokens.getValue(token)] ?? 0) : 0;
    const from = start[this.#c.at] ?? 0;
    const to = start[this.#c.at + 1] ?? 0;
    for (let token = from; token < to; token += 1) {
      const count = tokens.getValue(token);
      if (!tokens.isNumero(token) || tokens.getLength(token) > 3 || count < 1 || count > MAX_EFFETTI)
        continue;
      const after = token > from && (classOf(token - 1) & EFFETTI) !== 0;
      // In `EFFETTI N. 5` the number is that of the slip; in `N. EFFETTI 5` it is the number of effects.
      if (after && token - 1 > from && (classOf(token - 2) & INDIZIO) !== 0) return count;
      const before = token + 1 < to && tokens.getBefore(token + 1) !== UNITO;
      if (before && (classOf(token + 1) & EFFETTI) !== 0) return count;
    }
    return 0;
  }

  #inScadenza(): Map<number, Gruppo[]> {
    if (this.#scadenti) return this.#scadenti;
    const found = new Map<number, Gruppo[]>();
    const { scadenze, residui, tipi, quante } = this.#c.f.partite;
    for (let partita = 0; partita < quante; partita += 1) {
      const owed = residui[partita] ?? Number.NaN;
      if (Number.isNaN(owed)) continue;
      const day = keyOf(scadenze[partita] ?? 0, owed);
      const tipo = tipi[partita] ?? 0;
      const groups = found.get(day);
      const same = groups?.find((group) => group.tipo === tipo);
      if (same) {
        same.partite[0]?.push(partita);
        same.quante += 1;
        same.totale += owed;
        continue;
      }
      const fresh = { tipo, partite: [[partita]], quante: 1, totale: owed };
      if (groups) groups.push(fresh);
      else found.set(day, [fresh]);
    }
    this.#scadenti = found;
    return found;
  }
}

/** The key of a day, for credits or for debts. */
const keyOf = (day: number, importo: number): number => day * 2 + (importo > 0 ? 1 : 0);

const merge = (a: Gruppo, b: Gruppo): Gruppo => ({
  tipo: a.tipo,
  partite: [...a.partite, ...b.partite],
  quante: a.quante + b.quante,
  totale: a.totale + b.totale,
});
