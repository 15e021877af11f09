/** `quadra importa --tutte` against a real server: a folder, or files, of many aziende. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommandHere } from '#tests/cli/run-here.ts';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';
import { writeCamt } from '#tests/scrittori/camt.ts';
import type { EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { onEveryEngine } from './support/engines.ts';
import { startInoltro, type Portineria } from './support/inoltro.ts';
import { PASSWORD, type Office } from './support/world.ts';

let number = 300_000;
const newIban = (): string => makeItalianIban('05428', '11101', String(++number).padStart(12, '0'));

const estratto = (conto: string, month = '03'): EstrattoScritto => ({
  conto,
  divisa: 'EUR',
  iniziale: 100_000,
  movimenti: [13, 14].map((day) => ({
    data: `2026-${month}-${day}`,
    data_valuta: `2026-${month}-${day}`,
    importo: day * 100,
    descrizione: `BONIFICO ${day}`,
  })),
});

const csv = (iban: string | null, saldo = '1.095,00'): string =>
  [
    ...(iban === null ? [] : [`IBAN;${iban}`, '']),
    'Data;Descrizione;Importo;Saldo',
    '13/05/2026;BONIFICO UNO;100,00;1.100,00',
    `14/05/2026;CANONE;-5,00;${saldo}`,
    '',
  ].join('\n');

const ESTERNO = { nome: 'Fornitore Lontano S.p.A.', partita_iva: makePartitaIva(7_654_321, 15) };
const invoice = (cedente: typeof ESTERNO, cessionario: typeof ESTERNO): string =>
  writeFatturapa(
    [
      {
        numero: '7',
        data: '2026-03-10',
        nota_credito: false,
        ritenuta: 0,
        split: false,
        rate: [{ scadenza: '2026-04-30', importo: 50_000, mode: 'MP05' }],
      },
    ],
    { cedente, cessionario },
  );

onEveryEngine('files of the whole studio, from the command', (world) => {
  const portineria: Portineria = {};
  let inoltro: Awaited<ReturnType<typeof startInoltro>>;
  let folder: string;
  /** `mia` and `sua` may be opened by who signs in, `altrui` not. */
  let mine: Office;
  let own: Office;
  let ofOthers: Office;
  let ibanMio: string;
  let ibanSuo: string;
  let partitaSua: string;

  beforeAll(async () => {
    inoltro = await startInoltro(world().app, portineria);
  });
  afterAll(() => inoltro.close());
  beforeEach(async () => {
    [mine, own, ofOthers] = [
      await world().office('amministratore'),
      await world().office('amministratore'),
      await world().office('amministratore'),
    ];
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: own.id_azienda, id_utente: mine.id_utente })
      .execute();
    [ibanMio, ibanSuo, partitaSua] = [newIban(), newIban(), makePartitaIva(++number, 15)];
    await mine.browser.ok('contoNuovo', { body: { nome: 'Banca mia', iban: ibanMio } });
    await own.browser.ok('contoNuovo', { body: { nome: 'Banca sua', iban: ibanSuo } });
    await world()
      .db.kysely.updateTable('azienda')
      .set({ partita_iva: partitaSua })
      .where('id', '=', own.id_azienda)
      .execute();
    folder = await mkdtemp(join(tmpdir(), 'quadra-studio-'));
  });
  afterEach(async () => {
    delete portineria.prima;
    await rm(folder, { recursive: true, force: true });
  });

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const run = (...args: string[]) =>
    runCommandHere(['importa', '--tutte', '--url', inoltro.url, '--utente', mine.username, ...args], {
      QUADRA_PASSWORD: PASSWORD,
    });
  const look = () => run('--cartella', folder, '--una-volta');
  const ls = async (name: string): Promise<string[]> => {
    const names: string[] = await readdir(join(folder, name)).catch(() => []);
    return names.toSorted((a, b) => (a < b ? -1 : 1));
  };
  const entered = async ({ browser }: Office): Promise<(string | null)[]> => {
    const { importazioni } = await browser.ok('importazioni');
    return importazioni
      .filter(({ stato }) => stato === 'completato')
      .map(({ nome_file }) => nome_file)
      .toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  };

  test('each goes to its azienda and conto; what is not sure stays aside with its question', async () => {
    const ibanAltrui = newIban();
    await ofOthers.browser.ok('contoNuovo', { body: { nome: 'Banca altrui', iban: ibanAltrui } });
    await write('mio.csv', csv(ibanMio));
    await write('suo.xml', writeCamt(estratto(ibanSuo)));
    await write('IT_fattura.xml', invoice(ESTERNO, { nome: 'Sua', partita_iva: partitaSua }));
    await write('muto.csv', csv(null));
    await write('altrui.csv', csv(ibanAltrui));
    await write('rotto.csv', csv(ibanSuo, '9.999,00'));
    const { stato, stdout } = await look();
    expect(stato).toBe(3);
    expect(await entered(mine)).toEqual(['mio.csv']);
    expect(await entered(own)).toEqual(['IT_fattura.xml', 'suo.xml']);
    expect(await entered(ofOthers)).toEqual([]);
    // Bought by its azienda, and not sold by whoever signs in.
    const { righe } = await own.browser.ok('estrattoConto', { query: { natura: 'partita', limit: 10 } });
    expect(righe.map(({ importo }) => importo)).toEqual([-50_000]);
    const { righe: mie } = await mine.browser.ok('estrattoConto', {
      query: { natura: 'movimento', limit: 10 },
    });
    expect(new Set(mie.map(({ id_conto }) => id_conto))).not.toEqual(new Set([mine.id_conto]));

    expect(await ls('importati')).toEqual(['IT_fattura.xml', 'mio.csv', 'suo.xml']);
    expect(await ls('da-vedere')).toEqual(
      ['altrui.csv', 'muto.csv', 'rotto.csv'].flatMap((name) => [name, `${name}.rapporto.txt`]),
    );
    const mute = await readFile(join(folder, 'da-vedere', 'muto.csv.rapporto.txt'), 'utf8');
    expect(mute).toMatch(/Il file non dice di chi è[\s\S]*Che cosa fare[\s\S]*pagina Studio/);
    // Nobody learns of an azienda that they may not open.
    const estraneo = await readFile(join(folder, 'da-vedere', 'altrui.csv.rapporto.txt'), 'utf8');
    expect(estraneo).toContain(`Nessuna azienda ha il conto ${ibanAltrui}`);

    const report = stdout.slice(stdout.indexOf('Resoconto'));
    expect(report).toContain('3 file importati in 2 aziende');
    expect(report).toContain(`Azienda di ${own.username}: 2 file, 3 righe`);
    expect(report).toContain('2 aspettano che tu dica di chi sono');
    expect(report).toMatch(/1 rifiutato\n {2}rotto\.csv: NON QUADRA/);
  });

  test('what is there already is said and moved, not imported again', async () => {
    await write('suo.xml', writeCamt(estratto(ibanSuo)));
    expect((await look()).stato).toBe(0);
    await write('suo.xml', writeCamt(estratto(ibanSuo)));
    const { stato, stdout } = await look();
    expect(stato).toBe(0);
    expect(stdout).toContain('0 file importati\n1 c’era già\n  suo.xml');
    expect(await entered(own)).toEqual(['suo.xml']);
    expect(await ls('importati')).toEqual(['suo (2).xml', 'suo.xml']);
  });

  test('a file of two aziende goes into both, or into neither', async () => {
    const due = [estratto(ibanMio), estratto(ibanSuo)].map((one) => writeCamt(one));
    const body = (text: string) => /<Stmt>[\s\S]*<\/Stmt>/.exec(text)?.[0] ?? '';
    const [first = '', second = ''] = due;
    const together = first.replace('</Stmt>', `</Stmt>${body(second)}`);
    await write('due.xml', together);
    // The second of the two is refused by the server: the first is taken back.
    let lots = 0;
    portineria.prima = (key) => {
      if (key !== 'POST /api/estratto_conto/import' || ++lots !== 2) return;
      return world()
        .db.kysely.updateTable('conto')
        .set({ archiviato: true })
        .where('iban', '=', ibanSuo)
        .execute()
        .then(() =>
          world()
            .db.kysely.deleteFrom('utente_azienda')
            .where('id_azienda', '=', own.id_azienda)
            .where('id_utente', '=', mine.id_utente)
            .execute(),
        )
        .then(() => undefined);
    };
    const failed = await run(join(folder, 'due.xml'));
    expect(failed.stato).toBe(3);
    expect(failed.stderr).toContain('il file entra tutto o niente');
    expect([await entered(mine), await entered(own)]).toEqual([[], []]);
    delete portineria.prima;
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: own.id_azienda, id_utente: mine.id_utente })
      .execute();
    await world()
      .db.kysely.updateTable('conto')
      .set({ archiviato: false })
      .where('iban', '=', ibanSuo)
      .execute();
    const { stato, stdout } = await run(join(folder, 'due.xml'));
    expect(stato).toBe(0);
    expect(stdout).toContain('1 file importato in 2 aziende');
    expect([await entered(mine), await entered(own)]).toEqual([['due.xml'], ['due.xml']]);
  });

  test('by the name of a tracciato; its conto gives way to the account that the file names', async () => {
    const lettura = {
      formato: 'csv',
      codifica: 'utf-8',
      delimitatore: ';',
      intestazione: ['Data', 'Descrizione', 'Importo', 'Saldo'],
      colonne: [
        { campo: 'data', colonna: 'Data', indice: 0 },
        { campo: 'descrizione', colonna: 'Descrizione', indice: 1 },
        { campo: 'importo', colonna: 'Importo', indice: 2 },
        { campo: 'saldo', colonna: 'Saldo', indice: 3 },
      ],
      ordine_data: 'gma',
      decimali: ',',
      segno: 'con_segno',
      divisa: 'EUR',
    } as const;
    await own.browser.ok('tracciatiSalva', {
      body: {
        modello_nome: `verde${number}_*.csv`,
        natura: 'movimento',
        lettura,
        id: null,
        versione: null,
        nome: 'Verde',
        id_conto: own.id_conto,
      },
    });
    const conti = async () => {
      const { righe } = await own.browser.ok('estrattoConto', { query: { natura: 'movimento', limit: 50 } });
      return righe.map(({ id_conto }) => id_conto);
    };
    await mkdir(join(folder, 'uno'));
    await writeFile(join(folder, 'uno', `verde${number}_1.csv`), csv(null));
    expect((await run(join(folder, 'uno', `verde${number}_1.csv`))).stato).toBe(0);
    expect(await conti()).toEqual([own.id_conto, own.id_conto]);
    const { id } = (await own.browser.ok('conti')).conti.find(({ iban }) => iban === ibanSuo) ?? { id: 0 };
    await writeFile(join(folder, 'uno', `verde${number}_2.csv`), csv(ibanSuo));
    const { stato, stderr } = await run(join(folder, 'uno', `verde${number}_2.csv`));
    expect({ stato, stderr }).toEqual({ stato: 0, stderr: '' });
    expect((await conti()).filter((one) => one === id)).toHaveLength(2);
  });
});
