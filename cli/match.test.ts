import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandApart } from '#tests/cli/run-apart.ts';
import { runCommandHere } from '#tests/cli/run-here.ts';

let folder = '';
const path = (name: string): string => join(folder, name);
const save = (name: string, value: unknown): Promise<void> =>
  writeFile(path(name), typeof value === 'string' ? value : JSON.stringify(value));

const MOVIMENTI = [
  {
    id: 1,
    data: '2026-05-04',
    importo: 148_237,
    descrizione: 'BONIFICO DA OFFICINE ZAMBONELLI SRL SALDO FT 123/2026',
  },
  {
    id: 2,
    data: '2026-05-04',
    importo: 50_011,
    descrizione: 'BONIFICO DA MOBILIFICIO TRASIMENO SPA',
    nota: null,
  },
];
const PARTITE = [
  {
    id: 10,
    importo: 148_237,
    numero_documento: '123/2026',
    data_documento: '2026-03-15',
    scadenza: '2026-04-30',
    ragione_sociale: 'Officine Zambonelli S.r.l.',
    id_soggetto: 1,
  },
  {
    id: 11,
    importo: 50_011,
    numero_documento: '7',
    data_documento: '2026-03-15',
    scadenza: '2026-04-30',
    ragione_sociale: 'Mobilificio Trasimeno S.p.A.',
    id_soggetto: 2,
  },
  {
    id: 12,
    importo: 50_011,
    numero_documento: '8',
    data_documento: '2026-03-16',
    scadenza: '2026-04-30',
    ragione_sociale: 'Mobilificio Trasimeno S.p.A.',
    id_soggetto: 2,
  },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadra-abbina-'));
  await save('m.json', MOVIMENTI);
  await save('p.json', { righe: PARTITE, totale: 3 });
  await save('s.json', [
    { id: 1, ragione_sociale: 'Officine Zambonelli S.r.l.', iban: 'IT60X0542811101000000123456' },
  ]);
  await save('a.json', [{ tipo: 'nome', chiave: 'Zambo', id_soggetto: 1 }]);
  await save('rotto.json', '{');
  await save('oggetto.json', {});
  await save('euro.json', [{ id: 1, data: '2026-05-04', importo: 12.5 }]);
  await save('giorno.json', [{ id: 1, data: '2026-02-30', importo: 1 }]);
  await save('doppi.json', [MOVIMENTI[0], MOVIMENTI[0]]);
  await save('vuoto.json', '');
  await save('senza-data.json', [MOVIMENTI[0], { id: 2, importo: 1 }]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = (movimenti = 'm.json', partite = 'p.json'): string[] => [
  '--movimenti',
  path(movimenti),
  '--partite',
  path(partite),
];

describe('quadra abbina', () => {
  it('gives one JSON object with the proposals, amounts in cents', async () => {
    const args = ['abbina', ...file(), '--soggetti', path('s.json'), '--alias', path('a.json'), '--json'];
    const { stato, stdout, stderr } = await runCommandApart(args);
    expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
    const outcome = JSON.parse(stdout) as { proposte: unknown[]; tempo_ms: number };
    expect(Object.keys(outcome)).toEqual(['proposte', 'giroconti', 'storni', 'tempo_ms']);
    expect(outcome.proposte).toHaveLength(2);
    expect(outcome.proposte[0]).toMatchObject({
      movimenti: [1],
      partite: [{ id: 10, importo: 148_237 }],
      differenze: [],
      unica: true,
      automatica: true,
      motivi: ['importo uguale', 'fattura 123/2026 citata', 'ragione sociale 100%'],
      rivali: [],
    });
    expect(outcome.proposte[1]).toMatchObject({
      movimenti: [2],
      unica: false,
      automatica: false,
      rivali: [{ movimenti: [2] }],
    });
    expect(Number.isInteger(outcome.tempo_ms)).toBe(true);
  });

  it('names the equals of a storno, in JSON and in words', async () => {
    const paid = { importo: -100_000, descrizione: 'BONIFICO A IDROSELE SPA' };
    await save('storni.json', [
      { ...paid, id: 'a', data: '2026-03-02' },
      { ...paid, id: 'b', data: '2026-03-03' },
      { id: 'c', data: '2026-03-05', importo: 100_000, descrizione: 'STORNO BONIFICO IDROSELE SPA' },
    ]);
    await save('nulla.json', []);
    const args = ['abbina', ...file('storni.json', 'nulla.json')];
    const { storni } = JSON.parse((await runCommandHere([...args, '--json'])).stdout) as {
      storni: unknown[];
    };
    expect(storni).toMatchObject([{ unica: false, rivali: [{ partite: [], differenze: [] }] }]);
    const [storno] = storni as { movimenti: string[]; rivali: { movimenti: string[] }[] }[];
    expect([storno?.movimenti, storno?.rivali[0]?.movimenti]).toEqual(
      expect.arrayContaining([
        ['a', 'c'],
        ['b', 'c'],
      ]),
    );
    const { stdout } = await runCommandHere(args);
    expect(stdout).toMatch(/\? {3}storno: 0[23]\/03\/2026 -1\.000,00 e 05\/03\/2026 1\.000,00/);
    expect(stdout).toMatch(/altrettanto buone: 0[23]\/03\/2026 -1\.000,00 e 05\/03\/2026 1\.000,00/);
  });

  it('takes ids that are texts, and gives them back as they were', async () => {
    await save(
      'mt.json',
      MOVIMENTI.map((riga) => ({ ...riga, id: `mov-${riga.id}` })),
    );
    await save(
      'pt.json',
      PARTITE.map((riga) => ({ ...riga, id: `${riga.id}`, id_soggetto: `S${riga.id_soggetto}` })),
    );
    const texts = await runCommandHere(['abbina', ...file('mt.json', 'pt.json'), '--json']);
    expect(texts).toMatchObject({ stato: 0, stderr: '' });
    const { proposte } = JSON.parse(texts.stdout) as { proposte: unknown[] };
    expect(proposte).toMatchObject([
      { movimenti: ['mov-1'], partite: [{ id: '10', importo: 148_237 }] },
      { movimenti: ['mov-2'], rivali: [{ movimenti: ['mov-2'] }] },
    ]);
    const numbers = await runCommandHere(['abbina', ...file(), '--json']);
    const same = (text: string): string =>
      text
        .replaceAll(/"mov-(\d)"/g, '$1')
        .replaceAll(/"id":"(\d+)"/g, '"id":$1')
        .replace(/"tempo_ms":\d+/, '');
    expect(same(texts.stdout)).toBe(same(numbers.stdout));
  });

  it('shows a person what was found', async () => {
    const { stato, stdout } = await runCommandHere(['abbina', ...file()]);
    expect(stato).toBe(0);
    expect(stdout).toContain('2 movimenti, 3 partite: 2 proposte (1 certe, 1 con rivali)');
    expect(stdout).toMatch(/sì {2}04\/05\/2026 +1\.482,37 {2}Officine Zambonelli S\.r\.l\. +123\/2026/);
    expect(stdout).toContain('altrettanto buone: ');
  });

  it('says what a rival would do otherwise with the same document', async () => {
    const [mov] = MOVIMENTI;
    await save('meno.json', [{ ...mov, importo: 80_000, descrizione: 'BONIFICO STUDIO BELTRAMI FATTURA 7' }]);
    await save('una.json', [
      { ...PARTITE[1], id: 20, importo: 100_000, ragione_sociale: 'Studio Beltrami', id_soggetto: null },
    ]);
    const { stdout } = await runCommandHere(['abbina', ...file('meno.json', 'una.json')]);
    expect(stdout).toContain('ritenuta -200,00');
    expect(stdout).toContain('altrettanto buone: 7 per 800,00\n');
  });

  it('names the movimento that could pay the same partita', async () => {
    const two = [1, 2].map((id) => ({ ...MOVIMENTI[1], id, data: `2026-05-0${id}` }));
    await save('due.json', two);
    await save('sola.json', [PARTITE[1]]);
    const { stdout } = await runCommandHere(['abbina', ...file('due.json', 'sola.json')]);
    expect(stdout).toMatch(/altrettanto buone: 7 dal movimento del 0[12]\/05\/2026/);
  });

  it('takes the threshold it is given', async () => {
    const { stdout } = await runCommandHere(['abbina', ...file(), '--soglia', '100', '--json']);
    expect(stdout).not.toContain('"automatica":true');
    for (const threshold of ['99,5', '99.5']) {
      const { stato, stdout: text } = await runCommandHere([
        'abbina',
        ...file(),
        '--soglia',
        threshold,
        '--json',
      ]);
      expect({ stato, automatica: text.includes('"automatica":true') }).toEqual({
        stato: 0,
        automatica: true,
      });
    }
    for (const threshold of ['101', '-1', 'tanto', '99,555']) {
      const { stato, stderr } = await runCommandHere(['abbina', ...file(), `--soglia=${threshold}`]);
      expect(stato).toBe(2);
      expect(stderr).toContain(`--soglia è una percentuale da 0 a 100, non "${threshold}"`);
    }
  });

  it('refuses an alias that is no spelling of anything', async () => {
    await save('alias.json', [{ tipo: 'nome', valore: 'Zambo', id_soggetto: 1 }]);
    const { stato, stdout, stderr } = await runCommandHere([
      'abbina',
      ...file(),
      '--alias',
      path('alias.json'),
    ]);
    expect({ stato, stdout }).toEqual({ stato: 2, stdout: '' });
    expect(stderr).toContain('elemento 1, campo chiave: manca');
  });

  it.each([
    [['abbina'], 'manca --movimenti'],
    [['abbina', '--movimenti', 'm.json'], 'manca --partite'],
    [['abbina', 'altro'], 'argomento in più: altro'],
    [['abbina', '--pippo'], 'opzione sconosciuta: --pippo'],
  ])('%j: one line on stderr, status 2', async (args, text) => {
    const { stato, stdout, stderr } = await runCommandHere(args);
    expect({ stato, stdout }).toEqual({ stato: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(text);
  });

  it.each([
    ['manca.json', 'non si può leggere'],
    ['rotto.json', 'non è JSON'],
    ['oggetto.json', 'deve contenere un elenco'],
    ['vuoto.json', 'è vuoto'],
    ['euro.json', 'elemento 1, campo importo: 12.5 non è un importo in centesimi interi'],
    ['giorno.json', 'elemento 1, campo data: "2026-02-30" non è una data AAAA-MM-GG'],
    ['senza-data.json', 'elemento 2, campo data: manca'],
    ['doppi.json', 'gli elementi 1 e 2 hanno lo stesso id, 1'],
  ])('%s is refused, and it says why', async (name, text) => {
    const { stato, stdout, stderr } = await runCommandHere(['abbina', ...file(name), '--json']);
    expect({ stato, stdout }).toEqual({ stato: 2, stdout: '' });
    expect(stderr).toContain(text);
  });
});
