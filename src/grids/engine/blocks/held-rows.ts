/** How many rows a page holds at once. A device with little memory may hold fewer: its own setting, kept by its browser. */
import { z } from 'zod';
import { readStored } from '#state/storage.ts';

/** Where a browser keeps the setting: a number, which everything that depends on it follows. */
export const CHIAVE_TENUTE = 'quadra.righe-tenute';

const USUALI = 100_000;
/** Fewer would be a page of the grid, more than usual nothing has been proved for. */
const schema = z.int().min(1_000).max(USUALI);

/** What this browser says, or the usual number. */
export const readTenute = (from?: Pick<Storage, 'getItem'>): number =>
  readStored('localStorage', CHIAVE_TENUTE, schema, from) ?? USUALI;
