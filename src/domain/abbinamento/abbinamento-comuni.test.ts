import { describe, expect, it } from 'vitest';
import { OFFICINE, makeComuni, makeMovimento, makePartita, run } from './test-data.ts';
import { proposeAbbinamenti, type EsitoAbbinamento, type MovimentoDaAbbinare } from './index.ts';

const propostaDi = ({ proposte }: EsitoAbbinamento, { id }: MovimentoDaAbbinare) =>
  proposte.find(({ movimenti }) => movimenti.includes(id));

describe('an amount that many partite have', () => {
  it('is of whom the text names', () => {
    const sua = makePartita(15_000, '201', OFFICINE, { id_soggetto: 1 });
    const pagato = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL');
    const proposta = propostaDi(run({ movimenti: [pagato], partite: [...makeComuni(15_000), sua] }), pagato);
    expect(proposta?.partite).toEqual([{ id: sua.id, importo: 15_000 }]);
    expect(proposta?.unica).toBe(true);
  });

  it('is of the document named, though its party has another of that amount', () => {
    const sua = makePartita(15_000, '201', OFFICINE, { id_soggetto: 1 });
    const altra = makePartita(15_000, '202', OFFICINE, { id_soggetto: 1, scadenza: '2026-05-04' });
    const pagato = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 201');
    const esito = run({ movimenti: [pagato], partite: [...makeComuni(15_000), sua, altra] });
    expect(propostaDi(esito, pagato)?.partite).toEqual([{ id: sua.id, importo: 15_000 }]);
  });

  it('is a tie where somebody named has two such partite', () => {
    const sue = ['201', '202'].map((numero) => makePartita(15_000, numero, OFFICINE, { id_soggetto: 1 }));
    const pagato = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO');
    const proposta = propostaDi(
      run({ movimenti: [pagato], partite: [...makeComuni(15_000), ...sue] }),
      pagato,
    );
    expect(proposta?.unica).toBe(false);
    expect(
      [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite.map(({ id }) => id)),
    ).toEqual(expect.arrayContaining(sue.map(({ id }) => id)));
  });
});

describe('a document of which the text names the number, but not whom', () => {
  const sua = makePartita(40_000, '294/2026', OFFICINE, { id_soggetto: 1 });
  const altrui = makePartita(15_000, '294', 'Idraulica Marconi Snc', { id_soggetto: 2 });
  const testi = ['OFFICINE ZAMBONELLI SRL ACCONTO FT 294/2026', 'OFFICINE ZAMBONELLI SRL SALDO FT 294/2026'];

  it.each(testi)('is not settled by itself where another of that number is of whom it names: %s', (testo) => {
    for (const altre of [[], makeComuni(15_000)]) {
      const pagato = makeMovimento(15_000, testo);
      const proposta = propostaDi(run({ movimenti: [pagato], partite: [...altre, sua, altrui] }), pagato);
      expect(proposta?.unica).toBe(false);
      const nominate = [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite ?? []);
      expect(nominate.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([sua.id, altrui.id]);
    }
  });

  it('is not accepted by itself in an office of few names either, and says why', () => {
    const pagato = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 294/2026');
    const proposta = propostaDi(proposeAbbinamenti({ movimenti: [pagato], partite: [sua, altrui] }), pagato);
    expect(proposta?.partite).toEqual([{ id: altrui.id, importo: 15_000 }]);
    expect(proposta?.automatica).toBe(false);
    expect(proposta?.motivi).toContain('anche chi è nominato ha questo numero');
  });

  it('is settled where the text names nobody', () => {
    const pagato = makeMovimento(15_000, 'BONIFICO SALDO FT 294');
    const proposta = propostaDi(run({ movimenti: [pagato], partite: [altrui] }), pagato);
    expect(proposta?.partite).toEqual([{ id: altrui.id, importo: 15_000 }]);
    expect(proposta?.unica).toBe(true);
  });
});

describe('documents named together', () => {
  it('are those of whom the text names, though somebody else has as many of those numbers for as much', () => {
    const documentiDi = (soggetto: number, nome: string) =>
      ['12', '13'].map((numero, at) =>
        makePartita(50_000 + 7_000 * at, numero, nome, { id_soggetto: soggetto }),
      );
    const sue = documentiDi(1, OFFICINE);
    const altrui = documentiDi(2, 'Idraulica Marconi Snc');
    const pagato = makeMovimento(107_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 12-13');
    const proposta = propostaDi(run({ movimenti: [pagato], partite: [...altrui, ...sue] }), pagato);
    expect(proposta?.partite.map(({ id }) => id)).toEqual(sue.map(({ id }) => id));
    expect(proposta?.unica).toBe(true);
  });
});
