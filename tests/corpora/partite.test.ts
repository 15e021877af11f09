/** Invoices, collection flows and lists of open items of others, against counts made on the raw text. */
import { describe, expect, it } from 'vitest';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { CONTA_PARTITE, contaFile } from './conta.ts';
import { CORPORA, hasCorpora, listCorpus, type FileCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const contati = Object.keys(CONTA_PARTITE)
  .flatMap((cartella) => listCorpus(cartella))
  .filter(({ nome }) => !nome.endsWith('.zip'));

const righe = ({ estratti }: Letto) => estratti.flatMap((estratto) => estratto.righe);

async function letto(file: FileCorpus): Promise<Letto> {
  const esito = await readStatementFile(file);
  if (esito.tipo !== 'letto') throw new Error(JSON.stringify(esito));
  return esito;
}

const trova = (cartella: string, nome: string): FileCorpus => {
  const file = listCorpus(cartella).find((uno) => uno.nome === nome);
  if (!file) throw new Error(`no ${nome}`);
  return file;
};

describe.runIf(hasCorpora())('open items', () => {
  it.each(contati)('$percorso: every instalment, to the cent, due on some day', async (file) => {
    const attesi = contaFile(file);
    const esito = await readStatementFile(file);
    if (attesi === null) throw new Error('no count for this folder');
    if (esito.tipo !== 'letto') {
      expect(esito).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
      expect(attesi.movimenti).toBe(0);
      return;
    }
    expect(esito.estratti.every(({ natura }) => natura === 'partita')).toBe(true);
    expect(righe(esito)).toHaveLength(attesi.movimenti);
    expect(
      righe(esito).every(
        ({ scadenza, data_documento, numero_documento }) =>
          scadenza !== null &&
          (esito.formato !== 'fatturapa' || (data_documento !== null && numero_documento !== null)),
      ),
    ).toBe(true);
    if (!Number.isNaN(attesi.somma))
      expect(righe(esito).reduce((somma, { importo }) => somma + importo, 0)).toBe(attesi.somma);
  });

  it('a receipt of the Sistema di Interscambio is told from an invoice', async () => {
    const esito = await readStatementFile(trova('fatturapa', 'IT01234567890_11111_RC_001.xml'));
    expect(esito).toMatchObject({
      code: 'file_xml',
      messaggio: expect.stringContaining('ricevuta del Sistema') as string,
    });
  });

  it('an archive of forty invoices is read whole, and the one that is none is named', async () => {
    const esito = await letto(trova('fatturapa', 'xml_import.zip'));
    expect(esito.formato).toBe('fatturapa');
    expect(new Set(esito.estratti.map(({ file }) => file)).size).toBe(42);
    expect(esito.avvisi[0]).toContain('dummy.txt non è stato letto');
  });

  const buste = [
    ['IT01234567890_FPR03.xml.p7m', 247_250],
    ['IT01234567890_FPR03.base64.xml.p7m', 247_250],
    ['IT01234567890_FPR04.base64.xml.p7m', 247_250],
    ['IT02182030391_31.xml.p7m', 10_000],
    ['IT02182030391_31.Base64.xml.p7m', 10_000],
  ] as const;

  it.each(buste)('%s: out of its envelope', async (nome, somma) => {
    const esito = await letto(trova('fatturapa-p7m', nome));
    expect(righe(esito).reduce((totale, { importo }) => totale + importo, 0)).toBe(somma);
  });

  it.each(['IT02182030391_31_tampered.xml.p7m', 'IT05979361218_fake.xml.p7m'])(
    '%s: refused',
    async (nome) => {
      expect(await readStatementFile(trova('fatturapa-p7m', nome))).toMatchObject({ tipo: 'errore' });
    },
  );

  it('lists of open items are told from statements, whatever language names their columns', async () => {
    const attesi: Record<string, [number, number]> = {
      'WA_Fn-UseC_-Accounts-Receivable.csv': [2_466, 14_770_318],
      'smartbusiness-invoice-dettagliata-3.csv': [3, 210_475],
      'invoices_new_format.csv': [7, 38_470],
    };
    for (const [nome, [quante, somma]] of Object.entries(attesi)) {
      const esito = await letto(trova('open-items', nome));
      expect(esito.estratti.every(({ natura }) => natura === 'partita')).toBe(true);
      expect([
        nome,
        righe(esito).length,
        righe(esito).reduce((totale, { importo }) => totale + importo, 0),
      ]).toEqual([nome, quante, somma]);
    }
  });

  it('a list with prices and no totals is refused rather than misread', async () => {
    const banana = listCorpus('open-items').find(
      ({ percorso }) => percorso.includes('Banana') && percorso.endsWith('invoices.xlsx'),
    );
    if (!banana) throw new Error('no file');
    expect(await readStatementFile(banana)).toMatchObject({ tipo: 'errore', code: 'nessun_importo' });
  });

  it('a printed statement is read by the place of its columns', async () => {
    const esito = await letto(trova('txt-fixed', 'banca_popolare_2026-05.txt'));
    expect(esito.lettura?.tagli?.length).toBe(5);
    expect(righe(esito)).toHaveLength(27);
    expect(righe(esito).reduce((totale, { importo }) => totale + importo, 0)).toBe(22_036);
  });
});
