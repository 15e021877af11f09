import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriviCamt } from '#tests/scrittori/camt.ts';
import { estratti, guasta, guasti, totale, type EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { scriviMt940, type OpzioniMt } from '#tests/scrittori/mt940.ts';
import { scriviRh } from '#tests/scrittori/rh.ts';
import { explainQuadratura } from '../run/causes.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

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

/** On which page of the file a line is, from 0. */
function paginaDi(testo: string, riga: number): number {
  const linee = testo.split('\n').slice(0, riga);
  return linee.filter((linea) => /^(?:\{.*)?:20:/.test(linea)).length - 1;
}

async function leggi(testo: string): Promise<Extract<EsitoLettura, { tipo: 'letto' }>> {
  const esito = await readStatementFile({ nome: 'estratto', bytes: new TextEncoder().encode(testo) });
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

  it('names the line of a doubled or turned movement among the causes, and the amount of one that is missing', () =>
    fc.assert(
      fc.asyncProperty(estratti, pagine, guasti, fc.nat(29), async (scritto, mt, guasto, quale) => {
        const at = quale % scritto.movimenti.length;
        const movimenti = guasta(scritto, guasto, quale);
        const [estratto] = (await leggi(scrivi(scritto, mt, movimenti))).estratti;
        if (!estratto) throw new Error('no statement');
        const cause = explainQuadratura(estratto).cause ?? [];
        const riga = estratto.righe[at]?.riga ?? null;
        const importo = scritto.movimenti[at]?.importo ?? 0;
        if (guasto === 'doppio')
          expect(cause).toContainEqual(expect.objectContaining({ tipo: 'riga_doppia', riga, importo }));
        else if (guasto === 'segno')
          expect(cause).toContainEqual(
            expect.objectContaining({ tipo: 'segno', riga, importo, letto: -importo }),
          );
        else if (guasto === 'tolto')
          expect(cause).toContainEqual(expect.objectContaining({ tipo: 'riga_mancante', importo }));
        // Between two balances a digit may have changed in any row: what is known is by how much.
        else
          expect(cause).toContainEqual(expect.objectContaining({ importo: estratto.quadratura.differenza }));
      }),
    ));
});

describe('pages of an MT940', () => {
  it('the page that holds the fault is the one whose line is named', () =>
    fc.assert(
      fc.asyncProperty(estratti, pagine, guasti, fc.nat(29), async (scritto, mt, guasto, quale) => {
        const testo = scriviMt940(scritto, mt, guasta(scritto, guasto, quale));
        const { riga } = (await leggi(testo)).estratti[0]?.quadratura ?? {};
        // A copy follows the movement that it doubles: after the last one of a page it is the next page's first.
        const at = (quale % scritto.movimenti.length) + (guasto === 'doppio' ? 1 : 0);
        const pagina = Math.floor(Math.min(at, scritto.movimenti.length - 1) / mt.pagina);
        expect(paginaDi(testo, riga ?? 0)).toBe(pagina);
      }),
    ));
});
