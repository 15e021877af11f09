/** Finds the hypotheses of one movimento: the evident one first; else partite by all they are known by, alone and together. */
import { Candidati, perPeso, type Candidato } from './candidati.ts';
import { joinNomi, readCodici } from './chi.ts';
import { Citate } from './citate.ts';
import { Confronto } from './confronto.ts';
import { Contesto, type Fonti } from './contesto.ts';
import { Distinte } from './distinte.ts';
import { Insiemi } from './insiemi.ts';
import { isNominata, type Ipotesi } from './ipotesi.ts';
import { Nomi } from './nomi.ts';
import { ordina } from './ordina.ts';
import { GIRO, INSOLUTO, SENZA_DOCUMENTO, STORNO } from './parole.ts';
import { PARTITO, SCHEDA } from './partite.ts';
import { CHIARA, Raccolta } from './raccolta.ts';
import { Segni } from './segni.ts';
import { MAX_CERCATI, MAX_UGUALI, NOMINATO, Singole } from './singole.ts';

/** The partite of a party are put together when the text names it so plainly, and not much less than the first. */
const PARTITO_CERTO = 1.5;
const PARTITO_VICINO = 4;

/** More partite of one amount than this are never looked at one by one. */
const MAX_COMUNI = 400;
/** Words of a movimento that goes with another. */
const ALTRO_GENERE = GIRO | STORNO | INSOLUTO;
const NESSUNA: readonly Ipotesi[] = [];

/** One of so few: without a function for each question. */
function hasPartito(lista: readonly Candidato[], partito: number): boolean {
  for (let at = 0; at < lista.length; at += 1) if (lista[at]?.partito === partito) return true;
  return false;
}

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
    const { vocabolario, anagrafe, testi, partite, rifiutate } = fonti;
    const parti = Math.log(Math.max(1, partite.attivi));
    const soggetti = anagrafe.soggetti.length;
    this.#f = fonti;
    this.#c = new Contesto(fonti);
    this.#confronto = new Confronto(vocabolario, anagrafe, testi, fonti.movimenti.length);
    this.#nomi = new Nomi(vocabolario, anagrafe, this.#confronto);
    this.#candidati = new Candidati(soggetti, parti);
    this.#raccolta = new Raccolta(rifiutate, partite.quante);
    this.#singole = new Singole(this.#c, this.#candidati, this.#raccolta, parti);
    this.#citate = new Citate(this.#c, this.#candidati, soggetti);
    this.#insiemi = new Insiemi(this.#c, parti, this.#raccolta);
    this.#distinte = new Distinte(this.#c, parti, this.#insiemi);
    this.#guardati = new Segni(soggetti);
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidati(): readonly Candidato[] {
    return this.#candidati.lista;
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): readonly Ipotesi[] {
    const movimento = this.#f.movimenti[at];
    if (!movimento) return NESSUNA;
    const c = this.#c;
    c.start(at, movimento);
    this.#confronto.start(at);
    const codici = readCodici(c, movimento);
    if (this.#findEvidente(codici)) return this.#raccolta.finish();
    const known = movimento.id_soggetto !== null && movimento.id_soggetto !== undefined;
    this.#reset(this.#withUguali(joinNomi(this.#nomi, codici, known)));
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
  #reset(candidati: readonly Candidato[]): void {
    this.#candidati.reset(candidati, this.#confronto.haNome);
    this.#raccolta.start(this.#c.at, this.#candidati.nulla);
    this.#singole.start();
  }

  /** One partita explains it all, and no more than one document is named. */
  #isChiaro(): boolean {
    return this.#c.citazioni.forti <= 1 && this.#raccolta.isChiara();
  }

  /** Most movimenti: the very amount, of somebody whose name, number or code is there. Spares looking further. */
  #findEvidente(codici: readonly Candidato[]): boolean {
    const c = this.#c;
    const { partite } = this.#f;
    const { daUguale, aUguale } = c;
    if (aUguale === daUguale || aUguale - daUguale > MAX_UGUALI || c.citazioni.forti > 1) return false;
    const found = codici.slice();
    let plain = codici.length > 0;
    for (let at = daUguale; at < aUguale; at += 1) {
      const partita = partite.perImporto.righe[at] ?? 0;
      const partito = partite.schede[partita * SCHEDA + PARTITO] ?? 0;
      if (hasPartito(found, partito)) continue;
      c.documento(partita);
      const named = c.docCitata && c.docPeso > 4;
      this.#confronto.fit(partito, named);
      const { peso, coperto } = this.#confronto;
      if (peso > NOMINATO) found.push({ partito, peso, coperto, prove: 0 });
      if (named || (coperto > 0.75 && peso > 3.5)) plain = true;
    }
    if (!plain) return false;
    ordina(found, perPeso);
    this.#reset(found);
    this.#singole.tryUguali();
    return this.#isChiaro();
  }

  /** Also the parties whose partite have the very amount, if their name is there or nearly: as plainly as another's, perhaps. */
  #withUguali(candidati: Candidato[]): readonly Candidato[] {
    const { partite } = this.#f;
    const { daUguale, aUguale } = this.#c;
    if (aUguale - daUguale > MAX_UGUALI) return candidati;
    const before = candidati.length;
    for (let at = daUguale; at < aUguale; at += 1) {
      const partito = partite.partiti[partite.perImporto.righe[at] ?? 0] ?? 0;
      if (hasPartito(candidati, partito)) continue;
      this.#confronto.fit(partito, true);
      const { peso, coperto } = this.#confronto;
      if (peso > NOMINATO) candidati.push({ partito, peso, coperto, prove: 0 });
    }
    if (candidati.length > before) ordina(candidati, perPeso);
    return candidati;
  }

  /** An amount that many partite have, when nothing likely was found: those of whoever is named, though badly. */
  #findComuni(): readonly Ipotesi[] {
    const c = this.#c;
    const { perImporto, partiti } = this.#f.partite;
    const quante = c.aUguale - c.daUguale;
    if (quante <= MAX_UGUALI || quante > MAX_COMUNI || c.has(ALTRO_GENERE)) return NESSUNA;
    const candidati = [...this.#candidati.lista];
    this.#guardati.start();
    for (let at = c.daUguale; at < c.aUguale; at += 1) {
      const partito = partiti[perImporto.righe[at] ?? 0] ?? 0;
      if (!this.#guardati.add(partito) || this.#candidati.has(partito)) continue;
      this.#confronto.fit(partito, true);
      const { peso, coperto } = this.#confronto;
      if (peso > NOMINATO) candidati.push({ partito, peso, coperto, prove: 0 });
    }
    this.#reset(ordina(candidati, perPeso));
    this.#singole.tryUguali(true);
    return this.#raccolta.finish();
  }

  /** Several partite together: of the parties named, or those whose numbers are named. */
  #findInsiemi(): void {
    const { lista } = this.#candidati;
    const cited = this.#citate.find();
    const best = lista[0]?.peso ?? 0;
    for (const chi of lista.slice(0, MAX_CERCATI))
      if (chi.peso > PARTITO_CERTO && chi.peso > best - PARTITO_VICINO)
        this.#insiemi.findDi(chi, cited.find(({ partito }) => partito === chi.partito)?.partite ?? []);
    for (const { partito, partite } of cited) {
      const chi = this.#candidati.of(partito);
      if (chi.partito < 0)
        this.#insiemi.findCitate({ partito, peso: this.#candidati.ignoto, coperto: 0, prove: 0 }, partite);
      else if (chi.peso <= PARTITO_CERTO) this.#insiemi.findCitate(chi, partite);
    }
    this.#distinte.find();
  }
}
