/** Why a statement does not tie: the single faults that would explain it, each tried before it is named. */
import { type CausaQuadratura, MAX_CAUSE, MAX_ROTTURE, type Rottura } from '#api/contract/quadratura.ts';
import { toCentesimi } from '../importi.ts';
import { applyCausa } from './apply.ts';
import {
  type EstrattoSaldato,
  type Percorso,
  followBalances,
  followInOrder,
  type RigaSaldata,
  type BalanceStretch,
} from './stretches.ts';

/** Stretches longer than this hold, by chance, a row that fits almost any difference: nothing is then likelier than a missing row. */
const LUNGO = 12;
/** Hypotheses tried of one break: equal fees fill a long stretch with equal ones. */
const MAX_IPOTESI = 40;
/** A point read as thousands, cents read as euros: a shift of the decimal mark is of one to three places. */
const SCATTI = [10, 100, 1_000];

/** Digits that a slip, or a bad copy, changes in one amount. */
const CIFRE_SBAGLIATE = 2;

type Bozza = Pick<CausaQuadratura, 'tipo' | 'riga' | 'plausibilita'> & {
  importo: number;
  letto?: number;
  fino?: number | null;
};
/** A cause to be tried, and how many stretches it would mend. */
interface Ipotesi {
  causa: CausaQuadratura;
  tratti: number;
}

const causa = ({ importo, letto, fino = null, ...rest }: Bozza): CausaQuadratura => ({
  ...rest,
  fino,
  importo: toCentesimi(importo),
  letto: letto === undefined ? null : toCentesimi(letto),
});

const gemella = ({ data, importo, descrizione }: RigaSaldata): string =>
  `${data}\t${importo}\t${descrizione}`;

/**
 * The breaks of a statement, in the order of time, each with the causes that explain it; none when it ties.
 * A cause is named only if, once mended, its break is gone and no other has come: when it is the only break, the whole
 * statement then ties.
 * @param scartate lines of the rows that were refused
 */
export function findRotture(estratto: EstrattoSaldato, scartate: readonly number[] = []): Rottura[] {
  const percorso = followBalances(estratto);
  if (percorso.rotti === 0) return [];
  const tutto = percorso.rotti > 1 ? ovunque(estratto, percorso) : [];
  const attorno = { isDoppia: cercaCopie(estratto.righe), scartate };
  const rotture: Rottura[] = [];
  for (let at = 0; at < percorso.tratti.length && rotture.length < MAX_ROTTURE; at++) {
    const tratto = percorso.tratti[at];
    if (!tratto || tratto.differenza === 0) continue;
    if (tutto.length > 0) return [{ differenza: toCentesimi(tratto.differenza), cause: tutto }];
    const prova = provaAttorno(percorso, at);
    const ipotesi = supponi(percorso, at, attorno)
      .toSorted((x, y) => y.causa.plausibilita - x.causa.plausibilita)
      .slice(0, MAX_IPOTESI)
      .filter(prova);
    // One fault that explains two breaks is worth more than two faults.
    const due = ipotesi.filter(({ tratti }) => tratti > 1);
    const cause = (due.length > 0 ? due : ipotesi).map((each) => each.causa);
    rotture.push({ differenza: toCentesimi(tratto.differenza), cause: cause.slice(0, MAX_CAUSE) });
    if (due.length > 0) at++;
  }
  return rotture;
}

/**
 * Whether a cause mends the break at this stretch and makes no other. A fault reaches the stretch after its own and no
 * further, since a balance stands between: so the statement is mended and followed anew from the stretch before to the
 * second after, not from end to end.
 */
function provaAttorno({ righe, rovesciato, tratti }: Percorso, at: number): (ipotesi: Ipotesi) => boolean {
  const vicini = tratti.slice(Math.max(0, at - 1), at + 3);
  const [primo, ultimo] = [vicini[0], vicini.at(-1)];
  const rotti = vicini.filter(({ differenza }) => differenza !== 0).length;
  const parte = righe.slice(primo?.da ?? 0, ultimo?.a ?? 0);
  const estratto: EstrattoSaldato = {
    righe: rovesciato ? parte.toReversed() : parte,
    saldo_iniziale: primo?.saldo_prima ?? null,
    saldo_finale: ultimo?.fine === null ? ultimo.saldo_dopo : null,
  };
  return ({ causa: one, tratti: mended }) =>
    followInOrder(applyCausa(estratto, one), rovesciato).rotti === rotti - mended;
}

/** Tells whether a row stands twice; the rows are looked through when it is first asked. */
function cercaCopie(righe: readonly RigaSaldata[]): (riga: RigaSaldata) => boolean {
  let copie: ReadonlyMap<string, readonly RigaSaldata[]> | undefined;
  return (riga) => {
    copie ??= Map.groupBy(righe, gemella);
    return (copie.get(gemella(riga))?.length ?? 0) > 1;
  };
}

/** Faults of the reading and not of a row: every sign turned, every decimal mark shifted. */
function ovunque(estratto: EstrattoSaldato, { righe, tratti }: Percorso): CausaQuadratura[] {
  const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
  const saldi = tratti.reduce((sum, { saldo_prima, saldo_dopo }) => sum + saldo_dopo - saldo_prima, 0);
  if (somma === 0 || saldi === 0) return [];
  const fattori = [-1, ...SCATTI, ...SCATTI.map((scatto) => 1 / scatto)];
  return fattori
    .filter((fattore) => Math.round(somma * fattore) === saldi)
    .map((fattore) =>
      causa({
        tipo: fattore === -1 ? 'segno' : 'decimale',
        riga: null,
        importo: saldi,
        letto: somma,
        plausibilita: 5,
      }),
    )
    .filter((each) => followBalances(applyCausa(estratto, each)).rotti === 0);
}

interface Attorno {
  isDoppia: (riga: RigaSaldata) => boolean;
  scartate: readonly number[];
}

/** All that arithmetic allows for the break at this stretch. */
function supponi(percorso: Percorso, at: number, attorno: Attorno): Ipotesi[] {
  const { righe, tratti } = percorso;
  const tratto = tratti[at];
  if (!tratto) return [];
  const dopo = tratti[at + 1];
  const found: Ipotesi[] = [];
  const add = (bozza: Bozza, quanti = 1) => found.push({ causa: causa(bozza), tratti: quanti });
  const sola = tratto.a - tratto.da > LUNGO ? 1 : 3;
  for (let place = tratto.da; place < tratto.a; place++) {
    const row = righe[place];
    if (!row || row.importo === 0) continue;
    for (const { tipo, importo } of lettureDiverse(row.importo, tratto.differenza))
      add({ tipo, riga: row.riga, importo, letto: row.importo, plausibilita: sola });
    // Without the row that carries a balance, the rows after it belong to the same stretch.
    const next = tratto.fine === place ? (dopo?.differenza ?? 0) : 0;
    if (tratto.differenza + next + row.importo !== 0) continue;
    const doppia = attorno.isDoppia(row);
    const tipo = doppia ? 'riga_doppia' : 'riga_in_piu';
    const plausibilita = doppia ? 4 : 1;
    add({ tipo, riga: row.riga, importo: row.importo, plausibilita }, next === 0 ? 1 : 2);
  }
  const saldata = tratto.fine === null ? undefined : righe[tratto.fine];
  if (saldata && dopo && dopo.differenza === -tratto.differenza) {
    const importo = tratto.saldo_dopo - tratto.differenza;
    add({ tipo: 'saldo', riga: saldata.riga, importo, letto: tratto.saldo_dopo, plausibilita: 4 }, 2);
  }
  return [
    ...found,
    ...assenti(percorso, tratto, attorno.scartate),
    ...cifre(percorso, tratto),
    ...estremi(percorso, tratto, dopo),
  ];
}

/**
 * A wrong digit in the amount of a row that stands alone between two balances, which then say the right one. Among
 * several rows every amount could be the wrong one: nothing is said.
 */
function cifre({ righe }: Percorso, { da, a, differenza }: BalanceStretch): Ipotesi[] {
  const row = a - da === 1 ? righe[da] : undefined;
  if (!row) return [];
  const letto = row.importo;
  const importo = letto + differenza;
  const [sua, giusta] = [String(letto), String(importo)];
  const diverse = Array.from(sua, (cifra, at) => cifra !== giusta[at]).filter(Boolean).length;
  if (sua.length !== giusta.length || Math.sign(letto) !== Math.sign(importo)) return [];
  if (diverse > CIFRE_SBAGLIATE) return [];
  return [{ causa: causa({ tipo: 'importo', riga: row.riga, importo, letto, plausibilita: 1 }), tratti: 1 }];
}

/** What the amount would be if its sign, or its decimal mark, was read wrong, and the difference came of that. */
function lettureDiverse(
  letto: number,
  differenza: number,
): { tipo: 'segno' | 'decimale'; importo: number }[] {
  const importo = letto + differenza;
  if (importo === -letto) return [{ tipo: 'segno', importo }];
  const shifted = SCATTI.some((scatto) => letto * scatto === importo || importo * scatto === letto);
  return shifted ? [{ tipo: 'decimale', importo }] : [];
}

/** A row that is not there: refused, if a line of the stretch was, else missing from the file. */
function assenti(
  { righe, rovesciato }: Percorso,
  tratto: BalanceStretch,
  scartate: readonly number[],
): Ipotesi[] {
  const prima = righe[tratto.da - 1]?.riga ?? null;
  const ultima = tratto.fine === null ? null : (righe[tratto.fine]?.riga ?? null);
  const [riga, fino] = rovesciato ? [ultima, prima] : [prima, ultima];
  const importo = tratto.differenza;
  const tolte = scartate.filter((linea) => linea > (riga ?? 0) && linea < (fino ?? Number.MAX_SAFE_INTEGER));
  const bozze: Bozza[] =
    tolte.length > 0
      ? tolte.map((linea) => ({ tipo: 'riga_scartata', riga: linea, importo, plausibilita: 5 }))
      : [{ tipo: 'riga_mancante', riga, fino, importo, plausibilita: 1 }];
  return bozze.map((bozza) => ({ causa: causa(bozza), tratti: 1 }));
}

/** At the ends of the statement the declared balance may be the wrong one. */
function estremi({ righe }: Percorso, tratto: BalanceStretch, dopo: BalanceStretch | undefined): Ipotesi[] {
  const { saldo_prima, saldo_dopo, differenza, fine, apre, da, a } = tratto;
  const found: Bozza[] = [];
  if (apre)
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
      // The rows tie up to the last: nothing but the closing balance disagrees.
      plausibilita: da === a ? 2 : 1,
    });
  const saldata = fine === null ? undefined : righe[fine];
  if (saldata && !dopo)
    found.push({
      tipo: 'saldo',
      riga: saldata.riga,
      importo: saldo_dopo - differenza,
      letto: saldo_dopo,
      plausibilita: 1,
    });
  return found.map((bozza) => ({ causa: causa(bozza), tratti: 1 }));
}
