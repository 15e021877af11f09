/** What a new field of the estratto conto needs: an invented one is added to a copy of the project, as the recipe says. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const CONTRATTO = 'src/api/contract/campi-riga.ts';
const COLONNE = 'src/grids/estratto-conto/columns.tsx';
/** The files of the recipe: what is edited in the grid, exported and kept. */
const RICETTA = [CONTRATTO, 'server/migrations/', COLONNE, 'docs/glossario.md'];

/** Asked of the copy once the field is there: every list that the record gives. */
const DOMANDE = `
  import { rigaEstrattoSchema } from '#api/contract/estratto-conto.ts';
  import { CAMPI_ESTRATTO } from '#api/contract/filtri.ts';
  import { FORMA_SCRITTA, LUNGHEZZE, NOMI_SCRITTI } from '#api/contract/riga.ts';
  process.stdout.write(JSON.stringify([
    'centro' in rigaEstrattoSchema.shape, 'centro' in CAMPI_ESTRATTO, NOMI_SCRITTI.includes('centro'),
    LUNGHEZZE.centro, FORMA_SCRITTA.centro.parse(' A '),
  ]));
`;

describe('a new field of a row', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'quadra-campo-'));
    for (const folder of ['src', 'server', 'cli', 'tests/mock', 'package.json', 'tsconfig.json'])
      cpSync(path.join(root, folder), path.join(copy, folder), {
        recursive: true,
        filter: (source) => !/\.test\.tsx?$/.test(source),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    edit(CONTRATTO, '  residuo: SOLDI,', `  centro: { nome: 'Centro', ...testoScritto(200) },\n`);
    edit(
      COLONNE,
      'const DESCRIZIONE =',
      `export const CENTRO = colonna('centro', 'Centro', TESTO, testo('centro'));\n`,
    );
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** Puts a text before a place of a file, which must be there. */
  const edit = (file: string, place: string, text: string): void => {
    const whole = path.join(copy, file);
    const source = readFileSync(whole, 'utf8');
    if (!source.includes(place)) throw new Error(`no longer there: ${place}`);
    writeFileSync(whole, source.replace(place, `${text}${place}`));
  };
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: copy, encoding: 'utf8' });

  it('is the files of the recipe', () => {
    const recipe = readFileSync(path.join(root, 'docs/architettura.md'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('| a column of the estratto conto'));
    expect([...(recipe ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file)).toEqual(RICETTA);
  });

  it('asks for no other file: all that follows from the record takes it', { timeout: 400_000 }, () => {
    const { stdout } = run(path.join(root, 'node_modules/.bin/tsc'), [
      '--noEmit',
      '--pretty',
      'false',
      '--checkers',
      '1',
    ]);
    expect(stdout).toBe('');
    const asked = run(process.execPath, ['--input-type=module-typescript', '-e', DOMANDE]);
    expect(JSON.parse(asked.stdout)).toEqual([true, true, true, 200, 'A']);
  });
});
