/**
 * Amounts not written as the others of their file, of which the cents are not sure: with three figures behind the decimal sign,
 * where `1.500` may be a thousand and a half; without cents, on a printed page all of whose other amounts have them.
 */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import type { Decimali, Lettura } from '#api/contract/tracciati.ts';
import { findDecimaliHint } from '../cell/decimals.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { Indici } from './columns.ts';
import { refuseTaken, type RigheLette } from './read-righe.ts';

const ZERO = 48;
const THREE =
  'Tre cifre dopo il segno dei decimali, dove gli altri importi ne hanno due: possono essere le migliaia';
const NONE = 'L’importo non ha i decimali, che tutti gli altri hanno: il loro segno può essersi perso';

/** True of three figures behind the sign, the last a nought; told by the last characters: hardly any cell is looked at twice. */
function hasThree(cell: string, decimali: Decimali): boolean {
  const end = cell.charCodeAt(cell.length - 1);
  if (end >= ZERO && end <= ZERO + 9) return end === ZERO && cell[cell.length - 4] === decimali;
  return BEFORE_WORDS[decimali].test(cell);
}
const BEFORE_WORDS = { ',': /^[^,]*,\d\d0\D+$/, '.': /^[^.]*\.\d\d0\D+$/ };

const hasNone = (cell: string): boolean => /^\D*\d+\D*$/.test(cell);

/** Keeps the rows of such amounts, each with why it is refused. */
export function createDoubtfulFigures(
  { importo, dare, avere, imposta, pagato }: Indici,
  { decimali, intestazione, formato }: Lettura,
): (riga: readonly string[], line: number, lette: RigheLette) => void {
  const columns = [importo, dare, avere, ...imposta, ...pagato].filter((at) => at !== -1);
  const printed = formato === 'pdf';
  return (riga, line, { thirds, wholes }) => {
    const refuse = (at: number, motivo: string): RigaScartata => ({
      riga: line,
      colonna: intestazione[at] ?? null,
      valore: (riga[at] ?? '').trim().slice(0, MAX_VALORE),
      motivo,
    });
    const three = columns.find((column) => hasThree(riga[column] ?? '', decimali));
    if (three !== undefined)
      thirds.set(line, findDecimaliHint(riga[three] ?? '') === 'ambiguo' ? refuse(three, THREE) : null);
    const none = printed ? columns.find((column) => hasNone(riga[column] ?? '')) : undefined;
    if (none !== undefined) wholes.push(refuse(none, NONE));
  };
}

/** So many rows with cents show that a page writes them. */
const ENOUGH = 2;
/** One in so many rows, or one alone, has lost them. */
const RARE = 20;

/** Refuses them: those of three figures but in a file all of whose amounts are so written, those without cents where they are rare. */
export function refuseDoubtful(lette: RigheLette): void {
  const { thirds, wholes, righe } = lette;
  const real = righe.filter(({ importo }) => importo !== 0);
  if (thirds.size > 0 && real.some(({ riga }) => !thirds.has(riga)))
    refuseTaken(
      lette,
      [...thirds.values()].filter((scartata) => scartata !== null),
    );
  const rare = wholes.length === 1 || wholes.length * RARE <= real.length;
  if (wholes.length > 0 && rare && real.length - wholes.length >= ENOUGH) refuseTaken(lette, wholes);
}
