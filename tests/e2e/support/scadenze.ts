/** Partite with the names, days and amounts that a test wants. */
import type { Client } from '#api/client.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from './banca.ts';
import { makePiano } from './piano.ts';

export interface PartitaVoluta {
  ragione_sociale: string;
  scadenza: Giorno;
  importo: Centesimi;
}

/** Imports them, once for the file. */
export async function fillPartiteScadenze(client: Client, partite: readonly PartitaVoluta[]): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length > 0) return;
  const plan = makePiano('scadenze.csv', makeMovimenti(partite.length, 12), 1);
  const righe = plan.righe.map((riga, at) => ({
    ...riga,
    saldo: null,
    numero_documento: `FT-${at + 1}`,
    ...partite[at],
  }));
  const sum = (sign: 1 | -1) =>
    partite.reduce((total, { importo }) => (Math.sign(importo) === sign ? total + importo : total), 0);
  const attesi = {
    ...plan.attesi,
    dare: toCentesimi(sum(-1)),
    avere: toCentesimi(sum(1)),
    saldo_iniziale: null,
    saldo_finale: null,
    quadratura: { esito: 'non_verificabile', differenza: null, riga: null } as const,
  };
  const outcome = await importRighe(client, { ...plan, natura: 'partita', id_conto: null, righe, attesi });
  if (outcome.tipo !== 'completato') throw new Error('the rows were not imported');
}
