/** What the statement of a card says of its amounts by the sums of its parts, by what is owed, and by its pluses. */
import { describe, expect, it } from 'vitest';
import { formatImporto } from '#domain/importi.ts';
import { makePdfs } from '#tests/layouts/pdf-hostile/sheet.ts';
import { readStatementFile } from './read.ts';

const readPage = (text: string) => {
  const [page] = makePdfs(`\n=== page\n${text}`);
  if (!page) throw new Error('no page');
  return readStatementFile({ nome: 'carta.pdf', bytes: page.bytes });
};

const readText = (lines: readonly string[]) =>
  readStatementFile({ nome: 'carta.csv', bytes: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`) });

const importiOf = (outcome: Awaited<ReturnType<typeof readText>>): number[] =>
  outcome.tipo === 'letto'
    ? outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))
    : [];

const PARTS = (spent: string): string => `> 40: Carta Betulla - estratto conto
> 40: Titolare UGO NERI
> 40: Pagamenti ricevuti > r300: 730,15
> 40: Spese del periodo > r300: ${spent}
@cols 40 105 r540
|Data|Descrizione|Importo
|10/03/2026|PAGAMENTO RICEVUTO|730,15
|03/03/2026|LEGNAMI FIUME|150,00
|15/03/2026|TRATTORIA AL PONTE|62,90`;

describe('a printed card of which no amount has a sign', () => {
  it('was paid and spent as the page states both sums', async () => {
    expect(importiOf(await readPage(PARTS('212,90')))).toEqual([73_015, -15_000, -6_290]);
  });

  it('is asked about where it states another sum', async () => {
    expect(await readPage(PARTS('212,80'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

const OWED = (after: string): string => `> 40: Carta Nespolo - situazione al 31/03/2026
> 40: Cliente ANNA VERDI
> 40: Debito precedente > r300: 430,00
> 40: Debito attuale > r300: ${after}
@cols 40 110 r540
|Data|Descrizione|Importo
|03/03/2026|Versato in cassa|-60,00
|11/03/2026|Reparto casa|89,90
|24/03/2026|Reparto giardino|15,00`;

describe('what is owed before and after', () => {
  it('says that what makes it more was spent', async () => {
    expect(importiOf(await readPage(OWED('474,90')))).toEqual([6_000, -8_990, -1_500]);
  });

  it('says nothing where it does not follow', async () => {
    expect(await readPage(OWED('474,80'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('what a sentence of the page says of the minus', () => {
  const page = (sentence: string): string => `> 40: Estratto conto mensile Carta Noce
> 40: ${sentence}
@cols 40 100 r540
|Data|Descrizione|Importo
|04/03/2026|CALZATURE ALPI|79,00
|21/03/2026|CALZATURE ALPI|-79,00
|28/03/2026|SUPERMERCATO VALLE|61,10`;

  it('is on credit: the others were spent', async () => {
    const outcome = await readPage(page('Gli importi preceduti dal segno - sono a credito del titolare.'));
    expect(importiOf(outcome)).toEqual([-7_900, 7_900, -6_110]);
  });

  it('is asked about where it names both sides', async () => {
    const outcome = await readPage(page('Importi con segno -: a credito o a debito del titolare.'));
    expect(outcome).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('a column of what is owed after each row', () => {
  const file = (last: string): string[] => [
    'Data;Movimento;Importo;Debito residuo',
    '05/03/2026;Operazione 1;-100,00;840,00',
    '11/03/2026;Operazione 2;65,00;905,00',
    `31/03/2026;Operazione 3;11,42;${last}`,
  ];

  it('grows by what was spent', async () => {
    expect(importiOf(await readText(file('916,42')))).toEqual([10_000, -6_500, -1_142]);
  });

  it('is asked about where a row does not follow', async () => {
    expect(await readText(file('916,40'))).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});

describe('a plus on some amounts', () => {
  const file = (second: string): string[] => [
    'Data;Descrizione;Importo',
    '02/03/2026;CASEIFICIO ALTO;33,00',
    `13/03/2026;MERCATO COPERTO;${second}`,
    '20/03/2026;CASEIFICIO ALTO;+11,00',
  ];

  it('marks what came in', async () => {
    expect(importiOf(await readText(file('150,00')))).toEqual([-3_300, -15_000, 1_100]);
  });

  it('marks nothing beside a minus', async () => {
    expect(importiOf(await readText(file('-150,00')))).not.toEqual([-3_300, -15_000, 1_100]);
  });
});

describe('a running debt beside amounts with their sign', () => {
  const HEAD = (name: string): string => `Data;Descrizione;Importo;${name}`;
  const ROWS = [
    ['02/05/2026;Fornitura', -10_000],
    ['03/05/2026;Cliente', 5_000],
    ['04/05/2026;Luce', -3_000],
  ] as const;
  /** Rows whose amounts are as they are or turned round, beside what is owed, written with or without a minus. */
  const write = (name: string, turned: 1 | -1, minus: 1 | -1): string[] => {
    let owed = 50_000;
    return [
      HEAD(name),
      ...ROWS.map(([words, importo]) => {
        owed -= importo;
        return `${words};${formatImporto(turned * importo)};${formatImporto(minus * owed)}`;
      }),
    ];
  };

  it.each(['Debito residuo', 'Esposizione', 'Saldo debito'])(
    'says which way they went, whether what is owed is written with a minus or without: %s',
    async (name) => {
      for (const turned of [1, -1] as const)
        for (const minus of [1, -1] as const)
          expect(importiOf(await readText(write(name, turned, minus)))).toEqual([-10_000, 5_000, -3_000]);
    },
  );

  it('is asked about where it is owed now and then, or where the words of the rows say the contrary', async () => {
    const both = [
      HEAD('Debito'),
      '02/05/2026;Fornitura;-100,00;-50,00',
      '03/05/2026;Cliente;80,00;30,00',
      '04/05/2026;Luce;-40,00;-10,00',
    ];
    const against = [
      HEAD('Debito residuo'),
      '02/05/2026;Addebito SDD luce;-100,00;400,00',
      '03/05/2026;Bonifico a vostro favore;50,00;450,00',
      '04/05/2026;Addebito SDD gas;-30,00;420,00',
    ];
    for (const file of [both, against])
      expect(await readText(file)).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  });
});
