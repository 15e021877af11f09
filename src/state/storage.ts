/** Web storage as a boundary: everything read back is parsed, a full or forbidden storage is no error. */
import type { z } from 'zod';

type Kind = 'localStorage' | 'sessionStorage';

/** Null if there is none: in Node, or in a browser that blocks storage (reading the property then throws). */
function storageOf(kind: Kind): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[kind];
  } catch {
    return null;
  }
}

/** The stored value when it is there and still has the shape of `schema`; null otherwise. */
export function readStored<T>(
  kind: Kind,
  key: string,
  schema: z.ZodType<T>,
  from: Pick<Storage, 'getItem'> | null = storageOf(kind),
): T | null {
  try {
    const text = from?.getItem(key);
    if (text === null || text === undefined) return null;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores `value`; `null` removes it. Losing a preference is better than stopping the work, so failures are silent. */
export function writeStored(
  kind: Kind,
  key: string,
  value: unknown,
  to: Pick<Storage, 'setItem' | 'removeItem'> | null = storageOf(kind),
): void {
  try {
    if (value === null) to?.removeItem(key);
    else to?.setItem(key, JSON.stringify(value));
  } catch {
    // Quota exceeded or storage blocked: the preference lives until the page is left.
  }
}
