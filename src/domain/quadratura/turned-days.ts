/** Lists whose days run one way and the rows of each day the other. */

/** The rows with those of each day in the opposite order; null where no day has two. */
export function reverseWithinDays<R extends { data: string }>(righe: readonly R[]): R[] | null {
  const turned: R[] = [];
  let several = false;
  for (let from = 0; from < righe.length;) {
    let until = from + 1;
    while (righe[until]?.data === righe[from]?.data && until < righe.length) until++;
    several ||= until - from > 1;
    for (let at = until - 1; at >= from; at--) {
      const riga = righe[at];
      if (riga) turned.push(riga);
    }
    from = until;
  }
  return several ? turned : null;
}
