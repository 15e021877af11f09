import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommand, runCommandApart } from '#tests/cli/run-apart.ts';
import { runCommandHere } from '#tests/cli/run-here.ts';

let folder = '';
const path = (name: string): string => join(folder, name);

const LEGGIBILE = [
  'Data contabile;Data valuta;Descrizione;Importo;Saldo',
  '13/03/2026;13/03/2026;BONIFICO A VOSTRO FAVORE ROSSI SRL;1.234,56;11.234,56',
  '16/03/2026;16/03/2026;PAGAMENTO DELEGA F24;-234,56;11.000,00',
  '27/03/2026;27/03/2026;COMMISSIONI;-1,50;10.998,50',
  '',
].join('\r\n');

/** Its second row stands twice. */
const DOPPIA = LEGGIBILE.replace(/^(16\/03.*\r\n)/m, '$1$1');

/** No day above 12, and English headers: nothing in the file says which number is the month. */
const AMBIGUO = [
  'Date,Description,Amount',
  '03/04/2026,ONE,1234.56',
  '05/06/2026,TWO,-10.00',
  '07/08/2026,THREE,20.00',
  '',
].join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadra-leggi-'));
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  await writeFile(path('movimenti.csv'), LEGGIBILE);
  await writeFile(path('doppia.csv'), DOPPIA);
  await writeFile(path('ambiguo.csv'), AMBIGUO);
  await writeFile(path('vuoto.csv'), '');
  await writeFile(path('figura.csv'), png);
  execFileSync('mkfifo', [path('tubo.csv')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The objects of a `--json` output; every line must be one. */
function parseRighe(stdout: string): Record<string, unknown>[] {
  expect(stdout.endsWith('\n')).toBe(true);
  return stdout
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('quadra leggi --json', () => {
  it('gives a file as one object on one line, amounts in cents', async () => {
    const { stato, stdout, stderr } = await runCommandApart(['leggi', path('movimenti.csv'), '--json']);
    expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
    const [file, ...others] = parseRighe(stdout);
    expect(others).toEqual([]);
    expect(Object.keys(file ?? {})).toEqual(['file', 'formato', 'tracciato', 'estratti', 'avvisi']);
    expect(file).toMatchObject({
      file: path('movimenti.csv'),
      formato: 'csv',
      tracciato: { origine: 'inferito' },
      estratti: [
        {
          natura: 'movimento',
          righe: [
            { riga: 2, data: '2026-03-13', data_valuta: '2026-03-13', importo: 123_456, saldo: 1_123_456 },
            { riga: 3, data: '2026-03-16', importo: -23_456, descrizione: 'PAGAMENTO DELEGA F24' },
            { riga: 4, data: '2026-03-27', importo: -150, saldo: 1_099_850 },
          ],
          scartate: [],
          quadratura: { esito: 'quadra', differenza: 0, riga: null },
        },
      ],
    });
  });

  it('names the cause when a file does not tie', async () => {
    const { stdout } = await runCommandHere(['leggi', path('doppia.csv')]);
    expect(stdout).toContain('NON QUADRA');
    expect(stdout).toContain('Causa probabile: la riga 4 (-234,56) c’è due volte');
    const json = await runCommandHere(['leggi', path('doppia.csv'), '--json']);
    const [file] = parseRighe(json.stdout);
    expect(file).toMatchObject({
      estratti: [
        {
          quadratura: {
            esito: 'non_quadra',
            cause: [
              { tipo: 'riga_doppia', riga: 4 },
              { tipo: 'riga_mancante', riga: 3 },
            ],
          },
        },
      ],
    });
  });

  it('reads the others when some cannot be read, and ends with 2', async () => {
    const names = ['vuoto.csv', 'figura.csv', 'manca.csv', 'tubo.csv', 'movimenti.csv'];
    const { stato, stdout, stderr } = await runCommandHere(['leggi', '--json', ...names.map(path), folder]);
    expect({ stato, stderr }).toEqual({ stato: 2, stderr: '' });
    const files = parseRighe(stdout);
    expect(files.map(({ file }) => file)).toEqual([...names.map(path), folder]);
    expect(files.map(({ errore }) => (errore as { code: string } | undefined)?.code)).toEqual([
      'file_vuoto',
      'file_binario',
      'file_inesistente',
      'non_un_file',
      undefined,
      'non_un_file',
    ]);
  });

  it('reads a bank message in the same shape, one statement for each account', async () => {
    const text = (conto: string) =>
      `:20:X\r\n:25:${conto}\r\n:28C:1\r\n:60F:C260312EUR10,00\r\n:61:2603130313D2,50NTRFNONREF\r\n:86:Bar\r\n:62F:C260313EUR7,50\r\n-\r\n`;
    const conti = ['IT60X0542811101000000123456', 'IT40S0542811101000000123456'];
    await writeFile(path('marzo.sta'), conti.map(text).join(''));
    const { stato, stdout } = await runCommandHere(['leggi', path('marzo.sta'), '--json']);
    expect(stato).toBe(0);
    expect(parseRighe(stdout)).toMatchObject([
      {
        formato: 'mt940',
        tracciato: { nome: 'MT940', origine: 'nativo' },
        estratti: conti.map((conto) => ({
          conto,
          saldo_iniziale: 1_000,
          saldo_finale: 750,
          righe: [{ data: '2026-03-13', importo: -250, descrizione: 'Bar' }],
          quadratura: { esito: 'quadra', differenza: 0 },
        })),
      },
    ]);
  });

  it('reads a workbook and a page called .xls, and names their format', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Marzo').addRows([
      ['Data', 'Descrizione', 'Importo'],
      [new Date(Date.UTC(2026, 2, 13)), 'Bonifico', 1234.56],
      [new Date(Date.UTC(2026, 2, 16)), 'F24', -234.5],
    ]);
    await workbook.xlsx.writeFile(path('marzo.xlsx'));
    const page = '<table><tr><td>Data<td>Descrizione<td>Importo<tr><td>13/03/2026<td>Bar<td>-1,20</table>';
    await writeFile(path('marzo.xls'), page);
    const { stato, stdout } = await runCommandHere([
      'leggi',
      path('marzo.xlsx'),
      path('marzo.xls'),
      '--json',
    ]);
    expect(stato).toBe(0);
    expect(parseRighe(stdout)).toMatchObject([
      {
        formato: 'xlsx',
        estratti: [
          {
            righe: [
              { riga: 2, data: '2026-03-13', importo: 123_456 },
              { riga: 3, data: '2026-03-16', importo: -23_450 },
            ],
          },
        ],
      },
      { formato: 'html', estratti: [{ righe: [{ riga: 2, data: '2026-03-13', importo: -120 }] }] },
    ]);
  });

  it('does not guess an ambiguous file, but says which option answers', async () => {
    const asked = await runCommandHere(['leggi', path('ambiguo.csv'), '--json']);
    expect(asked.stato).toBe(2);
    const [file] = parseRighe(asked.stdout);
    expect(file).toMatchObject({ errore: { code: 'ambiguo' } });
    expect(JSON.stringify(file)).toContain('--date gma');
  });

  it.each([
    ['gma', ['2026-04-03', '2026-06-05', '2026-08-07']],
    ['mga', ['2026-03-04', '2026-05-06', '2026-07-08']],
  ])('takes the answer --date %s', async (order, days) => {
    const { stato, stdout } = await runCommandHere(['leggi', path('ambiguo.csv'), '--json', '--date', order]);
    expect(stato).toBe(0);
    const [file] = parseRighe(stdout) as { estratti: { righe: { data: string }[] }[] }[];
    expect(file?.estratti[0]?.righe.map(({ data }) => data)).toEqual(days);
  });

  it('ends quietly when nobody reads any more', async () => {
    const many = ['Data;Descrizione;Importo'];
    for (let at = 0; at < 20_000; at++) many.push(`13/03/2026;MOVIMENTO NUMERO ${at};-1,00`);
    await writeFile(path('grande.csv'), many.join('\n'));
    const child = startCommand(['leggi', path('grande.csv'), '--json']);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const [stato, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect({ stato, signal, stderr }).toEqual({ stato: 0, signal: null, stderr: '' });
  });
});

describe('quadra leggi', () => {
  it('shows a person what was read', async () => {
    const { stato, stdout } = await runCommandHere(['leggi', path('movimenti.csv')]);
    expect(stato).toBe(0);
    expect(stdout).toContain('3 movimenti dal 13/03/2026 al 27/03/2026');
    expect(stdout).toContain('Entrate 1.234,56, uscite -236,06');
    expect(stdout).toContain('quadra');
    expect(stdout).toMatch(/16\/03\/2026 {2}PAGAMENTO DELEGA F24 +-234,56 +11\.000,00/);
  });
});

describe('wrong use', () => {
  it.each([
    [['pippo'], 'comando sconosciuto: pippo'],
    [['leggi'], 'manca il file'],
    [['leggi', '--pippo', 'a.csv'], 'opzione sconosciuta: --pippo'],
    [['leggi', 'a.csv', '--date', 'boh'], '--date può essere gma, mga, amg'],
    [['leggi', 'a.csv', '--date'], '--date'],
    [['leggi', 'a.csv', '--json=si'], 'non vuole un valore'],
    [['leggi', 'a.csv', '--attesa', '0'], '--attesa'],
    [['leggi', 'a.csv', '--tracciato', '/manca.json'], 'il tracciato /manca.json non si può leggere'],
  ])('%j: one line on stderr, status 2', async (args, text) => {
    const { stato, stdout, stderr } = await runCommandHere(args);
    expect({ stato, stdout }).toEqual({ stato: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(text);
  });

  it('help and version answer on stdout', async () => {
    expect(await runCommandApart(['aiuto', 'leggi'])).toMatchObject({ stato: 0, stderr: '' });
    expect((await runCommandHere([])).stdout).toContain('Comandi:');
    expect((await runCommandHere(['leggi', '--aiuto'])).stdout).toContain('Uso: quadra leggi');
    expect((await runCommandHere(['--versione'])).stdout).toMatch(/^quadra \d+\.\d+\.\d+\n$/);
  });
});
