import { describe, expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, NOTA, TESTO } from '../kinds.ts';
import { type Target, countCelle, planEdits } from './plan.ts';

interface Riga {
  id: number;
  nota: string | null;
  descrizione: string;
  scadenza: ReturnType<typeof toGiorno>;
  provata: string;
}

const colonna = defineColonne<Riga>();
const RIGA: Riga = {
  id: 7,
  nota: 'com’era',
  descrizione: 'Bonifico',
  scadenza: toGiorno('2026-03-15'),
  provata: 'x',
};
const NOTA_COL = colonna('nota', 'Nota', NOTA, { editable: true, maxLength: 10 });
const DESCRIZIONE = colonna('descrizione', 'Descrizione', TESTO, { editable: true, required: true });
const SCADENZA = colonna('scadenza', 'Scadenza', DATA, {
  editable: ({ id }) => id === 7,
  motivoFissa: 'Solo le partite',
});
const PROVATA = colonna('provata', 'Provata', TESTO, { motivoFissa: 'Viene dal file' });
const REGOLE = { righe: { getId: ({ id }: Riga) => id } };

const plan = (column: Target<Riga>['colonna'], testo: string, riga = RIGA) =>
  planEdits([{ riga, colonna: column, nuovo: { testo } }], REGOLE);

describe('the plan of an edit', () => {
  it('reads each text by its column, from the value there was', () => {
    expect(plan(SCADENZA, '1/4/26').celle).toEqual([
      { id: 7, campo: 'scadenza', prima: '2026-03-15', dopo: '2026-04-01' },
    ]);
    expect(plan(NOTA_COL, ' ').celle).toEqual([{ id: 7, campo: 'nota', prima: 'com’era', dopo: null }]);
  });

  it.each([
    [PROVATA, 'y', 'Viene dal file'],
    [NOTA_COL, 'x'.repeat(11), 'Troppo lungo: al massimo 10 caratteri'],
    [DESCRIZIONE, '', 'Non può restare vuota'],
    [SCADENZA, '31/02/2026', 'Data non valida: scrivi ad esempio 15/03/2026'],
  ])('refuses with its reason', (column, testo, motivo) => {
    expect(plan(column, testo)).toEqual({
      celle: [],
      equal: 0,
      rifiutate: [{ id: 7, campo: column.campo, testo, motivo }],
    });
  });

  it('asks the row too, and the owner of the rows last', () => {
    expect(plan(SCADENZA, '01/04/2026', { ...RIGA, id: 8 }).rifiutate[0]?.motivo).toBe('Solo le partite');
    const check = () => 'Non oggi';
    const piano = planEdits([{ riga: RIGA, colonna: NOTA_COL, nuovo: { valore: 'b' } }], {
      ...REGOLE,
      valida: check,
    });
    expect(piano.rifiutate).toEqual([{ id: 7, campo: 'nota', testo: 'b', motivo: 'Non oggi' }]);
  });

  it('passes over cells that already hold it, even where nothing can be changed', () => {
    expect(plan(NOTA_COL, 'com’era')).toEqual({ celle: [], rifiutate: [], equal: 1 });
    expect(plan(PROVATA, 'x')).toEqual({ celle: [], rifiutate: [], equal: 1 });
  });

  it('counts a cell once, whatever follows it', () => {
    const column = colonna('descrizione', 'Descrizione', TESTO, {
      editable: true,
      together: () => ({ provata: null }),
    });
    const piano = plan(column, 'Giroconto');
    expect(piano.celle.map(({ campo }) => campo)).toEqual(['descrizione', 'provata']);
    expect(countCelle(piano)).toBe(1);
  });

  it('keeps the lines of a note, and makes one of the lines of any other text', () => {
    expect(plan(NOTA_COL, 'a\nb').celle[0]?.dopo).toBe('a\nb');
    expect(plan(DESCRIZIONE, 'a \r\n b').celle[0]?.dopo).toBe('a b');
  });
});
