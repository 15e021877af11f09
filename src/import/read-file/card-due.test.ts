/** A printed card whose charges have no sign: what it says is to be paid tells that they went out. */
import { describe, expect, it } from 'vitest';
import { libera, print } from '#tests/layouts/pdf/stampa.ts';
import { readStatementFile } from './read.ts';

const STILE = {
  font: 'Helvetica',
  corpo: 8,
  space: 2,
  titoliDestra: true,
  righe: false,
  margini: 40,
} as const;

async function read(below: readonly string[], righe: readonly (readonly string[])[] = SPESE) {
  const colonne = [
    { titolo: 'Data operazione', larghezza: 90 },
    { titolo: 'Descrizione', larghezza: '*' as const },
    { titolo: 'Importo', larghezza: 80, destra: true },
  ];
  const page = [
    libera('Estratto conto carta di credito'),
    libera('Periodo dal 01/03/2026 al 31/03/2026'),
    { colonne, gruppi: righe.map((riga) => [riga]), titles: true, stacco: false },
    libera(...below),
  ];
  return readStatementFile({ nome: 'estratto.pdf', bytes: await print([page], STILE, () => '') });
}

const SPESE = [
  ['04/03/2026', 'Supermercato', '45,10'],
  ['09/03/2026', 'Distributore', '60,00'],
  ['13/03/2026', 'Libreria', '1.019,90'],
  ['17/03/2026', 'Albergo', '220,00'],
  ['21/03/2026', 'Trattoria', '38,50'],
];

describe('a card without signs', () => {
  it.each([
    [['Totale spese', '1.383,50']],
    [['Totale da addebitare', '1.383,50']],
    [['L’importo di € 1.383,50 sarà addebitato sul conto il 10/04/2026']],
  ])('%j is the sum of its charges', async (below) => {
    const outcome = await read(below);
    expect(outcome).toMatchObject({
      tipo: 'letto',
      lettura: { segno: 'inverso' },
      estratti: [{ righe: [-4_510, -6_000, -101_990, -22_000, -3_850].map((importo) => ({ importo })) }],
    });
    expect(outcome.tipo === 'letto' && outcome.notices.join(' ')).toContain('da pagare proprio la somma');
  });

  it('a total of another name is the sum of what the holder of the card did', async () => {
    const outcome = await read(['Totale operazioni', '1.383,50']);
    expect(outcome).toMatchObject({ tipo: 'letto', lettura: { segno: 'inverso' } });
    expect(outcome.tipo === 'letto' && outcome.notices.join(' ')).toContain('i suoi totali sono la somma');
  });

  it('another total than the sum of them is asked about', async () => {
    expect(await read(['Totale operazioni', '1.383,40'])).toMatchObject({ tipo: 'domanda' });
  });

  it('with what is given back taken off the total', async () => {
    const outcome = await read(
      ['Totale dovuto', '1.283,50'],
      [...SPESE, ['25/03/2026', 'Albergo', '-100,00']],
    );
    expect(outcome).toMatchObject({ tipo: 'letto', lettura: { segno: 'inverso' } });
  });

  it.each([[['Totale spese', '1.383,51']], [['Fido residuo', '1.383,50']]])(
    '%j says nothing of them: it is asked',
    async (below) => {
      expect(await read(below)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    },
  );
});
