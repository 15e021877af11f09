import { expect, it } from 'vitest';
import { generateStudioProva } from '#tests/bench/abbinamento/studio.ts';
import { toCentesimi } from '../importi.ts';
import { proposeAbbinamenti, SOGLIA, type DatiAbbinamento, type EsitoAbbinamento } from './index.ts';

const movimentiOf = ({ proposte, giroconti, storni }: EsitoAbbinamento): number[] =>
  [...proposte, ...giroconti, ...storni].flatMap(({ movimenti }) => movimenti);

/** What is open once every certain proposal from the threshold on was accepted. */
function accept(data: DatiAbbinamento, { proposte, giroconti, storni }: EsitoAbbinamento): DatiAbbinamento {
  const certain = proposte.filter(({ unica, punteggio }) => unica && punteggio >= SOGLIA);
  const linked = [...giroconti, ...storni].filter(({ unica, punteggio }) => unica && punteggio >= SOGLIA);
  const closed = new Set([...certain, ...linked].flatMap(({ movimenti }) => movimenti));
  const paid = new Map<number, number>();
  for (const { id, importo } of certain.flatMap(({ partite }) => partite))
    paid.set(id, (paid.get(id) ?? 0) + importo);
  return {
    ...data,
    movimenti: data.movimenti.filter(({ id }) => !closed.has(id)),
    partite: data.partite.flatMap((riga) => {
      const residuo = (riga.residuo ?? riga.importo) - (paid.get(riga.id) ?? 0);
      return residuo === 0 ? [] : [{ ...riga, residuo: toCentesimi(residuo) }];
    }),
  };
}

it.each([21, 22, 23])(
  'one search finds all that a second would, on the labelled office of seed %i',
  (seme) => {
    const studio = generateStudioProva({ seme, movimenti: 1_500, partite: 1_500 });
    const before = proposeAbbinamenti(studio);
    const told = new Set(movimentiOf(before));
    const after = movimentiOf(proposeAbbinamenti(accept(studio, before)));
    expect(after.filter((id) => !told.has(id))).toEqual([]);
  },
);
