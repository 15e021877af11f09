/** Columns under a name that nobody knows, in words that nobody knows: asked about where something shows that they matter. */
import { describe, expect, it } from 'vitest';
import type { Risposte } from '../cell/questions.ts';
import { readText } from './letto.node.ts';

const DUE = ['31/01/2026', '15/02/2026', '28/02/2026', '31/03/2026', '30/04/2026', '31/05/2026'];
const WHO = ['ALFA SRL', 'BETA SRL', 'GAMMA SPA', 'ALFA SRL', 'BETA SRL', 'GAMMA SPA'];
/** Six invoices, the first due first, with one column more. */
const invoices = (header: string, cells: readonly string[], more = ''): string =>
  `Numero;Data fattura;Cliente;Totale;Scadenza;${header}\n${DUE.map((due, at) => `${at + 1};0${at + 2}/01/2026;${WHO[at]};10${at},00;${due};${cells[at]}${more === '' ? '' : `;${more}`}`).join('\n')}\n`;
const movements = (header: string, cells: readonly string[], balances?: readonly string[]): string =>
  `Data;Descrizione;Importo;${header}${balances ? ';Saldo' : ''}\n${cells.map((cell, at) => `0${at + 2}/01/2026;Op. ${at};-10,00;${cell}${balances ? `;${balances[at]}` : ''}`).join('\n')}\n`;

async function asked(text: string): Promise<string> {
  const outcome = await readText(text);
  return outcome.tipo === 'domanda' ? outcome.domande.map(({ id }) => id).join(' ') : outcome.tipo;
}

async function importi(text: string, risposte: Risposte): Promise<number[]> {
  const outcome = await readText(text, null, risposte);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo));
}

describe('a list of documents, of which nothing says what is paid', () => {
  const OPEN = [10200, 10300, 10400, 10500];

  it.each([
    ['words', 'Giro', ['rientra', 'rientra', 'gira', 'gira', 'gira', 'gira'], '["gira"]'],
    ['codes', 'Lav.', ['9', '9', '1', '1', '1', '1'], '["1"]'],
    ['a mark', 'OP', ['', '', 'x', 'x', 'x', 'x'], '["x"]'],
    ['a word on some rows', 'Mezzo', ['Cassa', 'Cassa', '', '', '', ''], '[""]'],
    ['a day on some rows', 'Disposta', ['28/01/2026', '16/02/2026', '', '', '', ''], '[""]'],
    ['a number on some rows', 'Rif. bonifico', ['4471', '4502', '', '', '', ''], '[""]'],
    [
      'words of which one is of a payment',
      'Libri',
      ['registrata', 'registrata', 'attesa incasso', 'attesa incasso', 'attesa incasso', 'attesa incasso'],
      '["attesa incasso"]',
    ],
    ['three words', 'Giro', ['fin', 'fin', 'met', 'met', 'ini', 'ini'], '["met","ini"]'],
  ])('%s that part what is due first from what is due later', async (_, header, cells, open) => {
    expect(await asked(invoices(header, cells))).toBe('stati');
    expect(await importi(invoices(header, cells), { stati: open })).toEqual(OPEN);
    expect(await importi(invoices(header, cells), { stati: '*' })).toHaveLength(6);
  });

  it.each([
    ['of the party', 'Giro', ['nord', 'sud', 'est', 'nord', 'sud', 'est']],
    ['the same on every row', 'Giro', ['a', 'a', 'a', 'a', 'a', 'a']],
    ['that follow no day', 'Giro', ['a', 'b', 'a', 'b', 'a', 'b']],
    ['under a name that says what they are', 'Agente', ['Ugo', 'Ugo', 'Ada', 'Ada', 'Ada', 'Ada']],
    ['of ways of paying', 'Mezzo', ['RIBA', 'RIBA', 'BONIFICO', 'BONIFICO', 'BONIFICO', 'BONIFICO']],
    ['of a delivery', 'Postino', ['consegnata', 'consegnata', 'spedita', 'spedita', 'spedita', 'spedita']],
    ['of who carried them', 'Vettore', ['BRT', 'BRT', 'GLS', 'GLS', 'GLS', 'GLS']],
    ['of how much they matter', 'Priorità', ['Alta', 'Alta', 'Bassa', 'Bassa', 'Bassa', 'Bassa']],
    [
      'of a kind of client',
      'Cat. cliente',
      ['GDO', 'GDO', 'Dettaglio', 'Dettaglio', 'Dettaglio', 'Dettaglio'],
    ],
    ['of which each row has its own', 'Giro', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('words %s are not asked about', async (_, header, cells) => {
    expect(await asked(invoices(header, cells))).not.toContain('stati');
  });

  it('where a column says what is left, or what is paid, nothing else is asked about', async () => {
    const cells = ['rientra', 'rientra', 'gira', 'gira', 'gira', 'gira'];
    expect(await asked(invoices('Giro;Residuo', cells, '5,00'))).not.toContain('stati');
    expect(await asked(invoices('Giro;Pagata', cells, 'no'))).not.toContain('stati');
  });
});

describe('movements, which no balance proves', () => {
  it.each([
    ['marks under a participle', 'Lavorato', ['V', '-', 'V', '-', 'V', 'V']],
    [
      'words of what is still to be done',
      'Giro',
      ['fatto', 'fatto', 'da firmare', 'fatto', 'non inviato', 'fatto'],
    ],
    ['words that only the newest rows have', 'Giro', ['zeta', 'zeta', 'zeta', 'zeta', 'omega', 'omega']],
  ])('%s are asked about', async (_, header, cells) => {
    expect(await asked(movements(header, cells))).toContain('stati');
    const [done = ''] = cells;
    const answers = { stati: JSON.stringify([done]), segno: 'con_segno' };
    expect(await importi(movements(header, cells), answers)).toHaveLength(4);
  });

  it.each([
    ['marks under a noun', 'Busta', ['V', '-', 'V', '-', 'V', 'V']],
    ['words among the others', 'Giro', ['zeta', 'omega', 'zeta', 'zeta', 'omega', 'zeta']],
    [
      'words of whom it is from',
      'Lato',
      ['Da cliente', 'Da socio', 'Da cliente', 'Da socio', 'Da cliente', 'Non residente'],
    ],
    ['words of what the row is of', 'Categoria', ['Casa', 'Casa', 'Casa', 'Casa', 'Auto', 'Auto']],
  ])('%s are not', async (_, header, cells) => {
    expect(await asked(movements(header, cells))).not.toContain('stati');
  });

  const few = (one: string, odd: string): string[] => [one, one, odd, one, one, one, one, one];

  describe.each(['Riscontro', 'Annotazioni', 'Passo', ''])('here and there, under «%s»', (header) => {
    it.each([
      ['', 'RIGETTATA'],
      ['', 'in attesa'],
      ['', 'Ripudiata'],
      ['Conclusa', 'Ripudiata'],
      ['Zuppa', 'Ripudiata'],
      ['Zuppa', 'stornata'],
    ])('«%s» on nearly every row and «%s» on one are asked about', async (most, odd) => {
      const text = movements(header, few(most, odd));
      expect(await asked(text)).toContain('stati');
      const answers = { stati: JSON.stringify([most]), segno: 'con_segno' };
      expect(await importi(text, answers)).toHaveLength(7);
      expect(await importi(text, { ...answers, stati: '*' })).toHaveLength(8);
    });
  });

  it.each(['Note', 'Tipo', 'Causale'])(
    'what was not done, as one word under «%s», is asked about',
    async (header) => {
      expect(await asked(movements(header, few('', 'Rifiutata')))).toContain('stati');
      expect(await asked(movements(header, few('Acquisto', 'In sospeso')))).toContain('stati');
      expect(await asked(movements(header, few('Acquisto', 'Storno acquisto')))).not.toContain('stati');
    },
  );

  it('those that are known to leave a row out are offered together', async () => {
    const outcome = await readText(
      movements('Riscontro', ['', '', 'RIGETTATA', '', 'zeta', '', 'stornata', '', '', '']),
      null,
      { segno: 'con_segno' },
    );
    expect(outcome).toMatchObject({
      domande: [
        {
          testo:
            'La colonna «Riscontro» ha «RIGETTATA», «stornata» accanto ad altre parole. Quali sono le operazioni avvenute?',
          options: [
            {},
            { testo: 'Tutte le righe tranne quelle con «RIGETTATA», «stornata»' },
            {},
            {},
            {},
            {},
          ],
        },
      ],
    });
  });

  it('one word that nobody knows on some rows of a column of states', async () => {
    expect(await asked(movements('Stato', few('', 'zeta')))).toContain('stati');
    expect(
      await asked(
        movements(
          'Stato',
          Array.from({ length: 8 }, () => 'zeta'),
        ),
      ),
    ).not.toContain('stati');
  });

  it.each(['Cod. esito', 'Codice stato', 'Descr. stato'])('codes under «%s»', async (header) => {
    expect(await asked(movements(header, few('00', '51')))).toContain('stati');
  });

  it('marks under no name, on few rows', async () => {
    expect(await asked(movements('(1)', few('', '*')))).toContain('stati');
  });

  it.each([
    ['Punto vendita', 'Milano', 'Como'],
    ['Allegato', 'no', 'sì'],
    ['Circuito', 'VISA', 'AMEX'],
    ['Codice', '00123', '00456'],
  ])('what a row is of is not, under «%s»', async (header, most, odd) => {
    expect(await asked(movements(header, few(most, odd)))).not.toContain('stati');
  });

  it('letters of a side are of no state', async () => {
    expect(await asked(movements('', few('', 'CR')))).not.toContain('stati');
  });

  it('names, of which no two rows need have the same, are no states', async () => {
    const names = ['Alfa', 'Beta', 'Pending', 'Gamma', 'Delta', 'Alfa', 'Eta', 'Zeta'];
    expect(await asked(movements('Partner', names))).not.toContain('stati');
  });

  it('where the balances count every row there is nothing to ask', async () => {
    const balances = ['90,00', '80,00', '70,00', '60,00', '50,00', '40,00'];
    expect(await asked(movements('Lavorato', ['V', '-', 'V', '-', 'V', 'V'], balances))).toBe('letto');
  });
});

describe('words of each row under a name that nobody knows', () => {
  it('stand beside notes that few rows have', async () => {
    const outcome = await readText(
      'Data;Cosa;Quanto;Note\n13/03/2026;luce;-184,50;pagata\n19/03/2026;incasso;500,00;\n20/03/2026;bollo;-30,00;\n',
    );
    expect(outcome).toMatchObject({
      estratti: [
        { righe: [{ descrizione: 'luce pagata' }, { descrizione: 'incasso' }, { descrizione: 'bollo' }] },
      ],
    });
  });
});
