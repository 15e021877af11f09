/** Partite together: those named, those due together, all of them, any few that add up. */
import type { Candidato } from './candidati.ts';
import { MAX_ADDENDI, MAX_MODI, findCombinazioni } from './combinazioni.ts';
import type { Contesto } from './contesto.ts';
import { explainDifferenza } from './differenze.ts';
import * as P from './ipotesi.ts';
import type { Raccolta } from './raccolta.ts';

/** How often a payment settles so many documents that nothing names or binds together. */
const QUANTE = [0, 0, 0.06, 0.04, 0.02, 0.01] as const;

/** Above it a set named by its numbers needs no comparison with others. */
const SICURO = 8;

/** Logarithm of in how many ways `k` may be taken of `n`. */
export function logScelte(n: number, k: number): number {
  let choices = 1;
  for (let i = 0; i < k; i += 1) choices = (choices * (n - i)) / (i + 1);
  return Math.log(Math.max(1, choices));
}

export class Insiemi {
  readonly #c: Contesto;
  readonly #parti: number;
  readonly #raccolta: Raccolta;

  /** `parti`: logarithm of how many parties have partite. */
  constructor(contesto: Contesto, parti: number, raccolta: Raccolta) {
    this.#c = contesto;
    this.#parti = parti;
    this.#raccolta = raccolta;
  }

  /** All that one party's partite can be together. `citate`: those that the text names. */
  findDi(chi: Candidato, citate: readonly number[]): void {
    const { partite } = this.#c.f;
    if (citate.length > 1 && this.propone(chi, citate, Math.log(0.3), 0, true)) return;
    const list = partite.perPartito[chi.partito];
    if (!list || list.length < 2) return;
    const reach = this.#reach(list);
    if (reach.length < 2) return;
    const due = reach.filter((partita) => (partite.scadenze[partita] ?? 0) <= this.#c.giorno + 5);
    const some = due.length > 1 && due.length < reach.length;
    const each = Math.log(0.06 / (1 + (some ? 1 : 0) + this.#groups(reach)));
    this.propone(chi, reach, each, P.TUTTE, false);
    if (some) this.propone(chi, due, each, P.TUTTE, false);
    for (let from = 0; from < reach.length;) {
      const to = this.#endOf(reach, from);
      if (to - from > 1 && to - from < reach.length)
        this.propone(chi, reach.slice(from, to), each, P.STESSA_SCADENZA, false);
      from = to;
    }
    this.#combina(chi, reach);
  }

  /** Of partite by due date, where the next due date starts. */
  #endOf(reach: readonly number[], from: number): number {
    const { scadenze } = this.#c.f.partite;
    let to = from + 1;
    while (to < reach.length && scadenze[reach[to] ?? 0] === scadenze[reach[from] ?? 0]) to += 1;
    return to;
  }

  /** How many due dates have several partite, though not all. */
  #groups(reach: readonly number[]): number {
    let groups = 0;
    for (let from = 0; from < reach.length;) {
      const to = this.#endOf(reach, from);
      if (to - from > 1 && to - from < reach.length) groups += 1;
      from = to;
    }
    return groups;
  }

  /** Partite named together, whoever pays. */
  findCitate(chi: Candidato, citate: readonly number[]): void {
    this.propone(chi, citate, Math.log(0.3), 0, true);
  }

  /** Those already written, by due date; the nearest in time when there are more than can be combined. */
  #reach(list: readonly number[]): number[] {
    const { giorno, f } = this.#c;
    const { emissioni, scadenze } = f.partite;
    const open = list.filter((partita) => !((emissioni[partita] ?? 0) > giorno + 3));
    if (open.length <= MAX_ADDENDI) return open;
    const far = (partita: number): number => Math.abs((scadenze[partita] ?? 0) - giorno);
    return open
      .sort((a, b) => far(a) - far(b) || a - b)
      .slice(0, MAX_ADDENDI)
      .sort((a, b) => (scadenze[a] ?? 0) - (scadenze[b] ?? 0) || a - b);
  }

  #combina(chi: Candidato, reach: readonly number[]): void {
    const { partite } = this.#c.f;
    const { importo } = this.#c;
    const segno = importo > 0 ? 1 : -1;
    let most = 0;
    let mixed = false;
    for (const partita of reach) {
      const amount = (partite.residui[partita] ?? 0) * segno;
      if (amount > 0) most += amount;
      else mixed = true;
    }
    if (most < importo * segno) return;
    // Without credit notes nothing larger than the whole takes part in it.
    const some = mixed
      ? reach
      : reach.filter((partita) => (partite.residui[partita] ?? 0) * segno < importo * segno);
    const amounts = some.map((partita) => partite.residui[partita] ?? 0);
    const ways = findCombinazioni(amounts, importo);
    for (const places of ways) {
      const chance = Math.log(QUANTE[places.length] ?? 0.01) - logScelte(reach.length, places.length);
      const many = ways.length >= MAX_MODI ? 1 : 0;
      this.propone(
        chi,
        places.map((place) => some[place] ?? 0),
        chance - many,
        many > 0 ? P.MOLTI_MODI : 0,
        false,
      );
    }
  }

  /** One set of partite, whole, if they explain the amount. Answers whether it leaves no doubt. */
  propone(chi: Candidato, quali: readonly number[], scelta: number, prova: number, cited: boolean): boolean {
    const c = this.#c;
    const { partite } = c.f;
    let dovuto = 0;
    for (const partita of quali) dovuto += partite.residui[partita] ?? 0;
    if (quali.length < 2 || dovuto === 0 || dovuto > 0 !== c.importo > 0) return false;
    const spiegazione = explainDifferenza(c.importo, dovuto, quali.length);
    const bound = cited || (prova & (P.TUTTE | P.STESSA_SCADENZA)) !== 0;
    if (!spiegazione || (spiegazione.differenze.length > 0 && !bound)) return false;
    const citate: number[] = [];
    let prove = chi.prove | prova;
    let tempo = 0;
    let documenti = 0;
    for (const partita of quali) {
      c.documento(partita);
      documenti += Math.max(-4, Math.min(3.5, c.docPeso));
      tempo += c.pesoTempo(partita);
      prove |= c.docProve;
      if (c.docCitata) citate.push(partita);
    }
    if (citate.length > 0) documenti -= 2 * (quali.length - citate.length);
    const peso =
      chi.peso -
      this.#parti +
      scelta +
      c.pesoSpiegazione(spiegazione) -
      c.pesoCaso +
      Math.max(-8, Math.min(12, documenti)) +
      tempo / quali.length +
      c.pesoGenere(citate.length > 0);
    const order = quali.toSorted((a, b) => a - b);
    this.#raccolta.add({
      movimenti: this.#raccolta.movimenti,
      partite: order,
      importi: order.map((partita) => partite.residui[partita] ?? 0),
      differenze: spiegazione.differenze,
      peso,
      prove,
      coperto: chi.coperto,
      citate,
    });
    return peso > SICURO;
  }
}
