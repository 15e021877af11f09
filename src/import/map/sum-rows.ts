/** Rows with a day that are sums of the rows above them: of a month, of a day of takings. */
import type { Giorno } from '#api/contract/valori.ts';
import { parseMonthName } from '../cell/date.ts';
import { normalizeHeader } from '../cell/words.ts';
import { isTotaleDiParte } from '../tracciato/row-words.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';

const MOTIVO = 'È la somma delle righe sopra, non un movimento';
const SUM = /^(?:sub ?)?tot(?:ale|ali)?\b|^somm[ae]\b/;

/** True of a row without words, or with those of a sum, that no balance counts. */
function mayBeSum({ descrizione, saldo, data }: RigaLetta): boolean {
  return saldo === null && (descrizione === '' || isCalledSum(descrizione) || isMonth(descrizione, data));
}

/** Longer than any name of a month with its year. */
const LONG = 16;

/** True of the name of the month of a row, and no other word: `marzo`, `Marzo 2026`. */
function isMonth(text: string, data: Giorno): boolean {
  if (text.length > LONG) return false;
  const name = /^([a-zà-ù]{3,10})(?: \d{4})?$/i.exec(text)?.[1];
  return name !== undefined && parseMonthName(name) === Number(data.slice(5, 7));
}

/** Nearly every description is told by its first letter. */
function isCalledSum(text: string): boolean {
  const letter = text.charCodeAt(0) | 32;
  return (letter === 115 || letter === 116) && SUM.test(normalizeHeader(text));
}

/**
 * The rows that are what those above them come to, since the last such row or since the first of all.
 * @param told lines already known to be of totals
 */
function listSums(righe: readonly RigaLetta[], told: readonly number[]): RigaLetta[] {
  const sums: RigaLetta[] = [];
  let [part, rows, all, at] = [0, 0, 0, 0];
  for (const riga of righe) {
    const { importo, descrizione } = riga;
    for (; (told[at] ?? Number.POSITIVE_INFINITY) < riga.riga; at++) [part, rows] = [0, 0];
    // A row without words must be the sum of several, with its sign.
    const isSum = (sum: number): boolean =>
      descrizione === ''
        ? rows > 1 && importo === sum
        : (rows > 1 ||
            isTotaleDiParte(descrizione) ||
            (sums.length > 0 && isMonth(descrizione, riga.data))) &&
          Math.abs(importo) === Math.abs(sum);
    if (mayBeSum(riga) && importo !== 0 && (isSum(part) || isSum(all))) {
      sums.push(riga);
      [part, rows] = [0, 0];
      continue;
    }
    part += importo;
    all += importo;
    rows++;
  }
  return sums;
}

/** Refuses them, and shows them. Where rows without words are movements too, those that come to a sum are so by chance. */
export function refuseSums(loaded: RigheLette): void {
  const { righe } = loaded;
  let [mute, possible] = [0, 0];
  for (const riga of righe) {
    if (riga.descrizione === '') mute++;
    if (mayBeSum(riga)) possible++;
  }
  if (possible === 0 || mute * 2 > righe.length) return;
  const found = listSums(righe, loaded.note.totali);
  const wordless = found.filter(({ descrizione }) => descrizione === '').length;
  const sums = new Set(wordless === mute ? found : found.filter(({ descrizione }) => descrizione !== ''));
  if (sums.size === 0) return;
  loaded.righe = righe.filter((riga) => !sums.has(riga));
  const refused = [...sums].map(({ riga, descrizione }) => ({
    riga,
    colonna: null,
    valore: descrizione.slice(0, MAX_VALORE),
    motivo: MOTIVO,
  }));
  loaded.scartate = [...loaded.scartate, ...refused].toSorted((x, y) => x.riga - y.riga);
}
