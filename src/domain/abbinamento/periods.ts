/** Weighs whether a partita is of the month or the instalment that a text names. */
import { COMPETENZE, toMese, readCompetenze, type Competenze } from './months.ts';
import { MESE_CITATO, RATA_CITATA } from './hypothesis.ts';
import type { Partite } from './partite.ts';
import { makePlaces } from './places.ts';
import { splitTesto } from './text.ts';
import { CAMPO_TESTO, PAROLA, Tokens } from './tokens.ts';
import type { PartitaDaAbbinare } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

const NESSUNA: readonly number[] = [];
const NIENTE: Competenze = { mesi: [], rata: 0, rate: 0 };
/** The description of the partita names this very month or instalment, or another one. */
const SCRITTO = 4;
const ALTRO_SCRITTO = -4;
/** The partita was issued, or is due, in that month, or in another one. */
const EMESSA = 2.2;
const SCADE = 1.8;
const ENTRAMBE = 3;
const ALTRO_MESE = -1.5;
/** The partita has this place among the instalments of its document. */
const BY_PLACE = 3.5;

export class Periodi {
  readonly #vocabulary: Vocabolario;
  readonly #righe: readonly PartitaDaAbbinare[];
  readonly #partite: Partite;
  /** What each description names, read when it is first needed. */
  readonly #letti: (Competenze | undefined)[];
  /** The tokens of the description that was read last. */
  readonly #tokens = new Tokens();
  peso = 0;
  prove = 0;

  constructor(vocabulary: Vocabolario, righe: readonly PartitaDaAbbinare[], partite: Partite) {
    this.#vocabulary = vocabulary;
    this.#righe = righe;
    this.#partite = partite;
    this.#letti = makePlaces(partite.quante);
  }

  /** Weighs a partita against what a text names; sets `peso` and `prove`. */
  weigh({ mesi, rata, rate }: Competenze, partita: number): void {
    this.peso = 0;
    this.prove = 0;
    const own = this.#of(partita);
    if (mesi.length > 0) this.#weighMesi(mesi, own, partita);
    if (rata > 0) this.#weighRata(rata, rate, own, partita);
  }

  #weighMesi(months: readonly number[], own: Competenze, partita: number): void {
    const riga = this.#righe[partita];
    if (!riga) return;
    if (own.mesi.length > 0) {
      const same = own.mesi.some((month) => months.includes(month));
      this.peso += same ? SCRITTO : ALTRO_SCRITTO;
      if (same) this.prove |= MESE_CITATO;
      return;
    }
    const issued = months.includes(toMese(riga.data_documento ?? riga.data));
    const expires = months.includes(toMese(riga.scadenza));
    this.peso += issued ? (expires ? ENTRAMBE : EMESSA) : expires ? SCADE : ALTRO_MESE;
    if (issued || expires) this.prove |= MESE_CITATO;
  }

  #weighRata(instalment: number, rate: number, own: Competenze, partita: number): void {
    if (own.rata > 0) {
      const same = own.rata === instalment && (own.rate === 0 || rate === 0 || own.rate === rate);
      this.peso += same ? SCRITTO : ALTRO_SCRITTO;
      if (same) this.prove |= RATA_CITATA;
      return;
    }
    const { numeri, partiti, perPartito, scadenze } = this.#partite;
    const number = numeri[partita] ?? -1;
    if (number <= 0) return;
    // The partite of a party are ordered by due date, and so are the instalments of one document.
    const all = perPartito[partiti[partita] ?? -1] ?? NESSUNA;
    let count = 0;
    let place = 0;
    let before = Number.NaN;
    let even = false;
    for (let at = 0; at < all.length; at += 1) {
      const other = all[at] ?? 0;
      if (numeri[other] !== number) continue;
      const day = scadenze[other] ?? Number.NaN;
      even ||= count > 0 && Object.is(day, before);
      before = day;
      count += 1;
      if (other === partita) place = count;
    }
    // Two partite that are due on one day are no instalments of one another: their order says nothing.
    if (count < 2 || (rate > 0 && rate !== count) || even) return;
    const same = place === instalment;
    this.peso += same ? BY_PLACE : -BY_PLACE;
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
    const surroundings = toMese(riga?.data_documento ?? riga?.data ?? riga?.scadenza);
    if (!text || surroundings < 0) return NIENTE;
    const vocabulary = this.#vocabulary;
    const tokens = this.#tokens;
    tokens.clear();
    let kinds = 0;
    splitTesto(text, (kind, before, letters) => {
      const value = kind === PAROLA ? vocabulary.wordOf(letters) : Number(letters);
      if (kind === PAROLA) kinds |= vocabulary.classi[value] ?? 0;
      tokens.add(kind, before, value, letters.length, CAMPO_TESTO);
    });
    if ((kinds & COMPETENZE) === 0) return NIENTE;
    return readCompetenze({ tokens, da: 0, a: tokens.count }, vocabulary, surroundings);
  }
}
