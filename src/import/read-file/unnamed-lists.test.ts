/** Lists of open items, and accounts, whose words nobody knows: what their days, names and numbers say. */
import { describe, expect, it } from 'vitest';
import { readText } from './letto.node.ts';

const WHO = ['Alfa GmbH', 'Beta AG', 'Gamma Srl', 'Alfa GmbH', 'Delta Ltd'];
const DUE = ['28.02.2026', '15.03.2026', '31.03.2026', '30.04.2026', '31.05.2026'];
const list = (header: string, due: readonly string[] = DUE): string =>
  `${header}\n${due.map((day, at) => `B${at + 1}/26;0${at + 2}.02.2026;${WHO[at]};1.${at}00,00;${day}`).join('\n')}\n`;

async function partite(text: string): Promise<unknown> {
  const outcome = await readText(text, null, { segno: 'con_segno' });
  if (outcome.tipo !== 'letto') return outcome.tipo;
  return outcome.estratti.flatMap(({ natura, righe }) =>
    righe.map(({ numero_documento: number, ragione_sociale: who, scadenza }) => [
      natura,
      number,
      who,
      scadenza,
    ]),
  );
}

describe('a list in words that nobody knows', () => {
  const READ = [
    ['partita', 'B1/26', 'Alfa GmbH', '2026-02-28'],
    ['partita', 'B2/26', 'Beta AG', '2026-03-15'],
    ['partita', 'B3/26', 'Gamma Srl', '2026-03-31'],
    ['partita', 'B4/26', 'Alfa GmbH', '2026-04-30'],
    ['partita', 'B5/26', 'Delta Ltd', '2026-05-31'],
  ];

  it.each(['Beleg;Datum;Gegenseite;Betrag;Fälligkeit', 'Zettel;Datum;Haus;Betrag;Bis'])(
    '%s',
    async (header) => {
      expect(await partite(list(header))).toEqual(READ);
    },
  );

  it('says that it took weeks between two days for time to pay', async () => {
    const outcome = await readText(list('Zettel;Datum;Haus;Betrag;Bis'), null, { segno: 'con_segno' });
    expect(outcome.tipo === 'letto' && outcome.notices.join(' ')).toContain('La colonna «Bis»');
    expect(outcome.tipo === 'letto' && outcome.lettura?.colonne).toContainEqual({
      campo: 'scadenza',
      colonna: 'Bis',
      indice: 4,
    });
  });

  it.each([
    ['a few days later', ['04.02.2026', '05.02.2026', '06.02.2026', '07.02.2026', '08.02.2026']],
    ['the same day for all', ['10.03.2026', '10.03.2026', '10.03.2026', '10.03.2026', '10.03.2026']],
    ['a day before one of them', ['28.02.2026', '15.03.2026', '31.03.2026', '30.04.2026', '01.01.2026']],
  ])('is none where the second day is %s', async (_, days) => {
    const outcome = await partite(list('Zettel;Datum;Haus;Betrag;Bis', days));
    expect(JSON.stringify(outcome)).not.toContain('partita');
  });
});

it.each(['Descrizione', 'Zettel'])('words about a company under «%s» are not its name', async (header) => {
  const rows = DUE.map(
    (day, at) => `${at + 1}/26;0${at + 2}.02.2026;Fattura ${WHO[at]} n. ${at + 1};1.${at}00,00;${day}`,
  ).join('\n');
  const outcome = await readText(`Numero;Data documento;${header};Importo;Scadenza\n${rows}\n`, null, {
    segno: 'con_segno',
  });
  expect(
    outcome.tipo === 'letto' &&
      outcome.estratti.flatMap(({ righe }) => righe.map(({ ragione_sociale: who }) => who)),
  ).toEqual(DUE.map(() => null));
});

it('nights that are booked weeks before are no documents: nobody is named as companies are', async () => {
  const rows = DUE.map((day, at) => `HM${at}X;0${at + 2}.02.2026;Ospite ${at};1.${at}00,00;${day}`).join(
    '\n',
  );
  expect(JSON.stringify(await partite(`Code;Datum;Gast;Betrag;Beginn\n${rows}\n`))).not.toContain('partita');
});

it('the month in which a card ends is no day on which anything is due', async () => {
  const outcome = await partite(
    'Data;Descrizione;Importo;Scadenza carta\n12/01/2026;Spesa uno;-12,00;12/28\n13/01/2026;Spesa due;-13,00;12/28\n14/01/2026;Rimborso;14,00;12/28\n',
  );
  expect(outcome).toEqual([12, 13, 14].map(() => ['movimento', null, null, null]));
});

describe('an account that names no currency', () => {
  const account = (iban: string, header = 'Importo'): string =>
    `IBAN;Data;Descrizione;${header}\n${iban};02/01/2026;a;-10,00\n${iban};03/01/2026;b;20,00\n`;

  it.each([
    ['CH9300762011623852957', 'Importo', 'CHF'],
    ['PL61109010140000071219812874', 'Importo', 'PLN'],
    // Payment institutions keep euro under these.
    ['GB82WEST12345698765432', 'Importo', 'EUR'],
    ['IT60X0542811101000000123456', 'Importo', 'EUR'],
    ['CH9300762011623852957', 'Importo EUR', 'EUR'],
  ])('%s, %s: %s', async (iban, header, divisa) => {
    const outcome = await readText(account(iban, header));
    expect(outcome).toMatchObject({ estratti: [{ divisa }] });
  });
});
