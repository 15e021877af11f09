import { describe, expect, it } from 'vitest';
import { WORKSHOP, makeCommon, makeMovimento, makePartita, run } from '#tests/matching-rows.ts';
import { proposeAbbinamenti, type EsitoAbbinamento, type MovimentoToMatch } from './index.ts';

const propostaOf = ({ proposte }: EsitoAbbinamento, { id }: MovimentoToMatch) =>
  proposte.find(({ movimenti }) => movimenti.includes(id));

describe('an amount that many partite have', () => {
  it('is of whom the text names', () => {
    const own = makePartita(15_000, '201', WORKSHOP, { id_soggetto: 1 });
    const paid = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL');
    const proposta = propostaOf(run({ movimenti: [paid], partite: [...makeCommon(15_000), own] }), paid);
    expect(proposta?.partite).toEqual([{ id: own.id, importo: 15_000 }]);
    expect(proposta?.unica).toBe(true);
  });

  it('is of the document named, though its party has another of that amount', () => {
    const own = makePartita(15_000, '201', WORKSHOP, { id_soggetto: 1 });
    const other = makePartita(15_000, '202', WORKSHOP, { id_soggetto: 1, scadenza: '2026-05-04' });
    const paid = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 201');
    const outcome = run({ movimenti: [paid], partite: [...makeCommon(15_000), own, other] });
    expect(propostaOf(outcome, paid)?.partite).toEqual([{ id: own.id, importo: 15_000 }]);
  });

  it('is a tie where somebody named has two such partite', () => {
    const own = ['201', '202'].map((number) => makePartita(15_000, number, WORKSHOP, { id_soggetto: 1 }));
    const paid = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO');
    const proposta = propostaOf(run({ movimenti: [paid], partite: [...makeCommon(15_000), ...own] }), paid);
    expect(proposta?.unica).toBe(false);
    expect(
      [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite.map(({ id }) => id)),
    ).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
  });
});

describe('a document of which the text names the number, but not whom', () => {
  const own = makePartita(40_000, '294/2026', WORKSHOP, { id_soggetto: 1 });
  const ofOthers = makePartita(15_000, '294', 'Idraulica Marconi Snc', { id_soggetto: 2 });
  const texts = ['OFFICINE ZAMBONELLI SRL ACCONTO FT 294/2026', 'OFFICINE ZAMBONELLI SRL SALDO FT 294/2026'];

  it.each(texts)('is not settled by itself where another of that number is of whom it names: %s', (text) => {
    for (const others of [[], makeCommon(15_000)]) {
      const paid = makeMovimento(15_000, text);
      const proposta = propostaOf(run({ movimenti: [paid], partite: [...others, own, ofOthers] }), paid);
      expect(proposta?.unica).toBe(false);
      const named = [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite ?? []);
      expect(named.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([own.id, ofOthers.id]);
    }
  });

  it('is not accepted by itself in an office of few names either, and says why', () => {
    const paid = makeMovimento(15_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 294/2026');
    const proposta = propostaOf(proposeAbbinamenti({ movimenti: [paid], partite: [own, ofOthers] }), paid);
    expect(proposta?.partite).toEqual([{ id: ofOthers.id, importo: 15_000 }]);
    expect(proposta?.automatica).toBe(false);
    expect(proposta?.motivi).toContain('anche chi è nominato ha questo numero');
  });

  it('is settled where the text names nobody', () => {
    const paid = makeMovimento(15_000, 'BONIFICO SALDO FT 294');
    const proposta = propostaOf(run({ movimenti: [paid], partite: [ofOthers] }), paid);
    expect(proposta?.partite).toEqual([{ id: ofOthers.id, importo: 15_000 }]);
    expect(proposta?.unica).toBe(true);
  });
});

describe('documents named together', () => {
  it('are those of whom the text names, though somebody else has as many of those numbers for as much', () => {
    const documentsOf = (soggetto: number, name: string) =>
      ['12', '13'].map((number, at) =>
        makePartita(50_000 + 7_000 * at, number, name, { id_soggetto: soggetto }),
      );
    const own = documentsOf(1, WORKSHOP);
    const ofOthers = documentsOf(2, 'Idraulica Marconi Snc');
    const paid = makeMovimento(107_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 12-13');
    const proposta = propostaOf(run({ movimenti: [paid], partite: [...ofOthers, ...own] }), paid);
    expect(proposta?.partite.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(proposta?.unica).toBe(true);
  });
});
