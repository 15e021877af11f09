/** Finds the hypotheses of one movimento: the evident one first; else partite by all they are known by, alone and together. */
import { Candidati, type Candidato } from './candidati.ts';
import { joinNomi, readCodici } from './chi.ts';
import { Citate } from './citate.ts';
import { Contesto, type Fonti } from './contesto.ts';
import { Distinte } from './distinte.ts';
import { Insiemi } from './insiemi.ts';
import type { Ipotesi } from './ipotesi.ts';
import { Nomi } from './nomi.ts';
import { Raccolta } from './raccolta.ts';
import { MAX_CERCATI, MAX_UGUALI, NOMINATO, Singole } from './singole.ts';

/** The partite of a party are put together when the text names it so plainly, and not much less than the first. */
const PARTITO_CERTO = 1.5;
const PARTITO_VICINO = 4;
/** A name so plainly there that no other is looked for. */
const NOME_CERTO = 7;

export class Generatore {
  readonly #f: Fonti;
  readonly #c: Contesto;
  readonly #nomi: Nomi;
  readonly #candidati: Candidati;
  readonly #raccolta: Raccolta;
  readonly #singole: Singole;
  readonly #citate: Citate;
  readonly #insiemi: Insiemi;
  readonly #distinte: Distinte;

  constructor(fonti: Fonti) {
    const { vocabolario, anagrafe, testi, partite, rifiutate } = fonti;
    const parti = Math.log(Math.max(1, partite.attivi));
    const soggetti = anagrafe.soggetti.length;
    this.#f = fonti;
    this.#c = new Contesto(fonti);
    this.#nomi = new Nomi(vocabolario, anagrafe, testi, fonti.movimenti.length);
    this.#candidati = new Candidati(soggetti, parti);
    this.#raccolta = new Raccolta(rifiutate, partite.quante);
    this.#singole = new Singole(this.#c, this.#candidati, this.#raccolta, parti);
    this.#citate = new Citate(this.#c, this.#candidati, soggetti);
    this.#insiemi = new Insiemi(this.#c, parti, this.#raccolta);
    this.#distinte = new Distinte(this.#c, parti, this.#insiemi);
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidati(): readonly Candidato[] {
    return this.#candidati.lista;
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): Ipotesi[] {
    const movimento = this.#f.movimenti[at];
    if (!movimento) return [];
    const c = this.#c;
    c.start(at, movimento);
    this.#nomi.start(at);
    const codici = readCodici(c, movimento);
    if (this.#findEvidente(codici)) return this.#raccolta.finish();
    const known = movimento.id_soggetto !== null && movimento.id_soggetto !== undefined;
    this.#reset(this.#withUguali(joinNomi(this.#nomi, codici, known)));
    this.#singole.find();
    if (!this.#isChiaro()) this.#findInsiemi();
    return this.#raccolta.finish();
  }

  /** Starts over with these candidates. */
  #reset(candidati: readonly Candidato[]): void {
    this.#candidati.reset(candidati, this.#nomi.haNome);
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
    const equal = partite.perImporto.get(c.importo);
    if (!equal || equal.length > MAX_UGUALI || c.citazioni.forti > 1) return false;
    const found = codici.slice();
    let plain = codici.length > 0;
    for (const partita of equal) {
      const partito = partite.partiti[partita] ?? 0;
      if (found.some((one) => one.partito === partito)) continue;
      c.documento(partita);
      const named = c.docCitata && c.docPeso > 4;
      this.#nomi.fit(partito, named);
      const { peso, coperto } = this.#nomi;
      if (peso > NOMINATO) found.push({ partito, peso, coperto, prove: 0 });
      if (named || (coperto > 0.75 && peso > 3.5)) plain = true;
    }
    if (!plain) return false;
    if (found.length > 1) found.sort((a, b) => b.peso - a.peso || a.partito - b.partito);
    this.#reset(found);
    this.#singole.tryAll(equal);
    return this.#isChiaro();
  }

  /** Where no name is plainly there, also the parties whose partite have the very amount and whose name is nearly there. */
  #withUguali(candidati: Candidato[]): readonly Candidato[] {
    const { partite } = this.#f;
    const equal = partite.perImporto.get(this.#c.importo);
    if (!equal || equal.length > MAX_UGUALI || (candidati[0]?.peso ?? 0) > NOME_CERTO) return candidati;
    const before = candidati.length;
    for (const partita of equal) {
      const partito = partite.partiti[partita] ?? 0;
      if (candidati.some((one) => one.partito === partito)) continue;
      this.#nomi.fit(partito, true);
      const { peso, coperto } = this.#nomi;
      if (peso > NOMINATO) candidati.push({ partito, peso, coperto, prove: 0 });
    }
    if (candidati.length > before) candidati.sort((a, b) => b.peso - a.peso || a.partito - b.partito);
    return candidati;
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
