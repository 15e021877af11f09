/** Public statements under harmless changes: the same rows or a question, never other rows. */
import { describe, expect, it } from 'vitest';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';
import { DA_VARIARE, variaFile } from './metamorfosi.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to vary`);

/** Its Debit column holds one amount of each sign, and its balances contradict both readings: it never ties, and says so. */
const CONTRADDITTORIO = 'debit_credit_amount.csv';

describe.runIf(hasCorpora())('under harmless changes', () => {
  it.each(DA_VARIARE.flatMap((folder) => listCorpus(folder)))('$percorso: never other rows', async (file) => {
    const loaded = await variaFile(file);
    const others = loaded
      .filter(({ comparison }) => comparison === 'other')
      .map(({ variazione }) => variazione);
    expect(others).toEqual(file.nome === CONTRADDITTORIO ? ['a row repeated'] : []);
  });

  it('most of them can be varied, in every way', async () => {
    const every = await Promise.all(listCorpus('csv-it').map((file) => variaFile(file)));
    expect(every.filter((loaded) => loaded.length > 0).length).toBeGreaterThan(15);
    expect(new Set(every.flat().map(({ variazione }) => variazione)).size).toBeGreaterThan(10);
  });
});
