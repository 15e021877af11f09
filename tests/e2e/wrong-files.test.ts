/** Files that are no statement: each is refused in Italian, with the reason, and the page goes on. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { makeMovimenti, writeFileBanca } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { chooseFile, makeFolder } from './support/importa.ts';
import { it } from './support/it.ts';

const MEGABYTE = 1_000_000;
const HEADER = 'Data;Descrizione;Importo\r\n';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

const columns = (count: number): string => {
  const line = (cell: (index: number) => string) =>
    `${Array.from({ length: count }, (_, at) => cell(at)).join(';')}\r\n`;
  return line((at) => `Colonna ${at + 1}`) + line(() => '1') + line(() => '2');
};

const CASES: readonly (readonly [what: string, make: () => Promise<string>, message: RegExp])[] = [
  ['an empty file', () => folder.write('vuoto.csv', ''), /vuoto/],
  ['a picture named .csv', () => folder.write('foto.csv', PNG), /immagine/],
  ['a file of 200 MB', () => folder.writeSparse('enorme.csv', 200 * MEGABYTE), /limite di 100 MB/],
  [
    'zero bytes inside',
    () =>
      folder.write('nulli.csv', `${HEADER}02/01/2026;Bonifico\0\0\0;10,00\r\n03/01/2026;Bonifico;11,00\r\n`),
    /caratteri nulli/,
  ],
  [
    'a field of 1 MB',
    () =>
      folder.write(
        'campo.csv',
        `${HEADER}02/01/2026;${'x'.repeat(MEGABYTE)};10,00\r\n03/01/2026;Bonifico;11,00\r\n`,
      ),
    /(lung|caratteri|grande)/,
  ],
  ['5,000 columns', () => folder.write('colonne.csv', columns(5_000)), /colonne/],
  [
    'no amount',
    () =>
      folder.write('senza-importo.csv', 'Data;Descrizione\r\n02/01/2026;Bonifico\r\n03/01/2026;Addebito\r\n'),
    /import/,
  ],
  ['a header alone', () => folder.write('intestazione.csv', HEADER), /intestazione|movimenti|righe/],
];

describe.skipIf(noBrowser)('a file that is no statement', () => {
  it.for(CASES)('%s is refused with its reason', async ([, make, message], { page }) => {
    await chooseFile(page, await make());
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toMatch(message);
    await page.getByRole('button', { name: 'Scegli un altro file' }).click();

    await chooseFile(page, await folder.write('buono.csv', writeFileBanca(makeMovimenti(5, 9))));
    await page.getByRole('button', { name: /^Importa 5 righe$/ }).waitFor();
  });
});
