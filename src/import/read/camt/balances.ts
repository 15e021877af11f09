/** Opening and closing among the balances of a statement (external code set ExternalBalanceType1). */
import { formatImporto } from '#domain/importi.ts';
import type { NativeSaldo } from '../native.ts';
import { findDescendant, getTextOf, type XmlNode } from '../xml/node.ts';
import { readSignedImporto, readDivisa, readCamtGiorno } from './values.ts';

export interface SaldoCamt extends NativeSaldo {
  tipo: string;
  divisa: string | null;
}

/** Null when its amount cannot be read. */
export function readCamtSaldo(bal: XmlNode): SaldoCamt | null {
  const importo = readSignedImporto(bal);
  if (Number.isNaN(importo)) return null;
  const tipo = getTextOf(bal, 'Tp', 'CdOrPrtry', 'Cd') || getTextOf(bal, 'Tp', 'Cd');
  return {
    tipo,
    importo,
    divisa: readDivisa(bal),
    data: readCamtGiorno(findDescendant(bal, 'Dt')),
    riga: bal.riga,
    intermediate: tipo === 'ITBD' || getTextOf(bal, 'Tp', 'SubTp', 'Cd') === 'INTM',
  };
}

/** Days in the order of time; those that name none stay where they are. */
const byDay = (one: SaldoCamt, other: SaldoCamt): number =>
  one.data === null || other.data === null || one.data === other.data ? 0 : one.data < other.data ? -1 : 1;

/** Booked balances only: available and forward ones (`CLAV`, `FWAV`) prove nothing about the entries. */
export function chooseSaldi(saldi: readonly SaldoCamt[]): {
  iniziale: NativeSaldo | null;
  finale: NativeSaldo | null;
} {
  const of = (kind: string) => saldi.filter((saldo) => saldo.tipo === kind).toSorted(byDay);
  const intermediates = of('ITBD');
  // On a page in the middle both are interim: the first opens, the second closes.
  const opens = of('OPBD')[0] ?? of('PRCD')[0];
  const closes = of('CLBD').at(-1);
  const onlyIntermediates = !opens && !closes && intermediates.length < 2;
  return {
    iniziale: opens ?? (closes || !onlyIntermediates ? intermediates[0] : undefined) ?? null,
    finale: closes ?? (opens || !onlyIntermediates ? intermediates.at(-1) : undefined) ?? null,
  };
}

/** The balance of the statement before (`PRCD`) is the one this begins with (`OPBD`): another says that one is missing. */
export function compareOpenings(saldi: readonly SaldoCamt[]): string[] {
  const [opens, closed] = ['OPBD', 'PRCD'].map((kind) => saldi.find(({ tipo }) => tipo === kind));
  if (!opens || !closed || opens.importo === closed.importo) return [];
  return [
    `Riga ${opens.riga}: l’estratto comincia da ${formatImporto(opens.importo)}, ma dice che il precedente finiva con ${formatImporto(closed.importo)}: forse ne manca uno.`,
  ];
}
