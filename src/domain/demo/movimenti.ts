/** A month on the conti of an azienda: which rows each file holds, in order, with the running saldo. */
import { toCentesimi } from '../importi.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Caso } from './random.ts';
import {
  makeDiverso,
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

/** Below it the bank lends; above it the azienda puts money aside. Cents. */
const SALDO_MINIMO = 500_000;
const SALDO_ALTO = 25_000_000;
const SALDO_COMODO = 12_000_000;
const PASSO = 500_000;

/** One conto as the months go by. */
export interface StatoConto {
  conto: ContoDemo;
  saldo: number;
  /** Cents put aside (positive) or borrowed on invoices (negative). */
  accantonato: number;
}

export interface ContestoMovimenti {
  caso: Caso;
  calendario: DemoCalendar;
  mese: Mese;
  conti: readonly StatoConto[];
  dipendenti: readonly Dipendente[];
}

/** The rows of each conto while they are being found, and the room that is left. */
class Pagine {
  readonly righe: RigaDemo[][];
  readonly liberi: number[];

  constructor(quanti: readonly number[]) {
    this.righe = quanti.map(() => []);
    this.liberi = [...quanti];
  }

  metti(conto: number, ...rows: RigaDemo[]): void {
    const room = rows.slice(0, this.liberi[conto] ?? 0);
    this.righe[conto]?.push(...room);
    this.liberi[conto] = (this.liberi[conto] ?? 0) - room.length;
  }

  get posti(): number {
    return this.liberi.reduce((left, right) => left + right, 0);
  }

  /** A conto with room, each with a chance in proportion to it. */
  scegli(caso: Caso): number {
    let place = caso.intero(0, this.posti - 1);
    return this.liberi.findIndex((room) => (place -= room) < 0);
  }
}

/** Exactly `quanti[i]` rows for conto `i`, and the documents still to be paid afterwards. */
export function makeMovimenti(
  ctx: ContestoMovimenti,
  quanti: readonly number[],
  aperti: readonly DocumentoDemo[],
): { perConto: RigaDemo[][]; restano: DocumentoDemo[] } {
  const { caso, calendario, mese, conti } = ctx;
  // One row of each larger file is kept for the bank's credit, see `equilibra`.
  const riservate = quanti.map((rows) => (rows >= 6 ? 1 : 0));
  const pagine = new Pagine(quanti.map((rows, at) => rows - (riservate[at] ?? 0)));
  mettiFissi(ctx, pagine);
  const posti = Math.floor(pagine.posti * 0.75);
  const { righe, restano } = makePagamenti({ caso, calendario, mese, posti }, aperti);
  for (const riga of righe) pagine.metti(pagine.scegli(caso), riga);
  for (const at of conti.keys())
    while ((pagine.liberi[at] ?? 0) > 0) pagine.metti(at, makeDiverso(caso, mese, calendario));
  const perConto = conti.map((stato, at) => {
    const ordinate = ordina(pagine.righe[at] ?? [], caso);
    return chiudi(stato, riservate[at] === 1 ? equilibra(stato, ordinate, ctx) : ordinate);
  });
  return { perConto, restano };
}

function mettiFissi({ caso, mese, conti, dipendenti }: ContestoMovimenti, pagine: Pagine): void {
  for (const at of conti.keys())
    if ((pagine.liberi[at] ?? 0) >= 10) pagine.metti(at, ...makeSpeseBanca(mese));
  const primo = pagine.liberi[0] ?? 0;
  if (primo >= 10) {
    pagine.metti(0, ...makeF24(caso, mese, Math.min(6, Math.ceil(primo / 80))));
    pagine.metti(0, ...makeStipendi(caso, mese, dipendenti.slice(0, Math.floor(primo / 10))));
  }
  for (let altro = 1; altro < conti.length; altro++) {
    const quanti = Math.floor(
      Math.min(pagine.liberi[0] ?? 0, pagine.liberi[altro] ?? 0) * 0.02 + caso.frazione(),
    );
    for (let made = 0; made < quanti; made++) mettiGiroconto(caso, mese, conti, pagine, altro);
  }
}

/** From the richer of the two to the poorer; both files get their side or none does. */
function mettiGiroconto(
  caso: Caso,
  mese: Mese,
  conti: readonly StatoConto[],
  pagine: Pagine,
  altro: number,
): void {
  const [uno, due] = [conti[0], conti[altro]];
  if (!uno || !due || (pagine.liberi[0] ?? 0) < 1 || (pagine.liberi[altro] ?? 0) < 1) return;
  const [da, a] = uno.saldo >= due.saldo ? [0, altro] : [altro, 0];
  const [esce, entra] = makeGiroconto(
    caso.scegli(mese.lavorativi),
    da === 0 ? uno.conto : due.conto,
    a === 0 ? uno.conto : due.conto,
    100_000 * caso.intero(2, 25),
  );
  pagine.metti(da, esce);
  pagine.metti(a, entra);
}

/** By day; within a day in the order of chance, as a bank books. */
function ordina(righe: RigaDemo[], caso: Caso): RigaDemo[] {
  return righe
    .map((riga) => ({ riga, key: caso.frazione() }))
    .sort((one, other) =>
      one.riga.data < other.riga.data ? -1 : one.riga.data > other.riga.data ? 1 : one.key - other.key,
    )
    .map(({ riga }) => riga);
}

const arrotonda = (amount: number): number => Math.ceil(amount / PASSO) * PASSO;

/**
 * Adds the one row that keeps the conto believable: credit on the first business day when the month would
 * go below the minimum, money put aside (or credit given back) on the last when too much is left.
 */
function equilibra(
  stato: StatoConto,
  righe: RigaDemo[],
  { caso, mese, calendario }: ContestoMovimenti,
): RigaDemo[] {
  let saldo = stato.saldo;
  let minimo = saldo;
  for (const { importo } of righe) {
    saldo += importo;
    minimo = Math.min(minimo, saldo);
  }
  const [primo] = mese.lavorativi;
  const ultimo = mese.lavorativi.at(-1);
  if (primo !== undefined && minimo < SALDO_MINIMO) {
    const importo = arrotonda(SALDO_COMODO / 4 - minimo);
    const descrizione =
      stato.accantonato >= importo
        ? 'SVINCOLO TIME DEPOSIT'
        : `EROGAZIONE ANTICIPO FATTURE N. ${caso.cifre(6)}`;
    stato.accantonato -= importo;
    return [makeRiga({ data: primo, causale: '15 FINANZIAMENTI', descrizione, importo }), ...righe];
  }
  if (ultimo !== undefined && saldo > SALDO_ALTO) {
    const importo = arrotonda(saldo - SALDO_COMODO);
    const descrizione = stato.accantonato < 0 ? 'RIENTRO ANTICIPO FATTURE' : 'COSTITUZIONE TIME DEPOSIT';
    stato.accantonato += importo;
    return [
      ...righe,
      makeRiga({ data: ultimo, causale: '15 FINANZIAMENTI', descrizione, importo: -importo }),
    ];
  }
  return ordina([...righe, makeDiverso(caso, mese, calendario)], caso);
}

/** Writes the running saldo and moves the conto on. */
function chiudi(stato: StatoConto, righe: RigaDemo[]): RigaDemo[] {
  for (const riga of righe) {
    stato.saldo += riga.importo;
    riga.saldo = toCentesimi(stato.saldo);
  }
  return righe;
}
