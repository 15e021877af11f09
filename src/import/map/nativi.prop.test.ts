import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriviCamt } from '#tests/scrittori/camt.ts';
import { estratti, guasta, totale, type EstrattoScritto, type Guasto } from '#tests/scrittori/estratto.ts';
import { scriviMt940, type OpzioniMt } from '#tests/scrittori/mt940.ts';
import { scriviRh } from '#tests/scrittori/rh.ts';
import type { EsitoLettura } from './esito.ts';
import { leggiFile } from './leggi.ts';

type Scrittore = (
  estratto: EstrattoScritto,
  mt: OpzioniMt,
  movimenti?: EstrattoScritto['movimenti'],
) => string;

const SCRITTORI: readonly [string, Scrittore][] = [
  ['camt', (estratto, _, movimenti) => scriviCamt(estratto, movimenti)],
  ['mt940', scriviMt940],
  ['cbi_rh', (estratto, _, movimenti) => scriviRh(estratto, movimenti)],
];

const pagine: fc.Arbitrary<OpzioniMt> = fc.record({
  pagina: fc.integer({ min: 1, max: 40 }),
  busta: fc.boolean(),
});
const guasti = fc.constantFrom<Guasto>('tolto', 'doppio', 'segno', 'cifra');

async function leggi(testo: string): Promise<Extract<EsitoLettura, { tipo: 'letto' }>> {
  const esito = await leggiFile({ nome: 'estratto', bytes: new TextEncoder().encode(testo) });
  if (esito.tipo !== 'letto') throw new Error(JSON.stringify(esito));
  return esito;
}

describe.each(SCRITTORI)('%s', (formato, scrivi) => {
  it('what was written is read, whole, and ties', () =>
    fc.assert(
      fc.asyncProperty(estratti, pagine, async (scritto, mt) => {
        const letto = await leggi(scrivi(scritto, mt));
        expect(letto).toMatchObject({ formato, lettura: null, tracciato: { origine: 'nativo' }, avvisi: [] });
        expect(letto.estratti).toMatchObject([
          {
            conto: scritto.conto,
            divisa: scritto.divisa,
            saldo_iniziale: scritto.iniziale,
            saldo_finale: scritto.iniziale + totale(scritto),
            scartate: [],
            quadratura: { esito: 'quadra', differenza: 0 },
          },
        ]);
        const righe = letto.estratti[0]?.righe.map(({ data, data_valuta, importo, descrizione }) => ({
          data,
          data_valuta,
          importo,
          descrizione,
        }));
        expect(righe).toEqual(scritto.movimenti);
      }),
    ));

  it('one movement dropped, doubled, turned or changed does not tie, and by how much is said', () =>
    fc.assert(
      fc.asyncProperty(estratti, pagine, guasti, fc.nat(29), async (scritto, mt, guasto, quale) => {
        const movimenti = guasta(scritto, guasto, quale);
        const letto = await leggi(scrivi(scritto, mt, movimenti));
        const manca = totale(scritto) - totale({ ...scritto, movimenti });
        expect(letto.estratti[0]?.quadratura).toMatchObject({ esito: 'non_quadra', differenza: manca });
        expect(letto.estratti[0]?.quadratura.riga).toBeGreaterThan(0);
      }),
    ));
});
