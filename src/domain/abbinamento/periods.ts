/** Whether a partita is of the month or the instalment that a text names. */
import { COMPETENZE, toMese, readCompetenze, type Competenze } from './months.ts';
import { MESE_CITATO, RATA_CITATA } from './hypothesis.ts';
import type { Partite } from './partite.ts';
import { makePosti } from './places.ts';
import { PAROLA } from './text.ts';
import type { PartitaDaAbbinare } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

const NESSUNA: readonly number[] = [];
const NIENTE: Competenze = { mesi: [], rata: 0, rate: 0 };
/** The description of the partita names the very month or instalment, or another. */
const SCRITTO = 4;
const ALTRO_SCRITTO = -4;
/** It was written, or falls due, in that month; or in another. */
const EMESSA = 2.2;
const SCADE = 1.8;
const ENTRAMBE = 3;
const ALTRO_MESE = -1.5;
/** By its place among the instalments of its document. */
const PER_POSTO = 3.5;

export class Periodi {
  readonly #vocabolario: Vocabolario;
  readonly #righe: readonly PartitaDaAbbinare[];
  readonly #partite: Partite;
  /** What each description names, read when it is first asked for. */
  readonly #letti: (Competenze | undefined)[];
  peso = 0;
  prove = 0;

  constructor(vocabolario: Vocabolario, righe: readonly PartitaDaAbbinare[], partite: Partite) {
    this.#vocabolario = vocabolario;
    this.#righe = righe;
    this.#partite = partite;
    this.#letti = makePosti(partite.quante);
  }

  /** Weighs a partita against what a text names, into `peso` and `prove`. */
  weigh({ mesi, rata, rate }: Competenze, partita: number): void {
    this.peso = 0;
    this.prove = 0;
    const own = this.#of(partita);
    if (mesi.length > 0) this.#weighMesi(mesi, own, partita);
    if (rata > 0) this.#weighRata(rata, rate, own, partita);
  }

  #weighMesi(mesi: readonly number[], own: Competenze, partita: number): void {
    const riga = this.#righe[partita];
    if (!riga) return;
    if (own.mesi.length > 0) {
      const same = own.mesi.some((mese) => mesi.includes(mese));
      this.peso += same ? SCRITTO : ALTRO_SCRITTO;
      if (same) this.prove |= MESE_CITATO;
      return;
    }
    const emessa = mesi.includes(toMese(riga.data_documento ?? riga.data));
    const scade = mesi.includes(toMese(riga.scadenza));
    this.peso += emessa ? (scade ? ENTRAMBE : EMESSA) : scade ? SCADE : ALTRO_MESE;
    if (emessa || scade) this.prove |= MESE_CITATO;
  }

  #weighRata(rata: number, rate: number, own: Competenze, partita: number): void {
    if (own.rata > 0) {
      const same = own.rata === rata && (own.rate === 0 || rate === 0 || own.rate === rate);
      this.peso += same ? SCRITTO : ALTRO_SCRITTO;
      if (same) this.prove |= RATA_CITATA;
      return;
    }
    const { numeri, partiti, perPartito, scadenze } = this.#partite;
    const numero = numeri[partita] ?? -1;
    if (numero <= 0) return;
    // Partite of a party stand by due date: so do the instalments of one document.
    const all = perPartito[partiti[partita] ?? -1] ?? NESSUNA;
    let quante = 0;
    let posto = 0;
    let prima = Number.NaN;
    let pari = false;
    for (let at = 0; at < all.length; at += 1) {
      const other = all[at] ?? 0;
      if (numeri[other] !== numero) continue;
      const day = scadenze[other] ?? Number.NaN;
      pari ||= quante > 0 && Object.is(day, prima);
      prima = day;
      quante += 1;
      if (other === partita) posto = quante;
    }
    // Two that fall due on one day are no instalments of one another: their order says nothing.
    if (quante < 2 || (rate > 0 && rate !== quante) || pari) return;
    const same = posto === rata;
    this.peso += same ? PER_POSTO : -PER_POSTO;
    if (same) this.prove |= RATA_CITATA;
  }

  #of(partita: number): Competenze {
    const known = this.#letti[partita];
    if (known) return known;
    const found = this.#read(this.#righe[partita]);
    this.#letti[partita] = found;
    return found;
  }

  #read(riga: PartitaDaAbbinare | undefined): Competenze {
    const text = riga?.descrizione;
    const intorno = toMese(riga?.data_documento ?? riga?.data ?? riga?.scadenza);
    if (!text || intorno < 0) return NIENTE;
    const { scanner, classi } = this.#vocabolario;
    scanner.scan(text);
    const { tokens } = scanner;
    let kinds = 0;
    for (const one of tokens) {
      // What a partita says is all text (`CAMPO_TESTO`), as tokens are before they are given a field.
      if (one.kind !== PAROLA) continue;
      one.value = this.#vocabolario.wordOf(one.text);
      kinds |= classi[one.value] ?? 0;
    }
    if ((kinds & COMPETENZE) === 0) return NIENTE;
    return readCompetenze({ tokens, da: 0, a: tokens.length }, this.#vocabolario, intorno);
  }
}
