/** What the figures of the house are counted from, on invented sources. */
import { describe, expect, it } from 'vitest';
import { findCircles, graphOfFiles, graphOfFolders } from './architecture/circles.ts';
import { measure, percentile, repeatedLines } from './architecture/measures.ts';
import { scanSource } from './architecture/scan.ts';

const scans = [
  scanSource('a/one.ts', `import './two.ts'; import '../b/three.ts';`),
  scanSource('a/two.ts', `import type { X } from './one.ts';`),
  scanSource('b/three.ts', `import 'vitest'; import '../c/four.ts';`),
  scanSource('c/four.ts', `import '../a/two.ts'; import './d/five.ts';`),
  scanSource('c/d/five.ts', `import '../four.ts';`),
];

describe('circles', () => {
  const files = graphOfFiles(scans, {});

  it('of files are found whole, types counted', () => {
    expect(findCircles(files)).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts', 'c/d/five.ts', 'c/four.ts']]);
  });

  it('of folders leave out those that are inside one another', () => {
    expect(findCircles(graphOfFolders(files))).toEqual([['a', 'b', 'c']]);
    expect(findCircles(graphOfFolders(files, true))).toEqual([['a', 'b', 'c', 'c/d']]);
  });

  it('are none in a straight line', () => {
    expect(
      findCircles(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set<string>()],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('measures', () => {
  const text = `export const one = () => {\n  return 1;\n};\nexport function two() {}\nexport type T = 1;\nexport const v = 2;\n`;

  it('count the lines of functions, and name what a file declares and exports', () => {
    expect(measure({ file: 'x.ts', text })).toEqual({
      functions: [3, 1],
      exports: [
        { file: 'x.ts', name: 'one', kind: 'function' },
        { file: 'x.ts', name: 'two', kind: 'function' },
        { file: 'x.ts', name: 'T', kind: 'type' },
        { file: 'x.ts', name: 'v', kind: 'value' },
      ],
    });
  });

  it('find lines that stand in two places, whatever their margin', () => {
    const block = ['const a = 1;', 'const b = 2;', 'use(a, b);'];
    const sources = [
      { file: 'x.ts', text: [...block, 'other();'].join('\n') },
      { file: 'y.ts', text: ['before();', '', ...block.map((line) => `  ${line}`)].join('\n') },
    ];
    expect(repeatedLines(sources, 3)).toEqual({ repeated: 6, all: 8 });
    expect(repeatedLines(sources, 4)).toEqual({ repeated: 0, all: 8 });
  });

  it('tell the value at a share', () => {
    expect([percentile([3, 1, 2], 0.5), percentile([1, 2, 3, 4], 1), percentile([], 0.5)]).toEqual([2, 4, 0]);
  });
});
