/** The plan of an import made from movements, as the wizard would make it, without a page. */
import type { Client } from '#api/client.ts';
import type { RigaImport } from '#api/contract/invio-import.ts';
import { importRighe } from '#import/run/import.ts';
import { computeAttesi, type PianoImport } from '#import/run/plan.ts';
import {
  makeMovimenti,
  PRIMA_RIGA,
  SALDO_INIZIALE,
  sha256,
  writeFileBanca,
  type Movimento,
} from './banca.ts';

function toRiga(movimento: Movimento, index: number): RigaImport {
  return {
    riga: PRIMA_RIGA + index,
    data: movimento.data,
    data_valuta: movimento.valuta,
    causale: null,
    descrizione: movimento.descrizione,
    ragione_sociale: null,
    id_soggetto: null,
    numero_documento: null,
    data_documento: null,
    scadenza: null,
    importo: movimento.importo,
    divisa: 'EUR',
    saldo: movimento.saldo,
    iban_controparte: null,
    riferimento: null,
    nota: null,
  };
}

/** Everything the import steps need to send some movements to a conto. */
export function makePiano(nome: string, movimenti: readonly Movimento[], id_conto: number): PianoImport {
  const bytes = writeFileBanca(movimenti);
  const righe = movimenti.map(toRiga);
  const attesi = computeAttesi(righe, {
    scartate: 0,
    escluse: 0,
    saldo_iniziale: SALDO_INIZIALE,
    saldo_finale: movimenti.at(-1)?.saldo ?? SALDO_INIZIALE,
    quadratura: { esito: 'quadra', differenza: null, riga: null },
  });
  if (attesi === null) throw new RangeError('an import holds at least one row');
  return {
    file: { nome, sha256: sha256(bytes), bytes: bytes.length, formato: 'csv' },
    tracciato: { id: null, versione: null, nome: 'Banca dell’Adda', origine: 'inferito' },
    natura: 'movimento',
    id_conto,
    id_mandante: null,
    colonne: [{ campo: 'data', colonna: 'Data contabile' }],
    righe,
    attesi,
    presentiVisti: null,
    forza: false,
  };
}

/** Imports so many movimenti into a conto of their own; answers the import. */
export async function importMovimenti(
  { client }: { client: Client },
  nome: string,
  righe: number,
  seed: number,
): Promise<number> {
  const { id } = await client.call('contoNuovo', { body: { nome } });
  const outcome = await importRighe(client, makePiano(`${nome}.csv`, makeMovimenti(righe, seed), id));
  if (outcome.tipo !== 'completato') throw new Error('not imported', { cause: outcome });
  return outcome.id_imp;
}
