import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { scriviFatturapa } from '#tests/scrittori/fatturapa.ts';
import { estratti, totale } from '#tests/scrittori/estratto.ts';
import { scriviP7m, type Busta } from '#tests/scrittori/p7m.ts';
import { documenti, PARTI, type DocumentoScritto } from '#tests/scrittori/partite.ts';
import { scriviRiba, type EsitoScritto } from '#tests/scrittori/riba.ts';
import { scriviCamt } from '#tests/scrittori/camt.ts';
import { scriviTxt } from '#tests/scrittori/txt.ts';
import type { EsitoLettura, OpzioniLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const byte = (testo: string): Uint8Array => new TextEncoder().encode(testo);

async function leggi(bytes: Uint8Array, opzioni: OpzioniLettura = {}): Promise<Letto> {
  const esito = await readStatementFile({ nome: 'file', bytes }, opzioni);
  if (esito.tipo !== 'letto') throw new Error(JSON.stringify(esito));
  return esito;
}

const NOI = { ragione_sociale: 'altro nome', partita_iva: PARTI.cedente.partita_iva };
const LORO = { ragione_sociale: 'altro nome', partita_iva: `IT${PARTI.cessionario.partita_iva}` };
const NOMI: Readonly<Record<string, string>> = { MP05: 'Bonifico', MP12: 'RiBa', MP01: 'Contanti' };

/** What must come out of these documents, for who issued them (1) or received them (-1). */
function attese(scritti: readonly DocumentoScritto[], verso: 1 | -1) {
  return scritti.flatMap(({ numero, data, nota_credito, rate }) =>
    rate.map(({ scadenza, importo, modalita }) => ({
      numero_documento: numero,
      data_documento: data,
      scadenza,
      importo: (nota_credito ? -1 : 1) * verso * importo,
      causale: NOMI[modalita],
      ragione_sociale: verso === 1 ? PARTI.cessionario.nome : PARTI.cedente.nome,
      iban_controparte: verso === 1 ? null : 'IT60X0542811101000000123456',
    })),
  );
}

describe('electronic invoices', () => {
  it('give every instalment of every body, to the cent, with the sign of who reads', () =>
    fc.assert(
      fc.asyncProperty(documenti, fc.boolean(), async (scritti, emessa) => {
        const letto = await leggi(byte(scriviFatturapa(scritti, PARTI)), { azienda: emessa ? NOI : LORO });
        expect(letto).toMatchObject({ formato: 'fatturapa', avvisi: [] });
        expect(letto.estratti).toHaveLength(1);
        expect(letto.estratti[0]).toMatchObject({
          natura: 'partita',
          scartate: [],
          quadratura: { esito: 'quadra', differenza: 0 },
        });
        expect(letto.estratti[0]?.righe).toMatchObject(attese(scritti, emessa ? 1 : -1));
      }),
    ));

  it('are the same in a signed envelope of any kind, in an archive, or in both', () =>
    fc.assert(
      fc.asyncProperty(
        documenti,
        fc.constantFrom<Busta>('der', 'ber', 'base64', 'pem'),
        fc.integer({ min: 1, max: 400 }),
        fc.boolean(),
        async (scritti, busta, pezzo, archivio) => {
          const chiaro = byte(scriviFatturapa(scritti, PARTI));
          const firmato = scriviP7m(chiaro, busta, pezzo);
          const file = archivio ? zipSync({ 'cartella/IT1_00001.xml.p7m': firmato }) : firmato;
          expect(await leggi(file, { azienda: NOI })).toEqual(await leggi(chiaro, { azienda: NOI }));
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
        async (scritti, dove, valore) => {
          const firmato = scriviP7m(byte(scriviFatturapa(scritti.slice(0, 1), PARTI)), 'ber');
          firmato[dove % 60] = valore;
          const esito = await readStatementFile({ nome: 'guasto.p7m', bytes: firmato });
          expect(esito.tipo === 'errore' ? esito.code : esito.tipo).not.toBe('errore_interno');
        },
      ),
    ));
});

describe('RiBa flows', () => {
  const esiti: fc.Arbitrary<EsitoScritto[]> = fc.array(
    fc.record({
      tipo: fc.constantFrom('pagato' as const, 'insoluto' as const),
      spese: fc.integer({ min: 1, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it('give every order, and tie with their own totals', () =>
    fc.assert(
      fc.asyncProperty(documenti, async (scritti) => {
        const letto = await leggi(byte(scriviRiba(scritti)));
        expect(letto).toMatchObject({ formato: 'cbi_riba', avvisi: [] });
        expect(letto.estratti[0]).toMatchObject({
          natura: 'partita',
          scartate: [],
          quadratura: { esito: 'quadra' },
        });
        expect(letto.estratti[0]).not.toHaveProperty('esiti');
        const rate = scritti.flatMap(({ numero, data, rate: una }) =>
          una.map((rata) => ({ numero, data, ...rata })),
        );
        expect(letto.estratti[0]?.righe).toMatchObject(
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
      fc.asyncProperty(documenti, esiti, async (scritti, come) => {
        const letto = await leggi(byte(scriviRiba(scritti, come)));
        const [estratto] = letto.estratti;
        const rate = scritti.flatMap(({ rate: una }) => una);
        expect(estratto).toMatchObject({ quadratura: { esito: 'quadra' } });
        expect(estratto?.esiti).toMatchObject(
          rate.map(({ scadenza, importo }, at) => {
            const uno = come[at % come.length];
            return { scadenza, importo, tipo: uno?.tipo, spese: uno?.tipo === 'insoluto' ? uno.spese : null };
          }),
        );
        expect(estratto?.esiti?.map(({ riga }) => riga)).toEqual(estratto?.righe.map(({ riga }) => riga));
      }),
    ));

  it('with an order changed do not tie', () =>
    fc.assert(
      fc.asyncProperty(documenti, fc.nat(), async (scritti, quale) => {
        const righe = scriviRiba(scritti).split('\r\n');
        const ordini = righe.flatMap((riga, at) => (riga.startsWith(' 14') ? [at] : []));
        const at = ordini[quale % ordini.length] ?? 0;
        const riga = righe[at] ?? '';
        const cifra = (Number(riga[45]) + 1) % 10;
        righe[at] = `${riga.slice(0, 45)}${cifra}${riga.slice(46)}`;
        const letto = await leggi(byte(righe.join('\r\n')));
        expect(letto.estratti[0]?.quadratura.esito).toBe('non_quadra');
      }),
    ));
});

describe('printed statements', () => {
  it('are read by the place of their columns, and tie', () =>
    fc.assert(
      fc.asyncProperty(estratti, async (scritto) => {
        const movimenti = [...scritto.movimenti, ...scritto.movimenti];
        const doppio = { ...scritto, movimenti };
        const esito = await readStatementFile(
          { nome: 'estratto.txt', bytes: byte(scriviTxt(doppio)) },
          { risposte: { ordine_data: 'gma' } },
        );
        // All of one side, nothing tells the only amounts from a balance: what it is may be asked.
        if (esito.tipo !== 'letto') return;
        expect(esito.formato).toBe('txt');
        const [estratto] = esito.estratti;
        expect(
          estratto?.righe.map(({ data, importo, descrizione }) => ({ data, importo, descrizione })),
        ).toEqual(movimenti.map(({ data, importo, descrizione }) => ({ data, importo, descrizione })));
        expect(estratto).toMatchObject({
          saldo_iniziale: scritto.iniziale,
          saldo_finale: scritto.iniziale + totale(doppio),
          quadratura: { esito: 'quadra' },
        });
      }),
    ));
});

describe('archives', () => {
  it('of several statements give each of them, and name what cannot be read', () =>
    fc.assert(
      fc.asyncProperty(fc.array(estratti, { minLength: 2, maxLength: 4 }), async (scritti) => {
        const file = Object.fromEntries(scritti.map((uno, at) => [`g/${at}.xml`, byte(scriviCamt(uno))]));
        const letto = await leggi(
          zipSync({ ...file, 'leggimi.md': byte('# niente'), '__MACOSX/._0.xml': byte('x') }),
        );
        expect(letto.estratti.map(({ file: nome }) => nome)).toEqual(Object.keys(file));
        expect(letto.estratti.map(({ righe }) => righe.length)).toEqual(
          scritti.map(({ movimenti }) => movimenti.length),
        );
        expect(
          letto.avvisi.filter((avviso) => avviso.startsWith('leggimi.md non è stato letto')),
        ).toHaveLength(1);
      }),
      { numRuns: 20 },
    ));
});
