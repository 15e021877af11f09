/** What stands around the text of a cell and is not part of it. */

/** Zeros of fixed records, and marks without a width that pages and mail programs leave. */
const INVISIBLE = /^[\s\0\u00AD\u200B-\u200F\u2060\uFEFF]+|[\s\0\u00AD\u200B-\u200F\u2060\uFEFF]+$/g;

const isVisible = (code: number): boolean => code > 32 && code < 127;

/** Takes off spaces and what cannot be seen; nearly every cell has neither, and is looked at by its ends alone. */
export function cleanEdges(text: string): string {
  if (isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1))) return text;
  return text.replaceAll(INVISIBLE, '');
}
