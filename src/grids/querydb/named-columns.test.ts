import { describe, expect, it } from 'vitest';
import { findNamedColumns } from './named-columns.ts';

const colonna = (nome: string) => ({ nome, tipo: 'text', descrizione: '' });
const VISTE = [
  { nome: 'movimenti', descrizione: '', colonne: [colonna('id'), colonna('importo')] },
  { nome: 'partite', descrizione: '', colonne: [colonna('id'), colonna('residuo')] },
];
/** `|` is where one writes. */
const nomi = (testo: string): string[] => {
  const [prima = '', dopo = ''] = testo.split('|');
  return findNamedColumns(VISTE, prima + dopo, prima).map(
    ({ colonna: { nome }, viste }) => `${viste.join('+')}.${nome}`,
  );
};

describe('columns offered in a question', () => {
  it('are those of the views that it names, before and after where one writes', () => {
    expect(nomi('select * from movimenti where im|')).toEqual(['movimenti.id', 'movimenti.importo']);
    expect(nomi('select |\nFROM report.partite p')).toEqual(['partite.id', 'partite.residuo']);
    expect(nomi('select | from movimenti m join partite p on true')).toEqual([
      'movimenti+partite.id',
      'movimenti.importo',
      'partite.residuo',
    ]);
  });

  it('are none where a view is to be named, after a point, or before any view is', () => {
    for (const testo of [
      'select * from mov|',
      'select * from movimenti join |',
      'select m.| from movimenti m',
      'select |',
    ])
      expect(nomi(testo)).toEqual([]);
  });
});
