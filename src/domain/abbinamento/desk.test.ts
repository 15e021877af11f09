import { expect, it } from 'vitest';
import { toCentesimi } from '../importi.ts';
import { Importi } from './amount-only.ts';
import { Desk } from './desk.ts';
import { makeMovimento, makePartita, WORKSHOP } from '#tests/matching-rows.ts';

const NOBODY: ReadonlySet<number> = new Set();

const others = Array.from({ length: 40 }, (_, at) =>
  makePartita(10_007 * (at + 1), `${900 + at}/2026`, `Contorno${at} Srl`, {
    id: 100_000 + at,
    id_soggetto: 5_000 + at,
  }),
);

it('what is closed is not proposed again, and what leant on it is searched again', () => {
  const [one, other] = [makePartita(30_000, '12/2026', WORKSHOP), makePartita(50_000, '13/2026', WORKSHOP)];
  const cited = makeMovimento(30_000, `Bonifico ${WORKSHOP} saldo FT 12/2026`);
  const both = makeMovimento(50_000, `Bonifico ${WORKSHOP} tutte le fatture`);
  const partite = [one, other, ...others].sort((a, b) => a.id - b.id);
  const data = { movimenti: [cited, both], partite };
  const desk = new Desk(data, 0.99, new Importi(data));
  const first = desk.propose(NOBODY).proposte;
  const certain = first.filter(({ movimenti }) => movimenti[0] === cited.id);
  expect(certain.map((proposta) => proposta.partite.map(({ id }) => id))).toEqual([[one.id]]);
  desk.close(certain);
  const again = desk.propose(NOBODY).proposte;
  expect(again.map(({ movimenti }) => movimenti)).toEqual([[both.id]]);
  expect(again[0]?.partite.map(({ id }) => id)).toEqual([other.id]);
  const fresh = { movimenti: [both], partite: partite.filter(({ id }) => id !== one.id) };
  const anew = new Desk(fresh, 0.99, new Importi(data)).propose(NOBODY).proposte;
  expect(again[0]?.motivi).toEqual(anew[0]?.motivi);
});

it('a partita that was paid in part is open for the rest', () => {
  const partita = makePartita(90_000, '21/2026', WORKSHOP);
  const acconto = makeMovimento(30_000, `Acconto ${WORKSHOP} FT 21/2026`);
  const saldo = makeMovimento(60_000, `Saldo ${WORKSHOP} FT 21/2026`);
  const data = { movimenti: [acconto, saldo], partite: [partita, ...others].sort((a, b) => a.id - b.id) };
  const desk = new Desk(data, 0.99, new Importi(data));
  desk.propose(NOBODY);
  desk.close([{ movimenti: [acconto.id], partite: [{ id: partita.id, importo: toCentesimi(30_000) }] }]);
  const found = desk.propose(NOBODY).proposte;
  expect(found.map(({ movimenti, partite }) => [movimenti, partite])).toEqual([
    [[saldo.id], [{ id: partita.id, importo: 60_000 }]],
  ]);
});

it('does not repeat a movimento that was told', () => {
  const partita = makePartita(40_000, '31/2026', WORKSHOP);
  const movimento = makeMovimento(40_000, `Bonifico ${WORKSHOP} FT 31/2026`);
  const data = { movimenti: [movimento], partite: [partita, ...others].sort((a, b) => a.id - b.id) };
  const desk = new Desk(data, 0.99, new Importi(data));
  expect(desk.propose(NOBODY).proposte.map(({ movimenti }) => movimenti)).toEqual([[movimento.id]]);
  expect(desk.propose(new Set([movimento.id])).proposte).toEqual([]);
});
