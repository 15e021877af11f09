import { expect, it } from 'vitest';
import { generateStudioProva } from '#tests/bench/abbinamento/studio.ts';
import { valuta } from '#tests/bench/abbinamento/valuta.ts';
import { proposeAbbinamenti } from './index.ts';

/** The promises of the matching on a labelled office; `docs/abbinamento.md` has them by case, on larger ones. */
it.each([21, 22])('keeps its promises on the labelled office of seed %i', (seme) => {
  const studio = generateStudioProva({ seme, movimenti: 1_500, partite: 1_500 });
  const { voti } = valuta(studio, proposeAbbinamenti(studio));
  const total = voti.find(({ caso }) => caso === 'totale');
  if (!total) throw new Error('no marks');
  expect(total.automaticheGiuste / total.automatiche).toBeGreaterThanOrEqual(0.998);
  expect(total.automaticheGiuste / total.abbinabili).toBeGreaterThanOrEqual(0.8);
  expect(total.giuste / total.abbinabili).toBeGreaterThanOrEqual(0.97);
  expect(total.pariDette).toBe(total.pari);
});
