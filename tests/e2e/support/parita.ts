/** A small office whose rows are written one by one: bank movements and the documents they pay. */
import type { Client } from '#api/client.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { computeAttesi } from '#import/run/plan.ts';
import { importRighe } from '#import/run/import.ts';
import { sha256, type Movimento } from './banca.ts';
import { makePiano } from './piano.ts';

export interface Documento {
  numero: string;
  chi: string;
  /** Cents. */
  importo: number;
  data: string;
  scadenza: string;
}

export const movimento = (data: string, importo: number, descrizione: string): Movimento => ({
  data: toGiorno(data),
  valuta: toGiorno(data),
  descrizione,
  importo: toCentesimi(importo),
  saldo: toCentesimi(0),
});

/** A document; without a day of its own it is due on the day it was written. */
export const documento = (
  numero: string,
  chi: string,
  importo: number,
  data: string,
  scadenza = data,
): Documento => ({ numero, chi, importo, data, scadenza });

/** Imports both; answers the conto. */
export async function importUfficio(
  client: Client,
  movimenti: readonly Movimento[],
  documenti: readonly Documento[],
): Promise<number> {
  const { id } = await client.call('contoNuovo', { body: { nome: 'Banca dell’Adda' } });
  const bank = makePiano('movimenti.csv', movimenti, id);
  const righe = bank.righe.map((riga) => ({ ...riga, saldo: null }));
  const made = {
    scartate: 0,
    escluse: 0,
    saldo_iniziale: null,
    saldo_finale: null,
    quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
  } as const;
  const attesi = computeAttesi(righe, made);
  const [template] = righe;
  if (!template || !attesi) throw new Error('an office has movimenti');
  const partite = documenti.map(({ numero, chi, importo, data, scadenza }, at) => ({
    ...template,
    riga: at + 2,
    data: toGiorno(data),
    data_valuta: null,
    descrizione: `Fattura ${numero}`,
    ragione_sociale: chi,
    numero_documento: numero,
    data_documento: toGiorno(data),
    scadenza: toGiorno(scadenza),
    importo: toCentesimi(importo),
  }));
  const attesiPartite = computeAttesi(partite, made);
  if (!attesiPartite) throw new Error('an office has documents');
  for (const plan of [
    { ...bank, righe, attesi },
    {
      ...bank,
      natura: 'partita' as const,
      id_conto: null,
      file: { ...bank.file, nome: 'partite.csv', sha256: sha256(Buffer.from(JSON.stringify(documenti))) },
      righe: partite,
      attesi: attesiPartite,
    },
  ]) {
    const outcome = await importRighe(client, plan);
    if (outcome.tipo !== 'completato') throw new Error('not imported', { cause: outcome });
  }
  return id;
}
