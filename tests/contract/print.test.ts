/** Documents on paper, read back from their bytes: pages, figures carried over, accents, and text that stays text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatImporto } from '#domain/importi.ts';
import { toGiorno } from '#domain/date.ts';
import { openText } from '#import/read/pdf/pdfjs.ts';
import { readIntestazione, printDocument, type PrintDocument } from '#server/print/index.ts';
import type { PrintColumn, PrintRiga } from '#server/print/types.ts';
import { makeEstrattoCliente } from '#server/print/estratto-cliente.ts';
import { onEveryEngine } from './support/engines.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const AZIENDA = {
  ragione_sociale: 'Società Perché & Figli S.n.c.',
  partita_iva: '01234567890',
  codice_fiscale: null,
  indirizzo: 'Via Libertà 12',
  cap: '20121',
  comune: 'Cantù',
  provincia: 'CO',
  email: 'posta@esempio.it',
  pec: null,
  telefono: null,
};

const documento = (parts: Partial<PrintDocument>): PrintDocument => ({
  titolo: 'Prova di stampa',
  intestazione: { azienda: AZIENDA, logo: null },
  blocks: [],
  provenance: 'Stampato il 21/11/2026 alle 18:30 da maria',
  ...parts,
});

/** The lines of every page, top to bottom, each as its pieces from the left joined by ` | `. */
async function read(bytes: Uint8Array): Promise<string[][]> {
  const text = await openText(bytes, null);
  const pages: string[][] = [];
  for (let number = 1; number <= text.pagine; number += 1) {
    const { pezzi } = await text.read(number);
    const righe = new Map<number, { x: number; testo: string }[]>();
    for (const piece of pezzi) {
      if (piece.testo.trim() === '') continue;
      const y = Math.round(piece.y);
      righe.set(y, [...(righe.get(y) ?? []), { x: piece.x, testo: piece.testo.trim() }]);
    }
    pages.push(
      [...righe]
        .toSorted(([a], [b]) => a - b)
        .map(([, parts]) =>
          parts
            .toSorted((a, b) => a.x - b.x)
            .map((part) => part.testo)
            .join(' | '),
        ),
    );
  }
  await text.close();
  return pages;
}

const COLONNE: readonly PrintColumn[] = [
  { titolo: 'Numero', tipo: 'testo' },
  { titolo: 'Data', tipo: 'data' },
  { titolo: 'Descrizione', tipo: 'testo', larghezza: 3 },
  { titolo: 'Importo', tipo: 'importo', totale: true },
  { titolo: 'Pezzi', tipo: 'numero', totale: true },
];

interface RigaScritta {
  importo: number;
  pezzi: number;
  testo: string;
}

const righe = fc.array(
  fc.record({
    importo: fc.integer({ min: -99_999_999, max: 99_999_999 }),
    pezzi: fc.integer({ min: 0, max: 99 }),
    testo: fc.constantFrom('', 'Bonifico', 'Perché così è più lungo: '.repeat(6), 'x'.repeat(140)),
  }),
  { minLength: 0, maxLength: 90 },
);

const cell = ({ importo, pezzi, testo }: RigaScritta, at: number): PrintRiga => ({
  tipo: 'riga',
  celle: [`R${at}.`, '2026-03-15', testo, importo, pezzi],
});

const sums = (written: readonly RigaScritta[]): string => {
  const importo = written.reduce((sum, riga) => sum + riga.importo, 0);
  const pieces = written.reduce((sum, riga) => sum + riga.pezzi, 0);
  return `${formatImporto(importo)} | ${pieces.toLocaleString('it-IT', { useGrouping: 'always' })}`;
};

/** Which rows of a table stand on each page, by what is written there. */
const suPagine = (pages: readonly string[][]): number[][] =>
  pages.map((lines) =>
    lines.flatMap((line) => {
      const match = /^R(\d+)\./.exec(line);
      return match ? [Number(match[1])] : [];
    }),
  );

describe('a printed table', () => {
  it('carries over every page what its rows amount to, and ends with their total', async () => {
    await fc.assert(
      fc.asyncProperty(righe, fc.integer({ min: 0, max: 40 }), async (written, before) => {
        const bytes = await printDocument(
          documento({
            blocks: [
              { tipo: 'paragrafo', testo: Array.from({ length: before }, () => 'Riga.').join('\n') },
              { tipo: 'tabella', colonne: COLONNE, righe: written.map(cell) },
            ],
          }),
        );
        const pages = await read(bytes);
        const numbers = suPagine(pages);
        expect(numbers.flat()).toEqual(written.map((_, at) => at));
        const total = pages.findIndex((lines) => lines.some((line) => line.startsWith('Totale')));
        let finished = 0;
        pages.forEach((lines, at) => {
          const count = numbers[at]?.length ?? 0;
          const incoming = lines.filter((line) => line.startsWith('Riporto'));
          const leaves = lines.filter((line) => line.startsWith('A riportare'));
          const daPrima = finished > 0 && at <= total;
          expect(incoming).toEqual(
            daPrima ? [`Riporto da pagina ${at} | ${sums(written.slice(0, finished))}`] : [],
          );
          finished += count;
          const prosegue = finished > 0 && at < total;
          expect(leaves).toEqual(prosegue ? [`A riportare | ${sums(written.slice(0, finished))}`] : []);
          expect(lines.at(-1)).toMatch(new RegExp(`Pagina ${at + 1} di ${pages.length}$`));
        });
        const last = pages[total]?.find((line) => line.startsWith('Totale'));
        expect(last).toBe(written.length === 0 ? undefined : `Totale | ${sums(written)}`);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps apart what two tables carry, and adds each group alone', async () => {
    const tante: RigaScritta[] = Array.from({ length: 60 }, (_, at) => ({
      importo: at,
      pezzi: 1,
      testo: '',
    }));
    const bytes = await printDocument(
      documento({
        blocks: [
          {
            tipo: 'tabella',
            colonne: COLONNE,
            righe: [
              { tipo: 'gruppo', testo: 'Primo' },
              ...tante.map(cell),
              { tipo: 'subtotale', testo: 'Parziale primo' },
              { tipo: 'gruppo', testo: 'Secondo' },
              cell({ importo: 100, pezzi: 2, testo: '' }, 60),
              { tipo: 'subtotale', testo: 'Parziale secondo' },
            ],
          },
          { tipo: 'tabella', colonne: COLONNE, righe: tante.map(cell), totale: 'Totale altra' },
        ],
      }),
    );
    const lines = (await read(bytes)).flat();
    expect(lines).toContain(`Parziale primo | ${sums(tante)}`);
    expect(lines).toContain('Parziale secondo | 1,00 | 2');
    expect(lines).toContain('Totale | 18,70 | 62');
    expect(lines).toContain(`Totale altra | ${sums(tante)}`);
    expect(lines.filter((line) => line.startsWith('Riporto'))).toHaveLength(
      lines.filter((line) => line.startsWith('A riportare')).length,
    );
  });

  it('finishes five hundred pages while the server goes on answering', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    // A narrow column on a sheet that lies down: one row fills a page.
    const strette: PrintColumn[] = [
      { titolo: 'Numero', tipo: 'testo', larghezza: 1 },
      { titolo: 'Descrizione', tipo: 'testo', larghezza: 1 },
      { titolo: 'Nota', tipo: 'testo', larghezza: 10 },
      { titolo: 'Importo', tipo: 'importo', totale: true },
    ];
    const long = 'undici passi '.repeat(38);
    const bytes = await printDocument(
      documento({
        orientation: 'orizzontale',
        blocks: [
          {
            tipo: 'tabella',
            colonne: strette,
            righe: Array.from({ length: 520 }, (_, at) => ({
              tipo: 'riga' as const,
              celle: [`R${at}.`, long, '', 1_000],
            })),
          },
        ],
      }),
    );
    clearInterval(timer);
    const testo = await openText(bytes, null);
    expect(testo.pagine).toBeGreaterThanOrEqual(500);
    const { pezzi } = await testo.read(testo.pagine);
    expect(pezzi.map(({ testo: text }) => text).join('')).toContain('5.200,00');
    await testo.close();
    expect(turns).toBeGreaterThan(5);
  });
});

describe('the sheet', () => {
  it('has the heading, the addressee, the accents and the page numbers', async () => {
    const bytes = await printDocument(
      documento({
        titolo: 'Sollecito di pagamento',
        subtitle: 'Situazione al 21/11/2026',
        intestazione: { azienda: AZIENDA, logo: PIXEL },
        destinatario: ['Città d’Oltremare S.r.l.', 'Via Più 1', '00100 Roma (RM)'],
        blocks: [
          { tipo: 'paragrafo', testo: 'Perché così è già più là: € 1.234,56 – “virgolette”.' },
          { tipo: 'dati', voci: [{ nome: 'Scaduto', valore: -123_456, tipo: 'importo', forte: true }] },
          { tipo: 'pagina' },
          { tipo: 'titolo', testo: 'Seconda' },
        ],
      }),
    );
    const [before = [], second = [], ...others] = await read(bytes);
    expect(others).toEqual([]);
    for (const line of [
      'Società Perché & Figli S.n.c.',
      'Via Libertà 12 · 20121 Cantù (CO)',
      'Città d’Oltremare S.r.l.',
      'Perché così è già più là: € 1.234,56 – “virgolette”.',
      'Scaduto | -1.234,56',
      'Stampato il 21/11/2026 alle 18:30 da maria | Pagina 1 di 2',
    ])
      expect(before).toContain(line);
    expect(second[0]).toBe(
      'Società Perché & Figli S.n.c. | Sollecito di pagamento · Situazione al 21/11/2026',
    );
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  });

  it('is made without a logo that cannot be read', async () => {
    const logo = `data:image/png;base64,${Buffer.from('not a picture').toString('base64')}`;
    const bytes = await printDocument(documento({ intestazione: { azienda: AZIENDA, logo } }));
    expect((await read(bytes))[0]).toContain('Prova di stampa');
    expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('prints whatever text as text', async () => {
    const cattivi = [
      '<script>alert(1)</script>',
      ') Tj ET /JavaScript (app.alert(1))',
      '{{numero}} ${riga} %PDF-1.4 endobj',
      '=CMD()|A0',
      'https://esempio.it/link',
      '../../etc/passwd',
    ];
    const bytes = await printDocument(
      documento({
        blocks: [
          ...cattivi.map((testo) => ({ tipo: 'paragrafo' as const, testo })),
          {
            tipo: 'tabella',
            colonne: COLONNE,
            righe: [
              { tipo: 'riga', celle: ['a\u202Eb\u0000c', 'non un giorno', 'riga\nsu\ndue', null, null] },
              { tipo: 'riga', celle: ['y'.repeat(20_000), '2026-02-30', '\uD800', Number.NaN, 1] },
            ],
          },
        ],
      }),
    );
    const lines = (await read(bytes)).flat();
    for (const text of cattivi) expect(lines).toContain(text);
    expect(lines.some((line) => line.startsWith('a b c | non un giorno | riga su due'))).toBe(true);
    const file = bytes.toString('latin1');
    for (const word of ['/URI', '/JS', '/Launch', '/EmbeddedFile', '/OpenAction', '/Annots'])
      expect(file).not.toContain(word);
  });

  it('refuses a table that cannot name its sums, and goes on with the next document', async () => {
    const sbagliata = documento({
      blocks: [
        { tipo: 'tabella', colonne: [{ titolo: 'Importo', tipo: 'importo', totale: true }], righe: [] },
      ],
    });
    const [before, after] = await Promise.allSettled([
      printDocument(sbagliata),
      printDocument(documento({})),
    ]);
    expect([before.status, after.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('the documents of the family', () => {
  it('tell a customer what is late, what is not, and the whole', async () => {
    const partita = (number: string, giorni: number, residuo: number) => ({
      numero_documento: number,
      data: toGiorno('2026-01-10'),
      scadenza: toGiorno('2026-02-10'),
      importo: 200_000,
      residuo,
      giorni,
    });
    const bytes = await printDocument(
      makeEstrattoCliente({
        intestazione: { azienda: AZIENDA, logo: null },
        destinatario: ['Cliente S.p.A.'],
        al: toGiorno('2026-03-31'),
        partite: [partita('FT 1', 49, 150_000), partita('FT 2', 12, 50_025), partita('NC 3', -5, -10_000)],
        divisa: 'EUR',
        iban: 'IT60X0542811101000000123456',
        provenance: 'Stampato da maria',
      }),
    );
    const lines = (await read(bytes)).flat();
    for (const line of [
      'Situazione al 31/03/2026',
      'FT 1 | 10/01/2026 | 10/02/2026 | 49 | 2.000,00 | 1.500,00',
      'Totale scaduto | 4.000,00 | 2.000,25',
      'Totale da scadere | 2.000,00 | -100,00',
      'Totale da pagare | 6.000,00 | 1.900,25',
      'Già scaduto (EUR) | 2.000,25',
      'Per i pagamenti: IBAN IT60X0542811101000000123456',
    ])
      expect(lines).toContain(line);
  });

  it('lay down a report of many columns, with every figure whole', async () => {
    const colonne: PrintColumn[] = [
      { titolo: 'Soggetto', tipo: 'testo' },
      ...Array.from({ length: 8 }, (_, at): PrintColumn => ({
        titolo: `Fascia ${at}`,
        tipo: 'importo',
        totale: true,
      })),
    ];
    const bytes = await printDocument(
      documento({
        orientation: 'orizzontale',
        blocks: [
          {
            tipo: 'tabella',
            colonne,
            righe: [{ tipo: 'riga', celle: ['Uno', ...Array<number>(8).fill(-123_456_789_01)] }],
          },
        ],
      }),
    );
    const testo = await openText(bytes, null);
    const { larghezza, height: altezza, pezzi } = await testo.read(1);
    await testo.close();
    expect(larghezza).toBeGreaterThan(altezza);
    const digits = pezzi.filter(({ testo: text }) => text === '-123.456.789,01');
    expect(digits).toHaveLength(16);
    const first = digits.slice(0, 8).toSorted((a, b) => a.x - b.x);
    first.forEach((piece, at) => {
      const next = first[at + 1];
      if (next) expect(piece.x + piece.larghezza).toBeLessThan(next.x);
    });
    expect(digits.every(({ x, larghezza: width }) => x + width < larghezza)).toBe(true);
  });
});

onEveryEngine('the heading of an azienda', (world) => {
  it('is what its settings say', async () => {
    const { id_azienda } = await world().office();
    await world()
      .db.kysely.updateTable('azienda')
      .set({ indirizzo: 'Via Cavour 1', logo: Buffer.from('abc'), logo_tipo: 'image/png' })
      .where('id', '=', id_azienda)
      .execute();
    const { azienda, logo } = await readIntestazione(world().db.kysely, id_azienda);
    expect(azienda).toMatchObject({ indirizzo: 'Via Cavour 1', partita_iva: null });
    expect(logo).toBe('data:image/png;base64,YWJj');
  });
});
