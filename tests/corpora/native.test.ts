/** Structured formats of many banks: every movement and every sum, against counts made on the raw text. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { CONTA, countFile, readIndex } from './conta.ts';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

const all = Object.keys(CONTA).flatMap((folder) => listCorpus(folder));
const index = hasCorpora() ? readIndex() : new Map<string, { movimenti: string; quadra: string }>();

/** The index counts every `^` of a QIF, and an entry that its author's parser could not read as none. */
const SENZA_INDICE = new Set(['qif']);

describe.runIf(hasCorpora())('structured formats', () => {
  it('are all there', () => {
    expect(all.length).toBeGreaterThanOrEqual(130);
  });

  it.each(all)('$percorso: every movement, to the cent, or refused with a reason', async (file) => {
    const expected = countFile(file);
    const outcome = await readStatementFile(file);
    if (expected === null) throw new Error('no count for this folder');
    if (outcome.tipo !== 'letto') {
      expect(outcome).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
      expect(expected.movimenti - expected.illeggibili).toBe(0);
      return;
    }
    const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
    const scartate = outcome.estratti.flatMap((estratto) => estratto.scartate);
    expect({
      righe: righe.length,
      scartate: scartate.length,
      somma: righe.reduce((sum, { importo }) => sum + importo, 0),
    }).toEqual({
      righe: expected.movimenti - expected.illeggibili,
      scartate: expected.illeggibili,
      somma: expected.somma,
    });
    expect(outcome).toMatchObject({ lettura: null, tracciato: { origine: 'nativo' } });
  });

  it.each(all)('$percorso: as the index counts it, and tying exactly when it says so', async (file) => {
    const outcome = await readStatementFile(file);
    const known = index.get(file.percorso);
    if (outcome.tipo !== 'letto' || !known) return;
    const [folder = ''] = file.percorso.split('/');
    const { estratti } = outcome;
    if (!SENZA_INDICE.has(folder)) {
      const loaded = estratti.reduce((sum, { righe, scartate }) => sum + righe.length + scartate.length, 0);
      expect(String(loaded)).toBe(known.movimenti);
    }
    const tiesOut = estratti.every(({ quadratura }) => quadratura.esito === 'quadra');
    if (known.quadra === 'yes') expect(tiesOut).toBe(true);
    if (known.quadra.startsWith('no')) expect(tiesOut).toBe(false);
    const rotte = estratti.filter(({ quadratura }) => quadratura.esito === 'non_quadra');
    expect(rotte.filter(({ quadratura }) => quadratura.riga === null)).toEqual([]);
  });
});

const ostili = listCorpus('hostile-xml');
const CAMT = (start: string, inside: string): string =>
  `<?xml version="1.0"?>\n${start}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`;

describe.runIf(hasCorpora())('hostile XML', () => {
  /** Invoices whole but for a part that says nothing of what is due: read as they are. */
  const LETTI = new Set(['missing_DatiBeniServizi.xml', 'jumbo_FatturaElettronicaHeader.xml']);

  it.each(ostili)('$nome: a message, nothing expanded', async (file) => {
    const outcome = await readStatementFile(file);
    if (LETTI.has(file.nome)) expect(outcome).toMatchObject({ tipo: 'letto', formato: 'fatturapa' });
    else {
      expect(outcome).toMatchObject({
        tipo: 'errore',
        code: expect.stringMatching(/^(file_xml|xml_non_valido|xml_con_dtd|nessun_movimento)$/) as string,
      });
    }
  });

  it.each(ostili)('$nome: its DOCTYPE around a statement is refused', async ({ bytes, nome }) => {
    const text = new TextDecoder().decode(bytes);
    const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/.exec(text)?.[0];
    if (doctype === undefined) return;
    const camt = new TextEncoder().encode(CAMT(doctype, ''));
    expect(await readStatementFile({ nome, bytes: camt })).toMatchObject({
      tipo: 'errore',
      code: 'xml_con_dtd',
    });
  });
});
