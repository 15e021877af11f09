import { describe, expect, it } from 'vitest';
import { guasta, type EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writePdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import {
  bancaAmericana,
  bancaInglese,
  bancaItaliana,
  bancaTedesca,
  carta,
  cassaRurale,
  dueConti,
  turn,
  scansione,
} from '#tests/scrittori/pdf-banche.ts';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const read = (bytes: Uint8Array, options: ReadingOptions = {}): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'estratto.pdf', bytes }, options);

async function readAll(bytes: Uint8Array, options: ReadingOptions = {}): Promise<Letto> {
  const outcome = await read(bytes, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const brevi = ({ estratti }: Letto) =>
  estratti.flatMap(({ righe }) =>
    righe.map(({ data, importo, descrizione }) => [data, importo, descrizione]),
  );

const STAMPA: StampaPdf = {
  lingua: 'en',
  verso: 'dare_avere',
  saldo: true,
  valuta: false,
  ordine: 'testo_dopo',
  anno: true,
  avvolta: false,
  borders: false,
  saldi: 'sopra',
  coricata: false,
  ripeti: true,
};
const written = (importi: readonly number[]): EstrattoScritto => ({
  conto: 'IT60X0542811101000000123456',
  divisa: 'EUR',
  iniziale: 10_000,
  movimenti: importi.map((importo, at) => ({
    data: `2026-01-${13 + at}`,
    data_valuta: `2026-01-${13 + at}`,
    importo,
    descrizione: `Movimento ${at + 1}`,
  })),
});

describe('PDF statements of banks', () => {
  it.each([true, false])('amounts that a day could be, beside days with their year: %s', async (anno) => {
    const importi = [22, -106, -11];
    const parsed = await readAll(await writePdf([written(importi)], { ...STAMPA, anno }));
    expect(parsed.estratti).toMatchObject([{ scartate: [], quadratura: { esito: 'quadra' } }]);
    expect(parsed.estratti[0]?.righe.map(({ importo }) => importo)).toEqual(importi);
  });

  it('amounts without a sign keep the one their balances prove when one row is wrong', async () => {
    const giusto = written([-1000, 2300, -4700, 5900, -700, -1300, 1700]);
    const print = { ...STAMPA, verso: 'senza_segno' } as const;
    const movimenti = guasta(giusto, 'tolto', 3);
    const parsed = await readAll(await writePdf([giusto], print, movimenti));
    const [estratto] = parsed.estratti;
    expect(estratto?.righe.map(({ importo }) => importo)).toEqual([-1000, 2300, -4700, -1300, 1700]);
    expect(estratto?.scartate).toMatchObject([
      { valore: '7.00 ?', motivo: 'Senza segno, e nessun saldo prova se è un’entrata o un’uscita' },
    ]);
    expect(estratto?.quadratura).toMatchObject({
      esito: 'non_quadra',
      riga: estratto?.scartate[0]?.riga,
    });
  });

  it('titles in two lines, carried balances, descriptions over lines, an interest table', async () => {
    const { bytes, iniziale, finale, importi } = await bancaItaliana();
    const parsed = await readAll(bytes);
    expect(parsed.estratti).toMatchObject([
      {
        conto: 'IT60X0542811101000000123456',
        saldo_iniziale: iniziale,
        saldo_finale: finale,
        data_estratto: '2025-02-28',
        quadratura: { esito: 'quadra' },
      },
    ]);
    expect(parsed.estratti[0]?.righe.map(({ importo }) => importo)).toEqual(importi);
    expect(parsed.estratti[0]?.righe[1]?.descrizione).toBe(
      'DISPOSIZIONE DI BONIFICO A FAVORE DI ROSSI MARIO SRL NR. 1 IMPORTO EUR 12,50 DEL 03.01.25 CRO 1234567890123 SPESE BANCARIE',
    );
    // The interest table is refused line by line, not read and not forgotten.
    expect(parsed.estratti[0]?.scartate).toHaveLength(2);
  });

  it('a day printed once stands for the rows below it, when the balances prove it', async () => {
    const parsed = await readAll(await bancaInglese());
    expect(brevi(parsed)).toEqual([
      ['2025-03-01', -4520, 'VIS CORNER STORES 3012 LONDON'],
      ['2025-03-01', -5480, 'DD GAS AND LIGHT'],
      ['2025-03-03', 250000, 'CR SALARY'],
      ['2025-03-10', -120000, 'BP RENT'],
      ['2025-03-10', -1999, 'VIS BOOKS'],
    ]);
    expect(parsed.estratti).toMatchObject([{ conto: '12345678', quadratura: { esito: 'quadra' } }]);
    expect(parsed.notices.join(' ')).toContain('senza data, ha quella del movimento sopra');
  });

  it('amounts without a sign have that of the title of their section, when the balances prove it', async () => {
    const parsed = await readAll(await bancaAmericana());
    expect(brevi(parsed).map(([data, importo]) => [data, importo])).toEqual([
      ['2025-01-05', 200000],
      ['2025-01-20', 50000],
      ['2025-01-07', -12000],
      ['2025-01-22', -18000],
    ]);
    expect(parsed.estratti).toMatchObject([
      { saldo_iniziale: 100000, saldo_finale: 320000, data_estratto: '2025-01-31', divisa: 'USD' },
    ]);
  });

  it('days without a year across a new year, signs after the amounts', async () => {
    const parsed = await readAll(await bancaTedesca());
    expect(brevi(parsed)).toEqual([
      ['2024-12-30', -8050, 'Lastschrift Stadtwerke Rechnung 123'],
      ['2025-01-03', 200000, 'Gehalt ACME GmbH'],
    ]);
    expect(parsed.estratti).toMatchObject([
      { conto: 'DE89370400440532013000', saldo_iniziale: 150000, saldo_finale: 341950 },
    ]);
  });

  it('two accounts in one file are two statements', async () => {
    const { estratti } = await readAll(await dueConti());
    expect(estratti).toMatchObject([
      { conto: 'IT60X0542811101000000123456', saldo_finale: 115000, quadratura: { esito: 'quadra' } },
      { conto: 'DE89370400440532013000', saldo_finale: 7950, quadratura: { esito: 'quadra' } },
    ]);
    expect(estratti.map(({ righe }) => righe.length)).toEqual([2, 3]);
  });

  it('a side in a column of its own', async () => {
    const parsed = await readAll(await cassaRurale());
    expect(brevi(parsed).map(([, importo]) => importo)).toEqual([-125000, 340050, -2530]);
    expect(parsed.estratti).toMatchObject([{ conto: '01/123456', quadratura: { esito: 'quadra' } }]);
  });
});

describe('cards in PDF', () => {
  it('charges go out when the debt they make ties', async () => {
    const parsed = await readAll(await carta('125,00'));
    expect(brevi(parsed).map(([, importo]) => importo)).toEqual([10000, -4510, -6000, -1990]);
    expect(parsed.estratti).toMatchObject([
      { saldo_iniziale: -10000, saldo_finale: -12500, quadratura: { esito: 'quadra' } },
    ]);
  });

  it('are asked about when it does not', async () => {
    expect(await read(await carta('130,00'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('what is no statement', () => {
  it('a scan says so plainly', async () => {
    const outcome = await read(await scansione());
    expect(outcome).toMatchObject({ tipo: 'errore', code: 'pdf_senza_testo' });
    expect(outcome.tipo === 'errore' && outcome.messaggio).toContain('è una scansione');
  });

  it('bytes that only begin like one', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\nData;Importo\n01/01/2026;1,00\n');
    expect(await read(bytes)).toMatchObject({ tipo: 'errore', code: 'file_danneggiato' });
  });
});

describe('turned pages', () => {
  it.each([90, 180, 270] as const)('by %i degrees read the same', async (degrees) => {
    const upright = await readAll(await cassaRurale());
    const girato = await readAll(turn(await cassaRurale(), degrees));
    expect(girato.estratti).toEqual(upright.estratti);
    expect(girato.pdf?.pagine[0]?.giri).toBe(degrees / 90);
  });
});

describe('rulers', () => {
  it('as they were found read the same when they are set', async () => {
    const bytes = await cassaRurale();
    const found = await readAll(bytes);
    const righelli = found.pdf?.righelli ?? [];
    expect(righelli).toHaveLength(4);
    const parsed = await readAll(bytes, { pdf: { righelli, escluse: [] } });
    expect(parsed.estratti).toEqual(found.estratti);
    expect(parsed.lettura?.pdf).toEqual({ righelli, escluse: [] });
    expect(parsed.pdf).toMatchObject({ impostati: true, righelli });
  });

  it('are part of the tracciato, which reads the next file with them', async () => {
    const bytes = await cassaRurale();
    const { pdf } = await readAll(bytes);
    const before = await readAll(bytes, { pdf: { righelli: pdf?.righelli ?? [], escluse: [] } });
    if (!before.lettura) throw new Error('no reading');
    const tracciato = {
      id: 7,
      versione: 2,
      nome: 'Cassa',
      modello_nome: '*.pdf',
      natura: 'movimento' as const,
      id_conto: null,
      lettura: before.lettura,
    };
    const parsed = await readAll(bytes, { tracciato });
    expect(parsed.tracciato).toMatchObject({ id: 7, origine: 'salvato' });
    expect(parsed.estratti).toEqual(before.estratti);
  });

  it('ignored areas leave their words out', async () => {
    const bytes = await cassaRurale();
    const { pdf } = await readAll(bytes);
    const riga = pdf?.righe.find(({ riga: numero }) => numero === 6);
    if (!riga) throw new Error('no row');
    const area = { pagina: null, sinistra: 0, destra: 1, alto: riga.alto - 0.001, basso: riga.basso + 0.001 };
    const parsed = await readAll(bytes, { pdf: { righelli: [], escluse: [area] } });
    expect(brevi(parsed).map(([, importo]) => importo)).toEqual([-125000, -2530]);
    expect(parsed.estratti[0]?.quadratura).toMatchObject({ esito: 'non_quadra', differenza: 340050 });
  });
});
