import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { guasti, spoilRighe, type Guasto } from '#tests/scrittori/estratto.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

interface Movimento {
  data: string;
  importo: number;
  descrizione: string;
}

interface Dialetto {
  delimitatore: string;
  codifica: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'windows-1252';
  preambolo: boolean;
  decimali: ',' | '.';
  migliaia: boolean;
  data: 'gg/mm/aaaa' | 'gg.mm.aa' | 'aaaa-mm-gg' | 'aaaammgg';
  segno: 'con_segno' | 'dare_avere' | 'dare_avere_negativo' | 'indicatore' | 'inverso';
  nuovePrima: boolean;
  fineRiga: '\n' | '\r\n';
}

const APERTURA = 1_234_567;

const dialetti: fc.Arbitrary<Dialetto> = fc.record({
  delimitatore: fc.constantFrom(';', ',', '\t', '|'),
  codifica: fc.constantFrom('utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252'),
  preambolo: fc.boolean(),
  decimali: fc.constantFrom(',', '.'),
  migliaia: fc.boolean(),
  data: fc.constantFrom('gg/mm/aaaa', 'gg.mm.aa', 'aaaa-mm-gg', 'aaaammgg'),
  segno: fc.constantFrom('con_segno', 'dare_avere', 'dare_avere_negativo', 'indicatore', 'inverso'),
  nuovePrima: fc.boolean(),
  fineRiga: fc.constantFrom('\n', '\r\n'),
});

const descriptions = fc
  .tuple(
    fc.constantFrom(
      'Bonifico',
      'Addebito SDD',
      'Perché, caffè',
      'Società "Rossi"; Bianchi',
      'Riga uno\nriga due',
    ),
    fc.nat(9_999),
  )
  .map(([text, number]) => `${text} ${number}`);

/** Days grow, amounts differ and are of both signs: enough for nothing to be ambiguous. What a row says of its side is so. */
const movimenti: fc.Arbitrary<Movimento[]> = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1_000, max: 99_999_999 }),
      fc.boolean(),
      descriptions,
    ),
    {
      minLength: 6,
      maxLength: 40,
      selector: ([, cents]) => cents,
    },
  )
  .map((rows) => {
    let day = toGiorno('2025-01-05');
    return rows.map(([step, cents, out, description], at) => {
      day = addGiorni(day, step + 1);
      // Two of each side: one whose sign is lost must not leave a file without any.
      const negative = at < 4 ? at % 2 === 0 : out;
      const word = negative ? 'Addebito' : 'Accredito';
      return {
        data: day,
        importo: negative ? -cents : cents,
        descrizione: description.replace('Addebito', word),
      };
    });
  });

function writeData(data: string, shape: Dialetto['data']): string {
  const [year = '', month = '', day = ''] = data.split('-');
  if (shape === 'gg/mm/aaaa') return `${day}/${month}/${year}`;
  if (shape === 'gg.mm.aa') return `${day}.${month}.${year.slice(2)}`;
  return shape === 'aaaammgg' ? `${year}${month}${day}` : data;
}

function writeImporto(cents: number, { decimali, migliaia }: Dialetto): string {
  const whole = String(Math.floor(Math.abs(cents) / 100));
  const grouped = migliaia ? whole.replaceAll(/\B(?=(\d{3})+$)/g, decimali === ',' ? '.' : ',') : whole;
  return `${cents < 0 ? '-' : ''}${grouped}${decimali}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

interface Scritto {
  bytes: Uint8Array;
  /** Line of the file on which each movement starts, in the order of the file. */
  lines: number[];
  movimenti: Movimento[];
}

/** @param fault what goes wrong with one movement, by its place in the file: the balances stay as they were */
function writeFile(
  veri: readonly Movimento[],
  dialetto: Dialetto,
  fault?: { tipo: Guasto; at: number },
): Scritto {
  let saldo = APERTURA;
  const withSaldo = veri.map((movimento) => ({ ...movimento, saldo: (saldo += movimento.importo) }));
  const inFile = dialetto.nuovePrima ? withSaldo.toReversed() : withSaldo;
  const sorted = fault ? spoilRighe(inFile, fault.tipo, fault.at) : inFile;
  const righe: string[][] = [];
  if (dialetto.preambolo) {
    righe.push(['Banca di prova'], ['Saldo iniziale', writeImporto(APERTURA, dialetto)], ['']);
  }
  righe.push(header(dialetto));
  const first = righe.length;
  for (const movimento of sorted) {
    const data = writeData(movimento.data, dialetto.data);
    righe.push([
      data,
      movimento.descrizione,
      ...money(movimento.importo, dialetto),
      writeImporto(movimento.saldo, dialetto),
    ]);
  }
  const texts = righe.map((riga) =>
    riga.map((cell) => quota(cell, dialetto.delimitatore)).join(dialetto.delimitatore),
  );
  const lines: number[] = [];
  let line = 1;
  for (const [at, riga] of righe.entries()) {
    if (at >= first) lines.push(line);
    line += 1 + riga.join('').split('\n').length - 1;
  }
  const text = `${texts.join('\n')}\n`.replaceAll('\n', dialetto.fineRiga);
  return { bytes: encoding(text, dialetto.codifica), lines, movimenti: sorted };
}

function header({ segno }: Dialetto): string[] {
  if (segno === 'indicatore') return ['Data operazione', 'Descrizione', 'Importo', 'Segno', 'Saldo'];
  if (segno === 'con_segno' || segno === 'inverso')
    return ['Data operazione', 'Descrizione', 'Importo', 'Saldo'];
  return ['Data operazione', 'Descrizione', 'Uscite', 'Entrate', 'Saldo'];
}

function money(importo: number, dialetto: Dialetto): string[] {
  const write = (cents: number): string => writeImporto(cents, dialetto);
  if (dialetto.segno === 'con_segno') return [write(importo)];
  if (dialetto.segno === 'inverso') return [write(-importo)];
  if (dialetto.segno === 'indicatore') return [write(Math.abs(importo)), importo < 0 ? 'D' : 'A'];
  if (importo > 0) return ['', write(importo)];
  return [write(dialetto.segno === 'dare_avere' ? -importo : importo), ''];
}

function quota(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function encoding(text: string, how: Dialetto['codifica']): Uint8Array {
  if (how === 'utf-16le') return new Uint8Array(Buffer.from(text, 'utf16le'));
  if (how === 'windows-1252') return new Uint8Array(Buffer.from(text, 'latin1'));
  return new TextEncoder().encode(how === 'utf-8-bom' ? `\uFEFF${text}` : text);
}

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

function parsed(outcome: EsitoLettura): Letto {
  if (outcome.tipo !== 'letto') throw new Error(`not read: ${JSON.stringify(outcome)}`);
  return outcome;
}

/**
 * Signs that only the balances turn round are asked about; no other dialect leaves anything open.
 * @param written the movements of the file, where one of them is not as it was
 */
async function read(bytes: Uint8Array, { segno }: Dialetto, written?: readonly Movimento[]): Promise<Letto> {
  const file = { nome: 'prova.csv', bytes };
  const outcome = await readStatementFile(file);
  // Where the row with the only sign was dropped, or lost it, no amount is left that has one to turn.
  const signless = written?.every(({ importo }) => importo <= 0) === true;
  if (segno !== 'inverso' || (signless && outcome.tipo === 'letto')) return parsed(outcome);
  expect(outcome).toMatchObject({ tipo: 'domanda', domande: [{ id: 'segno' }] });
  return parsed(await readStatementFile(file, { risposte: { segno: 'inverso' } }));
}

describe('reading what a dialect writes', () => {
  it('gives back every movement, on its line, and proves it', async () => {
    await fc.assert(
      fc.asyncProperty(movimenti, dialetti, async (veri, dialetto) => {
        const written = writeFile(veri, dialetto);
        const { estratti } = await read(written.bytes, dialetto);
        expect(estratti).toHaveLength(1);
        const [estratto] = estratti;
        expect(estratto?.scartate).toEqual([]);
        expect(
          estratto?.righe.map(({ riga, data, importo, descrizione }) => ({
            riga,
            data,
            importo,
            descrizione,
          })),
        ).toEqual(
          written.movimenti.map(({ data, importo, descrizione }, at) => ({
            riga: written.lines[at],
            data,
            importo,
            descrizione: descrizione.replaceAll('\n', ' '),
          })),
        );
        expect(estratto).toMatchObject({
          quadratura: { esito: 'quadra', differenza: 0 },
          saldo_iniziale: APERTURA,
        });
      }),
      { numRuns: 150 },
    );
  });

  it('names the line where one movement was dropped, doubled, turned or changed', async () => {
    await fc.assert(
      fc.asyncProperty(movimenti, dialetti, guasti, fc.nat(), async (veri, dialetto, tipo, where) => {
        // The oldest row has no balance before it in the file: only a declared opening could betray it.
        const at = 1 + (where % (veri.length - 2));
        const { bytes, lines, movimenti: scritti } = writeFile(veri, dialetto, { tipo, at });
        const { estratti } = await read(bytes, dialetto, scritti);
        const { esito, riga, differenza } = estratti[0]?.quadratura ?? {};
        expect(esito).toBe('non_quadra');
        const sumOf = (righe: readonly Movimento[]) => righe.reduce((sum, { importo }) => sum + importo, 0);
        expect(Math.abs(differenza ?? 0)).toBe(Math.abs(sumOf(veri) - sumOf(scritti)));
        // Of a row that is gone, its neighbour in time; of two copies, either.
        const places = {
          tolto: [dialetto.nuovePrima ? at - 1 : at],
          doppio: [at, at + 1],
          segno: [at],
          cifra: [at],
        }[tipo];
        expect(places.map((place) => lines[place])).toContain(riga);
      }),
      { numRuns: 300 },
    );
  });

  it('accounts for every row: accepted or refused, never lost', async () => {
    const dateRotte = fc.constantFrom('30/02/2025', 'ieri', '');
    await fc.assert(
      fc.asyncProperty(
        movimenti,
        fc.array(fc.tuple(fc.nat(), dateRotte), { maxLength: 5 }),
        async (veri, broken) => {
          const dialetto: Dialetto = {
            delimitatore: ';',
            codifica: 'utf-8',
            preambolo: false,
            decimali: ',',
            migliaia: true,
            data: 'gg/mm/aaaa',
            segno: 'con_segno',
            nuovePrima: false,
            fineRiga: '\n',
          };
          const semplici = veri.map((movimento) => ({ ...movimento, descrizione: 'Movimento' }));
          const lines = new TextDecoder().decode(writeFile(semplici, dialetto).bytes).trimEnd().split('\n');
          const touched = new Set<number>();
          for (const [where, data] of broken) {
            const at = 1 + (where % semplici.length);
            touched.add(at);
            lines[at] = (lines[at] ?? '').replace(/^[^;]*/, data);
          }
          if (touched.size * 2 >= semplici.length) return;
          const bytes = new TextEncoder().encode(lines.join('\n'));
          const risposte = { ordine_data: 'gma', segno: 'con_segno', giorni: 'fuori' };
          const { estratti } = parsed(await readStatementFile({ nome: 'prova.csv', bytes }, { risposte }));
          expect(estratti[0]?.righe.length).toBe(semplici.length - touched.size);
          expect(estratti[0]?.scartate.map(({ riga }) => riga)).toEqual(
            [...touched].map((at) => at + 1).toSorted((x, y) => x - y),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never throws and never answers an internal error, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.string({ maxLength: 400 }).map((text) => new TextEncoder().encode(text)),
        ),
        async (bytes) => {
          const outcome = await readStatementFile({ nome: 'a.csv', bytes });
          expect(outcome).not.toMatchObject({ code: 'errore_interno' });
        },
      ),
      { numRuns: 500 },
    );
  });
});
