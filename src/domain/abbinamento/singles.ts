/** Every partita that may be settled by itself: by amount, by number, by code, by party. */
import {
  NESSUNO,
  NOME_CHIARO,
  NOME_INTERO,
  NOMINATO,
  type Candidati,
  type PartitoCandidato,
} from './candidates.ts';
import { FORTE, NUDA, isOther } from './citations.ts';
import type { Contesto } from './context.ts';
import {
  MASSIMO_AGGIUNTO,
  MASSIMO_TRATTENUTO,
  explainDifferenza,
  type SpiegazioneDifferenza,
} from './differences.ts';
import * as P from './hypothesis.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import { ACCONTO } from './words.ts';
import { Segni } from './signs.ts';
import { MINIMO, type Raccolta } from './collection.ts';

/** More partite of one amount than this are looked at only through their party or number. */
export const MAX_UGUALI = 24;
export const MAX_PER_NUMERO = 80;
/** And those that bear one number are not even passed over when they are more than this. */
export const MAX_PORTATRICI = 400;
/** A party with more partite than this is looked at only for the amount itself. */
const MAX_PER_PARTITO = 120;
/** The amounts of this many parties are looked into, if they are not this much less likely than the first. */
export const MAX_CERCATI = 3;
const LONTANO = 6;
/** By so much less a number says of somebody whom the text does not name, where it names another who has a document of it. */
const ALTRUI = 6;
const ALTRO: PartitoCandidato = { ...NESSUNO, prove: P.NUMERO_ALTRUI };

/** By a code, by most of a name, or by words that few have. */
const isChiaro = ({ peso, coperto, prove }: PartitoCandidato): boolean =>
  peso > NOME_CHIARO || (peso > NOMINATO && (coperto > NOME_INTERO || prove !== 0));

/** A difference so large that the rest may still be owed. */
const isGrande = ({ differenze }: SpiegazioneDifferenza, dovuto: number): boolean =>
  Math.abs(differenze[0]?.importo ?? 0) > Math.abs(dovuto) * 0.05;

export class Singole {
  readonly #c: Contesto;
  readonly #candidati: Candidati;
  readonly #raccolta: Raccolta;
  readonly #parti: number;
  /** The number that is named is of a document of whom the text names. */
  #suo = false;
  /** Partite already tried for the current movimento. */
  readonly #provate: Segni;
  /** Bounds of the amounts that the current one may settle, whole. */
  #da = 0;
  #a = 0;

  /** `parti`: logarithm of how many parties have partite. */
  constructor(contesto: Contesto, candidati: Candidati, raccolta: Raccolta, parti: number) {
    this.#c = contesto;
    this.#candidati = candidati;
    this.#raccolta = raccolta;
    this.#parti = parti;
    this.#provate = new Segni(contesto.f.partite.quante);
  }

  /** After the candidates have been set. */
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

  /** Those that have the very amount; `noti`: of the parties named only. */
  tryUguali(noti = false): void {
    const { partiti } = this.#c.f.partite;
    for (const partita of this.#c.uguali)
      if (!noti || this.#candidati.has(partiti[partita] ?? 0)) this.#try(partita);
  }

  /** Those of `lista`, by place. */
  tryAll(lista: readonly number[]): void {
    for (let at = 0; at < lista.length; at += 1) this.#try(lista[at] ?? 0);
  }

  find(): void {
    const c = this.#c;
    const { perNumero, perPartito } = c.f.partite;
    const { lista } = this.#candidati;
    this.#suo = lista.length > 0 && this.#hasNumeroSuo();
    if (c.uguali.length <= MAX_UGUALI) this.tryUguali();
    const { numeri } = c.citazioni;
    const best = lista[0]?.peso ?? 0;
    for (const { value, forza } of numeri) {
      // A bare number leads somewhere only when somebody is named too.
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

  /** One of the documents named is of somebody who is named plainly. */
  #hasNumeroSuo(): boolean {
    const { perNumero, partiti, anni } = this.#c.f.partite;
    for (const { value, forza, anno } of this.#c.citazioni.numeri) {
      const bearers = forza === FORTE ? (perNumero.get(value) ?? NESSUNA_RIGA) : NESSUNA_RIGA;
      if (bearers.length > MAX_PORTATRICI) continue;
      for (const partita of bearers)
        if (isChiaro(this.#candidati.of(partiti[partita] ?? 0)) && !isOther(anno, anni[partita] ?? 0))
          return true;
    }
    return false;
  }

  /** Of partite that bear a number: those whose amount may be settled, or whose party is named. */
  #tryNumero(bearers: readonly number[]): void {
    if (bearers.length > MAX_PER_NUMERO) return;
    const { residui, partiti } = this.#c.f.partite;
    for (const partita of bearers) {
      const dovuto = residui[partita] ?? 0;
      const near =
        dovuto >= this.#da && dovuto <= this.#a && explainDifferenza(this.#c.importo, dovuto) !== null;
      if (near || this.#candidati.has(partiti[partita] ?? 0)) this.#try(partita);
    }
  }

  /** Of a party's partite, those whose amount a difference may explain. */
  #tryVicine(partito: number): void {
    this.tryAll(this.#c.f.partite.perPartitoEImporto.between(partito, this.#da, this.#a));
  }

  #try(partita: number): void {
    if (!this.#provate.add(partita)) return;
    const c = this.#c;
    const { partite } = c.f;
    const { importo } = c;
    const dovuto = partite.residui[partita] ?? 0;
    if (dovuto > 0 !== importo > 0) return;
    const partito = partite.partiti[partita] ?? 0;
    const noto = this.#candidati.of(partito);
    const peso0 = noto === NESSUNO ? this.#candidati.ignoto : noto.peso;
    const spiegazione = explainDifferenza(importo, dovuto);
    // A part of what nobody in the text owes is not worth a thought.
    if (spiegazione === null && (peso0 <= NOMINATO || Math.abs(importo) > Math.abs(dovuto))) return;
    if (spiegazione === null && !c.cita && !c.has(ACCONTO)) return;
    c.documento(partita);
    if (spiegazione === null && !c.docCitata && !c.has(ACCONTO)) return;
    // Neither the amount nor who nor which.
    if (spiegazione?.differenze.length !== 0 && peso0 <= NOMINATO && c.docPeso < 3) return;
    const all = partite.logaritmi[partita] ?? 0;
    const altrui = this.#suo && noto === NESSUNO && c.docCitata;
    const chi = altrui ? ALTRO : noto;
    const numero = altrui ? c.docPeso - ALTRUI : c.docPeso;
    const peso = peso0 - this.#parti - all + numero + c.pesoTempo(partita) + c.pesoGenere(c.docCitata);
    if (spiegazione)
      this.#add(
        partita,
        dovuto,
        chi,
        spiegazione,
        peso + c.pesoSpiegazione(spiegazione) - c.pesoCasoDi(partita),
      );
    // What might be a withholding may as well be a part, where the document is named.
    const part =
      spiegazione === null ||
      (c.docCitata && isGrande(spiegazione, dovuto) && Math.abs(importo) < Math.abs(dovuto));
    if (part) this.#add(partita, dovuto, chi, null, peso + c.pesoParziale(dovuto) - c.pesoCaso);
  }

  /** `spiegazione` null: a part of the partita. After `documento`. */
  #add(
    partita: number,
    dovuto: number,
    chi: PartitoCandidato,
    spiegazione: SpiegazioneDifferenza | null,
    peso: number,
  ): void {
    if (peso - this.#candidati.nulla < MINIMO) return;
    const c = this.#c;
    const partite = [partita];
    this.#raccolta.add({
      movimenti: this.#raccolta.movimenti,
      partite,
      importi: [spiegazione ? dovuto : c.importo],
      differenze: spiegazione?.differenze ?? NESSUNA,
      peso,
      prove: chi.prove | c.docProve | (spiegazione ? 0 : P.PARZIALE),
      coperto: chi.coperto,
      citate: c.docCitata ? partite : NESSUNA,
    });
  }
}

const NESSUNA: readonly never[] = [];
