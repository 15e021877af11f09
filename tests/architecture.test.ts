/** The rooms of the house and their doors: who may import whom, and one owner for every vendor. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, graphOfFiles, graphOfFolders } from './architecture/circles.ts';
import { findViolations, isTest, layerOf, LAYERS, READING } from './architecture/layers.ts';
import { FILE_STRATI, linterOverrides } from './architecture/linter.ts';
import { reach, readAliases, resolve, scanFolders, scanSource } from './architecture/scan.ts';

const root = path.resolve(import.meta.dirname, '..');
const aliases = readAliases(root);
const scans = scanFolders(root, ['src', 'server', 'cli', 'scripts']);

/** The rules broken by one invented file. */
function rulesBroken(file: string, source: string): string[] {
  return findViolations([scanSource(file, source)], aliases).map(({ rule }) => rule);
}

/** The import statements of a source, whole. */
const importsOf = (source: string): string[] => source.match(/^import [^;]*;/gm) ?? [];

/** True of a file of an area that is named as columns, actions, atoms or dialogs are named nowhere. */
function isSecondName(file: string): boolean {
  const stem = path.posix.basename(file).replace(/\.(?:test\.)?tsx?$/, '');
  const words = stem.split('-');
  const nouns = ['colonne', 'azioni', 'atomi', 'dialoghi', 'finestre', 'finestra', 'dialog', 'atoms'];
  return (words.some((word) => nouns.includes(word)) && stem !== 'atoms') || /^(?:column|action)$/.test(stem);
}

describe('the source as it stands', () => {
  it('keeps every rule of the layers', () => {
    expect(findViolations(scans, aliases)).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = scans.flatMap(({ file, imports }) =>
      imports.flatMap(({ specifier }) => {
        const target = resolve(file, specifier, aliases);
        return 'file' in target && !existsSync(path.join(root, target.file)) ? [`${file}: ${specifier}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has no two files that need each other', () => {
    expect(findCircles(graphOfFiles(scans, aliases))).toEqual([]);
  });

  describe('has no two folders that need each other', () => {
    const files = graphOfFiles(
      scans.filter(({ file }) => !isTest(file)),
      aliases,
    );
    const layersOf = (circle: readonly string[]) => circle.map((folder) => layerOf(`${folder}/`)?.folder);

    it('anywhere', () => {
      expect(findCircles(graphOfFolders(files))).toEqual([]);
    });

    it('where files are read, not even one inside the other', () => {
      const nested = findCircles(graphOfFolders(files, true));
      expect(
        nested.filter((circle) => layersOf(circle).some((layer) => READING.some((one) => one === layer))),
      ).toEqual([]);
    });
  });

  describe('has its areas alike', () => {
    const areas = Map.groupBy(
      scans.filter(({ file }) => file.startsWith('src/grids/')),
      ({ file }) => file.split('/')[2] ?? '',
    );
    // The engine is none; the bench of pagamenti is a page of its own, whose parts are not those of one grid.
    for (const other of ['engine', 'pagamenti']) areas.delete(other);
    const files = [...areas.values()].flat().map(({ file }) => file);

    it('each with a face', () => {
      expect([...areas.keys()].filter((area) => !files.includes(`src/grids/${area}/index.ts`))).toEqual([]);
    });

    it('with columns, actions, atoms and dialogs under these names alone', () => {
      expect(files.filter(isSecondName)).toEqual([]);
    });

    it('with actions in the file of actions', () => {
      // The settings are one page of many small lists, each whole in its file.
      const elsewhere = [...areas.values()]
        .flat()
        .filter(({ file }) => !file.endsWith('/actions.tsx') && !file.startsWith('src/grids/impostazioni/'))
        .filter(({ file }) =>
          /^(?:export )?const \w+: Azione</m.test(readFileSync(path.join(root, file), 'utf8')),
        );
      expect(elsewhere.map(({ file }) => file)).toEqual([]);
    });
  });

  it('opens windows over the page through one folder', () => {
    // The side menu and the palette are parts of the frame and no forms; the style guide shows the library itself.
    const others = ['src/shell/frame/drawer.tsx', 'src/shell/commands/palette.tsx', 'src/shell/uikit/'];
    const parts =
      /\b(?:Dialog(?:Surface|Body|Title|Content|Actions)|(?:Overlay|Inline)?Drawer(?:Body|Header|Footer)?),?\s[^;]*from '@fluentui\/react-components'/;
    const owners = scans.filter(
      ({ file, imports }) =>
        imports.some(({ specifier }) => specifier === '@fluentui/react-components') &&
        importsOf(readFileSync(path.join(root, file), 'utf8')).some((one) => parts.test(one)),
    );
    expect(
      owners.map(({ file }) => file).filter((file) => !others.some((other) => file.startsWith(other))),
    ).toEqual(['src/ui/drawer.tsx', 'src/ui/question.tsx']);
  });

  it('writes Excel files through one facade', () => {
    const owners = scans.filter(
      ({ file, imports }) =>
        !isTest(file) &&
        !file.startsWith('src/import/') &&
        imports.some(({ specifier, kind }) => kind !== 'type' && /^(exceljs|fflate)/.test(specifier)),
    );
    expect(owners.map(({ file }) => file)).toEqual(['src/sheets/exceljs.ts', 'src/sheets/zip.ts']);
  });

  it('runs the server and the command line without React, in files Node can read', () => {
    const entries = scans
      .map(({ file }) => file)
      .filter((file) => /^(server|cli)\//.test(file) && !isTest(file));
    const reached = reach(scans, entries, aliases);
    expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
    const drawn = scans.filter(
      ({ file, imports }) =>
        reached.has(file) && imports.some(({ specifier }) => specifier.startsWith('react')),
    );
    expect(drawn.map(({ file }) => file)).toEqual([]);
  });

  it('has a folder for every layer it names', () => {
    expect(LAYERS.filter(({ folder }) => !existsSync(path.join(root, folder)))).toEqual([]);
  });

  it('is told the same by the linter', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    expect(read('.oxlintrc.json')).toMatchObject({ extends: [`./${FILE_STRATI}`] });
    expect(read(FILE_STRATI)).toEqual({ overrides: linterOverrides(aliases) });
  });
});

describe('a second name of a part of an area', () => {
  it.each([
    'colonne.tsx',
    'azioni.ts',
    'finestre.ts',
    'sposta-dialog.tsx',
    'dialogs/utente-finestre.tsx',
    'utenti-atoms.ts',
  ])('%s is one', (name) => {
    expect(isSecondName(`src/grids/report/${name}`)).toBe(true);
  });
  it.each(['columns.tsx', 'actions.ts', 'atoms.test.ts', 'dialogs/sposta.tsx', 'riga.ts'])(
    '%s is none',
    (name) => {
      expect(isSecondName(`src/grids/report/${name}`)).toBe(false);
    },
  );
});

describe('an invented breach is reported', () => {
  it.each([
    ['an area reaching another', 'src/grids/pagamenti/atoms.ts', `import '#grids/report/atoms.ts';`],
    [
      'the same by a relative path',
      'src/grids/pagamenti/atoms.ts',
      `import { a } from '../report/atoms.ts';`,
    ],
    ['a re-export', 'src/domain/x.ts', `export { store } from '#state/store.ts';`],
    ['a re-export of everything', 'src/domain/x.ts', `export * from '../state/store.ts';`],
    ['a type alone', 'src/domain/x.ts', `import type { A } from '#shell/paths.ts';`],
    ['a type in place', 'src/domain/x.ts', `export type A = import('#shell/paths.ts').Path;`],
    ['a dynamic import', 'src/state/x.ts', `export const load = () => import('#shell/App.tsx');`],
    ['a worker', 'src/state/x.ts', `new Worker(new URL('../import/read/worker.ts', import.meta.url));`],
    ['the server reaching the page', 'server/app.ts', `import '#shell/main.tsx';`],
    ['the page reaching the server', 'src/shell/App.tsx', `import '#server/app.ts';`],
    ['the command line reaching the grid', 'cli/quadra.ts', `import '#grids/engine/x.ts';`],
    ['code reaching a test helper', 'src/shell/main.tsx', `import '#tests/mock/server.ts';`],
    ['code reaching a test beside it', 'src/domain/x.ts', `import './date.test.ts';`],
    ['the grid outside its engine', 'src/grids/report/columns.ts', `import 'ag-grid-community';`],
    ['jotai outside its facade', 'src/state/sessione.ts', `import { atom } from 'jotai/vanilla';`],
    ['papaparse outside the reader', 'src/import/map/x.ts', `import Papa from 'papaparse';`],
    ['fflate outside the archive', 'src/grids/engine/export/csv.ts', `import { zip } from 'fflate';`],
    ['pdfmake outside the printing', 'src/grids/engine/export/worker.ts', `import('pdfmake');`],
    ['exceljs outside the export', 'src/grids/engine/x.ts', `import('exceljs/dist/exceljs.min.js');`],
    ['fetch outside the client', 'src/state/x.ts', `await fetch('/api/me');`],
    ['fetch through window', 'cli/x.ts', `await globalThis.fetch('/api/me');`],
    ['React in the reader', 'src/import/read/csv.ts', `import { useState } from 'react';`],
    ['the reading looking back', 'src/import/read/csv.ts', `import '../map/mappa.ts';`],
    ['a cell that knows its file', 'src/import/cell/date.ts', `import type { A } from '../read/limiti.ts';`],
    ['the map that conducts', 'src/import/map/x.ts', `import '#import/read-file/leggi.ts';`],
    ['the store in the map', 'src/import/map/x.ts', `import '#state/jotai.ts';`],
    ['Fastify in the page', 'src/api/x.ts', `import fastify from 'fastify';`],
    ['Node in the page', 'src/domain/x.ts', `import { readFileSync } from 'node:fs';`],
    ['a file of Node alone', 'src/domain/x.ts', `import { A } from '#domain/banks/folders.node.ts';`],
    ['a library in the contract', 'src/api/contract/x.ts', `import Papa from 'date-fns';`],
    [
      'the program in a migration',
      'server/voci/x.ts',
      `import { A } from '../migrations/003-estratto-conto.ts';`,
    ],
    ['a migration in the program', 'server/migrations/x.ts', `import { A } from '../core/problems.ts';`],
    ['a migration in the rules', 'server/migrations/x.ts', `import { A } from '#domain/date.ts';`],
    ['a file in no layer', 'src/utils/x.ts', `import '#domain/date.ts';`],
  ])('%s', (_what, file, source) => {
    expect(rulesBroken(file, source)).toHaveLength(1);
  });

  it('and a file that cannot be parsed', () => {
    expect(() => scanSource('src/domain/x.ts', 'import {')).toThrow(SyntaxError);
  });
});

describe('what the table allows passes', () => {
  it.each([
    [
      'src/grids/pagamenti/atoms.ts',
      `import '#grids/engine/index.ts'; import './columns.ts'; import '#api/client.ts';`,
    ],
    ['src/import/ui/page.tsx', `import '#import/run/run.ts'; import { useState } from 'react';`],
    ['src/import/map/map.ts', `import '../read/types.ts'; import '#domain/importi.ts';`],
    ['src/shell/App.tsx', `import '#grids/report/index.ts'; import '#import/ui/index.ts';`],
    ['src/shell/main.tsx', `if (import.meta.env.DEV) await import('#tests/mock/browser.ts');`],
    ['src/domain/banks/folders.node.ts', `import { readdirSync } from 'node:fs';`],
    ['src/api/client.ts', `await fetch('/api/me');`],
    ['src/state/jotai.ts', `export * from 'jotai';`],
    ['server/core/db/migrate.ts', `import { migrations } from '../../migrations/index.ts';`],
    ['server/app.ts', `import fastify from 'fastify'; import { routes } from '#api/contract/routes.ts';`],
    ['cli/quadra.ts', `import '#import/run/run.ts'; import { readFile } from 'node:fs/promises';`],
  ])('%s: %s', (file, source) => {
    expect(rulesBroken(file, source)).toEqual([]);
  });
});
