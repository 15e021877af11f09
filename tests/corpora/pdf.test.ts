/** Public PDFs: statements to the cent, everything else refused with its reason, and nothing that hangs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { CORPORA, hasCorpora, listCorpus } from './corpora.ts';
import { PDF, PDF_ERRORI, PDF_PASSWORD } from './pdf-attesi.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

const all = listCorpus('pdf');
const ostili = listCorpus('hostile-pdf');
/** Milliseconds a hostile file may take. */
const PAZIENZA = 10_000;

interface Verita {
  data: string;
  descrizione: string;
  importo: number;
  saldo: number;
}

function readVerita(name: string): Verita[] {
  const testo = readFileSync(join(CORPORA, 'ground-truth/Michael-A-Fry__Bank-Statement-OCR', name), 'utf8');
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
    expect(all.map(({ nome }) => nome).toSorted()).toEqual(
      [...Object.keys(PDF), ...Object.keys(PDF_ERRORI)].toSorted(),
    );
  });

  it.each(all)('$percorso: every movement to the cent, or refused with a reason', async (file) => {
    const atteso = PDF[file.nome];
    const before = await readStatementFile(file);
    if (!atteso) {
      expect(before).toMatchObject({ tipo: 'errore', code: PDF_ERRORI[file.nome] });
      return;
    }
    if (atteso.domanda !== undefined) {
      expect(before).toMatchObject({ tipo: 'domanda', domande: [{ id: atteso.domanda }] });
    }
    const first = before.tipo === 'domanda' ? before.domande[0]?.options[0]?.valore : undefined;
    const outcome =
      first === undefined ? before : await readStatementFile(file, { risposte: { segno: first } });
    if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
    const [estratto, ...others] = outcome.estratti;
    expect(others).toEqual([]);
    const righe = estratto?.righe ?? [];
    expect({
      movimenti: righe.length,
      somma: righe.reduce((sum, { importo }) => sum + importo, 0),
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
      ).toEqual(readVerita(atteso.verita));
    }
  });

  it.each([...all, ...ostili].filter(({ nome }) => PDF_PASSWORD[nome]))(
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
    const outcome = await readStatementFile(file);
    expect(performance.now() - from).toBeLessThan(PAZIENZA);
    expect(outcome).toMatchObject({ tipo: 'errore', messaggio: expect.stringMatching(/\S/) as string });
    expect(outcome).not.toMatchObject({ code: 'errore_interno' });
  });
});
