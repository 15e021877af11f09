/** Public PDFs: statements to the cent, everything else refused with its reason, and nothing that hangs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';
import { PDF, PDF_ERRORI, PDF_PASSWORD } from './pdf-attesi.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

const tutti = listCorpus('pdf');
const ostili = listCorpus('hostile-pdf');
/** Milliseconds a hostile file may take. */
const PAZIENZA = 10_000;

interface Verita {
  data: string;
  descrizione: string;
  importo: number;
  saldo: number;
}

function leggiVerita(nome: string): Verita[] {
  const testo = readFileSync(join(CORPORA, 'ground-truth/Michael-A-Fry__Bank-Statement-OCR', nome), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(testo, { header: true, skipEmptyLines: true });
  const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
  return data.map((riga) => ({
    data: riga['date'] ?? '',
    descrizione: riga['description'] ?? '',
    importo: cents(riga['amount']),
    saldo: cents(riga['balance']),
  }));
}

describe.runIf(hasCorpora())('PDF statements', () => {
  it('are all there', () => {
    expect(tutti.map(({ nome }) => nome).toSorted()).toEqual(
      [...Object.keys(PDF), ...Object.keys(PDF_ERRORI)].toSorted(),
    );
  });

  it.each(tutti)('$percorso: every movement to the cent, or refused with a reason', async (file) => {
    const atteso = PDF[file.nome];
    const prima = await readStatementFile(file);
    if (!atteso) {
      expect(prima).toMatchObject({ tipo: 'errore', code: PDF_ERRORI[file.nome] });
      return;
    }
    if (atteso.domanda !== undefined) {
      expect(prima).toMatchObject({ tipo: 'domanda', domande: [{ id: atteso.domanda }] });
    }
    const primo = prima.tipo === 'domanda' ? prima.domande[0]?.opzioni[0]?.valore : undefined;
    const esito = primo === undefined ? prima : await readStatementFile(file, { risposte: { segno: primo } });
    if (esito.tipo !== 'letto') throw new Error(JSON.stringify(esito));
    const [estratto, ...altri] = esito.estratti;
    expect(altri).toEqual([]);
    const righe = estratto?.righe ?? [];
    expect({
      movimenti: righe.length,
      somma: righe.reduce((somma, { importo }) => somma + importo, 0),
    }).toEqual({ movimenti: atteso.movimenti, somma: atteso.somma });
    if (atteso.conto !== undefined) expect(estratto?.conto).toBe(atteso.conto);
    if (atteso.saldi) {
      expect(estratto).toMatchObject({
        saldo_iniziale: atteso.saldi[0],
        saldo_finale: atteso.saldi[1],
        quadratura: { esito: 'quadra' },
      });
    }
    if (atteso.verita !== undefined) {
      expect(
        righe.map(({ data, descrizione, importo, saldo }) => ({ data, descrizione, importo, saldo })),
      ).toEqual(leggiVerita(atteso.verita));
    }
  });

  it.each([...tutti, ...ostili].filter(({ nome }) => PDF_PASSWORD[nome]))(
    '$percorso: opened by its password, and by no other',
    async (file) => {
      const [password = '', code] = PDF_PASSWORD[file.nome] ?? [];
      expect(await readStatementFile(file)).toMatchObject({ tipo: 'errore', code: 'pdf_password' });
      expect(await readStatementFile(file, { password: `${password}!` })).toMatchObject({
        code: 'pdf_password_errata',
      });
      expect(await readStatementFile(file, { password })).toMatchObject({ tipo: 'errore', code });
    },
  );
});

describe.runIf(hasCorpora())('hostile PDFs', () => {
  it.each(ostili)('$nome: a message, in time', async (file) => {
    const from = performance.now();
    const esito = await readStatementFile(file);
    expect(performance.now() - from).toBeLessThan(PAZIENZA);
    expect(esito).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
    expect(esito).not.toMatchObject({ code: 'errore_interno' });
  });
});
