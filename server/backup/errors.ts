/** Why a copy cannot be restored. */
import { Detto } from '../core/said.ts';

/** Cannot be put back; the message is for the terminal. */
export class RipristinoError extends Detto {}

export const TAGLIATA = 'La copia è tagliata: il file finisce prima della fine';
export const ROVINATA = 'Il file non è una copia di Quadra, o è rovinato';

/** What zlib, tar and the disk say, and what it means here. */
const GUASTI: readonly (readonly [code: RegExp, messaggio: string])[] = [
  [/^(Z_BUF_ERROR|ERR_STREAM_PREMATURE_CLOSE)$/, TAGLIATA],
  [/^(Z_|TAR_)/, ROVINATA],
  [/^ENOSPC$/, 'Il disco è pieno: il ripristino non ci sta'],
  [/^EACCES$/, 'Il file della copia non si può leggere: manca il permesso'],
];

/** Why a copy could not be read, in Italian; null when the copy is not at fault. */
export function explainFailure(cause: unknown): RipristinoError | null {
  if (cause instanceof RipristinoError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const known = GUASTI.find(([pattern]) => pattern.test(code));
  if (known) return new RipristinoError(known[1], { cause });
  return cause instanceof SyntaxError ? new RipristinoError(ROVINATA, { cause }) : null;
}
