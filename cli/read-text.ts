/** What a person sees of a file that was read: where it came from, what it adds up to, its first rows. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import { type ProvedRows, hasOnlyTwoSaldi } from '#import/run/proved.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { describeLikelyCause, describeRotture, describeTotali } from '#domain/quadratura/words.ts';
import type { EsitoFile } from './reader.ts';
import { writeLine } from './output.ts';

/** More than a screen of rows is for `--json`. */
const RIGHE_MOSTRATE = 20;
const SCARTATE_MOSTRATE = 5;

/** `1 riga`, `2.340 righe`. */
export function formatCount(count: number, uno: string, molti: string): string {
  return `${formatImporto(count * 100).slice(0, -3)} ${count === 1 ? uno : molti}`;
}

/** Control characters would move the cursor of the terminal: a file must not be able to. */
const clean = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
const opzionale = (amount: number | null): string => (amount === null ? '-' : formatImporto(amount));

/** The verdict in a line; `provato` is what it rests on. */
export function describeQuadratura(quadratura: Quadratura, provato: ProvedRows): string {
  const { esito, differenza, riga, totali } = quadratura;
  const diversi = describeTotali(quadratura);
  if (esito === 'quadra') return totali ? 'quadra, anche con i totali del file' : 'quadra';
  if (diversi !== '' && riga === null) return `NON QUADRA: ${diversi}`;
  if (esito === 'non_verificabile')
    return totali ? 'non verificabile (un totale solo)' : 'non verificabile (mancano i saldi)';
  const dove =
    riga === null
      ? ''
      : hasOnlyTwoSaldi(provato, riga)
        ? ' fra saldo iniziale e finale'
        : `, dalla riga ${riga} del file`;
  return [`NON QUADRA: differenza ${opzionale(differenza)}${dove}`, diversi].filter(Boolean).join('; ');
}

/** Why it does not tie, a line for each fault that would explain it. */
export function* describeCause({ cause, altre_rotture }: Quadratura): Generator<string> {
  const parole = describeLikelyCause(cause);
  if (parole) yield `    ${parole.titolo}: ${parole.prime.join('; ')}`;
  if (parole && parole.altre.length > 0) yield `    Meno probabile: ${parole.altre.join('; ')}`;
  for (const rottura of describeRotture(altre_rotture))
    yield `    I saldi si rompono anche altrove, ${rottura}`;
}

function describeRiga({ data, descrizione, importo, saldo }: RigaImport, width: number): string {
  const testo = clean(descrizione);
  const breve = testo.length > width ? `${testo.slice(0, width - 1)}…` : testo.padEnd(width);
  return `    ${formatData(data)}  ${breve}  ${formatImporto(importo).padStart(14)}  ${opzionale(saldo).padStart(14)}`;
}

/** Where a line was refused, and why. */
export const describeScartata = ({ riga, colonna, valore, motivo }: RigaScartata): string =>
  `    riga ${riga}${colonna === null ? '' : `, ${clean(colonna)}`}: ${motivo} ("${clean(valore).slice(0, 60)}")`;

/** `shown` of the items, and a line that says how many more there are. */
function* firsts<T>(items: readonly T[], shown: number, show: (item: T) => string): Generator<string> {
  for (const item of items.slice(0, shown)) yield show(item);
  const others = items.length - shown;
  if (others > 0) yield `    … e ${formatCount(others, 'altra', 'altre')} (tutte con --json)`;
}

function describePeriodo(righe: readonly RigaImport[]): string {
  const giorni = righe.map(({ data }) => data).toSorted();
  const [primo] = giorni;
  const ultimo = giorni.at(-1);
  if (primo === undefined || ultimo === undefined) return '';
  return primo === ultimo
    ? ` del ${formatData(primo)}`
    : ` dal ${formatData(primo)} al ${formatData(ultimo)}`;
}

function* describeEstratto(estratto: EstrattoLetto, width: number): Generator<string> {
  const { righe, scartate, saldo_iniziale, saldo_finale } = estratto;
  const cosa = estratto.natura === 'movimento' ? ['movimento', 'movimenti'] : ['partita', 'partite'];
  const importi = righe.map(({ importo }) => importo);
  yield `  Conto ${clean(estratto.conto ?? 'non indicato')}, ${estratto.divisa ?? 'divisa non indicata'}: ${formatCount(righe.length, cosa[0] ?? '', cosa[1] ?? '')}${describePeriodo(righe)}`;
  yield `  Entrate ${formatImporto(sumCentesimi(importi.filter((importo) => importo > 0)))}, uscite ${formatImporto(sumCentesimi(importi.filter((importo) => importo < 0)))}`;
  const quadratura = explainQuadratura(estratto);
  yield `  Saldo iniziale ${opzionale(saldo_iniziale)}, finale ${opzionale(saldo_finale)}: ${describeQuadratura(quadratura, estratto)}`;
  yield* describeCause(quadratura);
  if (righe.length > 0)
    yield `    ${'Data'.padEnd(10)}  ${'Descrizione'.padEnd(width)}  ${'Importo'.padStart(14)}  ${'Saldo'.padStart(14)}`;
  yield* firsts(righe, RIGHE_MOSTRATE, (riga) => describeRiga(riga, width));
  if (scartate.length > 0) yield `  ${formatCount(scartate.length, 'riga scartata', 'righe scartate')}:`;
  yield* firsts(scartate, SCARTATE_MOSTRATE, describeScartata);
}

export async function writeText(file: string, esito: EsitoFile): Promise<void> {
  await writeLine(file);
  if (!esito.ok) {
    await writeLine(`  Non letto: ${clean(esito.errore.messaggio)}\n`);
    return;
  }
  const { formato, tracciato, estratti, avvisi } = esito.letto;
  const width = Math.min(70, Math.max(24, (process.stdout.columns ?? 100) - 48));
  await writeLine(`  ${formato.toUpperCase()}, tracciato "${clean(tracciato.nome)}" (${tracciato.origine})`);
  for (const estratto of estratti)
    for (const line of describeEstratto(estratto, width)) await writeLine(line);
  for (const avviso of avvisi) await writeLine(`  Avviso: ${clean(avviso)}`);
  await writeLine('');
}
