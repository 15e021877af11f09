/** Public statements under harmless changes: the same rows or a question, never other rows. */
import { describe, expect, it } from 'vitest';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';
import { DA_VARIARE, variaFile } from './metamorfosi.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to vary`);

describe.runIf(hasCorpora())('under harmless changes', () => {
  it.each(DA_VARIARE.flatMap((cartella) => listCorpus(cartella)))(
    '$percorso: never other rows',
    async (file) => {
      const lette = await variaFile(file);
      expect(lette.filter(({ confronto }) => confronto === 'other')).toEqual([]);
    },
  );

  it('most of them can be varied, in every way', async () => {
    const ogni = await Promise.all(listCorpus('csv-it').map((file) => variaFile(file)));
    expect(ogni.filter((lette) => lette.length > 0).length).toBeGreaterThan(15);
    expect(new Set(ogni.flat().map(({ variazione }) => variazione)).size).toBeGreaterThan(10);
  });
});
