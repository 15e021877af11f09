/** Opening and closing among the balances of a statement (external code set ExternalBalanceType1). */
import type { SaldoNativo } from '../nativo.ts';
import { scendi, testoDi, type Nodo } from '../xml/nodo.ts';
import { leggiConSegno, leggiDivisa, leggiGiornoCamt } from './valori.ts';

export interface SaldoCamt extends SaldoNativo {
  tipo: string;
  divisa: string | null;
}

/** Null when its amount cannot be read. */
export function leggiSaldo(bal: Nodo): SaldoCamt | null {
  const importo = leggiConSegno(bal);
  if (Number.isNaN(importo)) return null;
  const tipo = testoDi(bal, 'Tp', 'CdOrPrtry', 'Cd') || testoDi(bal, 'Tp', 'Cd');
  return {
    tipo,
    importo,
    divisa: leggiDivisa(bal),
    data: leggiGiornoCamt(scendi(bal, 'Dt')),
    riga: bal.riga,
    intermedio: tipo === 'ITBD',
  };
}

/** Booked balances only: available and forward ones (`CLAV`, `FWAV`) prove nothing about the entries. */
export function scegliSaldi(saldi: readonly SaldoCamt[]): {
  iniziale: SaldoNativo | null;
  finale: SaldoNativo | null;
} {
  const di = (tipo: string) => saldi.filter((saldo) => saldo.tipo === tipo);
  const intermedi = di('ITBD');
  // On a page in the middle both are interim: the first opens, the second closes.
  const apre = di('OPBD')[0] ?? di('PRCD')[0];
  const chiude = di('CLBD').at(-1);
  const soloIntermedi = !apre && !chiude && intermedi.length < 2;
  return {
    iniziale: apre ?? (chiude || !soloIntermedi ? intermedi[0] : undefined) ?? null,
    finale: chiude ?? (apre || !soloIntermedi ? intermedi.at(-1) : undefined) ?? null,
  };
}
