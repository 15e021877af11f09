import { expect, it } from 'vitest';
import { defineColonne } from '../define-columns.ts';
import { TESTO } from '../kinds.ts';
import type { Chiave } from '../types.ts';
import { toContested } from './conflicts.ts';

interface Riga {
  id: number;
  ragione_sociale: string | null;
  id_soggetto: number | null;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('ragione_sociale', 'Ragione sociale', TESTO, {
    editable: true,
    together: () => ({ id_soggetto: null }),
  }),
];
const riga = (id: Chiave): Riga => ({ id: Number(id), ragione_sociale: 'Rossi', id_soggetto: 1 });

it('a field that follows a contested cell is not asked about, and goes where that one goes', () => {
  const names = { id: 1, campo: 'ragione_sociale', mia: 'Verdi', theirs: 'Bianchi' };
  const soggetti = { id: 1, campo: 'id_soggetto', mia: 2, theirs: 3 };
  const { scelte, chiave } = toContested([names, soggetti], COLONNE, riga);
  expect(scelte).toEqual([names]);
  expect(chiave(soggetti)).toBe(chiave(names));
});

it('one that follows nothing contested is asked about', () => {
  const soggetti = { id: 1, campo: 'id_soggetto', mia: 2, theirs: 3 };
  const elsewhere = { id: 2, campo: 'ragione_sociale', mia: 'Verdi', theirs: 'Bianchi' };
  expect(toContested([soggetti, elsewhere], COLONNE, riga).scelte).toEqual([soggetti, elsewhere]);
});
