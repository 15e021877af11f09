import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiorni, giorno } from '#domain/date.ts';
import { centesimi } from '#domain/importi.ts';
import { colonne } from '../colonne.ts';
import { confrontoRighe, type Ordine } from '../gruppi/ordina.ts';
import { DATA, IMPORTO, SI_NO, stato, TESTO } from '../kinds.ts';
import { Orologio } from '../pezzi.ts';
import { gradiDi, ordinaPerGradi } from './gradi.ts';

const make = (id: number, nome: string | null, importo: number, days: number) => ({
  id,
  nome,
  importo: importo % 5 === 0 ? null : centesimi(importo),
  data: days === 0 ? null : addGiorni(giorno('2026-01-01'), days),
  fatta: days % 2 === 0,
  come: days % 3 === 0 ? ('aperta' as const) : ('chiusa' as const),
});
type Riga = ReturnType<typeof make>;

const colonna = colonne<Riga>();
const COLONNE = [
  colonna('nome', 'Nome', TESTO),
  colonna('importo', 'Importo', IMPORTO),
  colonna('data', 'Data', DATA),
  colonna('fatta', 'Fatta', SI_NO),
  colonna('come', 'Come', stato({ chiusa: 'Chiusa', aperta: 'Aperta' })),
];

async function ordina(righe: readonly Riga[], ordini: readonly Ordine[]): Promise<number[]> {
  const orologio = new Orologio();
  const gradi = [];
  for (const { campo, verso } of ordini) {
    const found = COLONNE.find((each) => each.campo === campo);
    if (!found) throw new Error(campo);
    gradi.push({ gradi: await gradiDi(righe.map(found.valore), found.tipo, orologio), verso });
  }
  return [...ordinaPerGradi(righe.length, gradi)];
}

const nomi = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.string({
      unit: fc.constantFrom('a', 'À', 'e', 'e\u0301', '\u0300', 'ß', '–', '1', 'ﬁ', '가'),
      maxLength: 9,
    }),
    fc.constantFrom(
      'Perù',
      'peru',
      'PERU',
      '',
      'Bonifico – n. 001',
      'bonifico – n. 0012',
      'BONIFICO – n. 002',
    ),
  ),
);
const righe = fc
  .array(fc.tuple(nomi, fc.integer({ min: -9, max: 9 }), fc.nat({ max: 5 })), { maxLength: 120 })
  .map((list) => list.map(([nome, importo, days], id) => make(id, nome, importo, days)));
const ordini = fc
  .subarray(['nome', 'importo', 'data', 'fatta', 'come'])
  .chain((campi) =>
    fc.tuple(
      ...campi.map((campo) =>
        fc.record({ campo: fc.constant(campo), verso: fc.constantFrom('asc', 'desc') }),
      ),
    ),
  );

describe('rows ordered by the grades of their columns', () => {
  it('stand as comparing them puts them, whatever their letters, empty cells last', async () => {
    await fc.assert(
      fc.asyncProperty(righe, ordini, async (list, order) => {
        const compare = confrontoRighe(order, COLONNE);
        const expected = compare ? list.toSorted(compare) : list;
        expect(await ordina(list, order)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 500 },
    );
  });

  it('of long texts that begin alike', async () => {
    const inizio = 'Disposizione di pagamento – causale ';
    const list = Array.from({ length: 2_000 }, (_, id) => make(id, `${inizio}${(id * 7_919) % 1_000}`, 1, 0));
    const expected = list.toSorted((a, b) => TESTO.compare(a.nome ?? '', b.nome ?? ''));
    expect(await ordina(list, [{ campo: 'nome', verso: 'asc' }])).toEqual(expected.map(({ id }) => id));
  });

  it('stop when they are no longer wanted', async () => {
    const stop = new AbortController();
    stop.abort(new Error('overtaken'));
    const testi = Array.from({ length: 50_000 }, (_, at) => `Testo numero ${at}`);
    await expect(gradiDi(testi, TESTO, new Orologio(), stop.signal)).rejects.toThrow('overtaken');
  });
});
