import { describe, expect, it } from 'vitest';
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from '../read-file/read.ts';
import { isStessoTracciato } from './apply.ts';

const encoder = new TextEncoder();
const GENNAIO =
  'Banca\n\nData;Descrizione;Importo;Saldo\n13/01/2026;Pagamento;-100,50;900,00\n14/01/2026;Incasso;50,00;950,00\n';

async function impara(testo: string): Promise<Tracciato> {
  const esito = await readStatementFile({ nome: 'gennaio.csv', bytes: encoder.encode(testo) });
  if (esito.tipo !== 'letto' || !esito.lettura) throw new Error(JSON.stringify(esito));
  return {
    id: 7,
    versione: 2,
    nome: 'Banca',
    modello_nome: '*.csv',
    natura: 'movimento',
    id_conto: 1,
    lettura: esito.lettura,
  };
}

async function rileggi(testo: string): Promise<EsitoLettura> {
  return readStatementFile(
    { nome: 'febbraio.csv', bytes: encoder.encode(testo) },
    { tracciato: await impara(GENNAIO) },
  );
}

describe('a saved tracciato', () => {
  it('reads the next file without a question, longer preamble and moved columns included', async () => {
    const esito = await rileggi(
      'Banca\nFiliale;1\nPeriodo;febbraio\n\nDescrizione;Data;Saldo;Importo;Nuova\nPagamento;02/02/2026;940,00;-10,00;x\nIncasso;03/02/2026;960,00;20,00;y\n',
    );
    expect(esito).toMatchObject({
      tipo: 'letto',
      tracciato: { id: 7, versione: 2, nome: 'Banca', origine: 'salvato' },
      estratti: [
        {
          righe: [{ data: '2026-02-02', importo: -1000 }, { importo: 2000 }],
          quadratura: { esito: 'quadra' },
        },
      ],
    });
    expect(esito).toMatchObject({
      avvisi: expect.arrayContaining([
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
  ])('stops when %s', async (_, testo, differenza) => {
    const esito = await rileggi(testo);
    expect(esito).toMatchObject({ tipo: 'deriva', tracciato: { id: 7, nome: 'Banca' } });
    expect(esito).toMatchObject({ differenze: expect.arrayContaining([expect.stringMatching(differenza)]) });
  });

  it('is known without a column that rows are complete without, and says so; not without one they need', async () => {
    const conValuta = GENNAIO.replace('Data;', 'Data;Valuta;').replaceAll(/(\d\d\/01\/2026);/g, '$1;$1;');
    const tracciato = await impara(conValuta);
    const leggi = (testo: string) =>
      readStatementFile({ nome: 'altro.csv', bytes: encoder.encode(testo) }, { tracciato });
    expect(await leggi(GENNAIO)).toMatchObject({
      tipo: 'letto',
      avvisi: expect.arrayContaining([expect.stringContaining('«Valuta» non c’è più')]),
      estratti: [{ quadratura: { esito: 'quadra' } }],
    });
    expect(await leggi(conValuta.replace('Importo', 'Movimento'))).toMatchObject({ tipo: 'deriva' });
  });

  it('is that of a file with its columns under any name of the file, not of one with others', async () => {
    const { lettura } = await impara(GENNAIO);
    expect(isStessoTracciato(lettura, ['Saldo', 'Importo', 'Data', 'Descrizione', 'Nuova'])).toBe(true);
    expect(isStessoTracciato(lettura, ['Data', 'Descrizione', 'Importo'])).toBe(false);
    expect(isStessoTracciato(lettura, ['Data', 'Descrizione', 'Importo', 'Saldo', 'a', 'b', 'c'])).toBe(
      false,
    );
  });
});
