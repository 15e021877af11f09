import { describe, expect, it } from 'vitest';
import { WORKSHOP, makeCommon, makeMovimento, makePartita, run } from '#tests/matching-rows.ts';
import type { EsitoAbbinamento } from './index.ts';

/** Movimenti that some tie names. */
const named = ({ proposte }: EsitoAbbinamento): number[] =>
  proposte
    .filter(({ rivali }) => rivali.length > 0)
    .flatMap(({ movimenti, rivali }) => [...movimenti, ...rivali.flatMap((rival) => rival.movimenti)]);

describe('ties of somebody badly named', () => {
  it('are said though the name of another fits a word better', () => {
    const two = ['257', '255'].map((number) =>
      makePartita(10_000, number, 'Carburanti Cadore S.a.s.', { id_soggetto: 1 }),
    );
    const other = makePartita(10_000, '244', 'Cador Officine S.r.l.', {
      id_soggetto: 2,
      scadenza: '2025-12-31',
      data_documento: '2025-11-30',
    });
    const colleagues = Array.from({ length: 400 }, (_, at) => {
      const name = `${String.fromCharCode(65 + (at % 26))}elto${String.fromCharCode(97 + (at >> 4))}${'aeiou'.charAt(at % 5)}`;
      const whole = at < 20 ? `Carburanti ${name}` : at < 40 ? `${name} Cadore` : `${name} Srl`;
      return makePartita(20_011 + at, `${at + 1}/B`, whole, { id_soggetto: 10 + at });
    });
    const paid = makeMovimento(10_000, 'BONIFICO DA CARBURATNI CADOR saldo fattura');
    // Among many, so that no word is common for being in one text.
    const strangers = Array.from({ length: 200 }, (_, at) => makeMovimento(7 + at, 'PRELIEVO'));
    const partite = [...makeCommon(10_000), ...two, other, ...colleagues];
    const outcome = run({ movimenti: [paid, ...strangers], partite });
    expect(named(outcome)).toContain(paid.id);
    const proposta = outcome.proposte.find(({ movimenti }) => movimenti.includes(paid.id));
    const rows = [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite ?? []);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(two.map(({ id }) => id)));
  });

  it('are said though a word of the name is both broken and cut', () => {
    const two = ['525', '526'].map((number) =>
      makePartita(30_000, number, 'Studio Farina Calzature S.r.l.s.', { id_soggetto: 1 }),
    );
    const namesakes = ['Farina Gloria', 'Farina Ivano', 'Bernardi & Farina'].map((name, at) =>
      makePartita(20_011 + at, `${at + 1}`, name, { id_soggetto: 2 + at }),
    );
    const paid = makeMovimento(30_000, 'ACCR.BONIFICO SEPA ORD:ST. FARINA C alzatu INF:PAGAMENTO');
    const outcome = run({ movimenti: [paid], partite: [...makeCommon(30_000), ...two, ...namesakes] });
    expect(named(outcome)).toContain(paid.id);
  });

  it('are said though its best partita is surely of another, when one as good is not', () => {
    const own = makePartita(92_000, '201', WORKSHOP, { id_soggetto: 1, scadenza: '2026-05-04' });
    const other = makePartita(92_000, '202', WORKSHOP, { id_soggetto: 1, scadenza: '2026-04-25' });
    const certain = makeMovimento(92_000, 'OFFICINE ZAMBONELLI SRL SALDO FT 201');
    const namedPlainly = makeMovimento(92_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL', { data: '2026-04-25' });
    const misspelt = makeMovimento(92_000, 'BONIFICO DA OFF ZAMB', { data: '2026-08-20' });
    const outcome = run({ movimenti: [certain, namedPlainly, misspelt], partite: [own, other] });
    expect(named(outcome)).toContain(misspelt.id);
  });
});
