/**
 * The prima nota: each movimento, and each payment that no bank saw, as a double entry. Dare = avere in every
 * registration, and so in the whole. Amounts are cents, without sign on both sides.
 */

/** `banca`: a conto; `voce`: a voce of the chart; `ruolo`: the voce with that role. */
export type ContoPrimaNota =
  | { readonly tipo: 'banca'; readonly id: number }
  | { readonly tipo: 'voce'; readonly id: number }
  | { readonly tipo: 'ruolo'; readonly ruolo: string; readonly soggetto: string | null };

/** One fact to register. `parti` is what explains it; the rest goes to the suspense account. */
export interface Fatto {
  readonly data: string;
  readonly descrizione: string;
  readonly riferimento: string | null;
  readonly id_movimento: number | null;
  readonly id_pagamento: number | null;
  readonly divisa: string;
  /** Where the money is: dare if it comes in. */
  readonly denaro: ContoPrimaNota;
  /** Signed: positive is money in. */
  readonly importo: number;
  /** What each part explains; signed as the money. */
  readonly parti: readonly { conto: ContoPrimaNota; importo: number; descrizione: string }[];
}

interface RigaPrimaNota {
  readonly conto: ContoPrimaNota;
  readonly dare: number;
  readonly avere: number;
  readonly descrizione: string;
}

interface Registrazione extends Omit<Fatto, 'parti' | 'denaro' | 'importo'> {
  /** From 1, in the order of the days. */
  readonly numero: number;
  readonly righe: readonly RigaPrimaNota[];
}

const sideOf = (conto: ContoPrimaNota, amount: number, descrizione: string): RigaPrimaNota => ({
  conto,
  dare: amount > 0 ? amount : 0,
  avere: amount < 0 ? -amount : 0,
  descrizione,
});

/** The account for what nothing explains yet. */
const SOSPESI: ContoPrimaNota = { tipo: 'ruolo', ruolo: 'sospesi', soggetto: null };

/**
 * The facts by day (those of one day in the given order), each with its lines, the money first. A part of zero, or a
 * fact of zero, has no line.
 */
export function makePrimaNota(made: readonly Fatto[]): Registrazione[] {
  const inOrder = made
    .map((fatto, at) => ({ fatto, at }))
    .sort((one, other) =>
      one.fatto.data < other.fatto.data ? -1 : one.fatto.data > other.fatto.data ? 1 : one.at - other.at,
    );
  const registrazioni: Registrazione[] = [];
  for (const { fatto } of inOrder) {
    const { denaro, importo, parti, ...testa } = fatto;
    const explained = parti.reduce((sum, part) => sum + part.importo, 0);
    const righe = [
      sideOf(denaro, importo, fatto.descrizione),
      ...parti.map((part) => sideOf(part.conto, -part.importo, part.descrizione)),
      sideOf(SOSPESI, explained - importo, 'Da spiegare'),
    ].filter(({ dare, avere }) => dare !== 0 || avere !== 0);
    if (righe.length > 0) registrazioni.push({ ...testa, numero: registrazioni.length + 1, righe });
  }
  return registrazioni;
}

/**
 * Splits parts over several amounts in order: each amount is explained to the cent, and no part is used twice. Parts of
 * the other side (a credit note, a withholding) go with the last amount, which they reduce. Null if the amounts are not
 * all on one side, or if the parts do not add up to them.
 */
export function splitParti<P extends { readonly importo: number }>(
  parts: readonly P[],
  importi: readonly number[],
): P[][] | null {
  const side = Math.sign(importi[0] ?? 0);
  if (side === 0 || importi.some((importo) => Math.sign(importo) !== side)) return null;
  const queue = parts.filter(({ importo }) => Math.sign(importo) === side);
  const others = parts.filter(({ importo }) => Math.sign(importo) === -side);
  const divise: P[][] = [];
  for (const importo of importi.slice(0, -1)) {
    const own: P[] = [];
    for (let left = importo; left !== 0;) {
      const next = queue.shift();
      if (!next) return null;
      const taken = side * Math.min(Math.abs(left), Math.abs(next.importo));
      own.push({ ...next, importo: taken });
      if (taken !== next.importo) queue.unshift({ ...next, importo: next.importo - taken });
      left -= taken;
    }
    divise.push(own);
  }
  const last = [...queue, ...others];
  const total = last.reduce((sum, { importo }) => sum + importo, 0);
  return total === importi.at(-1) ? [...divise, last] : null;
}
