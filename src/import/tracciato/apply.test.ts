import { describe, expect, it } from 'vitest';
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from '../read-file/read.ts';
import { isStessoTracciato } from './apply.ts';

const encoder = new TextEncoder();
const GENNAIO =
  'Banca\n\nData;Descrizione;Importo;Saldo\n13/01/2026;Pagamento;-100,50;900,00\n14/01/2026;Incasso;50,00;950,00\n';

async function learn(text: string): Promise<Tracciato> {
  const outcome = await readStatementFile({ nome: 'gennaio.csv', bytes: encoder.encode(text) });
  if (outcome.tipo !== 'letto' || !outcome.lettura) throw new Error(JSON.stringify(outcome));
  return {
    id: 7,
    versione: 2,
    nome: 'Banca',
    modello_nome: '*.csv',
    natura: 'movimento',
    id_conto: 1,
    lettura: outcome.lettura,
  };
}

async function reread(text: string): Promise<EsitoLettura> {
  return readStatementFile(
    { nome: 'febbraio.csv', bytes: encoder.encode(text) },
    { tracciato: await learn(GENNAIO) },
  );
}

describe('a saved tracciato', () => {
  it('reads the next file without a question, longer preamble and moved columns included', async () => {
    const outcome = await reread(
      'Banca\nFiliale;1\nPeriodo;febbraio\n\nDescrizione;Data;Saldo;Importo;Nuova\nPagamento;02/02/2026;940,00;-10,00;x\nIncasso;03/02/2026;960,00;20,00;y\n',
    );
    expect(outcome).toMatchObject({
      tipo: 'letto',
      tracciato: { id: 7, versione: 2, nome: 'Banca', origine: 'salvato' },
      estratti: [
        {
          righe: [{ data: '2026-02-02', importo: -1000 }, { importo: 2000 }],
          quadratura: { esito: 'quadra' },
        },
      ],
    });
    expect(outcome).toMatchObject({
      notices: expect.arrayContaining([
        expect.stringContaining('Colonne nuove, non lette dal tracciato: Nuova'),
      ]),
    });
  });

  it.each([
    ['a column vanished', 'Data;Descrizione;Importo\n02/02/2026;a;-10,00\n', /«Saldo».*non c’è più/],
    [
      'the decimals changed',
      'Data;Descrizione;Importo;Saldo\n02/02/2026;a;-1,010.50;940.00\n03/02/2026;b;20.00;960.00\n',
      /decimali/,
    ],
    [
      'the dates changed',
      'Data;Descrizione;Importo;Saldo\n02/25/2026;a;-10,00;940,00\n02/26/2026;b;20,00;960,00\n',
      /mese\/giorno\/anno/,
    ],
    [
      'the amounts are gone',
      'Data;Descrizione;Importo;Saldo\n02/02/2026;10;alfa;beta\n03/02/2026;11;gamma;delta\n',
      /importi/,
    ],
    ['the header is another', 'Date;Text;Amount;Balance\n02/02/2026;a;-10,00;940,00\n', /intestazione/i],
  ])('stops when %s', async (_, text, differenza) => {
    const outcome = await reread(text);
    expect(outcome).toMatchObject({ tipo: 'deriva', tracciato: { id: 7, nome: 'Banca' } });
    expect(outcome).toMatchObject({
      differenze: expect.arrayContaining([expect.stringMatching(differenza)]),
    });
  });

  it('is known without a column that rows are complete without, and says so; not without one they need', async () => {
    const conValuta = GENNAIO.replace('Data;', 'Data;Valuta;').replaceAll(/(\d\d\/01\/2026);/g, '$1;$1;');
    const tracciato = await learn(conValuta);
    const read = (text: string) =>
      readStatementFile({ nome: 'altro.csv', bytes: encoder.encode(text) }, { tracciato });
    expect(await read(GENNAIO)).toMatchObject({
      tipo: 'letto',
      notices: expect.arrayContaining([expect.stringContaining('«Valuta» non c’è più')]),
      estratti: [{ quadratura: { esito: 'quadra' } }],
    });
    expect(await read(conValuta.replace('Importo', 'Movimento'))).toMatchObject({ tipo: 'deriva' });
  });

  it('is that of a file with its columns under any name of the file, not of one with others', async () => {
    const { lettura } = await learn(GENNAIO);
    expect(isStessoTracciato(lettura, ['Saldo', 'Importo', 'Data', 'Descrizione', 'Nuova'])).toBe(true);
    expect(isStessoTracciato(lettura, ['Data', 'Descrizione', 'Importo'])).toBe(false);
    expect(isStessoTracciato(lettura, ['Data', 'Descrizione', 'Importo', 'Saldo', 'a', 'b', 'c'])).toBe(
      false,
    );
  });
});
