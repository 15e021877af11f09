import { expect, it } from 'vitest';
import { generateStudioProva } from '#tests/bench/abbinamento/studio.ts';
import { toCentesimi } from '../importi.ts';
import { proposeAbbinamenti, SOGLIA, type DatiAbbinamento, type EsitoAbbinamento } from './index.ts';

const movimentiDi = ({ proposte, giroconti, storni }: EsitoAbbinamento): number[] =>
  [...proposte, ...giroconti, ...storni].flatMap(({ movimenti }) => movimenti);

/** What is open once every certain proposal from the threshold on was accepted. */
function accetta(dati: DatiAbbinamento, { proposte, giroconti, storni }: EsitoAbbinamento): DatiAbbinamento {
  const certe = proposte.filter(({ unica, punteggio }) => unica && punteggio >= SOGLIA);
  const legati = [...giroconti, ...storni].filter(({ unica, punteggio }) => unica && punteggio >= SOGLIA);
  const chiusi = new Set([...certe, ...legati].flatMap(({ movimenti }) => movimenti));
  const pagato = new Map<number, number>();
  for (const { id, importo } of certe.flatMap(({ partite }) => partite))
    pagato.set(id, (pagato.get(id) ?? 0) + importo);
  return {
    ...dati,
    movimenti: dati.movimenti.filter(({ id }) => !chiusi.has(id)),
    partite: dati.partite.flatMap((riga) => {
      const residuo = (riga.residuo ?? riga.importo) - (pagato.get(riga.id) ?? 0);
      return residuo === 0 ? [] : [{ ...riga, residuo: toCentesimi(residuo) }];
    }),
  };
}

it.each([21, 22, 23])(
  'one search finds all that a second would, on the labelled office of seed %i',
  (seme) => {
    const studio = generateStudioProva({ seme, movimenti: 1_500, partite: 1_500 });
    const prima = proposeAbbinamenti(studio);
    const detti = new Set(movimentiDi(prima));
    const dopo = movimentiDi(proposeAbbinamenti(accetta(studio, prima)));
    expect(dopo.filter((id) => !detti.has(id))).toEqual([]);
  },
);
