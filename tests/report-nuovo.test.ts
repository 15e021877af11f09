/** What a new report needs: an invented one is added to a copy of the project, as the recipe says, and works everywhere. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const DEFINIZIONE = `
import { defineImporto, defineTesto } from './common.ts';
import type { DefinizioneConRighe } from './definition.ts';

export const INVENTATO: DefinizioneConRighe<'inventato'> = {
  titolo: 'Inventato',
  descrizione: 'Che cosa non esiste.',
  parametri: ['al', 'divisa'],
  base: (oggi) => ({ al: oggi }),
  colonne: () => [defineTesto('nome', 'Nome'), defineImporto('totale', 'Totale')],
  componi: ({ righe }) => ({
    righe: righe.map(({ nome, totale }) => ({ id: nome, valori: { nome, totale }, apre: { totale: {} } })),
    cifre: [],
    note: [],
    grafico: null,
  }),
  dettaglio: { campi: ['data', 'quota'], quota: 'Conta per' },
};
`;

const LETTURA = `
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Momento } from './moment.ts';
import type { ReportRigheLette } from './righe.ts';

type Letto = Omit<DatiReport<'inventato'>, 'parametri'>;
export const readInventato = async (_: Tx, __: Momento, { divisa }: QueryReport<'inventato'>): Promise<Letto> => ({
  righe: [{ nome: divisa, totale: 1 }],
});
export const readInventatoRighe = async (_: Tx, __: Momento, { limit }: QueryRighe<'inventato'>): Promise<ReportRigheLette> => ({
  righe: [],
  totale: limit,
  somma: 0,
});
`;

const SCHEMI = `
const inventato = makeSchemiConRighe({
  summary: 'Un report che non c’è',
  giorni: UN_GIORNO,
  parametri: { divisa },
  risposta: { righe: z.array(z.object({ nome: z.string(), totale: centesimiSchema })) },
  righe: { summary: 'Le sue righe', parametri: {} },
});
`;

/** Puts a text before a place of another, which must be there. */
const before = (place: string, text: string) => (source: string) => {
  if (!source.includes(place)) throw new Error(`no longer there: ${place}`);
  return source.replace(place, `${text}${place}`);
};

type Edit = (source: string) => string;
/** By file: the whole text of a new one, or what changes in one that is there. */
const RICETTA: Readonly<Record<string, string | readonly Edit[]>> = {
  'src/api/contract/report.ts': [
    before('export const SCHEMI_REPORT', SCHEMI),
    (source) => source.replace(/SCHEMI_REPORT = \{/, 'SCHEMI_REPORT = { inventato,'),
  ],
  'src/domain/report/<name>.ts': DEFINIZIONE,
  'src/domain/report/list.ts': [
    before('import { MESI }', `import { INVENTATO } from './inventato.ts';\n`),
    before('  scaduto: SCADUTO,', '  inventato: INVENTATO,\n'),
  ],
  'server/report/sql/<name>.ts': LETTURA,
  'server/report/sql/list.ts': [
    before('import { readMesi', `import { readInventato, readInventatoRighe } from './inventato.ts';\n`),
    before('  scaduto: whole(', '  inventato: whole(withMomento(readInventato)),\n'),
    before('  scaduto: rows(', '  inventato: rows(withMomento(readInventatoRighe)),\n'),
  ],
};

/** What is asked of the copy once the report is there. */
const DOMANDE = `
  import { routes } from '#api/contract/routes.ts';
  import { reportParametriSchema } from '#api/contract/report-programmati.ts';
  import { toStampa } from '#domain/report/list.ts';
  import { REPORT } from '#grids/report/list.ts';
  import { reportRoutes } from '#server/report/routes.ts';
  import { reportResolvers } from './tests/mock/report.ts';
  const calls = ['reportInventato', 'reportInventatoRighe'];
  const parametri = { al: '2026-03-31', divisa: 'EUR', visto_il: '2026-03-31T10:00:00.000Z' };
  const found = {
    calls: calls.map((name) => routes[name]?.path),
    handlers: calls.map((name) => typeof reportRoutes[name]?.run),
    mock: calls.map((name) => typeof reportResolvers()[name]),
    page: REPORT.find(({ nome }) => nome === 'inventato')?.titolo,
    saved: reportParametriSchema.parse({ report: 'inventato', parametri: { al: 'oggi' } }),
    file: toStampa('inventato', { parametri, righe: [{ nome: 'Uno', totale: 5 }] }).tabelle[0]?.righe,
  };
  process.stdout.write(JSON.stringify(found));
`;

const real = (file: string): string => file.replace('<name>', 'inventato');

describe('a new report', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'quadra-report-'));
    for (const folder of ['src', 'server', 'tests/mock', 'package.json', 'tsconfig.json'])
      cpSync(path.join(root, folder), path.join(copy, folder), {
        recursive: true,
        filter: (source) => !/\.test\.tsx?$/.test(source),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const apply = (file: string, change: string | readonly Edit[]): void => {
    const whole = path.join(copy, real(file));
    const text =
      typeof change === 'string'
        ? change
        : change.reduce((source, edit) => edit(source), readFileSync(whole, 'utf8'));
    writeFileSync(whole, text);
  };
  /** The files that the compiler finds wanting. */
  const findErrors = (): string[] => {
    const { stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/tsc'),
      // One checker: several would each work out the same types. What it found stays for the second time.
      ['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'trovato'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    return [
      ...new Set(stdout.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])),
    ];
  };

  it('is the files of the recipe', () => {
    const recipe = readFileSync(path.join(root, 'docs/architettura.md'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| a report |'));
    const files = [...(recipe ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    expect(files).toEqual(Object.keys(RICETTA));
  });

  it(
    'is asked of its two other lists by the compiler, once its schemas are there',
    { timeout: 180_000 },
    () => {
      const [first] = Object.keys(RICETTA);
      for (const [file, change] of Object.entries(RICETTA)) if (file === first) apply(file, change);
      expect(findErrors().toSorted()).toEqual(['server/report/sql/list.ts', 'src/domain/report/list.ts']);
    },
  );

  it('is complete with them: calls, handlers, page, file, what is saved, mock', { timeout: 180_000 }, () => {
    for (const [file, change] of Object.entries(RICETTA).slice(1)) apply(file, change);
    expect(findErrors()).toEqual([]);
    const answer = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', DOMANDE], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(JSON.parse(answer)).toEqual({
      calls: ['/api/report/inventato', '/api/report/inventato/righe'],
      handlers: ['function', 'function'],
      mock: ['function', 'function'],
      page: 'Inventato',
      saved: { report: 'inventato', parametri: { al: 'oggi', divisa: 'EUR' } },
      file: [{ nome: 'Uno', totale: 5 }],
    });
  });
});
