/** What keeps a database from being opened or written, told to a person. */
import { getErrorCode } from '../error-code.ts';
import { Told } from '../said.ts';
import { EngineLost } from './engine/link.ts';

/** `cartella`: the folder is no database that can be opened. `danneggiato`: its files are. `nuovo`: of a newer program. */
type FaultReason = 'cartella' | 'disco_pieno' | 'permessi' | 'danneggiato' | 'nuovo';

/** One line in Italian, for a person. */
export class DatabaseFault extends Told {
  readonly motivo: FaultReason;
  constructor(reason: FaultReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseFault';
    this.motivo = reason;
  }
}

/** All that is known of an error: its words, those of what caused it, and the last of PostgreSQL's own log. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const log = cause instanceof EngineLost ? cause.log : [];
  const beneath = cause.cause === undefined ? '' : wordsOf(cause.cause);
  return [getErrorCode(cause), cause.message, ...log, beneath].join('\n');
}

/** PostgreSQL's SQLSTATE `disk_full`, the system's words for it, and for a quota that is used up. */
const FULL = /\b53100\b|ENOSPC|EDQUOT|No space left on device|[Qq]uota exceeded/;
const FORBIDDEN = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/;

/** True where the disk, or the room that the server may use of it, is full. */
export const isDiskFull = (cause: unknown): boolean =>
  cause instanceof DatabaseFault ? cause.motivo === 'disco_pieno' : FULL.test(wordsOf(cause));

/** Why the embedded database in `folder` does not open or does not go on. */
export function classifyFault(cause: unknown, folder: string): DatabaseFault {
  if (cause instanceof DatabaseFault) return cause;
  const words = wordsOf(cause);
  if (FULL.test(words))
    return new DatabaseFault(
      'disco_pieno',
      `Il disco di ${folder} è pieno: libera dello spazio. Quanto era stato confermato è al sicuro`,
      { cause },
    );
  if (FORBIDDEN.test(words))
    return new DatabaseFault(
      'permessi',
      `Quadra non può leggere e scrivere ${folder}: controlla a chi appartengono la cartella e i file che contiene, e i loro permessi`,
      { cause },
    );
  return new DatabaseFault(
    'danneggiato',
    `Il database in ${folder} è danneggiato e non si apre. Sposta altrove quella cartella, senza eliminarla, e ripristina l’ultima copia con «npm run ripristina -- FILE»`,
    { cause },
  );
}
