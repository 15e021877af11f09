/** Sides and signs written beside the amounts: read, asked about, or refused with the reason that is true. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readText } from './letto.node.ts';
import { readWithTrials } from './trials.ts';
import { readStatementFile } from './read.ts';

const read = (text: string, risposte: Risposte = {}): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'documento.csv', bytes: new TextEncoder().encode(text) }, { risposte });

const statement = (amounts: readonly string[], title = ''): string =>
  `${title}Data;Descrizione;Importo\n${amounts.map((cell, at) => `1${at}/01/2026;Op. ${at};${cell}`).join('\n')}\n`;

async function importi(text: string, risposte?: Risposte): Promise<number[] | string> {
  const outcome = await read(text, risposte);
  if (outcome.tipo === 'letto')
    return outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo));
  return outcome.tipo === 'domanda' ? outcome.domande.map(({ id }) => id).join(' ') : outcome.tipo;
}

async function refused(text: string): Promise<unknown[]> {
  const outcome = await read(text);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ scartate }) =>
    scartate.map(({ riga, colonna, valore, motivo }) => [riga, colonna, valore, motivo]),
  );
}

describe('a side beside the amount', () => {
  it.each([
    [['12,00 (+)', '7,00(-)', '30,00 (+)']],
    [['(+) 12,00', '(-)7,00', '(+)30,00']],
    [['A12,00', 'D7,00', 'A30,00']],
    [['A 12,00', 'D 7,00', 'A 30,00']],
    [['12,00 c', '7,00 d', '30,00 c']],
    [['12,00 E', '7,00 U', '30,00 E']],
    [['12,00 E', '7,00 S', '30,00 E']],
    [['E 12,00', 'S 7,00', 'E 30,00']],
    [['12,00 H', '7,00 S', '30,00 H']],
    [['12,00 Haben', '7,00 Soll', '30,00 Haben']],
    [['12,00 Avere', '7,00 Dare', '30,00 Avere']],
    [['12,00 Gutschrift', '7,00 Lastschrift', '30,00 Gutschrift']],
    [['12,00 a credito', '7,00 a debito', '30,00 a credito']],
    [['12,00 ENT', '7,00 USC', '30,00 ENT']],
    [['+ 12,00', '- 7,00', '+ 30,00']],
    [['12,00', '\u22127,00', '30,00']],
    [['12,00', '\u2013\u00A07,00', '30,00']],
    [['12,00', '\uFF0D7,00', '30,00']],
    [['12,00', '\u20117,00', '30,00']],
    [['12,00\u00A0€', '7,00\u2011\u00A0€', '30,00\u2009€']],
  ])('%j', async (amounts) => {
    expect(await importi(statement(amounts))).toEqual([1200, -700, 3000]);
  });

  it('with spaces of any width between thousands', async () => {
    expect(await importi(statement(['1\u2007234,00', '\u20117\u200A000,00', '30,00']))).toEqual([
      123400, -700000, 3000,
    ]);
  });

  it('two columns, with a stroke of any length where there is nothing', async () => {
    const file =
      'Data;Descrizione;Uscite;Entrate\n10/01/2026;a;–;12,00\n11/01/2026;b;7,00;--\n12/01/2026;c;—;30,00\n';
    expect(await importi(file)).toEqual([1200, -700, 3000]);
  });

  it('a lone E may be of euro: it is asked about, and so are amounts with their plus in brackets alone', async () => {
    expect(await importi(statement(['12,00 E', '7,00 E', '30,00 E']))).toBe('segno');
  });

  it('an E beside a minus is of euro', async () => {
    expect(await importi(statement(['12,00 E', '-7,00 E', '30,00 E']))).toEqual([1200, -700, 3000]);
  });

  it('the letters of a ledger are those of its account', async () => {
    const title = 'Scheda contabile del conto BANCA C/C;;\n';
    expect(await importi(statement(['12,00 D', '7,00 A', '30,00 D'], title))).toEqual([1200, -700, 3000]);
    expect(
      await importi(statement(['12,00 Soll', '7,00 Haben', '30,00 S'], 'Kontoblatt 1200 Bank;;\n')),
    ).toEqual([1200, -700, 3000]);
  });

  it.each([
    ['Scadenzario clienti', ['122,00 D', '61,00 D', '22,00 A'], [12200, 6100, -2200]],
    ['Scadenzario fornitori', ['122,00 A', '61,00 Avere', '22,00 Dare'], [-12200, -6100, 2200]],
    ['Partite aperte clienti', ['122,00 D', '61,00 D', '22,00 D'], [12200, 6100, 2200]],
  ])('in a list of open items dare is what is owed to us: %s', async (title, amounts, expected) => {
    const rows = amounts.map((cell, at) => `FT ${at};1${at}/01/2026;ROSSI SRL;${cell};28/02/2026`).join('\n');
    expect(await importi(`${title};;;;\nDocumento;Data;Ragione sociale;Importo;Scadenza\n${rows}\n`)).toEqual(
      expected,
    );
  });

  it('of what cannot be read column, value and the true reason are said', async () => {
    expect(await refused(statement(['12,00 A', '7,00 xyz', '-30,00 A', '5,00 D', '1,234 D']))).toEqual([
      [3, 'Importo', '7,00 xyz', 'Accanto all’importo c’è «xyz», che non dice se entra o esce'],
      [4, 'Importo', '-30,00 A', 'Il segno dell’importo contraddice «A», scritto accanto'],
      [6, 'Importo', '1,234 D', 'L’importo ha frazioni di centesimo'],
    ]);
  });

  describe.each([
    ['12,00 zu', '7,00 ab', '30,00 zu', ['zu', 'ab']],
    ['▲ 12,00', '▼7,00', '▲ 30,00', ['▲', '▼']],
    ['12,00 € dentro', '7,00 € fuori', '30,00 € dentro', ['dentro', 'fuori']],
  ])('two words that nobody knows, %s and %s', (one, two, three, words) => {
    const file = statement([one, two, three]);

    it('are asked about, either way', async () => {
      const outcome = await readWithTrials({ nome: 'm.csv', bytes: new TextEncoder().encode(file) });
      expect(outcome).toMatchObject({
        tipo: 'domanda',
        domande: [
          {
            id: 'segno',
            testo:
              'Accanto agli importi della colonna «Importo» ci sono parole che non si riconoscono. Che cosa dicono?',
            options: [
              { valore: `entra:${JSON.stringify(words)}`, prova: { entrate: 4200, uscite: -700 } },
              {
                valore: `entra:${JSON.stringify(words.toReversed())}`,
                prova: { entrate: 700, uscite: -4200 },
              },
            ],
          },
        ],
      });
    });

    it('are read as a person said, in this file and in the next', async () => {
      const outcome = await readText(file, null, { segno: `entra:${JSON.stringify(words)}` });
      if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
      expect(outcome.estratti[0]?.righe.map(({ importo }) => importo)).toEqual([1200, -700, 3000]);
      const next = await readStatementFile(
        { nome: 'dopo.csv', bytes: new TextEncoder().encode(statement([two, one, '5,00', '5,00 boh'])) },
        { lettura: outcome.lettura },
      );
      expect(next).toMatchObject({
        estratti: [
          {
            righe: [{ importo: -700 }, { importo: 1200 }],
            scartate: [
              { riga: 4, motivo: 'Accanto all’importo manca la parola che dice se entra o esce' },
              { riga: 5, motivo: 'Accanto all’importo c’è «boh», che non dice se entra o esce' },
            ],
          },
        ],
      });
    });
  });

  it('two words beside amounts under a header that nobody knows either', async () => {
    const file =
      'Quando;Fatto;Soldi\n13/01/2026;a;12,00 a me\n14/01/2026;b;7,00 da me\n15/01/2026;c;5,00 da me\n';
    expect(await importi(file)).toBe('segno');
    const outcome = await readText(file, null, { segno: 'entra:["a me","da me"]' });
    expect(outcome).toMatchObject({
      estratti: [{ righe: [{ importo: 1200 }, { importo: -700 }, { importo: -500 }] }],
    });
  });

  it('two words beside amounts that balances follow', async () => {
    const file =
      'Data;Descrizione;Umsatz;Saldo\n10/01/2026;a;12,00 zu;112,00\n11/01/2026;b;7,00 ab;105,00\n12/01/2026;c;5,00 ab;100,00\n';
    const outcome = await readText(file, null, { segno: 'entra:["zu","ab"]' });
    expect(outcome).toMatchObject({
      estratti: [
        { righe: [{ importo: 1200 }, { importo: -700 }, { importo: -500 }], quadratura: { esito: 'quadra' } },
      ],
    });
  });

  it('where no amount can be read, the reason names the column and a value of it', async () => {
    const outcome = await read(statement(['12,00 xx', '7,00 yy', '30,00 zz']));
    expect(outcome).toMatchObject({
      tipo: 'errore',
      messaggio:
        'Gli importi della colonna «Importo» hanno accanto parole che non si riconoscono: «12,00 xx», «7,00 yy», «30,00 zz».',
    });
  });

  it('a quantity with its unit is no amount, and stands in the way of none', async () => {
    expect(
      await importi(
        'Data;Descrizione;Quantità;Importo\n10/01/2026;a;12,00 kg;-1,00\n11/01/2026;b;7,00 kg;2,00\n12/01/2026;c;9,00 pz;2,00\n',
      ),
    ).toEqual([-100, 200, 200]);
  });

  describe('a word that is known beside one that is not', () => {
    const file = statement(['12,00 ric.', '7,00 pag.', '30,00 ric.', '5,00 pag.']);

    it('is asked about, first as the one that is known says', async () => {
      expect(await readText(file)).toMatchObject({
        tipo: 'domanda',
        domande: [
          {
            id: 'segno',
            options: [{ valore: 'entra:["ric.","pag."]' }, { valore: 'entra:["pag.","ric."]' }],
          },
        ],
      });
    });

    it('is read as a person said, either way', async () => {
      expect(await importi(file, { segno: 'entra:["ric.","pag."]' })).toEqual([1200, -700, 3000, -500]);
      expect(await importi(file, { segno: 'entra:["pag.","ric."]' })).toEqual([-1200, 700, -3000, 500]);
    });
  });

  it('figures of full width, and those of other alphabets, are read as figures', async () => {
    expect(await importi(statement(['－１２，００', '＋１．０００，５０', '٧,٥٠']))).toEqual([
      -1200, 100050, 750,
    ]);
  });

  it('another column of amounts does not stand in for one whose words nobody knows', async () => {
    const outcome = await read(
      'Data;Descrizione;Importo;Extra\n10/01/2026;a;12,00 xx;1,00\n11/01/2026;b;7,00 yy;2,00\n12/01/2026;c;9,00 zz;2,00\n',
    );
    expect(outcome).toMatchObject({ tipo: 'errore' });
    expect(JSON.stringify(outcome)).toContain('Importo');
  });
});
