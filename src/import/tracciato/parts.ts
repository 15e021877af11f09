/** Who issued and who received, where a list of invoices names both: one of them is the azienda that keeps the books. */
import { isNomeAzienda } from '../read/fatturapa/parties.ts';
import type { AziendaLettura } from '../read/native.ts';
import { normalizeTitle } from './partite.ts';
import type { Surroundings } from './preamble.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

const EMITTENTE =
  /\b(cedente|prestatore|mittente|emittente|fornitor[ei]|seller|supplier|vendor|issuer|sender)\b|^(da|from)$/;
const DESTINATARIO =
  /\b(cessionari[oa]|committente|destinatari[oa]|ricevente|client[ei]|customer|buyer|acquirente|recipient)\b|^(a|to)$/;

export interface DueParti {
  /** Names before codes. */
  emittente: ProfiledColumn[];
  destinatario: ProfiledColumn[];
}

/** Rows on which it is neither side, or both, in a hundred: they are refused; with more, the columns say something else. */
const MAX_FOREIGN = 40;

/** Null unless, on nearly every row, just one of the two sides is the azienda. */
export function findDueParti(
  columns: readonly ProfiledColumn[],
  azienda: AziendaLettura | null,
): DueParti | null {
  if (!azienda) return null;
  const emittente = columnsOf(columns, EMITTENTE);
  const destinatario = columnsOf(columns, DESTINATARIO);
  if (emittente.length === 0 || destinatario.length === 0) return null;
  const ourOwn = (own: readonly ProfiledColumn[], riga: number): boolean =>
    own.some(({ celle }) => isNomeAzienda(celle[riga] ?? '', azienda));
  const righe = emittente[0]?.celle ?? [];
  const strange = righe.filter((_, riga) => ourOwn(emittente, riga) === ourOwn(destinatario, riga)).length;
  return strange < righe.length && strange * 100 <= righe.length * MAX_FOREIGN
    ? { emittente, destinatario }
    : null;
}

function columnsOf(columns: readonly ProfiledColumn[], regola: RegExp): ProfiledColumn[] {
  const other = regola === EMITTENTE ? DESTINATARIO : EMITTENTE;
  const own = columns.filter((column) => {
    const name = normalizeTitle(column.intestazione);
    return column.filled > 0 && !isDate(column) && !isMoney(column) && regola.test(name) && !other.test(name);
  });
  const isCode = ({ intestazione, celle }: ProfiledColumn): boolean =>
    /\b(codice|cod|cf|(?:partita|p) iva|piva)\b/.test(normalizeTitle(intestazione)) ||
    celle.every((cell) => cell === '' || /\d{5}/.test(cell));
  return own.toSorted((x, y) => Number(isCode(x)) - Number(isCode(y)));
}

/** True when all that the column holds is the azienda itself, which is nobody's other side. */
export const isOurs = ({ filled, valori }: ProfiledColumn, azienda: AziendaLettura | null): boolean =>
  azienda !== null && filled > 0 && [...valori].every((value) => isNomeAzienda(value, azienda));

/** One client: `clienti` and a name are those of whoever is named. Whoever a list is addressed to is the client of who sent it. */
const PART =
  /\b(cliente|fornitore|agente|mandante|spett(?:abile|\.? ?le)?|(?:bill )?to(?=:))\b[\s:.–-]*(.+)$/i;

type Part = 'cliente' | 'fornitore' | 'agente' | 'mandante';
const OTHERS: Readonly<Record<Part, Part>> = {
  cliente: 'fornitore',
  fornitore: 'cliente',
  agente: 'mandante',
  mandante: 'agente',
};
const isPart = (word: string): word is Part => word in OTHERS;

/** What the lines above a table call the azienda: the client, supplier, agent or principal of whoever sent the list; null where none. */
export function findOurPart(
  lines: readonly (readonly string[])[],
  azienda: AziendaLettura | null,
): Part | null {
  if (!azienda) return null;
  for (const line of lines) {
    const [, part = '', name = ''] = PART.exec(line.filter((cell) => cell.trim() !== '').join(' ')) ?? [];
    if (name !== '' && isNomeAzienda(name.replace(/^[\d.]+\s*[-–:]?\s*/, '').trim(), azienda))
      return [part.toLowerCase()].find(isPart) ?? 'cliente';
  }
  return null;
}

/** What stands above a list of another, whose client, supplier or agent the azienda is, as the azienda would write it: the other way round. */
export const reverseParts = (around: Surroundings, part: Part | null): Surroundings =>
  part === null
    ? around
    : {
        ...around,
        testo: `${around.testo.replaceAll(
          new RegExp(`\\b${part.slice(0, -1)}[ei]\\b`, 'gi'),
          () => OTHERS[part],
        )} ${OTHERS[part]}`,
      };
