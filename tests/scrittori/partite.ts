/** Open items as our writers take them, and as fast-check makes them. */
import fc from 'fast-check';
import { addGiorni, toGiorno } from '#domain/date.ts';

export interface RataScritta {
  scadenza: string;
  /** Cents, never zero, positive as the document writes them. */
  importo: number;
  mode: string;
}

export interface DocumentoScritto {
  numero: string;
  data: string;
  nota_credito: boolean;
  rate: RataScritta[];
  /** Cents withheld, and VAT that a public body pays by itself. */
  ritenuta: number;
  split: boolean;
}

export interface PartiScritte {
  cedente: { nome: string; partita_iva: string };
  cessionario: { nome: string; partita_iva: string };
}

export const PARTI: PartiScritte = {
  cedente: { nome: 'Alfa & Figli SRL', partita_iva: '01234567897' },
  cessionario: { nome: 'Beta SpA', partita_iva: '07643520567' },
};

export const documenti: fc.Arbitrary<DocumentoScritto[]> = fc.array(
  fc
    .record({
      numero: fc.integer({ min: 1, max: 9_999 }),
      da: fc.integer({ min: 0, max: 700 }),
      nota_credito: fc.boolean(),
      split: fc.boolean(),
      ritenuta: fc.constantFrom(0, 2_000, 123_45),
      rate: fc.array(
        fc.record({
          dopo: fc.integer({ min: 0, max: 200 }),
          importo: fc.integer({ min: 1, max: 999_999_99 }),
          mode: fc.constantFrom('MP05', 'MP12', 'MP01'),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ numero, da, rate, ...altro }) => {
      const data = addGiorni(toGiorno('2025-01-01'), da);
      return {
        ...altro,
        numero: `${numero}/A`,
        data,
        rate: rate.map(({ dopo, ...rata }) => ({ ...rata, scadenza: addGiorni(data, dopo) })),
      };
    }),
  { minLength: 1, maxLength: 5 },
);
