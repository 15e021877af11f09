import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { classifyPartite } from './nearness.ts';

const partita = (
  id: number,
  ragione_sociale: string,
  residuo: number,
  id_soggetto: number | null = null,
) => ({
  id,
  ragione_sociale,
  id_soggetto,
  residuo: toCentesimi(residuo),
  divisa: 'EUR',
});

const movimento = {
  descrizione: 'BONIFICO DA MOBILIFICIO TRASIMENO SPA SALDO',
  ragione_sociale: null,
  id_soggetto: null,
  residuo: toCentesimi(50_000),
  divisa: 'EUR',
};

const proposta = (...ids: number[]) => ({ partite: ids.map((id) => ({ id, importo: toCentesimi(1) })) });

describe('the partite near a movimento', () => {
  it('are those proposed, those of whom the text names, and those of its very amount', () => {
    const near = classifyPartite(
      movimento,
      [proposta(2)],
      [
        partita(1, 'Mobilificio Trasimeno S.p.A.', 1_200),
        partita(2, 'Mobilificio Trasimeno S.p.A.', 50_000),
        partita(3, 'Cartiera Vomano S.r.l.', 50_000),
        partita(4, 'Cartiera Vomano S.r.l.', -50_000),
        partita(5, 'Mobilificio Aterno', 7),
      ],
    );
    expect([...near]).toEqual([
      [1, 'pagante'],
      [2, 'proposta'],
      [3, 'importo'],
    ]);
  });

  it('are of the soggetto of what is proposed, whatever the name on the document', () => {
    const near = classifyPartite(
      { ...movimento, descrizione: 'BONIFICO' },
      [proposta(1)],
      [partita(1, 'Beltrami', 1, 9), partita(2, 'Studio B.', 2, 9), partita(3, 'Altri', 3)],
    );
    expect([...near.keys()]).toEqual([1, 2]);
  });

  it('are none of a name that short words alone make, nor of another divisa', () => {
    const near = classifyPartite(
      { ...movimento, descrizione: 'PAG ED SPA IN CONTO' },
      [],
      [partita(1, 'ED S.p.A.', 1), { ...partita(2, 'Altri', 50_000), divisa: 'USD' }],
    );
    expect(near.size).toBe(0);
  });
});
