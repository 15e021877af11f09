import { describe, expect, it } from 'vitest';
import { letturaSchema } from '#api/contract/tracciati.ts';
import { toLettura, TRACCIATI_NATIVI } from '#domain/banks/tracciati.ts';
import { readStatementFile } from '../read-file/read.ts';
import { refuseLettura } from '../ui/columns/corrected-reading.ts';

import { findNativo } from './native.ts';

const read = (nome: string, testo: string) =>
  readStatementFile({ nome, bytes: new TextEncoder().encode(testo) });

describe('built-in tracciati', () => {
  it('are readings that can be saved and read with, each under a name of its own', () => {
    for (const nativo of TRACCIATI_NATIVI) {
      const lettura = letturaSchema.parse(toLettura(nativo));
      expect([nativo.nome, refuseLettura(lettura)]).toEqual([nativo.nome, null]);
      expect(findNativo(lettura.intestazione, 'csv', '')?.chiave).toBe(nativo.chiave);
    }
    expect(new Set(TRACCIATI_NATIVI.map(({ nome }) => nome)).size).toBe(TRACCIATI_NATIVI.length);
  });

  it('are known by the whole header, whatever its case and underscores; never by part of it', () => {
    expect(
      findNativo(['DATA', 'valuta', 'Addebiti', 'Accrediti', 'Descrizione_operazioni'], 'csv', 'x')?.chiave,
    ).toBe('bancoposta');
    expect(findNativo(['Data', 'Valuta', 'Addebiti', 'Accrediti'], 'csv', 'listamovimenti.csv')).toBe(null);
    expect(
      findNativo(['Data', 'Valuta', 'Addebiti', 'Accrediti', 'Descrizione operazioni'], 'camt', 'x'),
    ).toBe(null);
  });

  it('name the bank and read the file to the cent', async () => {
    const esito = await read(
      'listamovimenti.csv',
      'Data;Valuta;Addebiti;Accrediti;Descrizione operazioni\n13/03/2026;13/03/2026;12,50;;PAGAMENTO\n14/03/2026;14/03/2026;;1.200,00;BONIFICO\n',
    );
    if (esito.tipo !== 'letto') throw new Error('not read');
    expect(esito.tracciato).toMatchObject({ nome: 'BancoPosta, lista movimenti', origine: 'nativo' });
    expect(esito.estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-1_250, 120_000]);
  });

  it('settle what the cells leave open: 03/04 is a day first, as the bank writes it', async () => {
    const testo =
      'Data Registrazione;Data valuta;Descrizione;Importo (EUR)\n03/04/2026;03/04/2026;Uno;-1,00\n05/04/2026;05/04/2026;Due;2,00\n';
    const esito = await read('elenco.csv', testo);
    if (esito.tipo !== 'letto') throw new Error(`not read: ${esito.tipo}`);
    expect(esito.estratti[0]?.righe.map(({ data }) => data)).toEqual(['2026-04-03', '2026-04-05']);
  });
});
