/** The judge itself: rows that are right but for which words belong to which are wrong. */
import { expect, it } from 'vitest';
import { judgeFile } from './giudica.ts';
import { makeWholes } from './hostile/whole.ts';

const judge = async (first: number, second: number) => {
  const [layout] = makeWholes(`
=== two rows of one day and one amount
Data;Descrizione;Importo
02/03/2026;Officina Bassi;-34,50 ## 2026-03-02 ${first}
02/03/2026;Energia Padana;34,50 ## 2026-03-02 ${second}
09/03/2026;Mercato Coperto;-8,00 ## 2026-03-09 -800
`);
  return layout && judgeFile(await layout.file, layout.vero);
};

it('two rows of one day and one amount, each with the words of the other, are wrong', async () => {
  expect(await judge(-3450, 3450)).toMatchObject({ verdetto: 'giusto' });
  expect(await judge(3450, -3450)).toMatchObject({
    verdetto: 'sbagliato',
    perche: expect.stringContaining('con le parole di un’altra riga'),
  });
});
