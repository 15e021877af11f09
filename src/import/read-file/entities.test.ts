/** Characters that a program wrote by their names, as pages do, in cells of text files and of sheets. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

async function readRighe(nome: string, text: string) {
  const outcome = await readStatementFile({ nome, bytes: new TextEncoder().encode(text) });
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ righe }) =>
    righe.map(({ importo, ragione_sociale: party }) => [importo, party]),
  );
}

const HEAD = 'Cliente;Numero;Data;Scadenza;Importo';
const ROWS = [
  ['Caff&egrave; Adda;1;15/05/2026;30/06/2026;&euro;&nbsp;1.220,00', 122_000, 'Caffè Adda'],
  ['Rossi &amp; Figli;2;16/05/2026;30/06/2026;&minus;61,00', -6_100, 'Rossi & Figli'],
  ['L&#39;Orto;3;17/05/2026;30/06/2026;&#8722;&#xa0;12,50', -1_250, "L'Orto"],
] as const;

describe('entities', () => {
  it('in a text file are characters, whether the cells stand between quotes or not', async () => {
    const quoted = ROWS.map(([row]) =>
      row
        .split(/(?<!&#?\w{1,8});/)
        .map((cell) => `"${cell}"`)
        .join(';'),
    );
    for (const rows of [quoted, ROWS.map(([row]) => row)])
      expect(await readRighe('elenco.csv', [HEAD, ...rows].join('\n'))).toEqual(
        ROWS.map(([, importo, party]) => [importo, party]),
      );
  });

  it('that name what parts cells part none', async () => {
    const rows = ['Alfa&quot;B&semi;C;1;15/05/2026;30/06/2026;10,00', 'AT&T;2;16/05/2026;30/06/2026;20,00'];
    expect(await readRighe('elenco.csv', [HEAD, ...rows].join('\n'))).toEqual([
      [1_000, 'Alfa"B;C'],
      [2_000, 'AT&T'],
    ]);
  });

  it('in a page that writes them twice are the same', async () => {
    const cells = [HEAD, ...ROWS.map(([row]) => row)].map(
      (row) =>
        `<tr><td>${row
          .replaceAll('&', '&amp;')
          .split(/(?<!&amp;#?\w{1,8});(?<!&amp;)/)
          .join('</td><td>')}</td></tr>`,
    );
    expect(
      await readRighe('elenco.xls', `<html><body><table>${cells.join('')}</table></body></html>`),
    ).toEqual(ROWS.map(([, importo, party]) => [importo, party]));
  });
});
