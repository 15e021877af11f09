/** A tracciato, and a sample for it. */
import { createHash } from 'node:crypto';
import type { AttesiCampione } from '#api/contract/campioni.ts';
import type { TracciatoNuovo } from '#api/contract/tracciati.ts';
import { toCentesimi } from '#domain/importi.ts';

export const tracciato = (values: Partial<TracciatoNuovo> = {}): TracciatoNuovo => ({
  id: null,
  versione: null,
  nome: 'Banca Uno',
  modello_nome: 'movimenti_*.csv',
  natura: 'movimento',
  id_conto: null,
  lettura: {
    formato: 'csv',
    codifica: 'windows-1252',
    delimitatore: ';',
    intestazione: ['Data', 'Descrizione', 'Importo'],
    colonne: [
      { campo: 'data', colonna: 'Data', indice: 0 },
      { campo: 'importo', colonna: 'Importo', indice: 2 },
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'con_segno',
    divisa: 'EUR',
  },
  ...values,
});

/** What a reading of so many rows gives. */
export const attesiOf = (count: number): AttesiCampione => ({
  righe: count,
  scartate: 0,
  dare: toCentesimi(-100),
  avere: toCentesimi(500),
  saldo_iniziale: null,
  saldo_finale: null,
  esito: 'non_verificabile',
  impronta: createHash('sha256').update(String(count)).digest('hex'),
});

export const FILE = Buffer.from('Data;Descrizione;Importo\n01/02/2026;Perché no;4,00\n');
export const sample = (values: object = {}) => ({
  nome_file: 'movimenti_02.csv',
  dati: FILE.toString('base64'),
  attesi: attesiOf(1),
  ...values,
});
