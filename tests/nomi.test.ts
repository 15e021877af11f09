/** What leaves a file has a name that says what it does, and that nothing else has. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Export } from './architecture/measures.ts';
import { filterMisnamed, groupTwice, readExports } from './architecture/names.ts';

const exports = readExports(path.resolve(import.meta.dirname, '..'));
const toPlace = ({ file, name }: Export): string => `${file}: ${name}`;

const act = (name: string): Export => ({ file: 'x.ts', name, kind: 'function' });
const type = (file: string, name: string): Export => ({ file, name, kind: 'type' });

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
