/** One month on the conti of an azienda: the rows of each file in order, with the running saldo. */
import { toCentesimi } from '../importi.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Chance } from './random.ts';
import {
  makeOther,
  makeF24,
  makeGiroconto,
  makeSpeseBanca,
  makeStipendi,
  type Dipendente,
} from './others.ts';
import type { DocumentoDemo } from './documents.ts';
import { makePagamenti } from './pagamenti.ts';
import { makeRiga } from './row.ts';
import type { ContoDemo, RigaDemo } from './types.ts';

/** Below it the bank lends; above it the azienda saves. Cents. */
const MIN_SALDO = 500_000;
const SALDO_ALTO = 25_000_000;
const EASY_SALDO = 12_000_000;
const PASSO = 500_000;

/** One conto from month to month. */
export interface StatoConto {
  conto: ContoDemo;
  saldo: number;
  /** Cents saved (positive) or borrowed on invoices (negative). */
  accantonato: number;
}

interface MovimentiContext {
  chance: Chance;
  calendar: DemoCalendar;
  mese: Mese;
  conti: readonly StatoConto[];
  dipendenti: readonly Dipendente[];
}

/** The rows of each conto while they are being chosen, and the room that is left. */
class Pages {
  readonly righe: RigaDemo[][];
  readonly free: number[];

  constructor(count: readonly number[]) {
    this.righe = count.map(() => []);
    this.free = [...count];
  }

  put(conto: number, ...rows: RigaDemo[]): void {
    const room = rows.slice(0, this.free[conto] ?? 0);
    this.righe[conto]?.push(...room);
    this.free[conto] = (this.free[conto] ?? 0) - room.length;
  }

  get posti(): number {
    return this.free.reduce((left, right) => left + right, 0);
  }

  /** Chooses a conto with room, in proportion to its room. */
  choose(chance: Chance): number {
    let place = chance.drawInteger(0, this.posti - 1);
    return this.free.findIndex((room) => (place -= room) < 0);
  }
}

/** Exactly `count[at]` rows for the conto at `at`, and the documents that are still to be paid. */
export function makeMovimenti(
  ctx: MovimentiContext,
  count: readonly number[],
  stillOpen: readonly DocumentoDemo[],
): { perConto: RigaDemo[][]; remaining: DocumentoDemo[] } {
  const { chance, calendar, mese, conti } = ctx;
  // One row of each larger file is kept for the bank's credit, see `balance`.
  const reserved = count.map((rows) => (rows >= 6 ? 1 : 0));
  const pages = new Pages(count.map((rows, at) => rows - (reserved[at] ?? 0)));
  putFixed(ctx, pages);
  const posti = Math.floor(pages.posti * 0.75);
  const { righe, remaining } = makePagamenti({ chance, calendar, mese, posti }, stillOpen);
  for (const riga of righe) pages.put(pages.choose(chance), riga);
  for (const at of conti.keys())
    while ((pages.free[at] ?? 0) > 0) pages.put(at, makeOther(chance, mese, calendar));
  const perConto = conti.map((state, at) => {
    const ordinate = sort(pages.righe[at] ?? [], chance);
    return close(state, reserved[at] === 1 ? balance(state, ordinate, ctx) : ordinate);
  });
  return { perConto, remaining };
}

function putFixed({ chance, mese, conti, dipendenti }: MovimentiContext, pages: Pages): void {
  for (const at of conti.keys()) if ((pages.free[at] ?? 0) >= 10) pages.put(at, ...makeSpeseBanca(mese));
  const first = pages.free[0] ?? 0;
  if (first >= 10) {
    pages.put(0, ...makeF24(chance, mese, Math.min(6, Math.ceil(first / 80))));
    pages.put(0, ...makeStipendi(chance, mese, dipendenti.slice(0, Math.floor(first / 10))));
  }
  for (let other = 1; other < conti.length; other++) {
    const count = Math.floor(
      Math.min(pages.free[0] ?? 0, pages.free[other] ?? 0) * 0.02 + chance.drawFraction(),
    );
    for (let made = 0; made < count; made++) putGiroconto(chance, mese, conti, pages, other);
  }
}

/** A transfer from the richer conto to the poorer: both files get their side, or none does. */
function putGiroconto(
  chance: Chance,
  month: Mese,
  conti: readonly StatoConto[],
  pages: Pages,
  other: number,
): void {
  const [one, due] = [conti[0], conti[other]];
  if (!one || !due || (pages.free[0] ?? 0) < 1 || (pages.free[other] ?? 0) < 1) return;
  const [from, a] = one.saldo >= due.saldo ? [0, other] : [other, 0];
  const [leaves, incoming] = makeGiroconto(
    chance.choose(month.lavorativi),
    from === 0 ? one.conto : due.conto,
    a === 0 ? one.conto : due.conto,
    100_000 * chance.drawInteger(2, 25),
  );
  pages.put(from, leaves);
  pages.put(a, incoming);
}

/** By day; within a day in random order, as a bank books. */
const sort = (righe: RigaDemo[], chance: Chance): RigaDemo[] =>
  righe
    .map((riga) => ({ riga, key: chance.drawFraction() }))
    .sort((one, other) =>
      one.riga.data < other.riga.data ? -1 : one.riga.data > other.riga.data ? 1 : one.key - other.key,
    )
    .map(({ riga }) => riga);

const round = (amount: number): number => Math.ceil(amount / PASSO) * PASSO;

/**
 * Adds the row that keeps the conto believable: credit on the first business day if the balance would fall below the
 * minimum; savings (or credit that is returned) on the last if too much is left.
 */
function balance(
  state: StatoConto,
  righe: RigaDemo[],
  { chance, mese, calendar }: MovimentiContext,
): RigaDemo[] {
  let saldo = state.saldo;
  let min = saldo;
  for (const { importo } of righe) {
    saldo += importo;
    min = Math.min(min, saldo);
  }
  const [first] = mese.lavorativi;
  const last = mese.lavorativi.at(-1);
  if (first !== undefined && min < MIN_SALDO) {
    const importo = round(EASY_SALDO / 4 - min);
    const descrizione =
      state.accantonato >= importo
        ? 'SVINCOLO TIME DEPOSIT'
        : `EROGAZIONE ANTICIPO FATTURE N. ${chance.drawDigits(6)}`;
    state.accantonato -= importo;
    return [makeRiga({ data: first, causale: '15 FINANZIAMENTI', descrizione, importo }), ...righe];
  }
  if (last !== undefined && saldo > SALDO_ALTO) {
    const importo = round(saldo - EASY_SALDO);
    const descrizione = state.accantonato < 0 ? 'RIENTRO ANTICIPO FATTURE' : 'COSTITUZIONE TIME DEPOSIT';
    state.accantonato += importo;
    return [...righe, makeRiga({ data: last, causale: '15 FINANZIAMENTI', descrizione, importo: -importo })];
  }
  return sort([...righe, makeOther(chance, mese, calendar)], chance);
}

/** Sets the running saldo and updates the conto. */
function close(state: StatoConto, righe: RigaDemo[]): RigaDemo[] {
  for (const riga of righe) {
    state.saldo += riga.importo;
    riga.saldo = toCentesimi(state.saldo);
  }
  return righe;
}
