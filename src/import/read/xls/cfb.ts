/** The container of old Office files: a small file system of sectors ([MS-CFB]). */
import { refuseDamaged } from '../zip.ts';

/** Numbers above these are marks, not sectors. */
const LAST_SECTOR = 0xffff_fffa;
const NONE = 0xffff_ffff;
/** Streams below this live in the mini stream. */
const VOCE = 128;
const AT_HEAD = 109;
const MAX_VOCI = 10_000;

interface Flusso {
  nome: string;
  start: number;
  length: number;
  root: boolean;
}

export interface Container {
  nomi: readonly string[];
  /** The bytes of a stream; null when there is none of that name. @throws ErroreLettura */
  read: (name: string) => Uint8Array | null;
}

/** @throws ErroreLettura `file_danneggiato` when its chains do not hold */
export function openContainer(bytes: Uint8Array): Container {
  if (bytes.length < 512) throw refuseDamaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bit = view.getUint16(30, true);
  const miniBit = view.getUint16(32, true);
  if ((bit !== 9 && bit !== 12) || miniBit < 2 || miniBit >= bit) throw refuseDamaged();
  const sector = 1 << bit;
  const mini = 1 << miniBit;
  const threshold = view.getUint32(56, true);
  const fat = readFat(view, sector);
  const catena = (start: number): Uint8Array => merge(bytes, followChain(fat, start), sector, sector);
  const flussi = readVoci(catena(view.getUint32(48, true)));
  const root = flussi.find((flusso) => flusso.root);
  const miniFat = numbers(catena(view.getUint32(60, true)));
  let miniStream: Uint8Array | null = null;
  return {
    nomi: flussi.map(({ nome }) => nome),
    read(name) {
      const flusso = flussi.find((other) => other.nome === name && !other.root);
      if (!flusso) return null;
      if (flusso.length >= threshold) return truncated(catena(flusso.start), flusso.length);
      miniStream ??= root ? catena(root.start) : new Uint8Array();
      return truncated(merge(miniStream, followChain(miniFat, flusso.start), mini, 0), flusso.length);
    },
  };
}

function truncated(bytes: Uint8Array, long: number): Uint8Array {
  if (bytes.length < long) throw refuseDamaged();
  return bytes.subarray(0, long);
}

/** The table of chains: its own sectors are listed in the header and, past 109, in sectors of their own. */
function readFat(view: DataView, sector: number): Uint32Array {
  const count = Math.ceil(view.byteLength / sector);
  const sectors: number[] = [];
  const add = (number: number): void => {
    if (number < LAST_SECTOR && sectors.length < count) sectors.push(number);
  };
  for (let at = 0; at < AT_HEAD; at++) add(view.getUint32(76 + at * 4, true));
  let other = view.getUint32(68, true);
  for (let turns = 0; other < LAST_SECTOR && turns < count; turns++) {
    const from = (other + 1) * sector;
    if (from + sector > view.byteLength) throw refuseDamaged();
    for (let at = 0; at < sector - 4; at += 4) add(view.getUint32(from + at, true));
    other = view.getUint32(from + sector - 4, true);
  }
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return numbers(merge(bytes, sectors, sector, sector));
}

function numbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(at * 4, true));
}

/** The sectors of a stream; a chain that comes back on itself is broken. */
function followChain(fat: Uint32Array, start: number): number[] {
  const sectors: number[] = [];
  let number = start;
  while (number < LAST_SECTOR) {
    if (number >= fat.length || sectors.length > fat.length) throw refuseDamaged();
    sectors.push(number);
    number = fat[number] ?? NONE;
  }
  return sectors;
}

/** @param head bytes before sector 0; the last sector of a file may be cut short, and is filled with zeros */
function merge(bytes: Uint8Array, sectors: readonly number[], sector: number, head: number): Uint8Array {
  const result = new Uint8Array(sectors.length * sector);
  for (const [at, number] of sectors.entries()) {
    const from = head + number * sector;
    if (from >= bytes.length) throw refuseDamaged();
    result.set(bytes.subarray(from, from + sector), at * sector);
  }
  return result;
}

function readVoci(bytes: Uint8Array): Flusso[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder('utf-16le');
  const flussi: Flusso[] = [];
  for (let at = 0; at + VOCE <= bytes.length && flussi.length < MAX_VOCI; at += VOCE) {
    const kind = bytes[at + 66];
    if (kind !== 2 && kind !== 5) continue;
    const letters = Math.min(64, view.getUint16(at + 64, true));
    flussi.push({
      nome: decoder.decode(bytes.subarray(at, at + Math.max(0, letters - 2))),
      start: view.getUint32(at + 116, true),
      length: view.getUint32(at + 120, true),
      root: kind === 5,
    });
  }
  return flussi;
}
