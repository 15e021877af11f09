import { describe, expect, it } from 'vitest';
import type { Codifica } from '#api/contract/tracciati.ts';
import { NonUtf8 } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import { BLOCK_SIZE } from '../limits.ts';
import { decodeLines } from './blocks.ts';
import { openTxt } from './file.ts';

const encoder = new TextEncoder();
const blocks = (bytes: Uint8Array, encoding: Codifica = 'utf-8') => [...decodeLines(bytes, encoding)];
const texts = (text: string) => blocks(encoder.encode(text)).map(({ testo: blocco }) => blocco);

const LINEA = '05/03/2026  05/03/2026  Bonifico già reso in €              10,00\r\n';
/** Past two blocks. */
const LUNGO = LINEA.repeat(Math.ceil((BLOCK_SIZE * 2.5) / encoder.encode(LINEA).length));

describe('blocks of whole lines', () => {
  it('end where a line ends, and say how many bytes are behind them', () => {
    const bytes = encoder.encode(LUNGO);
    const found = blocks(bytes);
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ testo }) => testo.endsWith('\n'))).toBe(true);
    expect(found.map(({ testo }) => testo).join('') === LUNGO).toBe(true);
    expect(found.at(-1)?.fatto).toBe(bytes.length);
  });

  it('keep a last line without its end', () => {
    expect(texts('uno\ndue')).toEqual(['uno\ndue']);
  });

  it('drop a BOM at the start of the file alone', () => {
    const [first = '', second = ''] = texts(`\uFEFF${LINEA.repeat(20_000)}`);
    expect(first.startsWith('05/')).toBe(true);
    expect(second.startsWith('05/')).toBe(true);
  });

  it('part the lines of an old Macintosh', () => {
    expect(texts('uno\rdue\r')).toEqual(['uno\ndue\n']);
  });

  it('refuse NUL characters and bytes that are not UTF-8', () => {
    expect(() => texts('uno\n\0due\n')).toThrow(ReadingError);
    expect(() => blocks(new Uint8Array([0x41, 10, 0xe8, 10]))).toThrow(NonUtf8);
    expect(blocks(new Uint8Array([0xe8, 0x80, 10]), 'windows-1252')[0]?.testo).toBe('è€\n');
  });
});

describe('lines cut where they stand', () => {
  it.each([
    ['UTF-8', 'utf-8', encoder.encode(LUNGO)],
    ['UTF-16', 'utf-16le', new Uint8Array(Uint16Array.from(LUNGO, (char) => char.charCodeAt(0)).buffer)],
  ] as const)('are the same in every block of %s', (_, encoding, bytes) => {
    const righe = [...(openTxt(bytes, encoding, null)?.blocks() ?? [])].flatMap((block) => block.righe);
    expect(righe).toHaveLength(LUNGO.length / LINEA.length);
    expect(new Set(righe.map((riga) => riga.join('|')))).toEqual(
      new Set(['05/03/2026|05/03/2026|Bonifico già reso in €|10,00']),
    );
  });

  it('with tabs, form feeds and returns are made plain before', () => {
    const moved = ['\f', ''].map(
      (start) => `${start}05/03/2026\t05/03/2026 \r Bonifico\tgià reso in €    10,00`,
    );
    const text = [LINEA.trimEnd(), LINEA.trimEnd(), ...moved, ''].join('\r\n');
    const parsed = openTxt(encoder.encode(text), 'utf-8', [0, 12, 24, 54]);
    const righe = [...(parsed?.blocks() ?? [])].flatMap((block) => block.righe);
    expect(righe.slice(2)).toEqual([righe[3], righe[3]]);
    expect(righe[3]?.[0]).toBe('05/03/2026');
    expect(righe[3]?.at(-1)).toBe('10,00');
  });
});
