import { describe, expect, it } from 'vitest';
import { guasta, type EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { scriviPdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import {
  bancaAmericana,
  bancaInglese,
  bancaItaliana,
  bancaTedesca,
  carta,
  cassaRurale,
  dueConti,
  ruota,
  scansione,
} from '#tests/scrittori/pdf-banche.ts';
import type { EsitoLettura, OpzioniLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const leggi = (bytes: Uint8Array, opzioni: OpzioniLettura = {}): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'estratto.pdf', bytes }, opzioni);

async function leggiTutto(bytes: Uint8Array, opzioni: OpzioniLettura = {}): Promise<Letto> {
  const esito = await leggi(bytes, opzioni);
  if (esito.tipo !== 'letto') throw new Error(JSON.stringify(esito));
  return esito;
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
  bordi: false,
  saldi: 'sopra',
  coricata: false,
  ripeti: true,
};
const scritto = (importi: readonly number[]): EstrattoScritto => ({
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
    const letto = await leggiTutto(await scriviPdf([scritto(importi)], { ...STAMPA, anno }));
    expect(letto.estratti).toMatchObject([{ scartate: [], quadratura: { esito: 'quadra' } }]);
    expect(letto.estratti[0]?.righe.map(({ importo }) => importo)).toEqual(importi);
  });

  it('amounts without a sign keep the one their balances prove when one row is wrong', async () => {
    const giusto = scritto([-1000, 2300, -4700, 5900, -700, -1300, 1700]);
    const stampa = { ...STAMPA, verso: 'senza_segno' } as const;
    const movimenti = guasta(giusto, 'tolto', 3);
    const letto = await leggiTutto(await scriviPdf([giusto], stampa, movimenti));
    const [estratto] = letto.estratti;
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
    const letto = await leggiTutto(bytes);
    expect(letto.estratti).toMatchObject([
      {
        conto: 'IT60X0542811101000000123456',
        saldo_iniziale: iniziale,
        saldo_finale: finale,
        data_estratto: '2025-02-28',
        quadratura: { esito: 'quadra' },
      },
    ]);
    expect(letto.estratti[0]?.righe.map(({ importo }) => importo)).toEqual(importi);
    expect(letto.estratti[0]?.righe[1]?.descrizione).toBe(
      'DISPOSIZIONE DI BONIFICO A FAVORE DI ROSSI MARIO SRL NR. 1 IMPORTO EUR 12,50 DEL 03.01.25 CRO 1234567890123 SPESE BANCARIE',
    );
    // The interest table is refused line by line, not read and not forgotten.
    expect(letto.estratti[0]?.scartate).toHaveLength(2);
  });

  it('a day printed once stands for the rows below it, when the balances prove it', async () => {
    const letto = await leggiTutto(await bancaInglese());
    expect(brevi(letto)).toEqual([
      ['2025-03-01', -4520, 'VIS CORNER STORES 3012 LONDON'],
      ['2025-03-01', -5480, 'DD GAS AND LIGHT'],
      ['2025-03-03', 250000, 'CR SALARY'],
      ['2025-03-10', -120000, 'BP RENT'],
      ['2025-03-10', -1999, 'VIS BOOKS'],
    ]);
    expect(letto.estratti).toMatchObject([{ conto: '12345678', quadratura: { esito: 'quadra' } }]);
    expect(letto.avvisi.join(' ')).toContain('senza data, ha quella del movimento sopra');
  });

  it('amounts without a sign have that of the title of their section, when the balances prove it', async () => {
    const letto = await leggiTutto(await bancaAmericana());
    expect(brevi(letto).map(([data, importo]) => [data, importo])).toEqual([
      ['2025-01-05', 200000],
      ['2025-01-20', 50000],
      ['2025-01-07', -12000],
      ['2025-01-22', -18000],
    ]);
    expect(letto.estratti).toMatchObject([
      { saldo_iniziale: 100000, saldo_finale: 320000, data_estratto: '2025-01-31', divisa: 'USD' },
    ]);
  });

  it('days without a year across a new year, signs after the amounts', async () => {
    const letto = await leggiTutto(await bancaTedesca());
    expect(brevi(letto)).toEqual([
      ['2024-12-30', -8050, 'Lastschrift Stadtwerke Rechnung 123'],
      ['2025-01-03', 200000, 'Gehalt ACME GmbH'],
    ]);
    expect(letto.estratti).toMatchObject([
      { conto: 'DE89370400440532013000', saldo_iniziale: 150000, saldo_finale: 341950 },
    ]);
  });

  it('two accounts in one file are two statements', async () => {
    const { estratti } = await leggiTutto(await dueConti());
    expect(estratti).toMatchObject([
      { conto: 'IT60X0542811101000000123456', saldo_finale: 115000, quadratura: { esito: 'quadra' } },
      { conto: 'DE89370400440532013000', saldo_finale: 7950, quadratura: { esito: 'quadra' } },
    ]);
    expect(estratti.map(({ righe }) => righe.length)).toEqual([2, 3]);
  });

  it('a side in a column of its own', async () => {
    const letto = await leggiTutto(await cassaRurale());
    expect(brevi(letto).map(([, importo]) => importo)).toEqual([-125000, 340050, -2530]);
    expect(letto.estratti).toMatchObject([{ conto: '01/123456', quadratura: { esito: 'quadra' } }]);
  });
});

describe('cards in PDF', () => {
  it('charges go out when the debt they make ties', async () => {
    const letto = await leggiTutto(await carta('125,00'));
    expect(brevi(letto).map(([, importo]) => importo)).toEqual([10000, -4510, -6000, -1990]);
    expect(letto.estratti).toMatchObject([
      { saldo_iniziale: -10000, saldo_finale: -12500, quadratura: { esito: 'quadra' } },
    ]);
  });

  it('are asked about when it does not', async () => {
    expect(await leggi(await carta('130,00'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('what is no statement', () => {
  it('a scan says so plainly', async () => {
    const esito = await leggi(await scansione());
    expect(esito).toMatchObject({ tipo: 'errore', code: 'pdf_senza_testo' });
    expect(esito.tipo === 'errore' && esito.messaggio).toContain('è una scansione');
  });

  it('bytes that only begin like one', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\nData;Importo\n01/01/2026;1,00\n');
    expect(await leggi(bytes)).toMatchObject({ tipo: 'errore', code: 'file_danneggiato' });
  });
});

describe('turned pages', () => {
  it.each([90, 180, 270] as const)('by %i degrees read the same', async (gradi) => {
    const dritto = await leggiTutto(await cassaRurale());
    const girato = await leggiTutto(ruota(await cassaRurale(), gradi));
    expect(girato.estratti).toEqual(dritto.estratti);
    expect(girato.pdf?.pagine[0]?.giri).toBe(gradi / 90);
  });
});

describe('rulers', () => {
  it('as they were found read the same when they are set', async () => {
    const bytes = await cassaRurale();
    const trovato = await leggiTutto(bytes);
    const righelli = trovato.pdf?.righelli ?? [];
    expect(righelli).toHaveLength(4);
    const letto = await leggiTutto(bytes, { pdf: { righelli, escluse: [] } });
    expect(letto.estratti).toEqual(trovato.estratti);
    expect(letto.lettura?.pdf).toEqual({ righelli, escluse: [] });
    expect(letto.pdf).toMatchObject({ impostati: true, righelli });
  });

  it('are part of the tracciato, which reads the next file with them', async () => {
    const bytes = await cassaRurale();
    const { pdf } = await leggiTutto(bytes);
    const prima = await leggiTutto(bytes, { pdf: { righelli: pdf?.righelli ?? [], escluse: [] } });
    if (!prima.lettura) throw new Error('no reading');
    const tracciato = {
      id: 7,
      versione: 2,
      nome: 'Cassa',
      modello_nome: '*.pdf',
      natura: 'movimento' as const,
      id_conto: null,
      lettura: prima.lettura,
    };
    const letto = await leggiTutto(bytes, { tracciato });
    expect(letto.tracciato).toMatchObject({ id: 7, origine: 'salvato' });
    expect(letto.estratti).toEqual(prima.estratti);
  });

  it('ignored areas leave their words out', async () => {
    const bytes = await cassaRurale();
    const { pdf } = await leggiTutto(bytes);
    const riga = pdf?.righe.find(({ riga: numero }) => numero === 6);
    if (!riga) throw new Error('no row');
    const area = { pagina: null, sinistra: 0, destra: 1, alto: riga.alto - 0.001, basso: riga.basso + 0.001 };
    const letto = await leggiTutto(bytes, { pdf: { righelli: [], escluse: [area] } });
    expect(brevi(letto).map(([, importo]) => importo)).toEqual([-125000, -2530]);
    expect(letto.estratti[0]?.quadratura).toMatchObject({ esito: 'non_quadra', differenza: 340050 });
  });
});
