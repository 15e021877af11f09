/** Weighs whether a partita is of the month or the instalment that a text names. */
import { COMPETENZE, toMonth, readCompetenze, type Competenze } from './months.ts';
import { CITED_MONTH, CITED_RATA } from './hypothesis.ts';
import type { Partite } from './partite.ts';
import { makePlaces } from './places.ts';
import { splitText } from './text.ts';
import { FIELD_TEXT, WORD, Tokens } from './tokens.ts';
import type { PartitaToMatch } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

const NONE: readonly number[] = [];
const NOTHING: Competenze = { months: [], rata: 0, rate: 0 };
/** The description of the partita names this very month or instalment, or another one. */
const WRITTEN = 4;
const OTHER_WRITTEN = -4;
/** The partita was issued, or is due, in that month, or in another one. */
const ISSUED = 2.2;
const FALLS_DUE = 1.8;
const BOTH = 3;
const OTHER_MONTH = -1.5;
/** The partita has this place among the instalments of its document. */
const BY_PLACE = 3.5;

export class Periods {
  readonly #vocabulary: Vocabulary;
  readonly #righe: readonly PartitaToMatch[];
  readonly #partite: Partite;
  /** What each description names, read when it is first needed. */
  readonly #parsed: (Competenze | undefined)[];
  /** The tokens of the description that was read last. */
  readonly #tokens = new Tokens();
  weight = 0;
  evidence = 0;

  constructor(vocabulary: Vocabulary, righe: readonly PartitaToMatch[], partite: Partite) {
    this.#vocabulary = vocabulary;
    this.#righe = righe;
    this.#partite = partite;
    this.#parsed = makePlaces(partite.count);
  }

  /** Weighs a partita against what a text names; sets `weight` and `evidence`. */
  weigh({ months, rata, rate }: Competenze, partita: number): void {
    this.weight = 0;
    this.evidence = 0;
    const own = this.#of(partita);
    if (months.length > 0) this.#weighMonths(months, own, partita);
    if (rata > 0) this.#weighRata(rata, rate, own, partita);
  }

  #weighMonths(months: readonly number[], own: Competenze, partita: number): void {
    const riga = this.#righe[partita];
    if (!riga) return;
    if (own.months.length > 0) {
      const same = own.months.some((month) => months.includes(month));
      this.weight += same ? WRITTEN : OTHER_WRITTEN;
      if (same) this.evidence |= CITED_MONTH;
      return;
    }
    const issued = months.includes(toMonth(riga.data_documento ?? riga.data));
    const expires = months.includes(toMonth(riga.scadenza));
    this.weight += issued ? (expires ? BOTH : ISSUED) : expires ? FALLS_DUE : OTHER_MONTH;
    if (issued || expires) this.evidence |= CITED_MONTH;
  }

  #weighRata(instalment: number, rate: number, own: Competenze, partita: number): void {
    if (own.rata > 0) {
      const same = own.rata === instalment && (own.rate === 0 || rate === 0 || own.rate === rate);
      this.weight += same ? WRITTEN : OTHER_WRITTEN;
      if (same) this.evidence |= CITED_RATA;
      return;
    }
    const { numbers, parties, byParty, scadenze } = this.#partite;
    const number = numbers[partita] ?? -1;
    if (number <= 0) return;
    // The partite of a party are ordered by due date, and so are the instalments of one document.
    const all = byParty[parties[partita] ?? -1] ?? NONE;
    let count = 0;
    let place = 0;
    let before = Number.NaN;
    let even = false;
    for (let at = 0; at < all.length; at += 1) {
      const other = all[at] ?? 0;
      if (numbers[other] !== number) continue;
      const day = scadenze[other] ?? Number.NaN;
      even ||= count > 0 && Object.is(day, before);
      before = day;
      count += 1;
      if (other === partita) place = count;
    }
    // Two partite that are due on one day are no instalments of one another: their order says nothing.
    if (count < 2 || (rate > 0 && rate !== count) || even) return;
    const same = place === instalment;
    this.weight += same ? BY_PLACE : -BY_PLACE;
    if (same) this.evidence |= CITED_RATA;
  }

  #of(partita: number): Competenze {
    const known = this.#parsed[partita];
    if (known) return known;
    const found = this.#read(this.#righe[partita]);
    this.#parsed[partita] = found;
    return found;
  }

  #read(riga: PartitaToMatch | undefined): Competenze {
    const text = riga?.descrizione;
    const surroundings = toMonth(riga?.data_documento ?? riga?.data ?? riga?.scadenza);
    if (!text || surroundings < 0) return NOTHING;
    const vocabulary = this.#vocabulary;
    const tokens = this.#tokens;
    tokens.clear();
    let kinds = 0;
    splitText(text, (kind, before, letters) => {
      const value = kind === WORD ? vocabulary.wordOf(letters) : Number(letters);
      if (kind === WORD) kinds |= vocabulary.classes[value] ?? 0;
      tokens.add(kind, before, value, letters.length, FIELD_TEXT);
    });
    if ((kinds & COMPETENZE) === 0) return NOTHING;
    return readCompetenze({ tokens, from: 0, to: tokens.count }, vocabulary, surroundings);
  }
}
