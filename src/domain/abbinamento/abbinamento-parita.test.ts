import { describe, expect, it } from 'vitest';
import { OFFICINE, makeComuni, makeMovimento, makePartita, run } from './test-data.ts';
import type { EsitoAbbinamento } from './index.ts';

/** Movimenti that some tie names. */
const nominati = ({ proposte }: EsitoAbbinamento): number[] =>
  proposte
    .filter(({ rivali }) => rivali.length > 0)
    .flatMap(({ movimenti, rivali }) => [...movimenti, ...rivali.flatMap((rivale) => rivale.movimenti)]);

describe('ties of somebody badly named', () => {
  it('are said though the name of another fits a word better', () => {
    const due = ['257', '255'].map((numero) =>
      makePartita(10_000, numero, 'Carburanti Cadore S.a.s.', { id_soggetto: 1 }),
    );
    const altra = makePartita(10_000, '244', 'Cador Officine S.r.l.', {
      id_soggetto: 2,
      scadenza: '2025-12-31',
      data_documento: '2025-11-30',
    });
    const colleghi = Array.from({ length: 400 }, (_, at) => {
      const nome = `${String.fromCharCode(65 + (at % 26))}elto${String.fromCharCode(97 + (at >> 4))}${'aeiou'.charAt(at % 5)}`;
      const intero = at < 20 ? `Carburanti ${nome}` : at < 40 ? `${nome} Cadore` : `${nome} Srl`;
      return makePartita(20_011 + at, `${at + 1}/B`, intero, { id_soggetto: 10 + at });
    });
    const pagato = makeMovimento(10_000, 'BONIFICO DA CARBURATNI CADOR saldo fattura');
    // Among many, so that no word is common for being in one text.
    const estranei = Array.from({ length: 200 }, (_, at) => makeMovimento(7 + at, 'PRELIEVO'));
    const partite = [...makeComuni(10_000), ...due, altra, ...colleghi];
    const esito = run({ movimenti: [pagato, ...estranei], partite });
    expect(nominati(esito)).toContain(pagato.id);
    const proposta = esito.proposte.find(({ movimenti }) => movimenti.includes(pagato.id));
    const nominate = [proposta, ...(proposta?.rivali ?? [])].flatMap((one) => one?.partite ?? []);
    expect(nominate.map(({ id }) => id)).toEqual(expect.arrayContaining(due.map(({ id }) => id)));
  });

  it('are said though a word of the name is both broken and cut', () => {
    const due = ['525', '526'].map((numero) =>
      makePartita(30_000, numero, 'Studio Farina Calzature S.r.l.s.', { id_soggetto: 1 }),
    );
    const omonimi = ['Farina Gloria', 'Farina Ivano', 'Bernardi & Farina'].map((nome, at) =>
      makePartita(20_011 + at, `${at + 1}`, nome, { id_soggetto: 2 + at }),
    );
    const pagato = makeMovimento(30_000, 'ACCR.BONIFICO SEPA ORD:ST. FARINA C alzatu INF:PAGAMENTO');
    const esito = run({ movimenti: [pagato], partite: [...makeComuni(30_000), ...due, ...omonimi] });
    expect(nominati(esito)).toContain(pagato.id);
  });

  it('are said though its best partita is surely of another, when one as good is not', () => {
    const sua = makePartita(92_000, '201', OFFICINE, { id_soggetto: 1, scadenza: '2026-05-04' });
    const altra = makePartita(92_000, '202', OFFICINE, { id_soggetto: 1, scadenza: '2026-04-25' });
    const certo = makeMovimento(92_000, 'OFFICINE ZAMBONELLI SRL SALDO FT 201');
    const chiaro = makeMovimento(92_000, 'BONIFICO DA OFFICINE ZAMBONELLI SRL', { data: '2026-04-25' });
    const storpiato = makeMovimento(92_000, 'BONIFICO DA OFF ZAMB', { data: '2026-08-20' });
    const esito = run({ movimenti: [certo, chiaro, storpiato], partite: [sua, altra] });
    expect(nominati(esito)).toContain(storpiato.id);
  });
});
