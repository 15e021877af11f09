/** Invoices, collection flows and lists of open items of others, against counts made on the raw text. */
import { describe, expect, it } from 'vitest';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { CONTA_PARTITE, countFile } from './conta.ts';
import { CORPORA, hasCorpora, listCorpus, type FileCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const counted = Object.keys(CONTA_PARTITE)
  .flatMap((folder) => listCorpus(folder))
  .filter(({ nome }) => !nome.endsWith('.zip'));

const righe = ({ estratti }: Letto) => estratti.flatMap((estratto) => estratto.righe);

async function parsed(file: FileCorpus): Promise<Letto> {
  const outcome = await readStatementFile(file);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const find = (folder: string, name: string): FileCorpus => {
  const file = listCorpus(folder).find((one) => one.nome === name);
  if (!file) throw new Error(`no ${name}`);
  return file;
};

describe.runIf(hasCorpora())('open items', () => {
  it.each(counted)('$percorso: every instalment, to the cent, due on some day', async (file) => {
    const expected = countFile(file);
    const outcome = await readStatementFile(file);
    if (expected === null) throw new Error('no count for this folder');
    if (outcome.tipo !== 'letto') {
      expect(outcome).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
      expect(expected.movimenti).toBe(0);
      return;
    }
    expect(outcome.estratti.every(({ natura }) => natura === 'partita')).toBe(true);
    expect(righe(outcome)).toHaveLength(expected.movimenti);
    expect(
      righe(outcome).every(
        ({ scadenza, data_documento, numero_documento }) =>
          scadenza !== null &&
          (outcome.formato !== 'fatturapa' || (data_documento !== null && numero_documento !== null)),
      ),
    ).toBe(true);
    if (!Number.isNaN(expected.somma))
      expect(righe(outcome).reduce((sum, { importo }) => sum + importo, 0)).toBe(expected.somma);
  });

  it('a receipt of the Sistema di Interscambio is told from an invoice', async () => {
    const outcome = await readStatementFile(find('fatturapa', 'IT01234567890_11111_RC_001.xml'));
    expect(outcome).toMatchObject({
      code: 'file_xml',
      messaggio: expect.stringContaining('ricevuta del Sistema') as string,
    });
  });

  it('an archive of forty invoices is read whole, and the one that is none is named', async () => {
    const outcome = await parsed(find('fatturapa', 'xml_import.zip'));
    expect(outcome.formato).toBe('fatturapa');
    expect(new Set(outcome.estratti.map(({ file }) => file)).size).toBe(42);
    expect(outcome.notices[0]).toContain('dummy.txt non è stato letto');
  });

  const buste = [
    ['IT01234567890_FPR03.xml.p7m', 247_250],
    ['IT01234567890_FPR03.base64.xml.p7m', 247_250],
    ['IT01234567890_FPR04.base64.xml.p7m', 247_250],
    ['IT02182030391_31.xml.p7m', 10_000],
    ['IT02182030391_31.Base64.xml.p7m', 10_000],
  ] as const;

  it.each(buste)('%s: out of its envelope', async (name, sum) => {
    const outcome = await parsed(find('fatturapa-p7m', name));
    expect(righe(outcome).reduce((total, { importo }) => total + importo, 0)).toBe(sum);
  });

  it.each(['IT02182030391_31_tampered.xml.p7m', 'IT05979361218_fake.xml.p7m'])(
    '%s: refused',
    async (name) => {
      expect(await readStatementFile(find('fatturapa-p7m', name))).toMatchObject({ tipo: 'errore' });
    },
  );

  it('lists of open items are told from statements, whatever language names their columns', async () => {
    const expected: Record<string, [number, number]> = {
      'WA_Fn-UseC_-Accounts-Receivable.csv': [2_466, 14_770_318],
      // The third of its documents is a draft, which nobody owes.
      'smartbusiness-invoice-dettagliata-3.csv': [2, 167_322],
      'invoices_new_format.csv': [7, 38_470],
    };
    for (const [name, [count, sum]] of Object.entries(expected)) {
      const outcome = await parsed(find('open-items', name));
      expect(outcome.estratti.every(({ natura }) => natura === 'partita')).toBe(true);
      expect([
        name,
        righe(outcome).length,
        righe(outcome).reduce((total, { importo }) => total + importo, 0),
      ]).toEqual([name, count, sum]);
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
    const outcome = await parsed(find('txt-fixed', 'banca_popolare_2026-05.txt'));
    expect(outcome.lettura?.tagli?.length).toBe(5);
    expect(righe(outcome)).toHaveLength(27);
    expect(righe(outcome).reduce((total, { importo }) => total + importo, 0)).toBe(22_036);
  });
});
