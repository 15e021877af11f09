/** Made-up rows and plans for tests of the import. */
import type { RigaImport } from '#api/contract/invio-import.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { computeAttesi, type PianoImport } from '#import/run/plan.ts';

/** One plausible row; `riga` sets line, day and amount apart. */
export function createRiga(riga: number, changes: Partial<RigaImport> = {}): RigaImport {
  return {
    riga,
    data: addGiorni(toGiorno('2026-01-01'), riga % 365),
    data_valuta: null,
    causale: null,
    descrizione: `Bonifico ${riga}`,
    ragione_sociale: `Cliente ${riga % 7}`,
    id_soggetto: null,
    numero_documento: null,
    data_documento: null,
    scadenza: null,
    importo: toCentesimi(riga % 2 === 0 ? riga : -riga),
    divisa: 'EUR',
    saldo: null,
    iban_controparte: null,
    riferimento: null,
    nota: null,
    ...changes,
  };
}

/** A plan for these rows as the wizard would make it. */
export function createPiano(righe: readonly RigaImport[], changes: Partial<PianoImport> = {}): PianoImport {
  const quadratura = { esito: 'non_verificabile', differenza: null, riga: null } as const;
  const attesi = computeAttesi(righe, {
    scartate: 0,
    escluse: 0,
    saldo_iniziale: null,
    saldo_finale: null,
    quadratura,
  });
  if (!attesi) throw new Error('a plan needs rows');
  return {
    file: { nome: 'prova.csv', sha256: 'a'.repeat(64), bytes: 1_000, formato: 'csv' },
    tracciato: { id: null, versione: null, nome: 'Prova', origine: 'inferito' },
    natura: 'movimento',
    id_conto: 1,
    id_mandante: null,
    colonne: [{ campo: 'data', colonna: 'Data' }],
    righe,
    attesi,
    presentiVisti: [],
    forza: false,
    ...changes,
  };
}
