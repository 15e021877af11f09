/** Why a copy cannot be restored. */
import { getErrorCode } from '../core/error-code.ts';
import { Told } from '../core/said.ts';

/** Cannot be put back; the message is for the terminal. */
export class RestoreError extends Told {}

export const CUT = 'La copia è tagliata: il file finisce prima della fine';
export const DAMAGED = 'Il file non è una copia di Quadra, o è rovinato';

/** What zlib, tar and the disk say, and what it means here. */
const FAULTS: readonly (readonly [code: RegExp, messaggio: string])[] = [
  [/^(Z_BUF_ERROR|ERR_STREAM_PREMATURE_CLOSE)$/, CUT],
  [/^(Z_|TAR_)/, DAMAGED],
  [/^ENOSPC$/, 'Il disco è pieno: il ripristino non ci sta'],
  [/^EACCES$/, 'Il file della copia non si può leggere: manca il permesso'],
];

/** Why a copy could not be read, in Italian; null when the copy is not at fault. */
export function explainFailure(cause: unknown): RestoreError | null {
  if (cause instanceof RestoreError) return cause;
  const code = getErrorCode(cause);
  const known = FAULTS.find(([pattern]) => pattern.test(code));
  if (known) return new RestoreError(known[1], { cause });
  return cause instanceof SyntaxError ? new RestoreError(DAMAGED, { cause }) : null;
}
