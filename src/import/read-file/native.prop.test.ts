import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCamt } from '#tests/scrittori/camt.ts';
import { estratti, guasta, guasti, totale, type EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writeMt940, type OpzioniMt } from '#tests/scrittori/mt940.ts';
import { writeRh } from '#tests/scrittori/rh.ts';
import { explainQuadratura } from '../run/causes.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Scrittore = (
  estratto: EstrattoScritto,
  mt: OpzioniMt,
  movimenti?: EstrattoScritto['movimenti'],
) => string;

const SCRITTORI: readonly [string, Scrittore][] = [
  ['camt', (estratto, _, movimenti) => writeCamt(estratto, movimenti)],
  ['mt940', writeMt940],
  ['cbi_rh', (estratto, _, movimenti) => writeRh(estratto, movimenti)],
];

const pages: fc.Arbitrary<OpzioniMt> = fc.record({
  pagina: fc.integer({ min: 1, max: 40 }),
  busta: fc.boolean(),
});

/** On which page of the file a line is, from 0. */
function pageOf(text: string, riga: number): number {
  const lines = text.split('\n').slice(0, riga);
  return lines.filter((line) => /^(?:\{.*)?:20:/.test(line)).length - 1;
}

async function read(text: string): Promise<Extract<EsitoLettura, { tipo: 'letto' }>> {
  const outcome = await readStatementFile({ nome: 'estratto', bytes: new TextEncoder().encode(text) });
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe.each(SCRITTORI)('%s', (formato, write) => {
  it('what was written is read, whole, and ties', () =>
    fc.assert(
      fc.asyncProperty(estratti, pages, async (written, mt) => {
        const parsed = await read(write(written, mt));
        expect(parsed).toMatchObject({
          formato,
          lettura: null,
          tracciato: { origine: 'nativo' },
          notices: [],
        });
        expect(parsed.estratti).toMatchObject([
          {
            conto: written.conto,
            divisa: written.divisa,
            saldo_iniziale: written.iniziale,
            saldo_finale: written.iniziale + totale(written),
            scartate: [],
            quadratura: { esito: 'quadra', differenza: 0 },
          },
        ]);
        const righe = parsed.estratti[0]?.righe.map(({ data, data_valuta, importo, descrizione }) => ({
          data,
          data_valuta,
          importo,
          descrizione,
        }));
        expect(righe).toEqual(written.movimenti);
      }),
    ));

  it('one movement dropped, doubled, turned or changed does not tie, and by how much is said', () =>
    fc.assert(
      fc.asyncProperty(estratti, pages, guasti, fc.nat(29), async (written, mt, fault, which) => {
        const movimenti = guasta(written, fault, which);
        const parsed = await read(write(written, mt, movimenti));
        const missing = totale(written) - totale({ ...written, movimenti });
        expect(parsed.estratti[0]?.quadratura).toMatchObject({ esito: 'non_quadra', differenza: missing });
        expect(parsed.estratti[0]?.quadratura.riga).toBeGreaterThan(0);
      }),
    ));

  it('names the line of a doubled or turned movement among the causes, and the amount of one that is missing', () =>
    fc.assert(
      fc.asyncProperty(estratti, pages, guasti, fc.nat(29), async (written, mt, fault, which) => {
        const at = which % written.movimenti.length;
        const movimenti = guasta(written, fault, which);
        const [estratto] = (await read(write(written, mt, movimenti))).estratti;
        if (!estratto) throw new Error('no statement');
        const cause = explainQuadratura(estratto).cause ?? [];
        const riga = estratto.righe[at]?.riga ?? null;
        const importo = written.movimenti[at]?.importo ?? 0;
        if (fault === 'doppio')
          expect(cause).toContainEqual(expect.objectContaining({ tipo: 'riga_doppia', riga, importo }));
        else if (fault === 'segno')
          expect(cause).toContainEqual(
            expect.objectContaining({ tipo: 'segno', riga, importo, letto: -importo }),
          );
        else if (fault === 'tolto')
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
      fc.asyncProperty(estratti, pages, guasti, fc.nat(29), async (written, mt, fault, which) => {
        const text = writeMt940(written, mt, guasta(written, fault, which));
        const { riga } = (await read(text)).estratti[0]?.quadratura ?? {};
        // A copy follows the movement that it doubles: after the last one of a page it is the next page's first.
        const at = (which % written.movimenti.length) + (fault === 'doppio' ? 1 : 0);
        const page = Math.floor(Math.min(at, written.movimenti.length - 1) / mt.pagina);
        expect(pageOf(text, riga ?? 0)).toBe(page);
      }),
    ));
});
