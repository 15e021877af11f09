/** Two tables that are of one account, or may be: what says it, and the one statement that they make. */
import type { Centesimi } from '#api/contract/valori.ts';
import { isLikelyData } from '../cell/cell.ts';
import { parseMonthName } from '../cell/date.ts';
import { findSectionSide } from '../cell/party-sections.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { EstrattoLetto, RigaLetta } from '../map/outcome.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';

const listDays = ({ righe }: EstrattoLetto): string[] => righe.map(({ data }) => data).toSorted();

/** The two in the order of their days; null where these overlap. */
function sortByDays(
  one: EstrattoLetto,
  other: EstrattoLetto,
): readonly [EstrattoLetto, EstrattoLetto] | null {
  const [own, its] = [listDays(one), listDays(other)];
  if ((own.at(-1) ?? '') < (its[0] ?? '')) return [one, other];
  return (its.at(-1) ?? '') < (own[0] ?? '') ? [other, one] : null;
}

const toKey = ({ data, importo, numero_documento, ragione_sociale }: RigaLetta): string =>
  [data, importo, numero_documento, numero_documento === null ? null : ragione_sociale].join(' ');

/** True where a row of one has the day and the amount of one of the other. */
function hasRepeated(one: EstrattoLetto, other: EstrattoLetto): boolean {
  const keys = new Set(one.righe.map((riga) => toKey(riga)));
  return other.righe.some((riga) => keys.has(toKey(riga)));
}

/** `Movimenti dal 01/03/2026 al 31/03/2026`, `Marzo 2026`, `Foglio2`: nothing that parts one account from another. */
const OF_PERIOD =
  /^(?:(?:lista|elenco|dettaglio|estratto|conto|movimenti|operazioni|periodo|mese|anno|trimestre|semestre|foglio|sheet|tabelle|feuil|pagina|parte|dal|al|del|di|da|a|il|i|ii|iii|iv|\d{1,4})\s*)*$/;

/** True of a title that names a period, or a place in the file, and no more. */
export function isOfPeriod(title: string): boolean {
  const words = title
    .split(' ')
    .filter((word) => !isLikelyData(word) && parseMonthName(word) === 0)
    .join(' ');
  return OF_PERIOD.test(normalizeHeader(words));
}

/** True of titles of which one says what came in, or is owed to us, and another what went out. */
export function hasBothSides(titles: readonly string[], partite: boolean): boolean {
  const sides = new Set(titles.map((title) => findSectionSide([title], partite)));
  return sides.has(1) && sides.has(-1);
}

const isBroken = ({ quadratura }: EstrattoLetto): boolean => quadratura.esito === 'non_quadra';
const hasBalance = ({ saldo_iniziale, saldo_finale, righe }: EstrattoLetto): boolean =>
  saldo_iniziale !== null || saldo_finale !== null || righe.some(({ saldo }) => saldo !== null);

/**
 * Whether two tables may be one statement: `provato` where the balance of the later goes on from that of the earlier, `possibile`
 * where nothing denies it, `aperto` where a row may stand in both, or where the balances of one tie without the other.
 */
export function compareTables(one: EstrattoLetto, other: EstrattoLetto): 'provato' | 'possibile' | 'aperto' {
  const sorted = sortByDays(one, other);
  if (!sorted)
    return hasRepeated(one, other) || hasBalance(one) || hasBalance(other) ? 'aperto' : 'possibile';
  const [before, after] = sorted;
  if (before.saldo_finale === null || after.saldo_iniziale === null) return 'possibile';
  return before.saldo_finale === after.saldo_iniziale ? 'provato' : 'aperto';
}

/** One statement of the rows of both, in the order of the file, with its own proof. */
export function joinTables(one: EstrattoLetto, other: EstrattoLetto): EstrattoLetto {
  const righe = [...one.righe, ...other.righe].toSorted((x, y) => x.riga - y.riga);
  const scartate = [...one.scartate, ...other.scartate].toSorted((x, y) => x.riga - y.riga);
  const joined = { ...one, righe, scartate };
  if (one.natura === 'partita') return joined;
  const [before, after] = sortByDays(one, other) ?? [];
  const declare = (tipo: SaldoDichiarato['tipo'], importo: Centesimi | null | undefined): SaldoDichiarato[] =>
    importo === null || importo === undefined
      ? []
      : [{ tipo, importo, certain: true, riga: righe[0]?.riga ?? 1, data: null }];
  const proof = proveEstratto(righe, [
    ...declare('iniziale', before?.saldo_iniziale),
    ...declare('finale', after?.saldo_finale),
  ]);
  const broken = [one, other].find((each) => isBroken(each));
  return {
    ...joined,
    data_estratto: after?.data_estratto ?? null,
    saldo_iniziale: proof.saldo_iniziale as Centesimi | null,
    saldo_finale: proof.saldo_finale as Centesimi | null,
    quadratura: broken?.quadratura ?? proof.quadratura,
  };
}
