import { describe, expect, it } from 'vitest';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

const encoder = new TextEncoder();

function read(text: string | Uint8Array, options: ReadingOptions = {}): Promise<EsitoLettura> {
  return readStatementFile(
    { nome: 'prova.csv', bytes: typeof text === 'string' ? encoder.encode(text) : text },
    options,
  );
}

async function parsed(
  text: string | Uint8Array,
  options: ReadingOptions = {},
): Promise<Extract<EsitoLettura, { tipo: 'letto' }>> {
  const outcome = await read(text, options);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const TESTA = 'Data;Descrizione;Importo\n';

describe('files that are no statement', () => {
  it.each([
    ['file_vuoto', new Uint8Array(0)],
    ['file_vuoto', '\n \n\n'],
    ['file_binario', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['file_danneggiato', '%PDF-1.7\n'],
    ['file_zip', new Uint8Array([0x1f, 0x8b, 8, 0])],
    ['file_danneggiato', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['file_html', '<!DOCTYPE html><html></html>'],
    ['file_xml', '<?xml version="1.0"?><a/>'],
    ['caratteri_nulli', `${TESTA}31/01/2026;a\0b;12,00\n`],
    ['riga_troppo_lunga', `${TESTA}31/01/2026;${'x'.repeat(1_100_000)};1,00\n`],
    ['cella_troppo_grande', `${TESTA}31/01/2026;${'x'.repeat(40_000)};1,00\n`],
    ['virgolette_aperte', `${TESTA}31/01/2026;"${'x\n'.repeat(600_000)}";1,00\n`],
    ['troppe_colonne', `${'a;'.repeat(5_000)}\n${'1;'.repeat(5_000)}\n`],
    ['solo_intestazione', TESTA],
    ['nessun_importo', 'Data;Descrizione\n31/01/2026;a\n'],
    ['nessuna_data', 'Descrizione;Importo\na;12,00\n'],
    ['nessuna_tabella', 'a;b;c\nuno;due;tre\n'],
    ['nessun_movimento', `${TESTA}31/01/2026;Totale movimenti;12,00\n`],
  ] as const)('%s', async (code, bytes) => {
    const outcome = await read(bytes);
    expect(outcome).toMatchObject({ tipo: 'errore', code, messaggio: expect.stringMatching(/^[A-Z].+\.$/s) });
  });

  it('is refused past the stated limit of bytes', async () => {
    expect(await read(new Uint8Array(100 * 1024 * 1024 + 1))).toMatchObject({ code: 'file_troppo_grande' });
  });

  it('stops when it is cancelled', async () => {
    expect(await read(`${TESTA}31/01/2026;a;-1,00\n`, { signal: AbortSignal.abort() })).toMatchObject({
      code: 'lettura_annullata',
    });
  });
});

describe('what is ambiguous is asked', () => {
  it('the order of dates, unless something decides it', async () => {
    const inglese = 'Date,Description,Amount\n02/01/2026,a,-1.50\n03/01/2026,b,2.50\n';
    const outcome = await read(inglese);
    const options = [
      { valore: 'gma' },
      { valore: 'mga', example: expect.stringContaining('1 febbraio 2026') },
    ];
    expect(outcome).toMatchObject({ tipo: 'domanda', domande: [{ id: 'ordine_data', options }] });
    expect((await parsed(inglese, { risposte: { ordine_data: 'mga' } })).estratti[0]?.righe[0]?.data).toBe(
      '2026-02-01',
    );
    const italian = await parsed('Data;Descrizione;Importo\n02/01/2026;a;-1,50\n03/01/2026;b;2,50\n');
    expect(italian.estratti[0]?.righe[0]?.data).toBe('2026-01-02');
    expect(italian.notices.join()).toContain('giorno/mese/anno');
  });

  it('the order of dates is proved by two columns that stay close', async () => {
    const outcome = await parsed(
      'Date,Value date,Amount\n12/10/2026,12/11/2026,-1.50\n12/03/2026,12/04/2026,2.50\n',
    );
    expect(outcome.lettura?.ordine_data).toBe('mga');
  });

  it('the decimal sign of 1.234', async () => {
    const text = `${TESTA}31/01/2026;a;-1.234\n31/01/2026;b;2.345\n`;
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'decimali' }] });
    expect((await parsed(text, { risposte: { decimali: ',' } })).estratti[0]?.righe[0]?.importo).toBe(
      -123400,
    );
  });

  it('the sign of a column that is all positive, unless the balance proves it', async () => {
    const importi = ['10,00', '20,00', '30,00', '40,00', '50,00'];
    const without = `${TESTA}${importi.map((importo, at) => `1${at}/01/2026;a;${importo}\n`).join('')}`;
    expect(await read(without)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    expect((await parsed(without, { risposte: { segno: 'inverso' } })).estratti[0]?.righe[4]?.importo).toBe(
      -5000,
    );
    let saldo = 1000;
    const having = importi.map(
      (importo, at) => `1${at}/01/2026;a;${importo};${(saldo -= 10 * (at + 1))},00\n`,
    );
    const text = `Data;Descrizione;Importo;Saldo\n${having.join('')}`;
    // Of the first row alone no balance says it.
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'prima' }] });
    const outcome = await parsed(text, { risposte: { prima: 'esce' } });
    expect(outcome.lettura?.segno).toBe('inverso');
    expect(outcome.estratti[0]).toMatchObject({ quadratura: { esito: 'quadra' }, saldo_iniziale: 100000 });
  });

  it('whether signs or balances hold, unless the words of the rows agree with the signs', async () => {
    const write = (texts: readonly string[]) =>
      `Data;Descrizione;Importo;Saldo\n${['-100,00;1.100,00', '40,00;1.060,00', '-5,00;1.065,00']
        .map((money, at) => `1${at}/03/2026;${texts[at] ?? ''};${money}\n`)
        .join('')}`;
    expect(await read(write(['Rossi', 'Bianchi', 'Verdi']))).toMatchObject({
      tipo: 'domanda',
      domande: [{ id: 'segno' }],
    });
    const parlato = ['Bonifico a favore di Rossi', 'Rimborso da Bianchi', 'Commissioni'];
    const outcome = await parsed(write(parlato));
    expect(outcome.estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-10_000, 4_000, -500]);
    expect(outcome.estratti[0]?.quadratura.esito).toBe('non_quadra');
    expect(outcome.notices.join()).toContain('al contrario dei segni');
    expect(await read(write(['Rimborso da Rossi', ...parlato.slice(1)]))).toMatchObject({
      tipo: 'domanda',
    });
  });

  it('which of two nameless columns is what went out', async () => {
    const text = '13/01/2026;a;;10,00\n14/01/2026;b;20,00;\n15/01/2026;c;;5,00\n';
    expect(await read(text)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
    const scambiate = await parsed(text, { risposte: { segno: 'avere_dare' } });
    expect(scambiate.estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-1000, 2000, -500]);
  });
});

describe('lines that are not movements', () => {
  it('are balances, totals, titles and details, each accounted for', async () => {
    const { estratti, notices } = await parsed(
      [
        'Banca di prova;;;;',
        'Saldo iniziale al 31/12/2025;;;1.000,00;',
        'Data;Descrizione;Dare;Avere;Stato',
        '13/01/2026;Pagamento;100,00;;Eseguito',
        ';seconda riga della descrizione;;;',
        '14/01/2026;Saldo fattura 12;;50,00;Eseguito',
        '15/01/2026;Carta;20,00;;In attesa',
        'Totale;;100,00;50,00;',
        'Saldo finale al 31/01/2026;;;950,00;',
        ';Operazioni non contabilizzate;;;',
        '31/01/2026;Prenotazione;5,00;;Eseguito',
        'Documento senza valore legale;;;;',
      ].join('\n'),
    );
    const [estratto] = estratti;
    expect(estratto?.righe.map(({ riga, importo, descrizione }) => [riga, importo, descrizione])).toEqual([
      [4, -10000, 'Pagamento seconda riga della descrizione'],
      [6, 5000, 'Saldo fattura 12'],
    ]);
    expect(estratto?.scartate.map(({ riga, motivo }) => [riga, motivo])).toEqual([
      [7, 'Operazione non ancora contabilizzata (stato «In attesa»)'],
      [11, 'Operazione non ancora contabilizzata'],
    ]);
    expect(estratto).toMatchObject({
      saldo_iniziale: 100000,
      saldo_finale: 95000,
      data_estratto: '2026-01-31',
      quadratura: { esito: 'quadra' },
    });
    expect(notices.join(' ')).toMatch(
      /Riga 1: .*Righe 2 e 9: saldi.*Riga 8: totale.*Riga 5: dettagli.*Righe 10 e 12: testo/,
    );
  });

  it.each(['', '\n'])(
    'stand on the line where they start, before and after cells of many lines%j',
    async (end) => {
      const text = `${TESTA}13/03/2026;"Bonifico\ndi Rossi";1,00\n14/03/2026;"Canone";-2,00\n15/03/2026;"F24\n\nmarzo";-3,00${end}`;
      const { estratti } = await parsed(text);
      expect(estratti[0]?.righe.map(({ riga }) => riga)).toEqual([2, 4, 5]);
    },
  );

  it('are named where the balances break, and not the words beside them', async () => {
    const righe = ['13/03/2026;Bonifico;100,00;1.100,00', '16/03/2026;Canone;-9,00;1.092,00'];
    const tryOut = async (tra: string) =>
      (await parsed(`Data;Descrizione;Importo;Saldo\n${righe.join(`\n${tra}\n`)}\n`)).estratti[0]?.quadratura;
    expect(await tryOut('Pagina 1 di 2;;;')).toMatchObject({ esito: 'non_quadra', riga: 4 });
    expect(await tryOut('Segue 1,00 addebito;1,00;;')).toMatchObject({ esito: 'non_quadra', riga: 3 });
  });

  it('are refused with line, column, value and reason', async () => {
    const { estratti } = await parsed(
      `${TESTA}13/01/2026;a;-1,00\n30/02/2026;b;2,00\n14/01/2026;c;dodici\n;d;3,00\n15/01/2026;e;99999999999999999,00\n16/01/2026;f;4,00\n`,
      { risposte: { giorni: 'fuori' } },
    );
    expect(estratti[0]?.righe).toHaveLength(2);
    expect(estratti[0]?.scartate).toEqual([
      { riga: 3, colonna: 'Data', valore: '30/02/2026', motivo: 'La data non si legge o non esiste' },
      { riga: 4, colonna: 'Importo', valore: 'dodici', motivo: 'L’importo non si legge' },
      { riga: 5, colonna: 'Data', valore: '', motivo: 'Manca la data' },
      { riga: 6, colonna: 'Importo', valore: '99999999999999999,00', motivo: 'L’importo è troppo grande' },
    ]);
  });
});

describe('columns', () => {
  it('under unknown words are found by what they hold and proved by the balance', async () => {
    const { lettura, estratti } = await parsed(
      'Abc;Def;Ghi;Jkl;Mno\n15/01/2026;x;1.250,00;;8.750,00\n17/01/2026;y;;500,00;9.250,00\n20/01/2026;z;10,00;;9.240,00\n',
    );
    expect(lettura).toMatchObject({ segno: 'dare_avere', intestazione: ['Abc', 'Def', 'Ghi', 'Jkl', 'Mno'] });
    expect(estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-125000, 50000, -1000]);
    expect(estratti[0]?.quadratura.esito).toBe('quadra');
  });

  it('of fees are taken off when the balance says so', async () => {
    const { estratti } = await parsed(
      'Data;Descrizione;Importo;Commissione;Saldo\n13/01/2026;a;-100,00;1,00;899,00\n14/01/2026;b;-50,00;0,50;848,50\n15/01/2026;c;10,00;0,00;858,50\n',
    );
    expect(estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-10100, -5050, 1000]);
    expect(estratti[0]?.quadratura.esito).toBe('quadra');
  });

  it('of several currencies make as many statements', async () => {
    const { estratti } = await parsed(
      'Data;Descrizione;Importo;Divisa;Saldo\n13/01/2026;a;-1,00;EUR;9,00\n14/01/2026;b;5,00;USD;5,00\n15/01/2026;c;2,00;EUR;11,00\n16/01/2026;d;-3,00;USD;2,00\n',
    );
    expect(estratti.map(({ divisa, righe, quadratura }) => [divisa, righe.length, quadratura.esito])).toEqual(
      [
        ['EUR', 2, 'quadra'],
        ['USD', 2, 'quadra'],
      ],
    );
  });

  it('of a reversal keep their sign against the rest of the column', async () => {
    const { estratti } = await parsed(
      'Data;Descrizione;Uscite;Entrate\n13/01/2026;a;100,00;\n14/01/2026;storno;-100,00;\n15/01/2026;b;3,00;\n',
    );
    expect(estratti[0]?.righe.map(({ importo }) => importo)).toEqual([-10000, 10000, -300]);
  });
});

describe('a column that says D or A', () => {
  it('is believed over balances that tie without it: the oldest row is tied by none', async () => {
    // Only the first went out; the fourth was turned to D by mistake.
    const { estratti } = await parsed(
      [
        'Data;Descrizione;Importo;Segno;Saldo',
        '02/01/2026;Canone;100,00;D;900,00',
        '03/01/2026;Incasso;250,00;A;1.150,00',
        '04/01/2026;Incasso;300,00;A;1.450,00',
        '05/01/2026;Incasso;75,00;D;1.525,00',
        '06/01/2026;Incasso;10,00;A;1.535,00',
      ].join('\n'),
    );
    expect(estratti[0]?.righe.map(({ importo }) => importo)).toEqual([
      -10_000, 25_000, 30_000, -7_500, 1_000,
    ]);
    expect(estratti[0]?.quadratura).toMatchObject({ esito: 'non_quadra', riga: 5 });
  });
});
