/** Printed tables whose words break where they should not: a name over two lines, a title close under a row. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { libera, print, type PaginaStampata, type Stile, type TabellaStampata } from './stampa.ts';

const STILE: Stile = {
  font: 'Helvetica',
  corpo: 8,
  space: 2,
  titoliDestra: true,
  righe: false,
  margini: 40,
};

const tabella = (
  titles: readonly string[],
  larghezza: number,
  righe: readonly (readonly string[])[],
): TabellaStampata => ({
  colonne: titles.map((titolo, at) => ({ titolo, larghezza: at === 2 ? larghezza : 70, destra: at > 2 })),
  titles: true,
  stacco: false,
  gruppi: righe.map((riga) => [riga]),
});

async function read(...pagine: PaginaStampata[]) {
  const bytes = await print(pagine, STILE, (at, of) => `Pagina ${at} di ${of}`);
  const outcome = await readStatementFile({ nome: 'documento.pdf', bytes });
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const MOVIMENTI = ['Data', 'Valuta', 'Descrizione', 'Addebiti', 'Accrediti'];

describe('words that break', () => {
  it.each(['SALDO A RIPORTARE', 'TOTALE DA RIPORTARE'])(
    '%s over two lines of a narrow column',
    async (nome) => {
      const { estratti } = await read(
        [
          libera('Conto corrente 1000/00012345'),
          libera('Saldo iniziale al 31/12/2025: 1.000,00'),
          tabella(MOVIMENTI, 45, [
            ['13/01/2026', '13/01/2026', 'Alfa', '', '120,50'],
            ['15/01/2026', '15/01/2026', 'Beta', '33,10', ''],
            ['', '', nome, '', '1.087,40'],
          ]),
        ],
        [
          tabella(MOVIMENTI, 45, [
            ['', '', 'RIPORTO', '', '1.087,40'],
            ['19/01/2026', '19/01/2026', 'Gamma', '', '200,00'],
          ]),
          libera('Saldo finale al 31/01/2026: 1.287,40'),
        ],
      );
      expect(estratti).toMatchObject([
        {
          scartate: [],
          quadratura: { esito: 'quadra' },
          righe: [{ importo: 12_050 }, { importo: -3_310 }, { importo: 20_000 }],
        },
      ]);
    },
  );

  it.each([
    ['CLIENTI', 'FORNITORI', ['Documento', 'Data doc.', 'Nominativo', 'Scadenza', 'Importo']],
    ['ENTRATE', 'USCITE', ['Data', 'Rif.', 'Descrizione', 'Nota', 'Importo']],
  ])('%s and %s close under a row are titles of what follows', async (ours, theirs, titles) => {
    const [first = ''] = titles;
    const riga = (at: number, importo: string): string[] =>
      first === 'Data'
        ? [`${at}/01/2026`, String(at), 'Alfa', '', importo]
        : [String(at), `${at}/01/2026`, 'Alfa', '28/02/2026', importo];
    const { estratti } = await read([
      libera('Situazione'),
      libera(ours),
      tabella(titles, 120, [riga(13, '1.220,00'), riga(14, '100,00')]),
      libera(theirs),
      tabella(titles, 120, [riga(15, '610,00')]),
    ]);
    expect(estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))).toEqual([
      122_000, 10_000, -61_000,
    ]);
  });
});
