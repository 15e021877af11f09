/** Cursors: opaque outside, inside the last row of a page and the order it was read in. */
import { z } from 'zod';
import { idSchema } from '#api/contract/valori.ts';

const cursorSchema = z.object({ id: idSchema, sort: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Null when the text is not a cursor of ours. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
