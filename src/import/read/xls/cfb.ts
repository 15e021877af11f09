/** The container of old Office files: a small file system of sectors ([MS-CFB]). */
import { refuseDamaged } from '../zip.ts';

/** Numbers above these are marks, not sectors. */
const ULTIMO_SETTORE = 0xffff_fffa;
const NESSUNO = 0xffff_ffff;
/** Streams below this live in the mini stream. */
const VOCE = 128;
const IN_TESTA = 109;
const MAX_VOCI = 10_000;

interface Flusso {
  nome: string;
  inizio: number;
  lungo: number;
  radice: boolean;
}

export interface Contenitore {
  nomi: readonly string[];
  /** The bytes of a stream; null when there is none of that name. @throws ErroreLettura */
  leggi: (nome: string) => Uint8Array | null;
}

/** @throws ErroreLettura `file_danneggiato` when its chains do not hold */
export function openContainer(bytes: Uint8Array): Contenitore {
  if (bytes.length < 512) throw refuseDamaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bit = view.getUint16(30, true);
  const miniBit = view.getUint16(32, true);
  if ((bit !== 9 && bit !== 12) || miniBit < 2 || miniBit >= bit) throw refuseDamaged();
  const settore = 1 << bit;
  const mini = 1 << miniBit;
  const soglia = view.getUint32(56, true);
  const fat = leggiFat(view, settore);
  const catena = (inizio: number): Uint8Array => unisci(bytes, seguiCatena(fat, inizio), settore, settore);
  const flussi = leggiVoci(catena(view.getUint32(48, true)));
  const radice = flussi.find((flusso) => flusso.radice);
  const miniFat = numeri(catena(view.getUint32(60, true)));
  let miniFlusso: Uint8Array | null = null;
  return {
    nomi: flussi.map(({ nome }) => nome),
    leggi(nome) {
      const flusso = flussi.find((altro) => altro.nome === nome && !altro.radice);
      if (!flusso) return null;
      if (flusso.lungo >= soglia) return tagliato(catena(flusso.inizio), flusso.lungo);
      miniFlusso ??= radice ? catena(radice.inizio) : new Uint8Array();
      return tagliato(unisci(miniFlusso, seguiCatena(miniFat, flusso.inizio), mini, 0), flusso.lungo);
    },
  };
}

function tagliato(bytes: Uint8Array, lungo: number): Uint8Array {
  if (bytes.length < lungo) throw refuseDamaged();
  return bytes.subarray(0, lungo);
}

/** The table of chains: its own sectors are listed in the header and, past 109, in sectors of their own. */
function leggiFat(view: DataView, settore: number): Uint32Array {
  const quanti = Math.ceil(view.byteLength / settore);
  const settori: number[] = [];
  const add = (numero: number): void => {
    if (numero < ULTIMO_SETTORE && settori.length < quanti) settori.push(numero);
  };
  for (let at = 0; at < IN_TESTA; at++) add(view.getUint32(76 + at * 4, true));
  let altro = view.getUint32(68, true);
  for (let giri = 0; altro < ULTIMO_SETTORE && giri < quanti; giri++) {
    const da = (altro + 1) * settore;
    if (da + settore > view.byteLength) throw refuseDamaged();
    for (let at = 0; at < settore - 4; at += 4) add(view.getUint32(da + at, true));
    altro = view.getUint32(da + settore - 4, true);
  }
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return numeri(unisci(bytes, settori, settore, settore));
}

function numeri(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(at * 4, true));
}

/** The sectors of a stream; a chain that comes back on itself is broken. */
function seguiCatena(fat: Uint32Array, inizio: number): number[] {
  const settori: number[] = [];
  let numero = inizio;
  while (numero < ULTIMO_SETTORE) {
    if (numero >= fat.length || settori.length > fat.length) throw refuseDamaged();
    settori.push(numero);
    numero = fat[numero] ?? NESSUNO;
  }
  return settori;
}

/** @param testa bytes before sector 0; the last sector of a file may be cut short, and is filled with zeros */
function unisci(bytes: Uint8Array, settori: readonly number[], settore: number, testa: number): Uint8Array {
  const result = new Uint8Array(settori.length * settore);
  for (const [at, numero] of settori.entries()) {
    const da = testa + numero * settore;
    if (da >= bytes.length) throw refuseDamaged();
    result.set(bytes.subarray(da, da + settore), at * settore);
  }
  return result;
}

function leggiVoci(bytes: Uint8Array): Flusso[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder('utf-16le');
  const flussi: Flusso[] = [];
  for (let at = 0; at + VOCE <= bytes.length && flussi.length < MAX_VOCI; at += VOCE) {
    const tipo = bytes[at + 66];
    if (tipo !== 2 && tipo !== 5) continue;
    const lettere = Math.min(64, view.getUint16(at + 64, true));
    flussi.push({
      nome: decoder.decode(bytes.subarray(at, at + Math.max(0, lettere - 2))),
      inizio: view.getUint32(at + 116, true),
      lungo: view.getUint32(at + 120, true),
      radice: tipo === 5,
    });
  }
  return flussi;
}
