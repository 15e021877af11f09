/** The file-name pattern offered for a tracciato. */
import { proposeModello } from '../../tracciato/pattern.ts';

/** Letters that a pattern must keep: with fewer it would match files of any bank. */
const LETTERE = 3;

/** The pattern under which the next file of this bank will come; the whole name when a pattern would be too wide. */
export function makeModello(name: string): string {
  const pattern = proposeModello(name);
  const stem = pattern.replace(/\.[^.]*$/, '');
  return stem.replaceAll(/[^\p{L}]/gu, '').length < LETTERE ? name : pattern;
}
