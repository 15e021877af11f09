/** Finds the hypotheses of one movimento: the evident one first; else partite by all they are known by, alone and together. */
import {
  Candidati,
  NESSUNO,
  NOME_CHIARO,
  NOME_INTERO,
  NOMINATO,
  hasPartito,
  comparePeso,
  type PartitoCandidato,
} from './candidates.ts';
import { joinNomi, readCodici } from './who.ts';
import { FORTE } from './citations.ts';
import { Citate } from './cited.ts';
import { Confronto } from './comparison.ts';
import { Contesto, type Fonti } from './context.ts';
import { canExplain, explainDifferenza } from './differences.ts';
import { Distinte } from './remittances.ts';
import { Insiemi } from './sets.ts';
import { isNominata, type Ipotesi } from './hypothesis.ts';
import { Nomi } from './names.ts';
import { ACCONTO, GIRO, INSOLUTO, SENZA_DOCUMENTO, STORNO } from './words.ts';
import { CHIARA, Raccolta } from './collection.ts';
import { Segni } from './signs.ts';
import { MAX_CERCATI, MAX_PER_NUMERO, MAX_UGUALI, Singole } from './singles.ts';

/** The partite of a party are put together when the text names it so plainly, and not much less than the first. */
const PARTITO_CERTO = 1.5;
const PARTITO_VICINO = 4;

/** More partite of one amount than this are never looked at one by one. */
const MAX_COMUNI = 400;
/** Words of a movimento that goes with another. */
const ALTRO_GENERE = GIRO | STORNO | INSOLUTO;
const NESSUNA: readonly Ipotesi[] = [];
const NESSUNA_PARTITA: readonly number[] = [];

/** A name is there plainly. */
const isChiamato = ({ peso, coperto }: Readonly<Pick<PartitoCandidato, 'peso' | 'coperto'>>): boolean =>
  coperto > NOME_INTERO && peso > NOME_CHIARO;

/** No code names anybody else. */
const isConcorde = (codici: readonly PartitoCandidato[], partito: number): boolean =>
  codici.length === 0 || hasPartito(codici, partito);

/** A likelier one is there, or all of the others are and some more. */
const isMeglio = (comuni: readonly Ipotesi[], found: readonly Ipotesi[]): boolean =>
  (comuni[0]?.peso ?? Number.NEGATIVE_INFINITY) > (found[0]?.peso ?? Number.NEGATIVE_INFINITY) ||
  found.every(
    ({ partite: [partita], partite: { length } }) =>
      length === 1 && comuni.some(({ partite }) => partite[0] === partita),
  );

export class Generatore {
  readonly #f: Fonti;
  readonly #c: Contesto;
  readonly #confronto: Confronto;
  readonly #nomi: Nomi;
  readonly #candidati: Candidati;
  readonly #raccolta: Raccolta;
  readonly #singole: Singole;
  readonly #citate: Citate;
  readonly #insiemi: Insiemi;
  readonly #distinte: Distinte;
  /** Parties already looked at. */
  readonly #guardati: Segni;

  constructor(fonti: Fonti) {
    const { vocabolario, anagrafe, movimenti, partite, rifiutate } = fonti;
    const parti = Math.log(Math.max(1, partite.attivi));
    this.#f = fonti;
    this.#c = new Contesto(fonti);
    this.#confronto = new Confronto(vocabolario, anagrafe, movimenti, movimenti.quanti);
    this.#nomi = new Nomi(vocabolario, anagrafe, this.#confronto);
    this.#candidati = new Candidati(anagrafe.soggetti.length, parti);
    this.#raccolta = new Raccolta(rifiutate, partite.quante);
    this.#singole = new Singole(this.#c, this.#candidati, this.#raccolta, parti);
    this.#citate = new Citate(this.#c, this.#candidati);
    this.#insiemi = new Insiemi(this.#c, parti, this.#raccolta);
    this.#distinte = new Distinte(this.#c, parti, this.#insiemi);
    this.#guardati = new Segni(anagrafe.soggetti.length);
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidati(): readonly PartitoCandidato[] {
    return this.#candidati.lista;
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): readonly Ipotesi[] {
    const c = this.#c;
    c.start(at);
    this.#confronto.start(at);
    const codici = readCodici(c);
    const { forti } = c.citazioni;
    if (this.#findEvidente(codici) || (forti === 1 && this.#findCitata(codici)))
      return this.#raccolta.finish();
    const known = !Number.isNaN(this.#f.movimenti.soggetti[at]);
    const nomi = joinNomi(this.#nomi, codici, known);
    if (forti > 1 && this.#findCitateInsieme(nomi, codici)) return this.#raccolta.finish();
    this.#reset(this.#withUguali(nomi));
    this.#singole.find();
    if (!this.#isChiaro()) this.#findInsiemi();
    const found = this.#raccolta.finish();
    const [best] = found;
    if (best && (best.peso > CHIARA || isNominata(best) || c.has(SENZA_DOCUMENTO))) return found;
    // Somebody else may be named as badly as who was found, or better.
    const comuni = this.#findComuni();
    return isMeglio(comuni, found) ? comuni : found;
  }

  /** Starts over with these candidates. */
  #reset(candidati: readonly PartitoCandidato[]): void {
    this.#candidati.reset(candidati, this.#confronto.haNome);
    this.#raccolta.start(this.#c.at, this.#candidati.nulla);
    this.#singole.start();
  }

  /** One partita explains it all, and no more than one document is named. */
  #isChiaro(): boolean {
    return this.#c.citazioni.forti <= 1 && this.#raccolta.isChiara();
  }

  /** Most movimenti: the very amount, of somebody whose name, number or code is there. Spares looking further. */
  #findEvidente(codici: readonly PartitoCandidato[]): boolean {
    const c = this.#c;
    const quante = c.uguali.length;
    if (quante === 0 || quante > MAX_COMUNI || c.citazioni.forti > 1) return false;
    const found = codici.slice();
    const few = quante <= MAX_UGUALI;
    const citate = few ? NESSUNA_PARTITA : this.#citate.uguali();
    const plain = few ? this.#addUguali(found) : this.#addComuni(found, citate);
    if (!plain && codici.length === 0) return false;
    found.sort(comparePeso);
    this.#reset(found);
    this.#singole.tryUguali(!few);
    this.#singole.tryAll(citate);
    return this.#isChiaro();
  }

  /** Of partite of the very amount, the parties that are named; answers whether one is plainly, or in part and by its document too. */
  #addUguali(found: PartitoCandidato[]): boolean {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    let plain = false;
    for (const partita of c.uguali) {
      const partito = partiti[partita] ?? 0;
      if (hasPartito(found, partito)) continue;
      c.documento(partita);
      const named = c.docCitata && c.docPeso > 4;
      if (this.#addNominato(found, partito, named) || (named && this.#confronto.peso > NOMINATO))
        plain = true;
    }
    return plain;
  }

  /** The same where they are many: each party once. A document of such an amount is named by chance more easily: its party must be too. */
  #addComuni(found: PartitoCandidato[], citate: readonly number[]): boolean {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    let plain = false;
    this.#guardati.start();
    for (const { partito } of found) this.#guardati.add(partito);
    // Named by its number and by its name: the others are not looked at one by one.
    for (const partita of citate) {
      c.documento(partita);
      const partito = partiti[partita] ?? 0;
      if (!c.docCitata || c.docPeso <= 4 || !this.#guardati.add(partito)) continue;
      if (this.#addNominato(found, partito, true)) return true;
    }
    for (const partita of c.uguali) {
      const partito = partiti[partita] ?? 0;
      if (this.#guardati.add(partito) && this.#addNominato(found, partito, false)) plain = true;
    }
    return plain;
  }

  /** Adds the party to those found when its name is there; answers whether it is there plainly. */
  #addNominato(found: PartitoCandidato[], partito: number, aFondo: boolean): boolean {
    this.#confronto.fit(partito, aFondo);
    const { peso, coperto } = this.#confronto;
    if (peso > NOMINATO) found.push({ partito, peso, coperto, prove: 0 });
    return isChiamato(this.#confronto);
  }

  /** Of the rest, most name a document, of somebody who is named too: a difference explains the amount. Spares looking further. */
  #findCitata(codici: readonly PartitoCandidato[]): boolean {
    const c = this.#c;
    const { perNumero, partiti, residui } = this.#f.partite;
    const named = perNumero.get(c.citazioni.numeri.find(({ forza }) => forza === FORTE)?.value ?? 0);
    if (!named || c.has(ACCONTO) || c.uguali.length > MAX_UGUALI) return false;
    if (named.length > MAX_PER_NUMERO) return false;
    const found = codici.map((one) => ({ ...one }));
    const citate: number[] = [];
    let plain = false;
    for (const partita of named) {
      const dovuto = residui[partita] ?? 0;
      if (!canExplain(c.importo, dovuto) || !explainDifferenza(c.importo, dovuto)) continue;
      const partito = partiti[partita] ?? 0;
      if (this.#addCitato(found, partito) && isConcorde(codici, partito)) plain = true;
      citate.push(partita);
    }
    if (!plain) return false;
    for (const partita of c.uguali) {
      const partito = partiti[partita] ?? 0;
      if (!hasPartito(found, partito)) this.#addNominato(found, partito, false);
    }
    found.sort(comparePeso);
    this.#reset(found);
    this.#singole.tryUguali();
    this.#singole.tryAll(citate);
    return this.#isChiaro();
  }

  /** Or several documents of one of the parties named, which come to the amount. */
  #findCitateInsieme(nomi: readonly PartitoCandidato[], codici: readonly PartitoCandidato[]): boolean {
    this.#reset(nomi);
    const cited = this.#citate.findLoro();
    let certain = false;
    for (const { partito, partite } of cited) {
      const chi = this.#candidati.of(partito);
      const plain = (chi.prove !== 0 || isChiamato(chi)) && isConcorde(codici, partito);
      if (this.#insiemi.findCitate(chi, partite) && plain) certain = true;
    }
    return certain;
  }

  /** `addNominato` for a party that a code may name already: its name then adds to it. */
  #addCitato(found: PartitoCandidato[], partito: number): boolean {
    const known = found.find((one) => one.partito === partito);
    if (!known) return this.#addNominato(found, partito, false);
    if (known.prove === 0) return isChiamato(known);
    if (known.coperto > 0) return true;
    this.#confronto.fit(partito, false);
    known.peso += Math.max(0, this.#confronto.peso);
    known.coperto = this.#confronto.coperto;
    return true;
  }

  /** Also the parties whose partite have the very amount, if their name is there or nearly: as plainly as another's, perhaps. */
  #withUguali(candidati: PartitoCandidato[]): readonly PartitoCandidato[] {
    const { partiti } = this.#f.partite;
    const { uguali } = this.#c;
    if (uguali.length > MAX_UGUALI) return candidati;
    const before = candidati.length;
    for (const partita of uguali) {
      const partito = partiti[partita] ?? 0;
      if (!hasPartito(candidati, partito)) this.#addNominato(candidati, partito, true);
    }
    if (candidati.length > before) candidati.sort(comparePeso);
    return candidati;
  }

  /** An amount that many partite have, when nothing likely was found: those of whoever is named, though badly. */
  #findComuni(): readonly Ipotesi[] {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    const quante = c.uguali.length;
    if (quante <= MAX_UGUALI || quante > MAX_COMUNI || c.has(ALTRO_GENERE)) return NESSUNA;
    const candidati = [...this.#candidati.lista];
    this.#guardati.start();
    for (const partita of c.uguali) {
      const partito = partiti[partita] ?? 0;
      if (!this.#guardati.add(partito) || this.#candidati.has(partito)) continue;
      this.#addNominato(candidati, partito, true);
    }
    this.#reset(candidati.sort(comparePeso));
    this.#singole.tryUguali(true);
    return this.#raccolta.finish();
  }

  /** Several partite together: of the parties named, or those whose numbers are named. */
  #findInsiemi(): void {
    const { lista } = this.#candidati;
    const cited = this.#citate.find();
    const best = lista[0]?.peso ?? 0;
    this.#guardati.start();
    for (let at = 0; at < lista.length && at < MAX_CERCATI; at += 1) {
      const chi = lista[at] ?? NESSUNO;
      if (chi.peso <= PARTITO_CERTO || chi.peso <= best - PARTITO_VICINO) continue;
      this.#guardati.add(chi.partito);
      this.#insiemi.findDi(chi, cited.find(({ partito }) => partito === chi.partito)?.partite ?? []);
    }
    for (const { partito, partite } of cited) {
      if (this.#guardati.has(partito)) continue;
      const chi = this.#candidati.of(partito);
      const ignoto = { partito, peso: this.#candidati.ignoto, coperto: 0, prove: 0 };
      this.#insiemi.findCitate(chi.partito < 0 ? ignoto : chi, partite);
    }
    this.#distinte.find();
  }
}
