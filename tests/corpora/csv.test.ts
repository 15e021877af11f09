/** Real statements of many banks, read as the product reads them and compared with what is known of them. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { CSV_IT, DOMANDE, ERRORI, QUADRA, VERITA_DIVERSA } from './attesi.ts';
import { comeRighe, CORPORA, hasCorpora, readVerita, listCorpus, type FileCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Reads, answering the questions with their first option. */
async function read(file: FileCorpus): Promise<EsitoLettura> {
  const outcome = await readStatementFile(file);
  if (outcome.tipo !== 'domanda') return outcome;
  const risposte: Risposte = Object.fromEntries(
    outcome.domande.map(({ id, options }) => [id, options[0]?.valore]),
  );
  return readStatementFile(file, { risposte });
}

function righe({ estratti }: Letto): Letto['estratti'][number]['righe'] {
  return estratti.flatMap((estratto) => estratto.righe);
}

function compare(outcome: Letto): string[] {
  return comeRighe(
    righe(outcome).map(({ data, importo }) => ({
      data,
      importo: Math.abs(importo),
      side: importo < 0 ? 'dare' : 'avere',
    })),
  );
}

const italiani = listCorpus('csv-it');
const europei = listCorpus('csv-eu');
const all = [...italiani, ...europei, ...listCorpus('hostile-csv')];

describe.runIf(hasCorpora())('csv-it', () => {
  it('holds the 22 known files', () => {
    expect(italiani.map(({ nome }) => nome).toSorted()).toEqual(Object.keys(CSV_IT).toSorted());
  });

  it.each(italiani)('$nome: every movement, to the cent', async (file) => {
    const outcome = await readStatementFile(file);
    expect(outcome.tipo).toBe('letto');
    if (outcome.tipo !== 'letto') return;
    const loaded = righe(outcome);
    expect({
      movimenti: loaded.length,
      somma: loaded.reduce((sum, { importo }) => sum + importo, 0),
    }).toEqual(CSV_IT[file.nome]);
  });
});

describe.runIf(hasCorpora())('published outputs', () => {
  const having = [...italiani, ...europei].filter((file) => readVerita(file) !== null);

  it.each(having.filter(({ nome }) => !VERITA_DIVERSA.has(nome)))(
    '$nome: same dates, amounts and sides',
    async (file) => {
      const outcome = await read(file);
      expect(outcome.tipo).toBe('letto');
      if (outcome.tipo !== 'letto') return;
      const parsed =
        DOMANDE[file.nome] === 'segno'
          ? compare(outcome).map((riga) => riga.replace('avere', 'dare'))
          : compare(outcome);
      expect(parsed).toEqual(comeRighe(readVerita(file) ?? []));
    },
  );
});

describe.runIf(hasCorpora())('every file', () => {
  it.each(all)('$nome: read, asked about, or refused, as expected', async (file) => {
    const outcome = await readStatementFile(file);
    const answer =
      outcome.tipo === 'domanda'
        ? outcome.domande.map(({ id }) => id).join(' ')
        : outcome.tipo === 'errore'
          ? outcome.code
          : 'letto';
    expect(answer).toBe(DOMANDE[file.nome] ?? ERRORI[file.nome] ?? 'letto');
  });

  it.each(all)('$nome: proved exactly when its balances tie, and a break names its line', async (file) => {
    const outcome = await read(file);
    const proofs = outcome.tipo === 'letto' ? outcome.estratti.map(({ quadratura }) => quadratura) : [];
    const tiesOut = proofs.length > 0 && proofs.every((proof) => proof.esito === 'quadra');
    expect(tiesOut).toBe(QUADRA.has(file.nome));
    expect(proofs.filter((proof) => proof.esito === 'non_quadra' && proof.riga === null)).toEqual([]);
  });

  it.each(all)('$nome: its own inferred tracciato reads it again without a question', async (file) => {
    const outcome = await read(file);
    if (outcome.tipo !== 'letto' || !outcome.lettura) return;
    const tracciato = {
      id: 1,
      versione: 1,
      nome: 'prova',
      modello_nome: '*',
      natura: 'movimento',
      id_conto: null,
      lettura: outcome.lettura,
    } as const;
    const anchor = await readStatementFile(file, { tracciato });
    expect(anchor.tipo).toBe('letto');
    if (anchor.tipo !== 'letto') return;
    expect(anchor.tracciato.origine).toBe('salvato');
    expect(compare(anchor)).toEqual(compare(outcome));
  });
});
