/** Structured formats of many banks: every movement and every sum, against counts made on the raw text. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { CONTA, contaFile, leggiIndice } from './conta.ts';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

const tutti = Object.keys(CONTA).flatMap((cartella) => listCorpus(cartella));
const indice = hasCorpora() ? leggiIndice() : new Map<string, { movimenti: string; quadra: string }>();

/** The index counts every `^` of a QIF, and an entry that its author's parser could not read as none. */
const SENZA_INDICE = new Set(['qif']);

describe.runIf(hasCorpora())('structured formats', () => {
  it('are all there', () => {
    expect(tutti.length).toBeGreaterThanOrEqual(130);
  });

  it.each(tutti)('$percorso: every movement, to the cent, or refused with a reason', async (file) => {
    const attesi = contaFile(file);
    const esito = await readStatementFile(file);
    if (attesi === null) throw new Error('no count for this folder');
    if (esito.tipo !== 'letto') {
      expect(esito).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
      expect(attesi.movimenti - attesi.illeggibili).toBe(0);
      return;
    }
    const righe = esito.estratti.flatMap((estratto) => estratto.righe);
    const scartate = esito.estratti.flatMap((estratto) => estratto.scartate);
    expect({
      righe: righe.length,
      scartate: scartate.length,
      somma: righe.reduce((somma, { importo }) => somma + importo, 0),
    }).toEqual({
      righe: attesi.movimenti - attesi.illeggibili,
      scartate: attesi.illeggibili,
      somma: attesi.somma,
    });
    expect(esito).toMatchObject({ lettura: null, tracciato: { origine: 'nativo' } });
  });

  it.each(tutti)('$percorso: as the index counts it, and tying exactly when it says so', async (file) => {
    const esito = await readStatementFile(file);
    const noto = indice.get(file.percorso);
    if (esito.tipo !== 'letto' || !noto) return;
    const [cartella = ''] = file.percorso.split('/');
    const { estratti } = esito;
    if (!SENZA_INDICE.has(cartella)) {
      const lette = estratti.reduce(
        (somma, { righe, scartate }) => somma + righe.length + scartate.length,
        0,
      );
      expect(String(lette)).toBe(noto.movimenti);
    }
    const quadra = estratti.every(({ quadratura }) => quadratura.esito === 'quadra');
    if (noto.quadra === 'yes') expect(quadra).toBe(true);
    if (noto.quadra.startsWith('no')) expect(quadra).toBe(false);
    const rotte = estratti.filter(({ quadratura }) => quadratura.esito === 'non_quadra');
    expect(rotte.filter(({ quadratura }) => quadratura.riga === null)).toEqual([]);
  });
});

const ostili = listCorpus('hostile-xml');
const CAMT = (inizio: string, dentro: string): string =>
  `<?xml version="1.0"?>\n${inizio}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${dentro}</Stmt></BkToCstmrStmt></Document>`;

describe.runIf(hasCorpora())('hostile XML', () => {
  /** Invoices whole but for a part that says nothing of what is due: read as they are. */
  const LETTI = new Set(['missing_DatiBeniServizi.xml', 'jumbo_FatturaElettronicaHeader.xml']);

  it.each(ostili)('$nome: a message, nothing expanded', async (file) => {
    const esito = await readStatementFile(file);
    if (LETTI.has(file.nome)) expect(esito).toMatchObject({ tipo: 'letto', formato: 'fatturapa' });
    else {
      expect(esito).toMatchObject({
        tipo: 'errore',
        code: expect.stringMatching(/^(file_xml|xml_non_valido|xml_con_dtd|nessun_movimento)$/) as string,
      });
    }
  });

  it.each(ostili)('$nome: its DOCTYPE around a statement is refused', async ({ bytes, nome }) => {
    const testo = new TextDecoder().decode(bytes);
    const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/.exec(testo)?.[0];
    if (doctype === undefined) return;
    const camt = new TextEncoder().encode(CAMT(doctype, ''));
    expect(await readStatementFile({ nome, bytes: camt })).toMatchObject({
      tipo: 'errore',
      code: 'xml_con_dtd',
    });
  });
});
