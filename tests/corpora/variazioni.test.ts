/** Public statements under harmless changes: the same rows or a question, never other rows. */
import { describe, expect, it } from 'vitest';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';
import { DA_VARIARE, variaFile } from './metamorfosi.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to vary`);

/** Its Debit column holds one amount of each sign, and its balances contradict both readings: it never ties, and says so. */
const CONTRADDITTORIO = 'debit_credit_amount.csv';

describe.runIf(hasCorpora())('under harmless changes', () => {
  it.each(DA_VARIARE.flatMap((cartella) => listCorpus(cartella)))(
    '$percorso: never other rows',
    async (file) => {
      const lette = await variaFile(file);
      const altre = lette
        .filter(({ confronto }) => confronto === 'other')
        .map(({ variazione }) => variazione);
      expect(altre).toEqual(file.nome === CONTRADDITTORIO ? ['a row repeated'] : []);
    },
  );

  it('most of them can be varied, in every way', async () => {
    const ogni = await Promise.all(listCorpus('csv-it').map((file) => variaFile(file)));
    expect(ogni.filter((lette) => lette.length > 0).length).toBeGreaterThan(15);
    expect(new Set(ogni.flat().map(({ variazione }) => variazione)).size).toBeGreaterThan(10);
  });
});
