/** Real statements of many banks, read as the product reads them and compared with what is known of them. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { CSV_IT, DOMANDE, ERRORI, QUADRA, VERITA_DIVERSA } from './attesi.ts';
import { comeRighe, CORPORA, hasCorpora, leggiVerita, listCorpus, type FileCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): nothing to read`);

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Reads, answering the questions with their first option. */
async function leggi(file: FileCorpus): Promise<EsitoLettura> {
  const esito = await readStatementFile(file);
  if (esito.tipo !== 'domanda') return esito;
  const risposte: Risposte = Object.fromEntries(
    esito.domande.map(({ id, opzioni }) => [id, opzioni[0]?.valore]),
  );
  return readStatementFile(file, { risposte });
}

function righe({ estratti }: Letto): Letto['estratti'][number]['righe'] {
  return estratti.flatMap((estratto) => estratto.righe);
}

function confronta(esito: Letto): string[] {
  return comeRighe(
    righe(esito).map(({ data, importo }) => ({
      data,
      importo: Math.abs(importo),
      lato: importo < 0 ? 'dare' : 'avere',
    })),
  );
}

const italiani = listCorpus('csv-it');
const europei = listCorpus('csv-eu');
const tutti = [...italiani, ...europei, ...listCorpus('hostile-csv')];

describe.runIf(hasCorpora())('csv-it', () => {
  it('holds the 22 known files', () => {
    expect(italiani.map(({ nome }) => nome).toSorted()).toEqual(Object.keys(CSV_IT).toSorted());
  });

  it.each(italiani)('$nome: every movement, to the cent', async (file) => {
    const esito = await readStatementFile(file);
    expect(esito.tipo).toBe('letto');
    if (esito.tipo !== 'letto') return;
    const lette = righe(esito);
    expect({ movimenti: lette.length, somma: lette.reduce((sum, { importo }) => sum + importo, 0) }).toEqual(
      CSV_IT[file.nome],
    );
  });
});

describe.runIf(hasCorpora())('published outputs', () => {
  const con = [...italiani, ...europei].filter((file) => leggiVerita(file) !== null);

  it.each(con.filter(({ nome }) => !VERITA_DIVERSA.has(nome)))(
    '$nome: same dates, amounts and sides',
    async (file) => {
      const esito = await leggi(file);
      expect(esito.tipo).toBe('letto');
      if (esito.tipo !== 'letto') return;
      const letta =
        DOMANDE[file.nome] === 'segno'
          ? confronta(esito).map((riga) => riga.replace('avere', 'dare'))
          : confronta(esito);
      expect(letta).toEqual(comeRighe(leggiVerita(file) ?? []));
    },
  );
});

describe.runIf(hasCorpora())('every file', () => {
  it.each(tutti)('$nome: read, asked about, or refused, as expected', async (file) => {
    const esito = await readStatementFile(file);
    const risposta =
      esito.tipo === 'domanda'
        ? esito.domande.map(({ id }) => id).join(' ')
        : esito.tipo === 'errore'
          ? esito.code
          : 'letto';
    expect(risposta).toBe(DOMANDE[file.nome] ?? ERRORI[file.nome] ?? 'letto');
  });

  it.each(tutti)('$nome: proved exactly when its balances tie, and a break names its line', async (file) => {
    const esito = await leggi(file);
    const prove = esito.tipo === 'letto' ? esito.estratti.map(({ quadratura }) => quadratura) : [];
    const quadra = prove.length > 0 && prove.every((prova) => prova.esito === 'quadra');
    expect(quadra).toBe(QUADRA.has(file.nome));
    expect(prove.filter((prova) => prova.esito === 'non_quadra' && prova.riga === null)).toEqual([]);
  });

  it.each(tutti)('$nome: its own inferred tracciato reads it again without a question', async (file) => {
    const esito = await leggi(file);
    if (esito.tipo !== 'letto' || !esito.lettura) return;
    const tracciato = {
      id: 1,
      versione: 1,
      nome: 'prova',
      modello_nome: '*',
      natura: 'movimento',
      id_conto: null,
      lettura: esito.lettura,
    } as const;
    const ancora = await readStatementFile(file, { tracciato });
    expect(ancora.tipo).toBe('letto');
    if (ancora.tipo !== 'letto') return;
    expect(ancora.tracciato.origine).toBe('salvato');
    expect(confronta(ancora)).toEqual(confronta(esito));
  });
});
