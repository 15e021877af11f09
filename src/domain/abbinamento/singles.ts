/** Every partita that a movimento may settle alone: by amount, by number, by code, by party. */
import {
  NESSUNO,
  NOME_CHIARO,
  NOME_INTERO,
  NOMINATO,
  type Candidati,
  type CandidateParty,
} from './candidates.ts';
import { FORTE, NUDA, isOther } from './citations.ts';
import type { Context } from './context.ts';
import {
  MASSIMO_AGGIUNTO,
  MASSIMO_TRATTENUTO,
  explainDifferenza,
  type SpiegazioneDifferenza,
} from './differences.ts';
import * as P from './hypothesis.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import { ACCONTO } from './words.ts';
import { MarkSet } from './signs.ts';
import { MINIMO, type Raccolta } from './collection.ts';

/** If more partite than this have one amount, they are examined only through their party or number. */
export const MAX_UGUALI = 24;
export const MAX_PER_NUMERO = 80;
/** If more partite than this have one number, none of them is examined. */
export const MAX_PORTATRICI = 400;
/** A party with more partite than this is examined only for the exact amount. */
const MAX_PER_PARTITO = 120;
/** The amounts of at most this many parties are examined, if they are not this much less likely than the first. */
export const MAX_CERCATI = 3;
const LONTANO = 6;
/**
 * A number weighs this much less for a party that the text does not name, if the text names another party with a
 * document of that number.
 */
const ALTRUI = 6;
const ALTRO: CandidateParty = { ...NESSUNO, prove: P.NUMERO_ALTRUI };

/** True if a code, most of a name, or rare words name the party. */
const isClear = ({ peso, coperto, prove }: CandidateParty): boolean =>
  peso > NOME_CHIARO || (peso > NOMINATO && (coperto > NOME_INTERO || prove !== 0));

/** True if the difference is so large that it may still be owed. */
const isLarge = ({ differenze }: SpiegazioneDifferenza, owed: number): boolean =>
  Math.abs(differenze[0]?.importo ?? 0) > Math.abs(owed) * 0.05;

export class Singole {
  readonly #c: Context;
  readonly #candidati: Candidati;
  readonly #raccolta: Raccolta;
  readonly #parti: number;
  /** True if a number in the text belongs to a document of a named party. */
  #suo = false;
  /** Partite already tried for the current movimento. */
  readonly #provate: MarkSet;
  /** The range of amounts that the current movimento may settle completely. */
  #da = 0;
  #a = 0;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(context: Context, candidates: Candidati, collection: Raccolta, parts: number) {
    this.#c = context;
    this.#candidati = candidates;
    this.#raccolta = collection;
    this.#parti = parts;
    this.#provate = new MarkSet(context.f.partite.quante);
  }

  /** Called after the candidates have been set. */
  start(): void {
    this.#provate.start();
    this.#suo = false;
    const { importo } = this.#c;
    const large = importo / (1 - MASSIMO_TRATTENUTO);
    const small =
      importo > 0 ? Math.max(1, importo - MASSIMO_AGGIUNTO) : Math.min(-1, importo + MASSIMO_AGGIUNTO);
    this.#da = importo > 0 ? small : large;
    this.#a = importo > 0 ? large : small;
  }

  /** Tries the partite of exactly the amount; `known`: only those of named parties. */
  tryEqual(known = false): void {
    const { partiti } = this.#c.f.partite;
    for (const partita of this.#c.uguali)
      if (!known || this.#candidati.has(partiti[partita] ?? 0)) this.#try(partita);
  }

  /** Those of `lista`, by place. */
  tryAll(list: readonly number[]): void {
    for (let at = 0; at < list.length; at += 1) this.#try(list[at] ?? 0);
  }

  find(): void {
    const c = this.#c;
    const { perNumero, perPartito } = c.f.partite;
    const { list: lista } = this.#candidati;
    this.#suo = lista.length > 0 && this.#hasNumeroSuo();
    if (c.uguali.length <= MAX_UGUALI) this.tryEqual();
    const { numeri } = c.citazioni;
    const best = lista[0]?.peso ?? 0;
    for (const { value, forza } of numeri) {
      // A bare number is followed only if a party is named too.
      if (forza === NUDA && (value < 100 || best <= NOMINATO)) continue;
      this.#tryNumero(perNumero.get(value) ?? NESSUNA_RIGA);
    }
    this.tryAll(c.riferite);
    for (let place = 0; place < lista.length && place < MAX_CERCATI; place += 1) {
      const { partito, peso } = lista[place] ?? NESSUNO;
      const list = perPartito[partito];
      if (!list || peso <= 0 || peso < best - LONTANO) continue;
      if (c.has(ACCONTO) && list.length <= MAX_PER_PARTITO) this.tryAll(list);
      else this.#tryVicine(partito);
    }
  }

  /** True if one of the named documents is of a party that is clearly named. */
  #hasNumeroSuo(): boolean {
    const { perNumero, partiti, anni } = this.#c.f.partite;
    for (const { value, forza, anno } of this.#c.citazioni.numeri) {
      const bearers = forza === FORTE ? (perNumero.get(value) ?? NESSUNA_RIGA) : NESSUNA_RIGA;
      if (bearers.length > MAX_PORTATRICI) continue;
      for (const partita of bearers)
        if (isClear(this.#candidati.of(partiti[partita] ?? 0)) && !isOther(anno, anni[partita] ?? 0))
          return true;
    }
    return false;
  }

  /** Of the partite with a number: tries those whose amount may be settled, or whose party is named. */
  #tryNumero(bearers: readonly number[]): void {
    if (bearers.length > MAX_PER_NUMERO) return;
    const { residui, partiti } = this.#c.f.partite;
    for (const partita of bearers) {
      const owed = residui[partita] ?? 0;
      const near = owed >= this.#da && owed <= this.#a && explainDifferenza(this.#c.importo, owed) !== null;
      if (near || this.#candidati.has(partiti[partita] ?? 0)) this.#try(partita);
    }
  }

  /** Of the partite of a party: tries those whose amount a difference may explain. */
  #tryVicine(party: number): void {
    this.tryAll(this.#c.f.partite.perPartitoEImporto.between(party, this.#da, this.#a));
  }

  #try(partita: number): void {
    if (!this.#provate.add(partita)) return;
    const c = this.#c;
    const { partite } = c.f;
    const { importo } = c;
    const owed = partite.residui[partita] ?? 0;
    if (owed > 0 !== importo > 0) return;
    const party = partite.partiti[partita] ?? 0;
    const known = this.#candidati.of(party);
    const weight0 = known === NESSUNO ? this.#candidati.ignoto : known.peso;
    const explanation = explainDifferenza(importo, owed);
    // A part payment counts only for a named party.
    if (explanation === null && (weight0 <= NOMINATO || Math.abs(importo) > Math.abs(owed))) return;
    if (explanation === null && !c.isCiting && !c.has(ACCONTO)) return;
    c.readDocumento(partita);
    if (explanation === null && !c.docCitata && !c.has(ACCONTO)) return;
    // Nothing fits: not the amount, not the party, not the document.
    if (explanation?.differenze.length !== 0 && weight0 <= NOMINATO && c.docPeso < 3) return;
    const all = partite.logaritmi[partita] ?? 0;
    const ofOthers = this.#suo && known === NESSUNO && c.docCitata;
    const who = ofOthers ? ALTRO : known;
    const number = ofOthers ? c.docPeso - ALTRUI : c.docPeso;
    const weight = weight0 - this.#parti - all + number + c.timeWeight(partita) + c.kindWeight(c.docCitata);
    if (explanation)
      this.#add(
        partita,
        owed,
        who,
        explanation,
        weight + c.explanationWeight(explanation) - c.caseWeightOf(partita),
      );
    // What may be a withholding may also be a part payment, if the document is named.
    const part =
      explanation === null ||
      (c.docCitata && isLarge(explanation, owed) && Math.abs(importo) < Math.abs(owed));
    if (part) this.#add(partita, owed, who, null, weight + c.partialWeight(owed) - c.pesoCaso);
  }

  /** `explanation` null: a part of the partita. Call `readDocumento` first. */
  #add(
    partita: number,
    owed: number,
    who: CandidateParty,
    explanation: SpiegazioneDifferenza | null,
    peso: number,
  ): void {
    if (peso - this.#candidati.nulla < MINIMO) return;
    const c = this.#c;
    const partite = [partita];
    this.#raccolta.add({
      movimenti: this.#raccolta.movimenti,
      partite,
      importi: [explanation ? owed : c.importo],
      differenze: explanation?.differenze ?? NESSUNA,
      peso,
      prove: who.prove | c.docProve | (explanation ? 0 : P.PARZIALE),
      coperto: who.coperto,
      citate: c.docCitata ? partite : NESSUNA,
    });
  }
}

const NESSUNA: readonly never[] = [];
