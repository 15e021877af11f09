/** Settling a row the way the tables allow it, for tests that only need it settled. */
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Database } from '#server/core/db/database.ts';
import { insertPagamenti } from '#server/pagamenti/sql/write.ts';

/** All of the row, or part of it (cents, signed as the row): a partita is paid by hand, a movimento is all difference. */
export async function settlePartita(
  db: Database,
  who: { id_azienda: number; id_utente: number },
  { id, natura, data, divisa, importo }: Pick<RigaEstratto, 'id' | 'natura' | 'data' | 'divisa' | 'importo'>,
  amount: number = importo,
): Promise<void> {
  const movimento = natura === 'movimento';
  const parts = [{ id, importo: amount }];
  await db.kysely.transaction().execute((tx) =>
    insertPagamenti(tx, who, [
      {
        origine: movimento ? 'movimento' : 'manuale',
        data,
        importo: amount,
        divisa,
        id_tipo_pagamento: null,
        riferimento: null,
        nota: null,
        id_storno_di: null,
        id_lotto: null,
        conferma: 'manuale',
        punteggio: null,
        unica: null,
        motivi: [],
        rivali: [],
        movimenti: movimento ? parts : [],
        partite: movimento ? [] : parts,
        differenze: movimento ? [{ tipo: 'altro', importo: amount, nota: null }] : [],
      },
    ]),
  );
}
