import { expect, test } from 'vitest';
import { importazioneSchema, type Importazione } from '#api/contract/importazioni.ts';
import { listLatest } from './importazioni.ts';

function importazione(id_imp: number, creata_il: string, stato: Importazione['stato']): Importazione {
  return importazioneSchema.parse({
    id_imp,
    stato,
    natura: 'movimento',
    id_conto: 1,
    conto: 'Conto',
    nome_file: 'a.csv',
    sha256: null,
    bytes: 10,
    formato: 'csv',
    tracciato: null,
    versione_tracciato: null,
    origine_tracciato: null,
    autore: 'giulia',
    creata_il,
    completata_il: null,
    annullata_il: null,
    righe: 1,
    scartate: 0,
    escluse: 0,
    dare: 0,
    avere: 0,
    saldo_iniziale: null,
    saldo_finale: null,
    dal: null,
    al: null,
    quadratura: null,
  });
}

test('the latest finished imports come first; unfinished and rolled back ones are left out', () => {
  const all = [
    importazione(1, '2026-03-01T08:00:00Z', 'completato'),
    importazione(2, '2026-03-04T08:00:00Z', 'annullato'),
    importazione(3, '2026-03-03T08:00:00Z', 'completato'),
    importazione(4, '2026-03-05T08:00:00Z', 'aperto'),
    importazione(5, '2026-03-02T08:00:00Z', 'completato'),
  ];
  expect(listLatest(all, 2).map(({ id_imp }) => id_imp)).toEqual([3, 5]);
  expect(all.map(({ id_imp }) => id_imp)).toEqual([1, 2, 3, 4, 5]);
});
