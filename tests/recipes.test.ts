/**
 * The recipes of docs/architettura.md: a call, a field of the estratto conto, a report, a bank's layout, an area and a
 * kind that the studio shares are invented, and added to a copy of the project as its recipe says. One copy holds them
 * all, tests too, so that the compiler reads the project twice for all: once they are begun, and once they are whole.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const CONTRATTO = 'src/api/contract/campi-riga.ts';
const COLONNE = 'src/grids/estratto-conto/columns.tsx';
/** What a field takes: it is edited in the grid, exported and kept. */
const RICETTA_CAMPO = [CONTRATTO, 'server/migrations/', COLONNE, 'docs/glossario.md'];

/** Asked of the copy once the field is there: every list that the record gives. */
const DOMANDE_CAMPO = `
  import { rigaEstrattoSchema } from '#api/contract/estratto-conto.ts';
  import { CAMPI_ESTRATTO } from '#api/contract/filtri.ts';
  import { FORMA_SCRITTA, LUNGHEZZE, NOMI_SCRITTI } from '#api/contract/riga.ts';
  process.stdout.write(JSON.stringify([
    'centro' in rigaEstrattoSchema.shape, 'centro' in CAMPI_ESTRATTO, NOMI_SCRITTI.includes('centro'),
    LUNGHEZZE.centro, FORMA_SCRITTA.centro.parse(' A '),
  ]));
`;

const DEFINIZIONE = `
import { defineImporto, defineTesto } from './common.ts';
import type { DefinitionWithRighe } from './definition.ts';

export const INVENTATO: DefinitionWithRighe<'inventato'> = {
  titolo: 'Inventato',
  descrizione: 'Che cosa non esiste.',
  parametri: ['al', 'divisa'],
  base: (oggi) => ({ al: oggi }),
  colonne: () => [defineTesto('nome', 'Nome'), defineImporto('totale', 'Totale')],
  compose: ({ righe }) => ({
    righe: righe.map(({ nome, totale }) => ({ id: nome, valori: { nome, totale }, opens: { totale: {} } })),
    figures: [],
    note: [],
    grafico: null,
  }),
  detail: { campi: ['data', 'quota'], quota: 'Conta per' },
};
`;

const LETTURA = `
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import type { Tx } from '../../core/db/database.ts';
import type { Moment } from './moment.ts';
import type { ReportRigheLette } from './righe.ts';

type Letto = Omit<DatiReport<'inventato'>, 'parametri'>;
export const readInventato = async (_: Tx, __: Moment, { divisa }: QueryReport<'inventato'>): Promise<Letto> => ({
  righe: [{ nome: divisa, totale: 1 }],
});
export const readInventatoRighe = async (_: Tx, __: Moment, { limit }: QueryRighe<'inventato'>): Promise<ReportRigheLette> => ({
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
const RICETTA_REPORT: Readonly<Record<string, string | readonly Edit[]>> = {
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
    before('  scaduto: whole(', '  inventato: whole(withMoment(readInventato)),\n'),
    before('  scaduto: rows(', '  inventato: rows(withMoment(readInventatoRighe)),\n'),
  ],
};

/** What is asked of the copy once the report is there. */
const DOMANDE_REPORT = `
  import { routes } from '#api/contract/routes.ts';
  import { reportParametriSchema } from '#api/contract/report-programmati.ts';
  import { toPrint } from '#domain/report/list.ts';
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
    file: toPrint('inventato', { parametri, righe: [{ nome: 'Uno', totale: 5 }] }).tabelle[0]?.righe,
  };
  process.stdout.write(JSON.stringify(found));
`;

const RIGA_INVENTATA = {
  riga: 2,
  data: '2026-04-03',
  descrizione: 'Merce',
  importo: -1250,
  divisa: 'EUR',
};
/** A bank's layout is a folder, and nothing else names it. */
const RICETTA_TRACCIATO: Readonly<Record<string, string>> = {
  'src/domain/banks/<name>/tracciato.ts': `
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Banca inventata',
  banca: { nome: 'Banca inventata', abi: '99999' },
  modelli: ['*inventata*'],
  colonne: [['Quando', 'data'], ['Perche', 'descrizione'], ['Quanto', 'importo']],
  segno: 'con_segno',
};
`,
  'src/domain/banks/<name>/campione.csv': 'Quando;Perche;Quanto\n03/04/2026;Merce;-12,50\n',
  'src/domain/banks/<name>/righe.json': JSON.stringify({ accettate: [RIGA_INVENTATA], scartate: [] }),
};

/** What is asked of the copy once the folder is there: the list that people see, and the reading of its sample. */
const DOMANDE_TRACCIATO = `
  import { readFileSync } from 'node:fs';
  import { RIGHE_NATIVE } from '#grids/tracciati/righe.ts';
  import { readStatementFile } from '#import/read-file/read.ts';
  const esito = await readStatementFile({ nome: 'campione.csv', bytes: readFileSync('src/domain/banks/inventato/campione.csv') });
  process.stdout.write(JSON.stringify({
    elenco: RIGHE_NATIVE.find(({ chiave }) => chiave === 'di-serie:inventato')?.nome,
    letto: { nome: esito.tracciato?.nome, origine: esito.tracciato?.origine },
    righe: esito.estratti?.[0]?.righe,
  }));
`;

/** What a call takes besides its schemas, by file. */
const RICETTA_CHIAMATA: Readonly<Record<string, readonly Edit[]>> = {
  'src/api/contract/<resource>.ts': [
    (source) => `${source}\nexport const vociContateSchema = z.object({ quante: z.int() });\n`,
  ],
  'src/api/contract/routes/<resource>.ts': [
    before('  vociSchema,', '  vociContateSchema,\n'),
    before(
      '  voceSalva: definePost(',
      `  vociContate: defineGet('/api/voci/contate', { summary: 'Quante', answer: vociContateSchema }),\n`,
    ),
  ],
  'server/<resource>/routes.ts': [
    before('  voceSalva:', '  vociContate: withAzienda(async () => succeed({ quante: 0 })),\n'),
  ],
  'tests/mock/': [before('    voceSalva:', '    vociContate: () => ({ quante: 0 }),\n')],
};
/** Where the call above stands: the answers of the mock for voci are beside those for pagamenti. */
const placeCall = (file: string): string =>
  file.replace('<resource>', 'voci').replace(/^tests\/mock\/$/, 'tests/mock/pagamenti.ts');

/** A kind that the studio shares: the names of the kinds lead to all that is said of each. */
const GENERE_SQL = 'server/condivise/sql/generi.ts';
const GENERE_CONTRATTO = 'src/api/contract/condivise.ts';
const GENERE_PROVA = 'tests/contract/support/condivise.ts';
const GENERE: Readonly<Record<string, readonly Edit[]>> = {
  [GENERE_CONTRATTO]: [
    (source) => source.replace("z.enum(['voce', 'regola',", "z.enum(['inventato', 'voce', 'regola',"),
  ],
  [GENERE_SQL]: [
    before(
      '  tracciato_prima_nota: {',
      `  inventato: { chiave: 'nome', unica: true, colonne: ['nome'], viva: ALWAYS, usata: ALWAYS },\n`,
    ),
  ],
  [GENERE_PROVA]: [
    before(
      '  tracciato_prima_nota: {',
      `  inventato: {
        salva: 'voceSalva', elenco: 'voci', chiave: 'voci', dati: (nome) => ({ nome }),
        elimina: (seen) => ['voceElimina', seen],
      },\n`,
    ),
  ],
};

const PAGINA = `
import { defineColonne, defineWorkspace, TESTO, WorkspaceGrid, createRighe } from '#grids/engine/index.ts';

interface Nome {
  id: number;
  nome: string;
}
const righe = createRighe<Nome>({
  getId: ({ id }) => id,
  load: () => Promise.resolve([{ id: 1, nome: 'Uno' }]),
});
const INVENTATA = defineWorkspace<Nome>({
  id: 'inventata',
  titolo: 'Inventata',
  nomi: ['nome', 'nomi'],
  colonne: [defineColonne<Nome>()('nome', 'Nome', TESTO)],
  righe,
  actions: [],
  empty: { titolo: 'Nessun nome', testo: 'Non ce ne sono.' },
});
export const InventataPage = () => <WorkspaceGrid workspace={INVENTATA} />;
`;
/** An area: a folder, and where the frame has it. */
const RICETTA_AREA: Readonly<Record<string, string | readonly Edit[]>> = {
  'src/grids/': PAGINA,
  'src/shell/areas.tsx': [
    before(
      '  area(paths.report,',
      `  area(paths.inventata, 'Inventata', async () => (await import('#grids/inventata/index.tsx')).InventataPage),\n`,
    ),
  ],
  'src/shell/paths.ts': [before("  report: '/app/report',", "  inventata: '/app/inventata',\n")],
  'src/shell/menu-entries.ts': [
    before(
      "  { label: 'Matrice Agenti'",
      `  { label: 'Inventata', to: paths.inventata, icon: HandshakeRegular, iconCurrent: HandshakeFilled },\n`,
    ),
  ],
};
const placeArea = (file: string): string => file.replace(/^src\/grids\/$/, 'src/grids/inventata/index.tsx');

const real = (file: string): string => file.replace('<name>', 'inventato');

/** What the recipe says in the docs: the files it names, in order. */
function readRecipe(start: string): readonly string[] {
  const line = readFileSync(path.join(root, 'docs/architettura.md'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(start));
  return [...(line ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);
}

describe('what is added as the recipe says', () => {
  let copy = '';
  /** What the compiler finds wanting while call, report and kind are in the contract alone, and once all is there. */
  let found: { readonly begun: readonly string[]; readonly whole: readonly string[] };

  const apply = (file: string, change: string | readonly Edit[]): void => {
    const whole = path.join(copy, real(file));
    const text =
      typeof change === 'string'
        ? change
        : change.reduce((source, edit) => edit(source), readFileSync(whole, 'utf8'));
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  /** What the compiler says of the copy, by file; of what is no file, its whole line. */
  const findErrors = (): string[] => {
    const { stdout, stderr, error } = spawnSync(
      path.join(root, 'node_modules/.bin/tsc'),
      // One checker: several would each work out the same types. What it found stays for the second time.
      ['--noEmit', '--pretty', 'false', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'trovato'],
      { cwd: copy, encoding: 'utf8' },
    );
    if (error) throw error;
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => /^\S/.test(line));
    return [...new Set(lines.map((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? line))].toSorted();
  };
  const ask = (questions: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module-typescript', '-e', questions], {
        cwd: copy,
        encoding: 'utf8',
      }),
    );

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'quadra-ricette-'));
    for (const folder of [
      'src',
      'server',
      'cli',
      'scripts',
      'tests',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
    ])
      cpSync(path.join(root, folder), path.join(copy, folder), {
        recursive: true,
        filter: (source) => source !== import.meta.filename,
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    apply(CONTRATTO, [before('  residuo: SOLDI,', `  centro: { nome: 'Centro', ...writtenText(200) },\n`)]);
    apply(COLONNE, [
      before(
        'const DESCRIZIONE =',
        `export const CENTRO = column('centro', 'Centro', TESTO, text('centro'));\n`,
      ),
    ]);
    for (const file of Object.entries(RICETTA_TRACCIATO)) apply(...file);
    for (const [file, change] of Object.entries(RICETTA_AREA)) apply(placeArea(file), change);
    const places = new Map<string, string | readonly Edit[]>([
      ...Object.entries(RICETTA_REPORT),
      ...Object.entries(RICETTA_CHIAMATA).map(([file, change]) => [placeCall(file), change] as const),
      ...Object.entries(GENERE),
    ]);
    const isContract = (file: string): boolean => file.startsWith('src/api/contract/');
    for (const [file, change] of places) if (isContract(file)) apply(file, change);
    const begun = findErrors();
    for (const [file, change] of places) if (!isContract(file)) apply(file, change);
    found = { begun, whole: findErrors() };
  }, 400_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  describe('a new field of a row', () => {
    it('is the files of the recipe', () => {
      expect(readRecipe('| a column of the estratto conto')).toEqual(RICETTA_CAMPO);
    });

    it('asks for no other file: all that follows from the record takes it', () => {
      expect(found.whole).toEqual([]);
      expect(ask(DOMANDE_CAMPO)).toEqual([true, true, true, 200, 'A']);
    });
  });

  describe('a new layout of a bank', () => {
    it('is the files of the recipe', () => {
      expect(readRecipe("| a bank's layout")).toEqual(Object.keys(RICETTA_TRACCIATO));
    });

    it('is listed, and reads its sample', () => {
      expect(ask(DOMANDE_TRACCIATO)).toEqual({
        elenco: 'Banca inventata',
        letto: { nome: 'Banca inventata', origine: 'nativo' },
        righe: [expect.objectContaining(RIGA_INVENTATA)],
      });
    });

    it('is taken by the bundler, which leaves samples and rows where they are', async () => {
      const made = await build({
        root: copy,
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          minify: false,
          lib: { entry: 'src/domain/banks/tracciati.ts', formats: ['es'] },
        },
      });
      const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
      expect(chunks.map(({ type }) => type)).toEqual(['chunk']);
      const code = chunks.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
      expect(code).toContain('Banca inventata');
      expect(code).not.toMatch(/node:|Merce|EDIL PRISMA/);
    });
  });

  it('is asked of all other lists by the compiler, once it is in the contract', () => {
    const ofReport = ['server/report/sql/list.ts', 'src/domain/report/list.ts'];
    // What holds all handlers and all answers is told too that one is missing.
    const ofCall = ['server/app.ts', 'tests/mock/handlers.ts', 'tests/mock/pagamenti.ts'];
    expect(found.begun).toEqual([...ofReport, ...ofCall, GENERE_SQL, GENERE_PROVA].toSorted());
  });

  it('then asks for no other file, tests neither', () => {
    expect(found.whole).toEqual([]);
  });

  describe('a new call', () => {
    it('is the files of the recipe', () => {
      // The call above names no row.
      const examples = 'tests/contract/attacco/support/esempi.ts';
      expect(readRecipe('| a call |')).toEqual([...Object.keys(RICETTA_CHIAMATA), examples]);
    });
  });

  describe('a new area', () => {
    it('is the files of the recipe', () => {
      expect(readRecipe('| an area |')).toEqual(Object.keys(RICETTA_AREA));
    });
  });

  describe('a new kind that the studio shares', () => {
    it('is the files of the recipe', () => {
      const files = readRecipe('| something that the studio may share').filter((file) => file.includes('/'));
      expect(files).toEqual(['server/migrations/', GENERE_SQL, GENERE_CONTRATTO, GENERE_PROVA]);
    });
  });

  describe('a new report', () => {
    it('is the files of the recipe', () => {
      expect(readRecipe('| a report |')).toEqual(Object.keys(RICETTA_REPORT));
    });

    it('is complete with them: calls, handlers, page, file, what is saved, mock', () => {
      expect(found.whole).toEqual([]);
      expect(ask(DOMANDE_REPORT)).toEqual({
        calls: ['/api/report/inventato', '/api/report/inventato/righe'],
        handlers: ['function', 'function'],
        mock: ['function', 'function'],
        page: 'Inventato',
        saved: { report: 'inventato', parametri: { al: 'oggi', divisa: 'EUR' } },
        file: [{ nome: 'Uno', totale: 5 }],
      });
    });
  });
});
