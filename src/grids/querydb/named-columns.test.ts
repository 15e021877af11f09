import { describe, expect, it } from 'vitest';
import { findNamedColumns } from './named-columns.ts';

const column = (nome: string) => ({ nome, tipo: 'text', descrizione: '' });
const VISTE = [
  { nome: 'movimenti', descrizione: '', colonne: [column('id'), column('importo')] },
  { nome: 'partite', descrizione: '', colonne: [column('id'), column('residuo')] },
];
/** `|` is where one writes. */
const names = (text: string): string[] => {
  const [before = '', after = ''] = text.split('|');
  return findNamedColumns(VISTE, before + after, before).map(
    ({ colonna: { nome }, viste }) => `${viste.join('+')}.${nome}`,
  );
};

describe('columns offered in a question', () => {
  it('are those of the views that it names, before and after where one writes', () => {
    expect(names('select * from movimenti where im|')).toEqual(['movimenti.id', 'movimenti.importo']);
    expect(names('select |\nFROM report.partite p')).toEqual(['partite.id', 'partite.residuo']);
    expect(names('select | from movimenti m join partite p on true')).toEqual([
      'movimenti+partite.id',
      'movimenti.importo',
      'partite.residuo',
    ]);
  });

  it('are none where a view is to be named, after a point, or before any view is', () => {
    for (const text of [
      'select * from mov|',
      'select * from movimenti join |',
      'select m.| from movimenti m',
      'select |',
    ])
      expect(names(text)).toEqual([]);
  });
});
