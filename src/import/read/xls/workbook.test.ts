/** BIFF8 workbooks made here record by record, as [MS-XLS] lays them out. */
import { describe, expect, it } from 'vitest';
import type { SheetNotes } from '../sheets/sheet.ts';
import { openXls } from './workbook.ts';
import { decodeRk } from './sheet.ts';
import { TIPO } from './record.ts';

const u16 = (...values: number[]): number[] => values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]);
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const f64 = (value: number): number[] => [...new Uint8Array(new Float64Array([value]).buffer)];
const narrow = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string): number[] => Array.from(text, (letter) => u16(letter.charCodeAt(0))).flat();
const record = (kind: number, ...bodies: number[][]): number[] =>
  bodies.flatMap((body, at) => [...u16(at === 0 ? kind : TIPO.continua, body.length), ...body]);

const SETTORE = 512;

/** The container: header, one sector of chains, one of names, then the stream. */
function container(nome: string, flusso: number[]): Uint8Array {
  const long = Math.max(4_096, flusso.length);
  const sectors = Math.ceil(long / SETTORE);
  const bytes = new Uint8Array(SETTORE * (3 + sectors));
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(u16(0x3e, 3, 0xfffe, 9, 6), 24);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4_096, true);
  view.setUint32(60, 0xffff_fffe, true);
  view.setUint32(68, 0xffff_fffe, true);
  for (let at = 0; at < 109; at++) view.setUint32(76 + at * 4, at === 0 ? 0 : 0xffff_ffff, true);
  const fat = Array.from({ length: 128 }, () => 0xffff_ffff);
  fat[0] = 0xffff_fffd;
  fat[1] = 0xffff_fffe;
  for (let at = 0; at < sectors; at++) fat[2 + at] = at === sectors - 1 ? 0xffff_fffe : 3 + at;
  for (const [at, value] of fat.entries()) view.setUint32(SETTORE + at * 4, value, true);
  const voce = (at: number, name: string, kind: number, start: number, amount: number): void => {
    const base = SETTORE * 2 + at * 128;
    bytes.set(wide(name), base);
    view.setUint16(base + 64, (name.length + 1) * 2, true);
    bytes[base + 66] = kind;
    view.setUint32(base + 116, start, true);
    view.setUint32(base + 120, amount, true);
  };
  voce(0, 'Root Entry', 5, 0xffff_fffe, 0);
  voce(1, nome, 2, 2, long);
  bytes.set(flusso, SETTORE * 3);
  return bytes;
}

const bof = (kind: number): number[] => record(TIPO.bof, [...u16(0x600, kind), 0, 0, 0, 0]);
const eof = record(TIPO.eof, []);

/** Two styles: 0 general, 1 a date. */
function folder(globali: number[], sheet: number[], hidden = 0): Uint8Array {
  const styles = [
    ...record(TIPO.formato, [...u16(164, 10), 0, ...narrow('dd/mm/yyyy')]),
    ...record(TIPO.xf, u16(0, 0, 0)),
    ...record(TIPO.xf, u16(0, 164, 0)),
  ];
  const name = [6, 0, ...narrow('Foglio')];
  const head = [...bof(5), ...styles, ...globali];
  const start = head.length + 4 + 6 + name.length + eof.length;
  const voce = record(TIPO.boundsheet, [...u32(start), hidden, 0, ...name]);
  return container('Workbook', [...head, ...voce, ...eof, ...bof(16), ...sheet, ...eof]);
}

function read(bytes: Uint8Array): { righe: string[][]; lines: number[]; note: SheetNotes } {
  const note: SheetNotes = { hidden: [], withoutResult: [], merged: [] };
  const blocks = [...(openXls(bytes).sheets[0]?.righe(',', note) ?? [])];
  return { righe: blocks.flatMap(({ righe }) => righe), lines: blocks.flatMap(({ lines }) => lines), note };
}

describe('a BIFF8 workbook', () => {
  it('gives numbers, days, texts and results of formulas by row and column', () => {
    const sheet = [
      ...record(TIPO.numero, [...u16(1, 1, 0), ...f64(-1234.5)]),
      ...record(TIPO.rk, [...u16(0, 2, 1), ...u32((46_112 << 2) | 2)]),
      ...record(TIPO.mulrk, [
        ...u16(2, 0, 0),
        ...u32((7 << 2) | 2),
        ...u16(0),
        ...u32((-250 << 2) | 3),
        ...u16(1),
      ]),
      ...record(TIPO.label, [...u16(0, 0, 0, 3), 0, ...narrow('uno')]),
      ...record(TIPO.formula, [...u16(3, 0, 0), ...f64(12.25), ...u16(0), 0, 0, 0, 0]),
      ...record(TIPO.formula, [...u16(3, 1, 0), 0, 0, 0, 0, 0, 0, 0xff, 0xff, ...u16(0), 0, 0, 0, 0]),
      ...record(TIPO.string, [...u16(4), 1, ...wide('€uro')]),
      ...record(TIPO.riga, [...u16(3, 0, 2, 255, 0, 0), ...u16(0x20, 0)]),
    ];
    const { righe, lines, note } = read(folder([], sheet));
    expect(righe).toEqual([
      ['uno', '', '2026-03-31'],
      ['', '-1234,50'],
      ['7', '-2,50'],
      ['12,25', '€uro'],
    ]);
    expect(lines).toEqual([1, 2, 3, 4]);
    expect(note.hidden).toEqual([4]);
  });

  it('gives shared texts that run over two records and change width there', () => {
    const sst = record(
      TIPO.sst,
      [...u32(2), ...u32(2), ...u16(6), 0, ...narrow('Boni')],
      [1, ...wide('fà'), ...u16(2), 0x0c, ...u16(1), ...u32(4), ...narrow('ok'), 0, 0, 0, 0, 9, 9, 9, 9],
    );
    const cell = (riga: number, which: number) => record(TIPO.labelSst, [...u16(riga, 0, 0), ...u32(which)]);
    expect(read(folder(sst, [...cell(0, 0), ...cell(1, 1), ...cell(2, 9)])).righe).toEqual([
      ['Bonifà'],
      ['ok'],
    ]);
  });

  it('gives each row the day of the cell that it is merged with, and no amount', () => {
    const sheet = [
      ...record(TIPO.numero, [...u16(0, 0, 1), ...f64(46_112)]),
      ...record(TIPO.numero, [...u16(0, 1, 0), ...f64(12)]),
      ...record(TIPO.label, [...u16(1, 2, 0, 3), 0, ...narrow('uno')]),
      ...record(TIPO.label, [...u16(2, 2, 0, 3), 0, ...narrow('due')]),
      ...record(TIPO.merged, u16(2, 0, 1, 0, 0, 0, 1, 1, 1)),
    ];
    const { righe, note } = read(folder([], sheet));
    expect(righe).toEqual([
      ['2026-03-31', '12'],
      ['2026-03-31', '', 'uno'],
      ['', '', 'due'],
    ]);
    expect(note.merged).toEqual([2]);
  });

  it('counts days from 1904 when it says so', () => {
    const sheet = record(TIPO.numero, [...u16(0, 0, 1), ...f64(46_112 - 1_462)]);
    expect(read(folder(record(TIPO.base1904, u16(1)), sheet)).righe).toEqual([['2026-03-31']]);
  });

  it('names its sheets and says which are hidden', () => {
    expect(openXls(folder([], [], 1)).sheets).toMatchObject([{ nome: 'Foglio', hidden: true }]);
  });

  it.each([
    ['file_protetto', folder(record(TIPO.filepass, u16(1)), [])],
    ['file_protetto', container('EncryptedPackage', [])],
    ['file_excel', container('Book', [])],
    ['file_danneggiato', container('Workbook', [])],
    ['file_danneggiato', folder([], [...u16(TIPO.numero, 60_000)])],
    ['file_danneggiato', folder([], []).subarray(0, 1_700)],
  ])('%s', (code, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a number in thirty bits', () => {
  it.each([
    [(100 << 2) | 2, 100],
    [(-100 << 2) | 2, -100],
    [(12_345 << 2) | 3, 123.45],
    [0x3ff0_0000, 1],
    [0x3ff0_0001, 0.01],
  ])('%i is %d', (rk, value) => {
    expect(decodeRk(rk >>> 0)).toBe(value);
  });
});
