/** Names and numbers of characters, as pages write them, in cells that are no page: programs copy them from one. */
import { Parser } from 'htmlparser2';
import type { TextBlock } from './encoding.ts';

const ENTITY = /&(?:[A-Za-z][A-Za-z\d]{1,31}|#\d{1,7}|#[xX][\dA-Fa-f]{1,6});/g;
/** The start of one that goes on in the next block. */
const CUT = /&[#A-Za-z\d]{0,33}$/;
/** What parts cells and lines of a text file. */
const PARTS = /["\r\n\t;,|]/;
/** What ends such an entity until cells are cells: no text holds it. */
const END = '\u0002';

/** True where a text holds what looks like an entity. */
export const hasEntities = (text: string): boolean => text.includes('&') && text.search(ENTITY) !== -1;

/** Each of these is a character, or none that is known: then it is text. */
function decode(entity: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true });
  parser.end(entity);
  return text;
}

/** The text with its entities as the characters that they name. */
export const decodeEntities = (text: string): string =>
  hasEntities(text) ? text.replaceAll(ENTITY, decode) : text;

/** The same of a cell of the blocks below. */
export const decodeCell = (cell: string): string => decodeEntities(cell.replaceAll(END, ';'));

/** The blocks of a delimited text with the same done, but for what would part a cell in two: cells are decoded once more. */
export function* decodeTextEntities(blocks: Iterable<TextBlock>): Generator<TextBlock> {
  let rest = '';
  for (const block of blocks) {
    const text = rest + block.testo;
    const cut = block.ultimo ? -1 : text.search(CUT);
    rest = cut === -1 ? '' : text.slice(cut);
    const whole = cut === -1 ? text : text.slice(0, cut);
    yield {
      ...block,
      testo: whole.replaceAll(ENTITY, (entity) => {
        const char = decode(entity);
        return PARTS.test(char) ? entity.slice(0, -1) + END : char;
      }),
    };
  }
}
