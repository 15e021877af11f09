/** What leaves a file has a name that says what it does, and that nothing else has. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isForNode } from './architecture/layers.ts';
import type { Export } from './architecture/measures.ts';
import {
  filterItalian,
  filterMisnamed,
  filterTechnical,
  filterTechnicalParts,
  groupTwice,
  readExports,
  readItalian,
  readTechnical,
  readTechnicalParts,
} from './architecture/names.ts';
import { readAliases } from './architecture/scan.ts';
import { listForTests, listUnused } from './architecture/unused.ts';

const root = path.resolve(import.meta.dirname, '..');
const exports = readExports(root);
const toPlace = ({ file, name }: Export): string => `${file}: ${name}`;

const act = (name: string): Export => ({ file: 'x.ts', name, kind: 'function' });
const type = (file: string, name: string): Export => ({ file, name, kind: 'type' });

const folders = ['src', 'server', 'cli'];

/** What the reader of the folders of banks, the pages of the style guide, a bundler or Node takes by the name of a file. */
const isByFile = (file: string): boolean =>
  /^src\/domain\/banks\/[^/]+\/tracciato\.ts$|^src\/shell\/uikit\/examples\/.*\.tsx$|^server\/migrations\//.test(
    file,
  ) || isForNode(file);

describe('an export', () => {
  it('is taken by another file, or stays in its own', () => {
    const unused = listUnused(root, folders, readAliases(root)).filter(({ file }) => !isByFile(file));
    expect(unused.map(toPlace)).toEqual([]);
  });

  it('is there for the product, and not for a test alone', () => {
    const forTests = listForTests(root, folders, readAliases(root)).filter(({ file }) => !isByFile(file));
    expect(forTests.map(toPlace).toSorted()).toEqual([
      // The image and the documentation are compared with the variables; the engine of most tests is in memory.
      'server/config.ts: listImpostazioni',
      'server/core/db/open.ts: openInMemory',
      // What the server answers with an error: the page shows it without parsing it.
      'src/api/contract/invio-import.ts: dettagliTotaliSchema',
      'src/api/contract/viste.ts: dettagliVistaSchema',
    ]);
  });
});

describe('an exported function', () => {
  it('begins with a verb of tests/architecture/verbs.ts, or asks or converts with a small word', () => {
    expect(exports.length).toBeGreaterThan(1000);
    expect(filterMisnamed(exports).map(toPlace)).toEqual([]);
  });

  it('is told from a component, and from a noun', () => {
    const given = ['readRighe', 'useRighe', 'isVuota', 'Righe', 'righe', 'leggiRighe'].map(act);
    expect(filterMisnamed(given).map(({ name }) => name)).toEqual(['righe', 'leggiRighe']);
  });
});

describe('a function that a file keeps to itself', () => {
  it('begins with no Italian verb', () => {
    expect(readItalian(root)).toEqual([]);
  });

  it('is found as a function, a constant, a method or a private method; a key of an object may be a word of the wire', () => {
    const text = `
      function leggiRighe() {}
      const salva = () => {};
      class Coda { #mostra() {} cerca = () => {}; read() {} }
      const commands = { importa: () => {}, annulla() {} };`;
    expect(filterItalian([{ file: 'x.ts', text }])).toEqual([
      'x.ts: leggiRighe',
      'x.ts: salva',
      'x.ts: mostra',
      'x.ts: cerca',
    ]);
  });
});

describe('a variable, a parameter or a member', () => {
  it('has no Italian word for what belongs to programs', () => {
    expect(readTechnical(root)).toEqual([]);
  });

  it('is found wherever it is declared; what a name of the wire is taken apart into counts, the name itself does not', () => {
    const text = `
      const fogli = 1;
      const { titoli: titles, linee: [linea, ...sorgenti], durata = 2 } = given;
      const open = ({ icona }, ...tasti) => ({ grassetto: true });
      class Sheet { #stili = []; close(contesto) {} }
      interface Shown { sfondo: string; 'piede': string }`;
    expect(filterTechnical([{ file: 'x.ts', text }]).map((found) => found.replace('x.ts: ', ''))).toEqual([
      'fogli',
      'linea',
      'sorgenti',
      'durata',
      'icona',
      'tasti',
      'stili',
      'contesto',
      'sfondo',
    ]);
  });
});

/** Where names still have such words: the examples, which people read as they are written, and what is history. */
const WITH_PARTS = ['src/shell/uikit/examples/', 'server/migrations/'];

describe('what stands at the top of a file', () => {
  const found = readTechnicalParts(root);

  it('has no Italian word for a part of programs in its name', () => {
    expect(found.filter((place) => !WITH_PARTS.some((folder) => place.startsWith(folder)))).toEqual([]);
  });

  it.each(WITH_PARTS)('still has one in %s, which leaves the list when it has none', (folder) => {
    expect(found.some((place) => place.startsWith(folder))).toBe(true);
  });

  it('is found by each of the words that its name is made of', () => {
    const text = `
      interface BarraBozza {}
      export const PAUSA_MS = 1;
      export function makeBlocchi() { const foglio = 1; }
      const { scelte: riga } = given;
      class Contestazione {}
      type Barramento = string;`;
    expect(filterTechnicalParts([{ file: 'x.ts', text }])).toEqual([
      'x.ts: BarraBozza',
      'x.ts: PAUSA_MS',
      'x.ts: makeBlocchi',
    ]);
  });
});

describe('an exported type', () => {
  it('has a name of its own', () => {
    expect(
      groupTwice(exports).map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`),
    ).toEqual([]);
  });

  it('is found where another file declares it too', () => {
    const given = [type('a.ts', 'Voce'), type('b.ts', 'Voce'), type('a.ts', 'Riga'), act('Voce')];
    expect(groupTwice(given).map(([name, found]) => [name, found.length])).toEqual([['Voce', 2]]);
  });
});

describe('what people read', () => {
  /** A name of the program within words: a rename went too far. */
  const NOMI =
    /(['"`>])[^'"`\n{}()<>;=|&]*[a-zàèéìòù] [a-z]+[A-Z][A-Za-z]+ [a-zàèéìòù][^'"`\n{}()<>;=|&]*\1/g;
  const readInProse = (text: string): string[] => [...text.matchAll(NOMI)].map(([found]) => found);

  it('has no name of the program in it', () => {
    const found = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .flatMap((file) => readInProse(readFileSync(path.join(root, folder, file), 'utf8'))),
    );
    expect(found).toEqual([]);
  });

  it('is told from code', () => {
    expect(readInProse('testo="Spedisce un toMessage con le impostazioni"')).toHaveLength(1);
    expect(readInProse("const a = x ? 'una parola' : newValue ?? 'altra';")).toEqual([]);
  });
});
