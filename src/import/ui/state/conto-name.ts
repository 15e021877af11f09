/** What a conto that a file names is called, until a person gives it a better name. */
import type { Conto } from '#api/contract/conti.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { checkIban } from '#domain/codici.ts';

/** True of an IBAN written without spaces, whose check digits hold. */
export const isIban = (codice: string): boolean => checkIban(codice).ok;

/** The currency of the statement; euro where it names none. */
export const getDivisa = ({ divisa }: Pick<EstrattoLetto, 'divisa'>): string => divisa ?? 'EUR';

/** Digits by which a person tells accounts apart. */
const FINE = 6;

/** `Conto 123456`, or with more of the IBAN where that name is taken. */
export function makeNomeConto(iban: string, conti: readonly Pick<Conto, 'nome'>[]): string {
  const nome = `Conto ${iban.slice(-FINE)}`;
  return conti.some((conto) => conto.nome === nome) ? `Conto ${iban}` : nome;
}
