import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeFatturapa } from '#tests/scrittori/fatturapa.ts';
import { estratti, totale } from '#tests/scrittori/estratto.ts';
import { writeP7m, type Busta } from '#tests/scrittori/p7m.ts';
import { documenti, PARTI, type DocumentoScritto } from '#tests/scrittori/partite.ts';
import { writeRiba, type EsitoScritto } from '#tests/scrittori/riba.ts';
import { writeCamt } from '#tests/scrittori/camt.ts';
import { writeTxt } from '#tests/scrittori/txt.ts';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const byte = (text: string): Uint8Array => new TextEncoder().encode(text);

async function read(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Letto> {
  const outcome = await readStatementFile({ nome: 'file', bytes }, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const NOI = { ragione_sociale: 'altro nome', partita_iva: PARTI.cedente.partita_iva };
const LORO = { ragione_sociale: 'altro nome', partita_iva: `IT${PARTI.cessionario.partita_iva}` };
const NOMI: Readonly<Record<string, string>> = { MP05: 'Bonifico', MP12: 'RiBa', MP01: 'Contanti' };

/** What must come out of these documents, for who issued them (1) or received them (-1). */
function awaited(written: readonly DocumentoScritto[], direction: 1 | -1) {
  return written.flatMap(({ numero, data, nota_credito, rate }) =>
    rate.map(({ scadenza, importo, mode }) => ({
      numero_documento: numero,
      data_documento: data,
      scadenza,
      importo: (nota_credito ? -1 : 1) * direction * importo,
      causale: NOMI[mode],
      ragione_sociale: direction === 1 ? PARTI.cessionario.nome : PARTI.cedente.nome,
      iban_controparte: direction === 1 ? null : 'IT60X0542811101000000123456',
    })),
  );
}

describe('electronic invoices', () => {
  it('give every instalment of every body, to the cent, with the sign of who reads', () =>
    fc.assert(
      fc.asyncProperty(documenti, fc.boolean(), async (written, issued) => {
        const parsed = await read(byte(writeFatturapa(written, PARTI)), { azienda: issued ? NOI : LORO });
        expect(parsed).toMatchObject({ formato: 'fatturapa', notices: [] });
        expect(parsed.estratti).toHaveLength(1);
        expect(parsed.estratti[0]).toMatchObject({
          natura: 'partita',
          scartate: [],
          quadratura: { esito: 'quadra', differenza: 0 },
        });
        expect(parsed.estratti[0]?.righe).toMatchObject(awaited(written, issued ? 1 : -1));
      }),
    ));

  it('are the same in a signed envelope of any kind, in an archive, or in both', () =>
    fc.assert(
      fc.asyncProperty(
        documenti,
        fc.constantFrom<Busta>('der', 'ber', 'base64', 'pem'),
        fc.integer({ min: 1, max: 400 }),
        fc.boolean(),
        async (written, envelope, piece, archive) => {
          const chiaro = byte(writeFatturapa(written, PARTI));
          const signed = writeP7m(chiaro, envelope, piece);
          const file = archive ? zipSync({ 'cartella/IT1_00001.xml.p7m': signed }) : signed;
          expect(await read(file, { azienda: NOI })).toEqual(await read(chiaro, { azienda: NOI }));
        },
      ),
      { numRuns: 40 },
    ));

  it('never throw, whatever byte of the envelope is changed', () =>
    fc.assert(
      fc.asyncProperty(
        documenti,
        fc.nat(),
        fc.integer({ min: 0, max: 255 }),
        async (written, where, value) => {
          const signed = writeP7m(byte(writeFatturapa(written.slice(0, 1), PARTI)), 'ber');
          signed[where % 60] = value;
          const outcome = await readStatementFile({ nome: 'guasto.p7m', bytes: signed });
          expect(outcome.tipo === 'errore' ? outcome.code : outcome.tipo).not.toBe('errore_interno');
        },
      ),
    ));
});

describe('RiBa flows', () => {
  const outcomes: fc.Arbitrary<EsitoScritto[]> = fc.array(
    fc.record({
      tipo: fc.constantFrom('pagato' as const, 'insoluto' as const),
      spese: fc.integer({ min: 1, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('give every order, and tie with their own totals', () =>
    fc.assert(
      fc.asyncProperty(documenti, async (written) => {
        const parsed = await read(byte(writeRiba(written)));
        expect(parsed).toMatchObject({ formato: 'cbi_riba', notices: [] });
        expect(parsed.estratti[0]).toMatchObject({
          natura: 'partita',
          scartate: [],
          quadratura: { esito: 'quadra' },
        });
        expect(parsed.estratti[0]).not.toHaveProperty('esiti');
        const rate = written.flatMap(({ numero, data, rate: una }) =>
          una.map((instalment) => ({ numero, data, ...instalment })),
        );
        expect(parsed.estratti[0]?.righe).toMatchObject(
          rate.map(({ numero, data, scadenza, importo }) => ({
            numero_documento: numero,
            data_documento: data,
            scadenza,
            importo,
            ragione_sociale: 'BETA SPA',
            causale: 'RiBa',
          })),
        );
      }),
    ));

  it('that come back say of each order whether it was paid, and what it cost if not', () =>
    fc.assert(
      fc.asyncProperty(documenti, outcomes, async (written, how) => {
        const parsed = await read(byte(writeRiba(written, how)));
        const [estratto] = parsed.estratti;
        const rate = written.flatMap(({ rate: una }) => una);
        expect(estratto).toMatchObject({ quadratura: { esito: 'quadra' } });
        expect(estratto?.esiti).toMatchObject(
          rate.map(({ scadenza, importo }, at) => {
            const one = how[at % how.length];
            return { scadenza, importo, tipo: one?.tipo, spese: one?.tipo === 'insoluto' ? one.spese : null };
          }),
        );
        expect(estratto?.esiti?.map(({ riga }) => riga)).toEqual(estratto?.righe.map(({ riga }) => riga));
      }),
    ));

  it('with an order changed do not tie', () =>
    fc.assert(
      fc.asyncProperty(documenti, fc.nat(), async (written, which) => {
        const righe = writeRiba(written).split('\r\n');
        const orders = righe.flatMap((riga, at) => (riga.startsWith(' 14') ? [at] : []));
        const at = orders[which % orders.length] ?? 0;
        const riga = righe[at] ?? '';
        const digit = (Number(riga[45]) + 1) % 10;
        righe[at] = `${riga.slice(0, 45)}${digit}${riga.slice(46)}`;
        const parsed = await read(byte(righe.join('\r\n')));
        expect(parsed.estratti[0]?.quadratura.esito).toBe('non_quadra');
      }),
    ));
});

describe('printed statements', () => {
  it('are read by the place of their columns, and tie', () =>
    fc.assert(
      fc.asyncProperty(estratti, async (written) => {
        const movimenti = [...written.movimenti, ...written.movimenti];
        const doubled = { ...written, movimenti };
        const outcome = await readStatementFile(
          { nome: 'estratto.txt', bytes: byte(writeTxt(doubled)) },
          { risposte: { ordine_data: 'gma' } },
        );
        // All of one side, nothing tells the only amounts from a balance: what it is may be asked.
        if (outcome.tipo !== 'letto') return;
        expect(outcome.formato).toBe('txt');
        const [estratto] = outcome.estratti;
        expect(
          estratto?.righe.map(({ data, importo, descrizione }) => ({ data, importo, descrizione })),
        ).toEqual(movimenti.map(({ data, importo, descrizione }) => ({ data, importo, descrizione })));
        expect(estratto).toMatchObject({
          saldo_iniziale: written.iniziale,
          saldo_finale: written.iniziale + totale(doubled),
          quadratura: { esito: 'quadra' },
        });
      }),
    ));
});

describe('archives', () => {
  it('of several statements give each of them, and name what cannot be read', () =>
    fc.assert(
      fc.asyncProperty(fc.array(estratti, { minLength: 2, maxLength: 4 }), async (written) => {
        const file = Object.fromEntries(written.map((one, at) => [`g/${at}.xml`, byte(writeCamt(one))]));
        const parsed = await read(
          zipSync({ ...file, 'leggimi.md': byte('# niente'), '__MACOSX/._0.xml': byte('x') }),
        );
        expect(parsed.estratti.map(({ file: nome }) => nome)).toEqual(Object.keys(file));
        expect(parsed.estratti.map(({ righe }) => righe.length)).toEqual(
          written.map(({ movimenti }) => movimenti.length),
        );
        expect(
          parsed.notices.filter((notice) => notice.startsWith('leggimi.md non è stato letto')),
        ).toHaveLength(1);
      }),
      { numRuns: 20 },
    ));
});
