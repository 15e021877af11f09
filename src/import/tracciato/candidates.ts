/** The readings of the money columns worth a try, as the words and the cells propose them. */
import type { Decimali, Segno } from '#api/contract/tracciati.ts';
import { isNegativa, parseCentesimi } from '../cell/amount.ts';
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';
import { isSoldi, type ProfiledColumn } from './profile.ts';

/** One way of reading the money columns. */
export interface MoneyReading {
  segno: Segno;
  importo: ProfiledColumn | null;
  dare: ProfiledColumn | null;
  avere: ProfiledColumn | null;
  indicatore: ProfiledColumn | null;
  commissione: ProfiledColumn | null;
  peso: number;
  side: 'certo' | 'ignoto';
  /** True of a net that is, row by row, a gross less its fee. */
  proved?: boolean;
  /** True of a pair the other way round from its names: what balances may prove, and only offer. */
  turned?: boolean;
}

interface Pesata {
  colonna: ProfiledColumn;
  peso: number;
}

/** Columns whose words mean this, best first. */
export function listWeighed(columns: readonly ProfiledColumn[], role: ColumnRole): Pesata[] {
  const found: Pesata[] = [];
  for (const colonna of columns) {
    const peso = listMeanings(colonna.intestazione).find((proposta) => proposta.ruolo === role)?.peso;
    if (peso !== undefined) found.push({ colonna, peso });
  }
  return found.toSorted((x, y) => y.peso - x.peso);
}

/** Money columns and empty ones: an empty `Entrate` column is still the pair of `Uscite`. */
export function filterPossible(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  return columns.filter((column) => isSoldi(column) || column.piene === 0);
}

/** Words that all say one side tell nothing under a header that asks for none; nor do two letters that would say the same. */
const isOneSided = ({ intestazione, valori }: ProfiledColumn): boolean => {
  const letters = new Set([...valori].map((value) => normalizeHeader(value)));
  const sides = new Set([...valori].map((value) => parseIndicator(value)));
  const named = listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');
  return (
    letters.size > 1 && sides.size === 1 && (!named || [...letters].every((letter) => letter.length === 1))
  );
};

/** Columns whose cells are all indicators of direction, at least two rows or two values of them. */
function indicators(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  return columns.filter(
    (column) =>
      column.piene > 0 &&
      column.valori.size <= 6 &&
      column.testo / column.piene > 0.9 &&
      [...column.valori].every((value) => parseIndicator(value) !== null) &&
      !isOneSided(column) &&
      listMeanings(column.intestazione)[0]?.ruolo !== 'stato' &&
      (column.valori.size > 1 ||
        listMeanings(column.intestazione).some(({ ruolo }) => ruolo === 'indicatore')),
  );
}

/**
 * A column that says which way the money went, by both of its words or by one under a header that says so. Amounts without a
 * sign have none but its own: balances that tie without it would decide for a row it contradicts, and the oldest is tied by none.
 */
const isDeclared = ({ intestazione, valori }: ProfiledColumn): boolean =>
  new Set([...valori].map((value) => parseIndicator(value))).size > 1 ||
  listMeanings(intestazione).some(({ ruolo }) => ruolo === 'indicatore');

const withoutSign = ({ celle }: ProfiledColumn, decimals: Decimali): boolean =>
  celle.every((cell) => cell === '' || parseCentesimi(cell, decimals) >= 0);

/** True when each row's sign says what the word beside it says: no balance turns both round. */
const agreeing = (importo: ProfiledColumn, side: ProfiledColumn, decimals: Decimali): boolean =>
  !withoutSign(importo, decimals) &&
  importo.celle.every((cell, riga) => {
    const direction = parseIndicator(side.celle[riga] ?? '');
    return cell === '' || direction === null || Math.sign(parseCentesimi(cell, decimals)) === direction;
  });

/** Every reading worth a try, with how much the words are for it. */
export function listCandidates(
  columns: readonly ProfiledColumn[],
  words: boolean,
  decimals: Decimali,
): MoneyReading[] {
  const money = filterPossible(columns);
  const result: MoneyReading[] = [];
  const base = {
    importo: null,
    dare: null,
    avere: null,
    indicatore: null,
    commissione: null,
    side: 'certo',
  } as const;
  const dare = listWeighed(money, 'dare').slice(0, 3);
  const avere = listWeighed(money, 'avere').slice(0, 3);
  for (const d of dare) {
    for (const a of avere) {
      if (d.colonna === a.colonna) continue;
      const near = Math.abs(d.colonna.indice - a.colonna.indice) <= 2 ? 0.5 : 0;
      const peso = (d.peso + a.peso) / 2 + near;
      result.push(
        { ...base, segno: 'dare_avere', dare: d.colonna, avere: a.colonna, peso },
        { ...base, segno: 'dare_avere', dare: a.colonna, avere: d.colonna, peso, turned: true },
      );
    }
  }
  // Of a pair neither is the amount by itself: each holds the rows of its side alone.
  const pair = new Set(result.flatMap(({ dare: d, avere: a }) => [d, a]));
  let importi = listWeighed(money, 'importo').filter(
    ({ colonna }) => colonna.piene > 0 && !pair.has(colonna),
  );
  const all = !words || (importi.length === 0 && result.length === 0);
  if (all) {
    importi = money
      .filter((column) => column.piene > 0 && !listWeighed([column], 'saldo').some(({ peso }) => peso > 5))
      .map((colonna) => ({ colonna, peso: colonna.denaro > colonna.intero ? 3 : 1 }));
    result.push(...mutePairs(importi.map(({ colonna }) => colonna)));
  }
  if (!all && result.length === 0) result.push(...halves(money, importi), ...unnamedPairs(money));
  const fees = money.filter((column) => listWeighed([column], 'commissione').length > 0);
  const net =
    provedNet(money, fees, decimals) ?? provedNamedNet(money, decimals) ?? provedSmallFee(money, decimals);
  if (net) result.push({ ...base, segno: 'con_segno', importo: net, peso: 12, proved: true });
  for (const { colonna, peso: nudo } of importi.slice(0, 6)) {
    // Beside a column of fees, the net is what moved the account.
    const peso = nudo + (fees.length > 0 && isNetto(colonna) ? 1 : 0);
    const one = { ...base, importo: colonna, peso };
    const sides = indicators(columns);
    const declared = sides.filter(isDeclared);
    if (!withoutSign(colonna, decimals) || declared.length === 0) {
      result.push({ ...one, segno: 'con_segno' });
      if (!declared.some((side) => agreeing(colonna, side, decimals)))
        result.push({ ...one, segno: 'inverso', peso: peso - 4 });
    }
    for (const indicatore of sides) {
      result.push({ ...one, segno: 'indicatore', indicatore, peso: peso + 1 });
    }
    for (const commissione of fees) {
      if (commissione !== colonna) result.push({ ...one, segno: 'con_segno', commissione, peso: peso - 1 });
    }
  }
  return result;
}

/**
 * The column that is, row by row, another one less a fee: what reached the account, whatever it is called. Fees are written
 * without a sign and taken off, or with one and added, so that a fee given back is one more: the same way in every row.
 * Some fee must be there, or any two equal columns would do.
 */
function provedNet(
  money: readonly ProfiledColumn[],
  fees: readonly ProfiledColumn[],
  decimals: Decimali,
): ProfiledColumn | null {
  const cents = (column: ProfiledColumn, riga: number): number => {
    const cell = column.celle[riga] ?? '';
    return cell === '' ? 0 : parseCentesimi(cell, decimals);
  };
  for (const fee of fees) {
    const righe = fee.celle.flatMap((_, riga) => (cents(fee, riga) === 0 ? [] : [riga]));
    if (righe.length < 2) continue;
    const others = money.filter((column) => column !== fee && column.piene >= righe.length);
    for (const net of others) {
      const isProved = (gross: ProfiledColumn, removed: (spesa: number) => number): boolean =>
        righe.every((riga) => {
          const [n, l] = [cents(net, riga), cents(gross, riga)];
          const spesa = cents(fee, riga);
          return l - removed(spesa) === n && Math.abs(l) >= Math.abs(spesa);
        });
      // Where no fee has a sign the sum reads both ways, and what is added to would pass for what is left.
      const withSign = righe.some((riga) => cents(fee, riga) < 0);
      const proved = others.some(
        (gross) =>
          gross !== net && (isProved(gross, Math.abs) || (withSign && isProved(gross, (spesa) => -spesa))),
      );
      if (proved && !/\b(saldo|balance|kontostand)\b/.test(normalizeHeader(net.intestazione))) return net;
    }
  }
  return null;
}

/** What reached the account, by its name and because it is another column less a third, whatever these are called. */
function provedNamedNet(money: readonly ProfiledColumn[], decimals: Decimali): ProfiledColumn | null {
  const net = money.find(
    ({ intestazione, piene }) => piene > 0 && ARRIVATO.test(normalizeHeader(intestazione)),
  );
  if (!net) return null;
  const others = money.filter((column) => column !== net && column.piene >= net.piene);
  return others.some(
    (fee) => provedNet([net, ...others.filter((other) => other !== fee)], [fee], decimals) === net,
  )
    ? net
    : null;
}
const ARRIVATO = /\b(nett[oi]|net|accreditat[oi]|liquidat[oi]|erogat[oi]|bonificat[oi]|payout)\b/;

/** A fee is a small part of each amount: so small that neither a balance nor a tax would be it. */
const PARTE_SPESA = 10;
const TASSA = /\b(iva|impost[ae]|vat|tax|mwst|tva|saldo|balance)\b/;

/** What another column less a small third one makes, whatever they are called: a net beside its gross and its fee. */
function provedSmallFee(money: readonly ProfiledColumn[], decimals: Decimali): ProfiledColumn | null {
  const cents = (cell: string | undefined): number => (cell ? Math.abs(parseCentesimi(cell, decimals)) : 0);
  const possible = money.filter(({ intestazione }) => !TASSA.test(normalizeHeader(intestazione)));
  for (const fee of possible) {
    const others = possible.filter((column) => column !== fee && column.piene === column.celle.length);
    const isSmall = others.every(({ celle }) =>
      celle.every((cell, riga) => cents(fee.celle[riga]) * PARTE_SPESA <= cents(cell)),
    );
    if (others.length !== 2 || !isSmall) continue;
    const net = provedNet([fee, ...others], [fee], decimals);
    if (net) return net;
  }
  return null;
}

export function isNetto(column: ProfiledColumn): boolean {
  return /\bnet(to)?\b/.test(normalizeHeader(column.intestazione));
}

/** A named amount that only some rows have, and another column that has just the others: each is the half of a pair. */
function halves(money: readonly ProfiledColumn[], named: readonly Pesata[]): MoneyReading[] {
  return named.flatMap(({ colonna, peso }) => {
    if (colonna.piene === colonna.celle.length) return [];
    return money
      .filter((other) => other !== colonna && other.piene > 0)
      .flatMap((other) => mutePairs([colonna, other]))
      .map((reading) => ({ ...reading, peso: peso + 1 }));
  });
}

/** Two columns under names that nobody knows, of which each row has one: more than a single column that all rows have. */
const unnamedPairs = (money: readonly ProfiledColumn[]): MoneyReading[] =>
  mutePairs(
    money.filter(({ piene, intestazione }) => piene > 0 && listMeanings(intestazione).length === 0),
  ).map((reading) => ({ ...reading, peso: reading.peso + PESO_COPPIA }));
const PESO_COPPIA = 5;

/** Which column of a pair holds what went out: by its minus, or by what either name says. */
function findOutflow(x: ProfiledColumn, y: ProfiledColumn): ProfiledColumn | null {
  const [xNegative, yNegative] = [x, y].map(({ celle }) => celle.some((cell) => isNegativa(cell)));
  if (xNegative !== yNegative) return xNegative === true ? x : y;
  const [one, other] = [x, y].map(({ intestazione }) => findNamedSide(intestazione));
  // Of two names that say the same, or nothing, none is believed.
  if (one === other) return null;
  return one === -1 || other === 1 ? x : y;
}

/** What the name of a column says of its amounts: `Imp. usc.`, `(+)`, `Versato`. */
function findNamedSide(header: string): 1 | -1 | undefined {
  const bare = header.replaceAll(/[()]/g, '').trim();
  const name = bare.replace(/^(?:importo|importi|imp|euro|eur)\b\.?\s*/i, '');
  return parseIndicator(name) ?? parseIndicator(expandAbbreviations(normalizeHeader(name))) ?? undefined;
}

/** Without words: two money columns of which each row fills exactly one are dare and avere, in some order. */
function mutePairs(columns: readonly ProfiledColumn[]): MoneyReading[] {
  const result: MoneyReading[] = [];
  for (const [at, x] of columns.entries()) {
    for (const y of columns.slice(at + 1)) {
      const one = x.celle.every((cell, riga) => (cell === '') !== ((y.celle[riga] ?? '') === ''));
      if (!one) continue;
      const told = findOutflow(x, y);
      const base = { segno: 'dare_avere', importo: null, indicatore: null, commissione: null } as const;
      if (told) {
        const side = 'certo' as const;
        result.push({ ...base, side, dare: told, avere: told === x ? y : x, peso: 5 });
        continue;
      }
      const side = 'ignoto' as const;
      result.push(
        { ...base, side, dare: x, avere: y, peso: 5 },
        { ...base, side, dare: y, avere: x, peso: 4.9 },
      );
    }
  }
  return result;
}
