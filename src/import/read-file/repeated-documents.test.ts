/** Lists of invoices by line: the total of a document that stands on each of its lines counts once, or it is asked. */
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const read = (righe: readonly string[], options: ReadingOptions = {}) =>
  readStatementFile(
    { nome: 'fatture.csv', bytes: new TextEncoder().encode(`${righe.join('\n')}\n`) },
    options,
  );

async function readDocuments(righe: readonly string[], options: ReadingOptions = {}) {
  const outcome = await read(righe, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap((estratto) =>
    estratto.righe.map(({ numero_documento, importo }) => [numero_documento, importo]),
  );
}

const ONCE = [
  ['7', 122_000],
  ['8', 30_500],
];

describe('rows that repeat a document', () => {
  it.each([
    [
      'by the name of the amount',
      'Fattura n.;Data;Cliente;Voce;Totale documento',
      ['A;1.220,00', 'B;1.220,00', 'C;305,00'],
    ],
    [
      'by another column, whose parts come to it',
      'Fattura n.;Data;Cliente;Prezzo;Importo',
      ['610,00;1.220,00', '610,00;1.220,00', '305,00;305,00'],
    ],
  ])('count once: %s', async (_, head, [one, two, three]) => {
    const file = [
      head,
      `7;15/05/2026;Alfa Srl;${one}`,
      `7;15/05/2026;Alfa Srl;${two}`,
      `8;16/05/2026;Alfa Srl;${three}`,
    ];
    expect(await readDocuments(file)).toEqual(ONCE);
  });

  const DOUBT = [
    'Cliente;Fattura n.;Data fattura;Scadenza;Importo',
    'Alfa Srl;7;15/05/2026;30/06/2026;1.220,00',
    'Alfa Srl;7;15/05/2026;30/06/2026;1.220,00',
    'Alfa Srl;8;16/05/2026;30/06/2026;305,00',
  ];

  it('are asked about where nothing says it', async () => {
    expect(await read(DOUBT)).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'ripetuti', options: [{ valore: 'una' }, { valore: 'ognuna' }] }],
    });
    expect(await readDocuments(DOUBT, { risposte: { ripetuti: 'una' } })).toEqual(ONCE);
    expect(await readDocuments(DOUBT, { risposte: { ripetuti: 'ognuna' } })).toEqual([
      ['7', 122_000],
      ...ONCE,
    ]);
  });

  it('are instalments where each is due on a day of its own, unless the amount is that of the whole document', async () => {
    const file = (name: string) => [
      `Cliente;Fattura n.;Data fattura;Scadenza;${name}`,
      'Alfa Srl;7;15/05/2026;30/06/2026;610,00',
      'Alfa Srl;7;15/05/2026;31/07/2026;610,00',
    ];
    expect(await readDocuments(file('Importo rata'))).toEqual([
      ['7', 61_000],
      ['7', 61_000],
    ]);
    expect(await read(file('Totale fattura'))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'ripetuti' }],
    });
  });
});
