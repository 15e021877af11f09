/** Why a statement does not tie: the single faults that would explain it. Each is tried before it is named. */
import { type CausaQuadratura, MAX_CAUSE, MAX_ROTTURE, type Rottura } from '#api/contract/quadratura.ts';
import { toCentesimi } from '../importi.ts';
import { applyCausa } from './apply.ts';
import {
  type EstrattoWithSaldi,
  type Percorso,
  followBalances,
  followInOrder,
  type RigaWithSaldo,
  type BalanceStretch,
} from './stretches.ts';

/**
 * A longer stretch contains, by chance, a row that fits almost any difference: then nothing is more likely than a
 * missing row.
 */
const LONG = 12;
/** Hypotheses that are tried for one break: a long stretch may contain many equal fees. */
const MAX_HYPOTHESES = 40;
/** Shifts of the decimal mark by one to three places: a point read as thousands, cents read as euros. */
const STEPS = [10, 100, 1_000];

/** The number of digits that a slip, or a bad copy, changes in one amount. */
const WRONG_DIGITS = 2;

type Draft = Pick<CausaQuadratura, 'tipo' | 'riga' | 'plausibilita'> & {
  importo: number;
  letto?: number;
  fino?: number | null;
};
/** A cause to try, and the number of stretches that it would mend. */
interface Hypothesis {
  causa: CausaQuadratura;
  stretches: number;
}

const causa = ({ importo, letto, fino = null, ...rest }: Draft): CausaQuadratura => ({
  ...rest,
  fino,
  importo: toCentesimi(importo),
  letto: letto === undefined ? null : toCentesimi(letto),
});

const twinKey = ({ data, importo, descrizione }: RigaWithSaldo): string =>
  `${data}\t${importo}\t${descrizione}`;

/**
 * The breaks of a statement in the order of time, each with the causes that explain it; none if it ties. A cause is
 * named only if its break disappears and no other appears once it is applied: the whole statement then ties, if it was
 * the only break.
 * @param scartate lines of the rows that were refused
 */
export function findRotture(estratto: EstrattoWithSaldi, scartate: readonly number[] = []): Rottura[] {
  const path = followBalances(estratto);
  if (path.broken === 0) return [];
  const everything = path.broken > 1 ? everywhere(estratto, path) : [];
  const around = { isDuplicate: searchCopies(estratto.righe), scartate };
  const breaks: Rottura[] = [];
  for (let at = 0; at < path.stretches.length && breaks.length < MAX_ROTTURE; at++) {
    const stretch = path.stretches[at];
    if (!stretch || stretch.differenza === 0) continue;
    if (everything.length > 0) return [{ differenza: toCentesimi(stretch.differenza), cause: everything }];
    const proof = tryAround(path, at);
    const hypotheses = suppose(path, at, around)
      .toSorted((x, y) => y.causa.plausibilita - x.causa.plausibilita)
      .slice(0, MAX_HYPOTHESES)
      .filter(proof);
    // One fault that explains two breaks is more likely than two faults.
    const due = hypotheses.filter(({ stretches }) => stretches > 1);
    const cause = (due.length > 0 ? due : hypotheses).map((each) => each.causa);
    breaks.push({ differenza: toCentesimi(stretch.differenza), cause: cause.slice(0, MAX_CAUSE) });
    if (due.length > 0) at++;
  }
  return breaks;
}

/**
 * True if a cause mends the break at this stretch and makes no other. A fault reaches the next stretch and no further,
 * because a balance is between them: so only the stretches from the one before to the second after are followed again.
 */
function tryAround(
  { righe, reversed, stretches }: Percorso,
  at: number,
): (hypothesis: Hypothesis) => boolean {
  const near = stretches.slice(Math.max(0, at - 1), at + 3);
  const [first, last] = [near[0], near.at(-1)];
  const broken = near.filter(({ differenza }) => differenza !== 0).length;
  const part = righe.slice(first?.da ?? 0, last?.a ?? 0);
  const estratto: EstrattoWithSaldi = {
    righe: reversed ? part.toReversed() : part,
    saldo_iniziale: first?.saldo_prima ?? null,
    saldo_finale: last?.fine === null ? last.saldo_dopo : null,
  };
  return ({ causa: one, stretches: mended }) =>
    followInOrder(applyCausa(estratto, one), reversed).broken === broken - mended;
}

/** Tells whether a row occurs twice. The rows are compared at the first call. */
function searchCopies(righe: readonly RigaWithSaldo[]): (riga: RigaWithSaldo) => boolean {
  let copies: ReadonlyMap<string, readonly RigaWithSaldo[]> | undefined;
  return (riga) => {
    copies ??= Map.groupBy(righe, twinKey);
    return (copies.get(twinKey(riga))?.length ?? 0) > 1;
  };
}

/** Faults of the whole reading: every sign inverted, or every decimal mark shifted. */
function everywhere(estratto: EstrattoWithSaldi, { righe, stretches }: Percorso): CausaQuadratura[] {
  const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
  const saldi = stretches.reduce((sum, { saldo_prima, saldo_dopo }) => sum + saldo_dopo - saldo_prima, 0);
  if (somma === 0 || saldi === 0) return [];
  const factors = [-1, ...STEPS, ...STEPS.map((jump) => 1 / jump)];
  return factors
    .filter((factor) => Math.round(somma * factor) === saldi)
    .map((factor) =>
      causa({
        tipo: factor === -1 ? 'segno' : 'decimale',
        riga: null,
        importo: saldi,
        letto: somma,
        plausibilita: 5,
      }),
    )
    .filter((each) => followBalances(applyCausa(estratto, each)).broken === 0);
}

interface Around {
  isDuplicate: (riga: RigaWithSaldo) => boolean;
  scartate: readonly number[];
}

/** All causes that the arithmetic allows for the break at this stretch. */
function suppose(path: Percorso, at: number, around: Around): Hypothesis[] {
  const { righe, stretches } = path;
  const stretch = stretches[at];
  if (!stretch) return [];
  const after = stretches[at + 1];
  const found: Hypothesis[] = [];
  const add = (draft: Draft, count = 1) => found.push({ causa: causa(draft), stretches: count });
  const only = stretch.a - stretch.da > LONG ? 1 : 3;
  for (let place = stretch.da; place < stretch.a; place++) {
    const row = righe[place];
    if (!row || row.importo === 0) continue;
    for (const { tipo, importo } of differentLetture(row.importo, stretch.differenza))
      add({ tipo, riga: row.riga, importo, letto: row.importo, plausibilita: only });
    // Without the row that carries a balance, the rows after it belong to the same stretch.
    const next = stretch.fine === place ? (after?.differenza ?? 0) : 0;
    if (stretch.differenza + next + row.importo !== 0) continue;
    const doubled = around.isDuplicate(row);
    const tipo = doubled ? 'riga_doppia' : 'riga_in_piu';
    const plausibilita = doubled ? 4 : 1;
    add({ tipo, riga: row.riga, importo: row.importo, plausibilita }, next === 0 ? 1 : 2);
  }
  const settled = stretch.fine === null ? undefined : righe[stretch.fine];
  if (settled && after && after.differenza === -stretch.differenza) {
    const importo = stretch.saldo_dopo - stretch.differenza;
    add({ tipo: 'saldo', riga: settled.riga, importo, letto: stretch.saldo_dopo, plausibilita: 4 }, 2);
  }
  return [
    ...found,
    ...absent(path, stretch, around.scartate),
    ...digits(path, stretch),
    ...bounds(path, stretch, after),
  ];
}

/**
 * A wrong digit in the amount of a row that is alone between two balances, which then give the right amount. Among
 * several rows any amount could be the wrong one, so there is no such cause.
 */
function digits({ righe }: Percorso, { da, a, differenza }: BalanceStretch): Hypothesis[] {
  const row = a - da === 1 ? righe[da] : undefined;
  if (!row) return [];
  const letto = row.importo;
  const importo = letto + differenza;
  const [own, right] = [String(letto), String(importo)];
  const different = Array.from(own, (digit, at) => digit !== right[at]).filter(Boolean).length;
  if (own.length !== right.length || Math.sign(letto) !== Math.sign(importo)) return [];
  if (different > WRONG_DIGITS) return [];
  return [
    { causa: causa({ tipo: 'importo', riga: row.riga, importo, letto, plausibilita: 1 }), stretches: 1 },
  ];
}

/** The amount that would result if its sign or its decimal mark was misread and that caused the difference. */
function differentLetture(
  parsed: number,
  differenza: number,
): { tipo: 'segno' | 'decimale'; importo: number }[] {
  const importo = parsed + differenza;
  if (importo === -parsed) return [{ tipo: 'segno', importo }];
  const shifted = STEPS.some((jump) => parsed * jump === importo || importo * jump === parsed);
  return shifted ? [{ tipo: 'decimale', importo }] : [];
}

/** A missing row: one that was refused, if a line of the stretch was, otherwise one that is missing from the file. */
function absent(
  { righe, reversed }: Percorso,
  stretch: BalanceStretch,
  scartate: readonly number[],
): Hypothesis[] {
  const before = righe[stretch.da - 1]?.riga ?? null;
  const last = stretch.fine === null ? null : (righe[stretch.fine]?.riga ?? null);
  const [riga, fino] = reversed ? [last, before] : [before, last];
  const importo = stretch.differenza;
  const removed = scartate.filter((line) => line > (riga ?? 0) && line < (fino ?? Number.MAX_SAFE_INTEGER));
  const drafts: Draft[] =
    removed.length > 0
      ? removed.map((line) => ({ tipo: 'riga_scartata', riga: line, importo, plausibilita: 5 }))
      : [{ tipo: 'riga_mancante', riga, fino, importo, plausibilita: 1 }];
  return drafts.map((draft) => ({ causa: causa(draft), stretches: 1 }));
}

/** At the ends of the statement the declared balance may be the wrong one. */
function bounds(
  { righe }: Percorso,
  stretch: BalanceStretch,
  after: BalanceStretch | undefined,
): Hypothesis[] {
  const { saldo_prima, saldo_dopo, differenza, fine, opens, da, a } = stretch;
  const found: Draft[] = [];
  if (opens)
    found.push({
      tipo: 'saldo_iniziale',
      riga: null,
      importo: saldo_prima + differenza,
      letto: saldo_prima,
      plausibilita: 1,
    });
  if (fine === null)
    found.push({
      tipo: 'saldo_finale',
      riga: null,
      importo: saldo_dopo - differenza,
      letto: saldo_dopo,
      // All rows tie: only the closing balance disagrees.
      plausibilita: da === a ? 2 : 1,
    });
  const settled = fine === null ? undefined : righe[fine];
  if (settled && !after)
    found.push({
      tipo: 'saldo',
      riga: settled.riga,
      importo: saldo_dopo - differenza,
      letto: saldo_dopo,
      plausibilita: 1,
    });
  return found.map((draft) => ({ causa: causa(draft), stretches: 1 }));
}
