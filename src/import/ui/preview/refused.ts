/** Why rows stay out, in one line: each reason once, with the rows it is of. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { formatInteger } from '../words.ts';

/** Reasons that one line holds; the others are in the list of refused rows. */
const MOTIVI = 3;
/** Rows named beside a reason. */
const RIGHE = 3;

function nameRows(rows: readonly number[]): string {
  const named = rows.slice(0, RIGHE).map((riga) => formatInteger(riga));
  const others = rows.length - named.length;
  if (rows.length === 1) return `Riga ${named[0] ?? ''}`;
  return `Righe ${named.join(', ')}${others > 0 ? ` e altre ${formatInteger(others)}` : ''}`;
}

/** What is said of refused rows: the commonest reasons first. */
export function describeRefused(scartate: readonly RigaScartata[]): string {
  const byReason = [...Map.groupBy(scartate, ({ motivo }) => motivo.replace(/\.$/, ''))]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOTIVI);
  return byReason.map(([motivo, rows]) => `${nameRows(rows.map(({ riga }) => riga))}: ${motivo}.`).join(' ');
}
