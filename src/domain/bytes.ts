/** How much a file or a table weighs, in words. */

const oneDigit = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** What one unit has of the one before, as Windows counts and as every limit of the contract does. */
const STEP = 1_024;

/** `84 kB`, `2,3 MB`. What rounds up to a whole unit is one of the next. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return `${bytes} byte`;
  const kilo = bytes / STEP;
  if (Math.round(kilo) < STEP) return `${Math.round(kilo)} kB`;
  const mega = kilo / STEP;
  return Math.round(mega * 10) / 10 < STEP
    ? `${oneDigit.format(mega)} MB`
    : `${oneDigit.format(mega / STEP)} GB`;
}
