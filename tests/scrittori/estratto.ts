/** A statement as our writers take it, and as fast-check makes it. */
import fc from 'fast-check';
import { addGiorni, toGiorno } from '#domain/date.ts';

export interface MovimentoScritto {
  data: string;
  data_valuta: string;
  /** Signed cents, never zero. */
  importo: number;
  descrizione: string;
}

export interface EstrattoScritto {
  conto: string;
  divisa: string;
  iniziale: number;
  movimenti: MovimentoScritto[];
}

export const totale = ({ movimenti }: EstrattoScritto): number =>
  movimenti.reduce((sum, { importo }) => sum + importo, 0);

/** Cents as `1234.56` or with a comma, without sign. */
export function cifre(importo: number, sign: ',' | '.'): string {
  const text = String(Math.abs(importo)).padStart(3, '0');
  return `${text.slice(0, -2)}${sign}${text.slice(-2)}`;
}

/** Days across a new year's eve, so that years in short must be told apart. */
export const estratti: fc.Arbitrary<EstrattoScritto> = fc.record({
  conto: fc.constantFrom('IT60X0542811101000000123456', 'IT40S0542811101000000123456'),
  divisa: fc.constantFrom('EUR', 'USD', 'CHF'),
  iniziale: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  movimenti: fc.array(
    fc
      .record({
        da: fc.integer({ min: -20, max: 20 }),
        valuta: fc.integer({ min: -5, max: 5 }),
        importo: fc.integer({ min: 1, max: 99_999_999 }),
        uscita: fc.boolean(),
        testo: fc.constantFrom('Bonifico', 'Addebito SDD', 'Commissioni', 'Rossi & Figli', 'F24'),
        numero: fc.nat(9_999),
      })
      .map(({ da, valuta, importo, uscita, testo, numero }) => {
        const data = addGiorni(toGiorno('2025-12-31'), da);
        return {
          data,
          data_valuta: addGiorni(data, valuta),
          importo: uscita ? 0 - importo : importo,
          descrizione: `${testo} ${numero}`,
        };
      }),
    { minLength: 1, maxLength: 30 },
  ),
});

/** One thing that goes wrong with one movement of a file already made: its balances stay as they were. */
export type Guasto = 'tolto' | 'doppio' | 'segno' | 'cifra';

export const guasti: fc.Arbitrary<Guasto> = fc.constantFrom('tolto', 'doppio', 'segno', 'cifra');

/** The amount with its digit of the euros another one, so that it is neither zero nor of the other side. */
const altraCifra = (importo: number): number => {
  const direction = importo < 0 ? -1 : 1;
  return importo + (Math.floor(Math.abs(importo) / 100) % 10 === 9 ? -100 : 100) * direction;
};

/** The rows with the fault in the one at `at`. */
export function spoilRighe<T extends { importo: number }>(
  righe: readonly T[],
  fault: Guasto,
  at: number,
): T[] {
  return righe.flatMap((riga, index) => {
    if (index !== at) return [riga];
    if (fault === 'tolto') return [];
    if (fault === 'doppio') return [riga, riga];
    return [{ ...riga, importo: fault === 'segno' ? 0 - riga.importo : altraCifra(riga.importo) }];
  });
}

export function guasta(estratto: EstrattoScritto, fault: Guasto, which: number): MovimentoScritto[] {
  return spoilRighe(estratto.movimenti, fault, which % estratto.movimenti.length);
}
