/** How much a file or a table weighs, in words. */

const oneDigit = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** `84 kB`, `2,3 MB`; units of a thousand, as file managers show. What rounds up to a thousand of one is one of the next. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} byte`;
  const thousands = Math.round(bytes / 1_000);
  if (thousands < 1_000) return `${thousands} kB`;
  const millions = Math.round(bytes / 100_000) / 10;
  return millions < 1_000
    ? `${oneDigit.format(millions)} MB`
    : `${oneDigit.format(bytes / 1_000_000_000)} GB`;
}
