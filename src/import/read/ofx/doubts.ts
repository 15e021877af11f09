/** What a file of OFX says of its movements that contradicts itself: counted, and told once with the line it begins at. */
import type { TagValues } from './movimento.ts';

/** The generic kinds, which say a side and nothing else (OFX 1.6 and 2.2, 11.4.4.3); the sign of the amount is what counts. */
const SIDES: Readonly<Record<string, '-' | '+'>> = { DEBIT: '-', CREDIT: '+' };

type Doubt = 'verso' | 'identificativo' | 'sostituzione';

const TEXTS: Readonly<Record<Doubt, (count: number, riga: number) => string>> = {
  verso: (count, riga) =>
    `${describeCount(count, riga)} un tipo che dice il verso opposto al segno (per esempio DEBIT con un più): vale il segno.`,
  identificativo: (count, riga) =>
    `${describeCount(count, riga)} lo stesso identificativo (FITID) di un altro, che dovrebbe essere unico: controlla che non siano doppi.`,
  sostituzione: (count, riga) =>
    `${describeCount(count, riga)} il posto di un altro già mandato (CORRECTFITID): controlla di non avere anche quello.`,
};

const describeCount = (count: number, riga: number): string =>
  count === 1 ? `Riga ${riga}: un movimento ha` : `Dalla riga ${riga}: ${count} movimenti hanno`;

export class OfxDoubts {
  private readonly found = new Map<Doubt, { count: number; riga: number }>();
  private readonly seen = new Set<string>();

  private add(doubt: Doubt, riga: number): void {
    const before = this.found.get(doubt);
    if (before) before.count++;
    else this.found.set(doubt, { count: 1, riga });
  }

  /** @param conto the account a movement is on: identifiers are its own */
  check(values: TagValues, riga: number, conto: string | null): void {
    const side = SIDES[values.get('TRNTYPE') ?? ''];
    const importo = values.get('TRNAMT') ?? '';
    if (side !== undefined && /[1-9]/.test(importo) && importo.startsWith('-') !== (side === '-'))
      this.add('verso', riga);
    const id = values.get('FITID') ?? '';
    const key = `${conto ?? ''} ${id}`;
    if (id !== '' && this.seen.has(key)) this.add('identificativo', riga);
    this.seen.add(key);
    if (values.get('CORRECTACTION') === 'REPLACE') this.add('sostituzione', riga);
  }

  describe(): string[] {
    return [...this.found].map(([doubt, { count, riga }]) => TEXTS[doubt](count, riga));
  }
}
