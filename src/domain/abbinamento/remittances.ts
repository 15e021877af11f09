/** Slips: one credit for several effects, from whoever they are. */
import type { PartitoCandidato } from './candidates.ts';
import { MAX_ADDENDI, MAX_MODI, findCombinazioni, findDiTaglia } from './combinations.ts';
import type { Contesto } from './context.ts';
import { Insiemi, computeLogScelte } from './sets.ts';
import * as P from './hypothesis.ts';
import { DISTINTA, EFFETTI, INDIZIO } from './words.ts';
import { NUMERO, PAROLA, UNITO } from './text.ts';

/** Effects due on a holiday are credited on the next working day: Easter has the longest. */
const GIORNI_FESTA = 4;
/** More effects than this are not on one slip. */
const MAX_EFFETTI = 400;

/** Partite of one kind of payment and of one sign, and what they come to. */
interface Gruppo {
  tipo: number;
  /** By due date; put together only when they are looked at. */
  partite: number[][];
  quante: number;
  totale: number;
}

export class Distinte {
  readonly #c: Contesto;
  readonly #parti: number;
  readonly #insiemi: Insiemi;
  /** Partite by due date and kind of payment, credits and debts apart; made when first asked for. */
  #scadenti: Map<number, Gruppo[]> | undefined;

  /** `parti`: logarithm of how many parties have partite. */
  constructor(contesto: Contesto, parti: number, insiemi: Insiemi) {
    this.#c = contesto;
    this.#parti = parti;
    this.#insiemi = insiemi;
  }

  find(): void {
    const c = this.#c;
    if (!c.has(DISTINTA)) return;
    const effetti = this.#readEffetti();
    const named = new Set(c.citazioni.date);
    for (const day of named) for (const gruppo of this.#openOn(day)) this.#try(gruppo, effetti, true);
    if (named.size > 0) return;
    const around = new Map<number, Gruppo>();
    // A holiday puts the effects of several days together.
    for (let before = 0; before <= GIORNI_FESTA; before += 1)
      for (const here of this.#openOn(c.giorno - before)) {
        const others = around.get(here.tipo);
        const all = others ? unisci(others, here) : here;
        if (others) this.#try(all, effetti, effetti > 0);
        this.#try(here, effetti, before === 0 || effetti > 0);
        around.set(here.tipo, all);
      }
  }

  /** Those of each kind of payment by itself. */
  #openOn(day: number): readonly Gruppo[] {
    return this.#inScadenza().get(chiaveDi(day, this.#c.importo)) ?? [];
  }

  /** Effects of one kind: all of them, or some (`alcuni`); as many as the text says, if it does. */
  #try({ partite, quante, totale }: Gruppo, effetti: number, alcuni: boolean): void {
    const c = this.#c;
    if (quante < 2 || Math.abs(totale) < Math.abs(c.importo)) return;
    const whole = (effetti === 0 || effetti === quante) && (totale === c.importo || effetti > 0);
    const some = alcuni && quante <= MAX_ADDENDI && effetti < quante;
    if (!whole && !some) return;
    const same = partite.flat();
    const { residui } = c.f.partite;
    const chi: PartitoCandidato = { partito: -1, peso: this.#parti, coperto: 0, prove: P.DISTINTA_RIBA };
    if (whole) this.#insiemi.propone(chi, same, Math.log(0.05), P.STESSA_SCADENZA, false);
    if (!some) return;
    const amounts = same.map((partita) => residui[partita] ?? 0);
    const ways =
      effetti > 0
        ? findDiTaglia(amounts, c.importo, effetti)
        : findCombinazioni(amounts, c.importo).filter((places) => places.length < same.length);
    const many = ways.length >= MAX_MODI ? P.MOLTI_MODI : 0;
    for (const places of ways)
      this.#insiemi.propone(
        chi,
        places.map((place) => same[place] ?? 0),
        Math.log(0.2) - computeLogScelte(same.length, places.length),
        P.STESSA_SCADENZA | many,
        false,
      );
  }

  /** How many effects the text says there are (`N. EFFETTI 5`, `5 RICEVUTE`), 0 when it does not say. */
  #readEffetti(): number {
    const { movimenti: testi, vocabolario } = this.#c.f;
    const { tokens, inizio } = testi;
    const classOf = (token: number): number =>
      tokens[token]?.kind === PAROLA ? (vocabolario.classi[tokens[token]?.value ?? 0] ?? 0) : 0;
    const from = inizio[this.#c.at] ?? 0;
    const to = inizio[this.#c.at + 1] ?? 0;
    for (let token = from; token < to; token += 1) {
      const here = tokens[token];
      if (!here) continue;
      const count = tokens[token]?.value ?? 0;
      if (here.kind !== NUMERO || here.text.length > 3 || count < 1 || count > MAX_EFFETTI) continue;
      const after = token > from && (classOf(token - 1) & EFFETTI) !== 0;
      // `EFFETTI N. 5` is the number of the slip; `N. EFFETTI 5` is how many they are.
      if (after && token - 1 > from && (classOf(token - 2) & INDIZIO) !== 0) return count;
      const before = token + 1 < to && tokens[token + 1]?.before !== UNITO;
      if (before && (classOf(token + 1) & EFFETTI) !== 0) return count;
    }
    return 0;
  }

  #inScadenza(): Map<number, Gruppo[]> {
    if (this.#scadenti) return this.#scadenti;
    const found = new Map<number, Gruppo[]>();
    const { scadenze, residui, tipi, quante } = this.#c.f.partite;
    for (let partita = 0; partita < quante; partita += 1) {
      const dovuto = residui[partita] ?? 0;
      const day = chiaveDi(scadenze[partita] ?? 0, dovuto);
      const tipo = tipi[partita] ?? 0;
      const gruppi = found.get(day);
      const same = gruppi?.find((gruppo) => gruppo.tipo === tipo);
      if (same) {
        same.partite[0]?.push(partita);
        same.quante += 1;
        same.totale += dovuto;
        continue;
      }
      const nuovo = { tipo, partite: [[partita]], quante: 1, totale: dovuto };
      if (gruppi) gruppi.push(nuovo);
      else found.set(day, [nuovo]);
    }
    this.#scadenti = found;
    return found;
  }
}

/** A day, for credits or for debts. */
const chiaveDi = (day: number, importo: number): number => day * 2 + (importo > 0 ? 1 : 0);

const unisci = (a: Gruppo, b: Gruppo): Gruppo => ({
  tipo: a.tipo,
  partite: [...a.partite, ...b.partite],
  quante: a.quante + b.quante,
  totale: a.totale + b.totale,
});
