import { describe, expect, it } from 'vitest';
import { fromFolder, fromText, PASTED_NAME } from './collect.ts';

const inCartella = (path: string): File =>
  Object.defineProperty(new File(['x'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  });

describe('the files of a folder', () => {
  it('come in the order of their names, months counted and not spelt, without those of the system', () => {
    const files = ['banca/estratto 10.csv', 'banca/.DS_Store', 'banca/estratto 2.csv', 'banca/2025/a.csv'];
    expect(fromFolder(files.map(inCartella)).map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
      'banca/2025/a.csv',
      'banca/estratto 2.csv',
      'banca/estratto 10.csv',
    ]);
  });
});

describe('a pasted text', () => {
  it('is a file when it has rows, and nothing otherwise', () => {
    expect(fromText('Data\tImporto\n01/02/2026\t1,00')?.name).toBe(PASTED_NAME);
    expect(fromText('una frase')).toBeNull();
  });
});
