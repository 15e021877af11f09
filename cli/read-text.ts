/** The text output of a file: where it came from, its sums, its first rows. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import { type ProvedRows, hasOnlyTwoSaldi } from '#import/run/proved.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { describeLikelyCause, describeRotture, describeTotali } from '#domain/quadratura/words.ts';
import { formatCount } from '#domain/text.ts';
import type { EsitoFile } from './reader.ts';
import { clean, writeLine } from './output.ts';

/** More than this does not fit on a screen: `--json` writes all of them. */
const SHOWN_RIGHE = 20;
const SHOWN_SCARTATE = 5;

const optional = (amount: number | null): string => (amount === null ? '-' : formatImporto(amount));

/** The verdict in a line; `proved` says what it is based on. */
export function describeQuadratura(quadratura: Quadratura, proved: ProvedRows): string {
  const { esito, differenza, riga, totali } = quadratura;
  const different = describeTotali(quadratura);
  if (esito === 'quadra') return totali ? 'quadra, anche con i totali del file' : 'quadra';
  if (different !== '' && riga === null) return `NON QUADRA: ${different}`;
  if (esito === 'non_verificabile')
    return totali ? 'non verificabile (un totale solo)' : 'non verificabile (mancano i saldi)';
  const where =
    riga === null
      ? ''
      : hasOnlyTwoSaldi(proved, riga)
        ? ' fra saldo iniziale e finale'
        : `, dalla riga ${riga} del file`;
  return [`NON QUADRA: differenza ${optional(differenza)}${where}`, different].filter(Boolean).join('; ');
}

/** Why it does not tie: a line for each fault that would explain it. */
function* describeCause({ cause, altre_rotture }: Quadratura): Generator<string> {
  const words = describeLikelyCause(cause);
  if (words) yield `    ${words.titolo}: ${words.prime.join('; ')}`;
  if (words && words.altre.length > 0) yield `    Meno probabile: ${words.altre.join('; ')}`;
  for (const breakPoint of describeRotture(altre_rotture))
    yield `    I saldi si rompono anche altrove, ${breakPoint}`;
}

function describeRiga({ data, descrizione, importo, saldo }: RigaImport, width: number): string {
  const text = clean(descrizione);
  const short = text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
  return `    ${formatData(data)}  ${short}  ${formatImporto(importo).padStart(14)}  ${optional(saldo).padStart(14)}`;
}

/** Where a line was refused, and why. */
export const describeScartata = ({ riga, colonna, valore, motivo }: RigaScartata): string =>
  `    riga ${riga}${colonna === null ? '' : `, ${clean(colonna)}`}: ${motivo} ("${clean(valore).slice(0, 60)}")`;

/** The first `shown` items, and a line with the number of the others. */
function* firsts<T>(items: readonly T[], shown: number, show: (item: T) => string): Generator<string> {
  for (const item of items.slice(0, shown)) yield show(item);
  const others = items.length - shown;
  if (others > 0) yield `    … e ${formatCount(others, 'altra', 'altre')} (tutte con --json)`;
}

function describePeriod(righe: readonly RigaImport[]): string {
  const days = righe.map(({ data }) => data).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? ` del ${formatData(first)}` : ` dal ${formatData(first)} al ${formatData(last)}`;
}

function* describeEstratto(estratto: EstrattoLetto, width: number): Generator<string> {
  const { righe, scartate, saldo_iniziale, saldo_finale } = estratto;
  const count =
    estratto.natura === 'movimento'
      ? formatCount(righe.length, 'movimento', 'movimenti')
      : formatCount(righe.length, 'partita', 'partite');
  const importi = righe.map(({ importo }) => importo);
  yield `  Conto ${clean(estratto.conto ?? 'non indicato')}, ${estratto.divisa ?? 'divisa non indicata'}: ${count}${describePeriod(righe)}`;
  yield `  Entrate ${formatImporto(sumCentesimi(importi.filter((importo) => importo > 0)))}, uscite ${formatImporto(sumCentesimi(importi.filter((importo) => importo < 0)))}`;
  const quadratura = explainQuadratura(estratto);
  yield `  Saldo iniziale ${optional(saldo_iniziale)}, finale ${optional(saldo_finale)}: ${describeQuadratura(quadratura, estratto)}`;
  yield* describeCause(quadratura);
  if (righe.length > 0)
    yield `    ${'Data'.padEnd(10)}  ${'Descrizione'.padEnd(width)}  ${'Importo'.padStart(14)}  ${'Saldo'.padStart(14)}`;
  yield* firsts(righe, SHOWN_RIGHE, (riga) => describeRiga(riga, width));
  if (scartate.length > 0) yield `  ${formatCount(scartate.length, 'riga scartata', 'righe scartate')}:`;
  yield* firsts(scartate, SHOWN_SCARTATE, describeScartata);
}

export async function writeText(file: string, outcome: EsitoFile): Promise<void> {
  await writeLine(file);
  if (!outcome.ok) {
    await writeLine(`  Non letto: ${clean(outcome.error.messaggio)}\n`);
    return;
  }
  const { formato, tracciato, estratti, notices } = outcome.letto;
  const width = Math.min(70, Math.max(24, (process.stdout.columns ?? 100) - 48));
  await writeLine(`  ${formato.toUpperCase()}, tracciato "${clean(tracciato.nome)}" (${tracciato.origine})`);
  for (const estratto of estratti)
    for (const line of describeEstratto(estratto, width)) await writeLine(line);
  for (const notice of notices) await writeLine(`  Avviso: ${clean(notice)}`);
  await writeLine('');
}
