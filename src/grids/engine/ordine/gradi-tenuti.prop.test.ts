import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colonne } from '../colonne.ts';
import { NUMERO, TESTO } from '../kinds.ts';
import { Orologio } from '../pezzi.ts';
import { GradiTenuti } from './gradi-tenuti.ts';
import { ordinaPerGradi } from './gradi.ts';

interface Riga {
  id: number;
  nome: string | null;
  quanti: number;
}

const colonna = colonne<Riga>();
const NOME = colonna('nome', 'Nome', TESTO);
const QUANTI = colonna('quanti', 'Quanti', NUMERO);
const COLONNE = [NOME, QUANTI];
const { signal } = new AbortController();

async function ordina(tenuti: GradiTenuti<Riga>, righe: readonly Riga[]): Promise<number[][]> {
  const orders: number[][] = [];
  for (const each of COLONNE) {
    const gradi = await tenuti.di(each, new Orologio(), signal);
    orders.push([...ordinaPerGradi(righe.length, [{ gradi, verso: 'asc' }])]);
  }
  return orders;
}

const nome = fc.option(fc.constantFrom('Perù', 'peru', 'Bonifico', 'bonifico 2', '', 'Zara'));
const mossa = fc.oneof(
  fc.record({ tipo: fc.constant('nome' as const), at: fc.nat(), nome }),
  fc.record({ tipo: fc.constant('quanti' as const), at: fc.nat(), quanti: fc.nat({ max: 4 }) }),
  fc.record({ tipo: fc.constant('nuova' as const), at: fc.nat(), nome, quanti: fc.nat({ max: 4 }) }),
  fc.record({ tipo: fc.constant('tolta' as const), at: fc.nat() }),
);
type Mossa = typeof mossa extends fc.Arbitrary<infer M> ? M : never;

function muovi(righe: readonly Riga[], move: Mossa, id: number): Riga[] {
  const at = move.at % Math.max(righe.length, 1);
  if (move.tipo === 'nuova') return righe.toSpliced(at, 0, { id, nome: move.nome, quanti: move.quanti });
  if (move.tipo === 'tolta') return righe.toSpliced(at, 1);
  const riga = righe[at];
  if (!riga) return [...righe];
  return righe.with(
    at,
    move.tipo === 'nome' ? { ...riga, nome: move.nome } : { ...riga, quanti: move.quanti },
  );
}

describe('the grades that are kept', () => {
  it('give the order that fresh ones give, whatever changes, comes and goes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(nome, fc.nat({ max: 4 })), { maxLength: 40 }),
        fc.array(fc.array(mossa, { maxLength: 3 }), { maxLength: 8 }),
        async (start, bursts) => {
          let righe: Riga[] = start.map(([each, quanti], id) => ({ id, nome: each, quanti }));
          let id = righe.length;
          const kept = new GradiTenuti(COLONNE);
          kept.aggiorna(righe);
          for (const burst of bursts) {
            await ordina(kept, righe);
            for (const move of burst) righe = muovi(righe, move, (id += 1));
            kept.aggiorna(righe);
            const fresh = new GradiTenuti(COLONNE);
            fresh.aggiorna(righe);
            expect(await ordina(kept, righe)).toEqual(await ordina(fresh, righe));
          }
        },
      ),
    );
  });

  it('are made anew for the column that changed alone', async () => {
    const righe: Riga[] = [
      { id: 1, nome: 'b', quanti: 2 },
      { id: 2, nome: 'a', quanti: 1 },
    ];
    const kept = new GradiTenuti(COLONNE);
    kept.aggiorna(righe);
    await ordina(kept, righe);
    kept.aggiorna([...righe]);
    expect(COLONNE.map(({ campo }) => kept.has(campo))).toEqual([true, true]);
    kept.aggiorna(righe.with(0, { id: 1, nome: 'b', quanti: 0 }));
    expect(COLONNE.map(({ campo }) => kept.has(campo))).toEqual([true, false]);
    kept.aggiorna(righe.slice(1));
    expect(COLONNE.map(({ campo }) => kept.has(campo))).toEqual([false, false]);
  });

  it('are not kept when rows changed while they were made', async () => {
    const kept = new GradiTenuti(COLONNE);
    kept.aggiorna([{ id: 1, nome: 'a', quanti: 1 }]);
    const guarda = async (): Promise<void> => kept.aggiorna([{ id: 1, nome: 'z', quanti: 1 }]);
    const made = await kept.di(NOME, { guarda }, signal);
    expect(made.quanti).toBe(1);
    expect(kept.has('nome')).toBe(false);
  });
});
