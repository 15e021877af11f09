/** The conto that a file names and nobody has made yet, and what it is called until a person gives it a better name. */
import type { Conto } from '#api/contract/conti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { checkIban } from '#domain/codici.ts';
import { toCentesimi } from '#domain/importi.ts';
import { normalizeConto } from '#domain/conto-code.ts';
import type { ImportTab, Anteprima, RigaAnteprima } from './types.ts';

/** True of an IBAN written without spaces, whose check digits hold. */
const isIban = (code: string): boolean => checkIban(code).ok;

/** The currency of the statement; euro where it names none. */
export const getDivisa = ({ divisa }: Pick<EstrattoLetto, 'divisa'>): string => divisa ?? 'EUR';

/** Digits by which a person tells accounts apart. */
const FINE = 6;

/** `Conto 123456`, or with more of the IBAN where that name is taken. */
export function makeNomeConto(iban: string, conti: readonly Pick<Conto, 'nome'>[]): string {
  const name = `Conto ${iban.slice(-FINE)}`;
  return conti.some((conto) => conto.nome === name) ? `Conto ${iban}` : name;
}

/** The IBAN that a file without a conto names, where no conto has it; null otherwise. */
export function findNewIban(
  { anteprima }: Pick<ImportTab, 'anteprima'>,
  conti: readonly Conto[],
): string | null {
  if (!anteprima || anteprima.natura !== 'movimento' || anteprima.id_conto !== null) return null;
  const iban = normalizeConto(anteprima.estratto.conto);
  if (!isIban(iban) || conti.some((conto) => normalizeConto(conto.iban) === iban)) return null;
  return iban;
}

/** What is known of a statement that may begin a conto. */
export interface PrimoEstratto {
  righe: readonly Pick<RigaAnteprima, 'data'>[];
  estratto: Pick<EstrattoLetto, 'saldo_iniziale'>;
  quadratura: Pick<Anteprima['quadratura'], 'esito'>;
}

const getFirstDay = ({ righe }: PrimoEstratto): string =>
  righe.reduce((first, { data }) => (data < first ? data : first), '9999-12-31');

/**
 * What the account held before the earliest of its statements: a conto made from them begins there, so that its balance is
 * the bank's. Zero where no statement that ties says it.
 */
export function findSaldoIniziale(previews: readonly PrimoEstratto[]): Centesimi {
  const [first] = previews
    .filter(({ quadratura, estratto }) => quadratura.esito === 'quadra' && estratto.saldo_iniziale !== null)
    .toSorted((one, other) => (getFirstDay(one) < getFirstDay(other) ? -1 : 1));
  return first?.estratto.saldo_iniziale ?? toCentesimi(0);
}
