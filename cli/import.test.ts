import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCommand, runCommandApart } from '#tests/cli/run-apart.ts';
import { runCommandHere } from '#tests/cli/run-here.ts';
import { startScriptedServer, type Copione } from '#tests/cli/scripted-server.ts';

const TESTATA = 'Data contabile;Data valuta;Descrizione;Importo;Saldo';
const RIGHE = ['13/03/2026;13/03/2026;UNO;1.234,56;11.234,56', '16/03/2026;16/03/2026;DUE;-234,56;11.000,00'];
const CONTO = { id: 7, nome: 'Banca', banca: null, iban: null, divisa: 'EUR', saldo_iniziale: 0 };
const PASSWORD = { QUADRA_PASSWORD: 'una password lunga' };

let folder = '';
const path = (name: string): string => join(folder, name);
let server: Awaited<ReturnType<typeof startScriptedServer>> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadra-importa-'));
  await writeFile(path('buono.csv'), [TESTATA, ...RIGHE, ''].join('\n'));
  await writeFile(
    path('storto.csv'),
    [TESTATA, RIGHE[0], '16/03/2026;16/03/2026;DUE;-234,56;11.500,00', ''].join('\n'),
  );
  await writeFile(path('vuoto.csv'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const problem = (status: number, code: string, dettagli?: unknown) => ({
  status,
  problem: { code, title: code, dettagli },
});

/** A server on which everything goes well, with one conto and no saved tracciato. */
const sereno = (): Copione => ({
  'GET /api/accesso': () => ({ primo_utente: false }),
  'POST /api/login': () => ({
    username: 'anna',
    id_azienda: 1,
    aziende: [{ id: 1, ragione_sociale: 'Alfa' }],
  }),
  'GET /api/conti': () => ({ conti: [CONTO] }),
  'GET /api/tracciati/getByFileName': () => problem(404, 'tracciato_non_trovato'),
  'POST /api/estratto_conto/import/presenti': () => ({ presenti: [] }),
  'POST /api/estratto_conto/import/righe_presenti': () => ({ righe: [], cursor: null }),
  'POST /api/log_import_add': () => ({ id_imp: 42 }),
  'POST /api/estratto_conto/import/alias': () => ({
    id_imp: 42,
    stato: 'inizializzato',
    alias: [],
    presenti: [],
  }),
  'POST /api/estratto_conto/import': ({ body }) => {
    const { rows, lotto, lotti } = body as { rows: unknown[]; lotto: number; lotti: number };
    return { id_imp: 42, lotto, lotti, ricevuti: lotto, righe: rows.length, stato: 'completato' };
  },
  'POST /api/all_del_import/42': () => ({ id_imp: 42, stato: 'annullato', righe: 0 }),
});

/** The first call of this kind that the server got. */
const find = (key: string) => server?.calls.find((call) => call.chiave === key);

/** Starts the server and answers the arguments that reach it. */
async function against(script: Copione, ...args: string[]): Promise<string[]> {
  server = await startScriptedServer({ ...sereno(), ...script });
  return ['importa', '--url', server.url, '--utente', 'anna', ...args];
}

describe('quadra importa', () => {
  it('declares the file and sends its rows', async () => {
    const args = await against({}, path('buono.csv'));
    const { stato, stdout, stderr } = await runCommandApart(args, PASSWORD);
    expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
    expect(stdout).toBe('buono.csv: 2 righe importate (importazione 42)\n');
    const bytes = await readFile(path('buono.csv'));
    expect(find('GET /api/tracciati/getByFileName')?.query.get('fileName')).toBe('buono.csv');
    expect(find('POST /api/estratto_conto/import/alias')?.body).toMatchObject({
      id_imp: 42,
      file: {
        nome: 'buono.csv',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
      tracciato: { id: null, origine: 'inferito' },
      natura: 'movimento',
      id_conto: 7,
      attesi: {
        righe: 2,
        dare: -23_456,
        avere: 123_456,
        dal: '2026-03-13',
        al: '2026-03-16',
        quadratura: { esito: 'quadra' },
      },
      forza: false,
    });
    const rows = find('POST /api/estratto_conto/import');
    expect(rows?.body).toMatchObject({
      lotto: 1,
      lotti: 1,
      rows: [{ importo: 123_456 }, { importo: -23_456 }],
    });
    expect(rows?.headers).toMatchObject({ 'x-azienda': '1', 'x-xsrf-token': 'gettone' });
  });

  it('stops before rows that may be there in other words, unless forced', async () => {
    const riga = {
      id: 9,
      id_imp: 3,
      nome_file: 'prima.ofx',
      formato: 'ofx',
      data: '2026-03-14',
      data_valuta: null,
      importo: 123_456,
      divisa: 'EUR',
      descrizione: 'Uno, da Rossi',
      ragione_sociale: null,
      numero_documento: null,
      riferimento: null,
    };
    const righe = {
      'POST /api/estratto_conto/import/righe_presenti': () => ({ righe: [riga], cursor: null }),
    };
    const { stato, stderr } = await runCommandHere(await against(righe, path('buono.csv')), PASSWORD);
    expect(stato).toBe(3);
    expect(stderr).toContain(
      '1 riga somiglia a movimenti già nel conto, con altre parole (riga 2 e il movimento del 14/03/2026)',
    );
    expect(find('POST /api/log_import_add')).toBeUndefined();
    await server?.close();
    const forzato = await runCommandHere(await against(righe, path('buono.csv'), '--forza'), PASSWORD);
    expect(forzato.stato).toBe(0);
    expect(forzato.stdout).toContain('2 righe importate');
  });

  it('leaves out the rows that are already there', async () => {
    const already = {
      data: '2026-03-13',
      importo: 123_456,
      divisa: 'EUR',
      descrizione: 'UNO',
      numero_documento: null,
      occorrenze: 1,
    };
    const existing = () => ({ presenti: [already] });
    const alias = () => ({ id_imp: 42, stato: 'inizializzato', alias: [], presenti: [already] });
    const args = await against(
      {
        'POST /api/estratto_conto/import/presenti': existing,
        'POST /api/estratto_conto/import/alias': alias,
      },
      path('buono.csv'),
    );
    const { stato, stdout } = await runCommandHere(args, PASSWORD);
    expect(stato).toBe(0);
    expect(stdout).toBe('buono.csv: 1 riga importata, 1 già presente saltata (importazione 42)\n');
  });

  it('goes on after a file that cannot be read, and ends with 2', async () => {
    const { stato, stdout, stderr } = await runCommandHere(
      await against({}, path('vuoto.csv'), path('buono.csv')),
      PASSWORD,
    );
    expect(stato).toBe(2);
    expect(stderr).toMatch(/^vuoto\.csv: non letto\. /);
    expect(stdout).toContain('buono.csv: 2 righe importate');
  });

  it('does not choose between two tracciati', async () => {
    const lettura = {
      formato: 'csv',
      codifica: null,
      delimitatore: ';',
      intestazione: [],
      colonne: [{ campo: 'data', colonna: 'Data', indice: 0 }],
      ordine_data: 'gma',
      decimali: ',',
      segno: 'con_segno',
      divisa: null,
    };
    const candidate = (id: number, nome: string) => ({
      id,
      versione: 1,
      nome,
      modello_nome: '*',
      natura: 'movimento',
      id_conto: null,
      lettura,
    });
    const candidati = [candidate(1, 'Alfa'), candidate(2, 'Beta')];
    const args = await against(
      { 'GET /api/tracciati/getByFileName': () => problem(409, 'tracciati_multipli', { candidati }) },
      path('buono.csv'),
    );
    const { stato, stderr } = await runCommandHere(args, PASSWORD);
    expect(stato).toBe(2);
    expect(stderr).toContain('"Alfa", "Beta"');
    expect(server?.chiavi()).not.toContain('POST /api/log_import_add');
  });

  it('does not send what does not tie, unless told to', async () => {
    const args = await against({}, path('storto.csv'));
    const refused = await runCommandHere(args, PASSWORD);
    expect(refused.stato).toBe(3);
    expect(refused.stderr).toContain('NON QUADRA');
    expect(server?.chiavi()).not.toContain('POST /api/log_import_add');
    expect(await runCommandHere([...args, '--forza'], PASSWORD)).toMatchObject({ stato: 0 });
  });

  it('does not put francs on an account in euro, whatever it is told', async () => {
    const franchi = [`${TESTATA};Divisa`, ...RIGHE.map((riga) => `${riga};CHF`), ''].join('\n');
    await writeFile(path('franchi.csv'), franchi);
    const { stato, stderr } = await runCommandHere(
      await against({}, path('franchi.csv'), '--forza'),
      PASSWORD,
    );
    expect({ stato, stderr }).toEqual({
      stato: 3,
      stderr: 'franchi.csv: non importato: il file è in CHF, il conto in EUR.\n',
    });
  });

  it('imports the rows the bank has booked, and names those it has not', async () => {
    const awaited = [
      `${TESTATA};Stato`,
      `${RIGHE[0]};Contabilizzato`,
      '17/03/2026;17/03/2026;TRE;-5,00;;In attesa',
    ];
    await writeFile(path('attesa.csv'), [...awaited, ''].join('\n'));
    const { stato, stdout, stderr } = await runCommandHere(await against({}, path('attesa.csv')), PASSWORD);
    expect({ stato, stdout }).toEqual({
      stato: 0,
      stdout: 'attesa.csv: 1 riga importata (importazione 42)\n',
    });
    expect(stderr).toContain('attesa.csv: 1 riga scartata: non è stata importata.');
    expect(stderr).toMatch(/riga 3.*non ancora contabilizzata \(stato «In attesa»\)/);
    expect(find('POST /api/estratto_conto/import/alias')?.body).toMatchObject({
      attesi: { righe: 1, scartate: 1 },
    });
  });

  it('names no row when two balances alone do not tie', async () => {
    const saldi = [
      'Saldo iniziale;;;10.000,00',
      'Data;Descrizione;Importo;Note',
      '13/03/2026;UNO;100,00;',
      '16/03/2026;DUE;-50,00;',
      'Saldo finale;;;10.080,00',
    ];
    await writeFile(path('saldi.csv'), [...saldi, ''].join('\n'));
    const { stato, stderr } = await runCommandHere(await against({}, path('saldi.csv')), PASSWORD);
    expect(stato).toBe(3);
    expect(stderr).toContain('NON QUADRA: differenza 30,00 fra saldo iniziale e finale');
    expect(stderr).not.toContain('dalla riga');
    // What the log keeps blames no row either.
    await server?.close();
    await runCommandHere(await against({}, path('saldi.csv'), '--forza'), PASSWORD);
    expect(find('POST /api/estratto_conto/import/alias')?.body).toMatchObject({
      attesi: { quadratura: { esito: 'non_quadra', differenza: 3_000, riga: null } },
    });
  });

  it('takes the import back when the server refuses the rows', async () => {
    const args = await against(
      { 'POST /api/estratto_conto/import': () => problem(422, 'totali_diversi') },
      path('buono.csv'),
    );
    const { stato, stderr } = await runCommandHere(args, PASSWORD);
    expect(stato).toBe(3);
    expect(stderr).toContain('non è rimasto nulla sul server');
    expect(server?.chiavi().at(-1)).toBe('POST /api/all_del_import/42');
  });

  it('takes the import back at Ctrl+C', async () => {
    const arrived = Promise.withResolvers<void>();
    const args = await against(
      {
        'POST /api/estratto_conto/import': () => {
          arrived.resolve();
          return 'mai';
        },
      },
      path('buono.csv'),
    );
    const child = startCommand(args, PASSWORD);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    await arrived.promise;
    child.kill('SIGINT');
    const [state] = (await once(child, 'close')) as [number | null];
    expect(state).toBe(3);
    expect(stderr).toBe('buono.csv: non importato, non è rimasto nulla sul server: interrotta.\n');
    expect(server?.chiavi().at(-1)).toBe('POST /api/all_del_import/42');
  });
});

describe('quadra importa --tutte', () => {
  const IBAN = 'IT60X0542811101000000123456';
  const ROSSI = { id_azienda: 2, azienda: 'Rossi', id_conto: 7, conto: 'Banca', motivo: 'conto' };
  const answer = (candidati: object[]): Copione => ({
    'POST /api/studio/destinazioni': () => ({ file: [{ candidati }] }),
  });

  it('asks whose a file is by what it says, and speaks for that azienda from then on', async () => {
    await writeFile(path('rossi.csv'), [`IBAN;${IBAN}`, '', TESTATA, ...RIGHE, ''].join('\n'));
    const script = { ...answer([ROSSI]), 'GET /api/conti': () => ({ conti: [{ ...CONTO, iban: IBAN }] }) };
    const args = await against(script, '--tutte', path('rossi.csv'));
    const { stato, stdout, stderr } = await runCommandHere(args, PASSWORD);
    expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
    expect(find('POST /api/studio/destinazioni')?.body).toEqual({
      file: [{ nome_file: 'rossi.csv', conto: IBAN, divisa: 'EUR', codici: [] }],
    });
    expect(find('POST /api/estratto_conto/import')?.headers).toMatchObject({ 'x-azienda': '2' });
    expect(stdout).toBe(
      [
        'rossi.csv → Rossi: 2 righe importate (importazione 42)',
        'Resoconto',
        '1 file importato in 1 azienda',
        '  Rossi: 1 file, 2 righe',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['of two', [ROSSI, { ...ROSSI, id_azienda: 3, azienda: 'Verdi' }], 'Può essere di Rossi o di Verdi'],
    ['of nobody', [], 'Il file non dice di chi è'],
  ])('sends nothing of a file that may be %s, and ends with 2', async (_, candidates, text) => {
    const { stato, stdout, stderr } = await runCommandHere(
      await against(answer(candidates), '--tutte', path('buono.csv')),
      PASSWORD,
    );
    expect(stato).toBe(2);
    expect(stderr).toContain(`buono.csv: non importato: ${text}`);
    expect(stdout).toContain('1 aspetta che tu dica di chi è');
    expect(server?.chiavi()).not.toContain('POST /api/log_import_add');
  });

  it('does not put a file on another account than the one it names', async () => {
    await writeFile(path('altro.csv'), [`IBAN;${IBAN}`, '', TESTATA, ...RIGHE, ''].join('\n'));
    const conti = () => ({ conti: [{ ...CONTO, iban: 'IT24D0542811101000000654321' }] });
    const candidate = { ...ROSSI, id_conto: null, conto: null, motivo: 'codice' };
    const args = await against(
      { ...answer([candidate]), 'GET /api/conti': conti },
      '--tutte',
      '--forza',
      path('altro.csv'),
    );
    const { stato, stderr } = await runCommandHere(args, PASSWORD);
    expect(stato).toBe(3);
    expect(stderr).toContain('non so a quale conto appartiene');
    expect(server?.chiavi()).not.toContain('POST /api/log_import_add');
  });
});

describe('before any file, one line and status 1', () => {
  it.each([
    ['a wrong password', { 'POST /api/login': () => problem(401, 'credenziali_errate') }, [], 'non corretti'],
    ['no user yet', { 'GET /api/accesso': () => ({ primo_utente: true }) }, [], 'non ha ancora utenti'],
    ['an unknown conto', {}, ['--conto', 'Altra'], 'nessun conto "Altra"; ci sono: Banca.'],
    ['an empty conto, though one has no IBAN', {}, ['--conto', ''], 'nessun conto ""; ci sono: Banca.'],
    ['an unknown azienda', {}, ['--azienda', '9'], 'nessuna azienda "9"; ci sono: 1 Alfa.'],
    [
      'two aziende of one name',
      {
        'POST /api/login': () => ({
          username: 'anna',
          id_azienda: 1,
          aziende: [
            { id: 1, ragione_sociale: 'Alfa' },
            { id: 2, ragione_sociale: 'Alfa' },
          ],
        }),
      },
      ['--azienda', 'alfa'],
      'più di un’azienda "alfa"; ci sono: 1 Alfa, 2 Alfa.',
    ],
    ['all aziende and one', {}, ['--tutte', '--azienda', '1'], 'togli --azienda e --conto'],
    ['an unknown option', {}, ['--pippo'], 'opzione sconosciuta: --pippo'],
  ] as const)('%s', async (_, script, extra, text) => {
    const { stato, stderr } = await runCommandHere(
      await against(script, path('buono.csv'), ...extra),
      PASSWORD,
    );
    expect(stato).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(text);
  });

  it('a server that is not there', async () => {
    const gone = await startScriptedServer({});
    await gone.close();
    const args = ['importa', '--url', gone.url, '--utente', 'anna', path('buono.csv')];
    const { stato, stderr } = await runCommandHere(args, PASSWORD);
    expect({ stato, stderr }).toEqual({
      stato: 1,
      stderr: 'quadra: Il server non risponde: controlla --url e che sia avviato.\n',
    });
  });

  it('no password', async () => {
    const { stato, stderr } = await runCommandApart(await against({}, path('buono.csv')), {
      QUADRA_PASSWORD: '',
    });
    expect(stato).toBe(1);
    expect(stderr).toContain('QUADRA_PASSWORD');
  });

  it.each([
    [['importa'], 'manca il file'],
    [['importa', 'a.csv'], 'manca --url'],
    [['importa', 'a.csv', '--url', 'ftp://x'], 'non è un indirizzo http'],
    [['importa', 'a.csv', '--url', 'http://127.0.0.1:9'], 'manca --utente'],
  ])('%j', async (args, text) => {
    const { stato, stderr } = await runCommandHere(args, PASSWORD);
    expect(stato).toBe(1);
    expect(stderr).toContain(text);
  });
});
