/**
 * Hostile files, read as the command line reads them: in a thread that ends at ten seconds and at so much memory. Each gets
 * an answer of its own; none expands an entity, fetches what it names, or leaves here with a formula that runs.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileReader, type EsitoFile } from '#cli/reader.ts';
import type { ExportWorkbook, ExportRow } from '#grids/engine/export/workbook.ts';
import { CsvWriter } from '#grids/engine/export/csv.ts';
import { makeLotto } from '#grids/engine/export/batch.ts';
import { XlsxWriter } from '#grids/engine/export/xlsx.ts';
import { StreamedWorkbook } from '#sheets/streamed.ts';
import { CORPORA, hasCorpora, listCorpus, type FileCorpus } from './corpora.ts';

if (!hasCorpora()) console.warn(`corpora absent (${CORPORA}): only the files made here are read`);

/** Milliseconds and megabytes of heap: past them the thread is ended, whatever it is doing. */
const PAZIENZA = 10_000;
const MEMORIA = 256;
/** What the host says when it had to end the thread, or when the reader failed by a fault of its own. */
const ROTTI = /^(?:tempo_scaduto|memoria_esaurita|errore_interno)$/;
/** Longer than the thread may live: what ends a file is the thread's own limit. */
const TEST = { timeout: 3 * PAZIENZA };

const ostili = ['hostile-csv', 'hostile-pdf', 'hostile-xlsx', 'hostile-xml'].flatMap((folder) =>
  listCorpus(folder),
);

let cartella = '';
const reader = createFileReader({ options: {}, attesa: PAZIENZA, memory: MEMORIA });
beforeAll(async () => {
  cartella = await mkdtemp(join(tmpdir(), 'quadra-ostili-'));
});
afterAll(async () => {
  await reader.close();
  await rm(cartella, { recursive: true, force: true });
});

async function read(name: string, bytes: Uint8Array): Promise<EsitoFile> {
  const path = join(cartella, name);
  await writeFile(path, bytes);
  return reader.read(path);
}

/** Rows, or a stable code with a sentence for people: never the end of the thread. */
function checkRisposta(outcome: EsitoFile): void {
  if (outcome.ok) {
    expect(outcome.letto.estratti.length).toBeGreaterThan(0);
    return;
  }
  expect(outcome.error.code).not.toMatch(ROTTI);
  expect(outcome.error.messaggio).toMatch(/^\S.+[.?)]$/s);
}

describe.runIf(hasCorpora())('every hostile file of the corpora', () => {
  it('is there', () => {
    expect(ostili.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ostili)('$percorso: an answer within the limits', TEST, async ({ nome, bytes }) => {
    checkRisposta(await read(nome, bytes));
  });
});

const CAMT = (inside: string, doctype = ''): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?>\n${doctype}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`,
  );

/** Ten entities, each ten times the one before: ten thousand million characters when expanded. */
const RISATE = `<!DOCTYPE d [<!ENTITY a0 "risata">${Array.from(
  { length: 10 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`;

const ZERI = new Uint8Array(48 * 1024 * 1024);
const annidato = (volte: number, tag: string): string => `<${tag}>`.repeat(volte) + `</${tag}>`.repeat(volte);
const sheet = (xml: Uint8Array): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="M" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': xml,
  });
/** An archive in an archive, and so on inwards. */
const scatole = (count: number): Uint8Array => {
  let inside = zipSync({ 'a.csv': ZERI });
  for (let at = 0; at < count; at++) inside = zipSync({ 'a.zip': inside });
  return inside;
};

/** What each must be refused as; the text is made when its turn comes, and not kept. */
const FATTI: readonly (readonly [nome: string, code: string, write: () => Uint8Array])[] = [
  ['risate.xml', 'xml_con_dtd', () => CAMT('<Ntry><AddtlNtryInf>&a10;</AddtlNtryInf></Ntry>', RISATE)],
  ['entita.xml', 'xml_non_valido', () => CAMT('<Ntry><AddtlNtryInf>&ignota;</AddtlNtryInf></Ntry>')],
  ['profondo.xml', 'xml_troppo_grande', () => CAMT(annidato(200_000, 'Ntry'))],
  ['profondo-fuori.xml', 'xml_troppo_grande', () => CAMT(annidato(200_000, 'a'))],
  ['testo.xml', 'xml_troppo_grande', () => CAMT(`<Ntry><Amt>${'1'.repeat(40_000_000)}</Amt></Ntry>`)],
  ['bomba.zip', 'contenuto_troppo_grande', () => zipSync({ 'a.csv': ZERI })],
  ['scatole.zip', 'file_zip', () => scatole(6)],
  ['bomba.xlsx', 'contenuto_troppo_grande', () => sheet(ZERI)],
  [
    'profondo.xlsx',
    'file_danneggiato',
    () => sheet(strToU8(`<worksheet><sheetData>${annidato(100_000, 'row')}</sheetData></worksheet>`)),
  ],
  ['risate.xlsx', 'file_danneggiato', () => sheet(strToU8(`${RISATE}<worksheet><sheetData/></worksheet>`))],
  ['tabelle.xls', 'contenuto_troppo_grande', () => strToU8(`<html>${'<table><tr><td>'.repeat(100_000)}1`)],
  ['riga.csv', 'riga_troppo_lunga', () => strToU8(`Data;Importo\n${'1;'.repeat(20_000_000)}`)],
  ['virgoletta.csv', 'virgolette_aperte', () => strToU8(`Data;Importo\n"${'1;2\n'.repeat(5_000_000)}`)],
  ['nulli.csv', 'caratteri_nulli', () => strToU8('Data;Importo\n01/01/2026;1,00\0\n')],
];

describe('hostile files made here', () => {
  it.each(FATTI)('%s: refused as %s', TEST, async (name, code, write) => {
    const outcome = await read(name, write());
    checkRisposta(outcome);
    expect(outcome).toMatchObject({ ok: false, error: { code } });
  });
});

describe('what a file names outside itself', () => {
  let calls = 0;
  let server: Server;
  let base = '';
  beforeAll(async () => {
    server = createServer((_, answer) => {
      calls++;
      answer.end('<!ENTITY a "dentro">');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    base = `http://127.0.0.1:${address.port}/`;
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const made = (): [string, Uint8Array][] => [
    ['dtd.xml', CAMT('', `<!DOCTYPE Document SYSTEM "${base}a.dtd">`)],
    ['esterna.xml', CAMT('<Ntry>&e;</Ntry>', `<!DOCTYPE d [<!ENTITY e SYSTEM "${base}e">]>`)],
    ['parametro.xml', CAMT('', `<!DOCTYPE d [<!ENTITY % p SYSTEM "${base}p"> %p;]>`)],
    ['foglio-stile.xml', CAMT('', `<?xml-stylesheet href="${base}s.xsl"?>`)],
    ['pagina.xls', strToU8(`<html><img src="${base}i"><script src="${base}j"></script><table><tr><td>1`)],
    [
      'collegato.xlsx',
      sheet(
        strToU8(
          `<worksheet><sheetData><row r="1"><c r="A1"><f>WEBSERVICE("${base}")</f></c></row></sheetData></worksheet>`,
        ),
      ),
    ],
  ];

  it('is never asked for', TEST, async () => {
    for (const [name, bytes] of made()) checkRisposta(await read(name, bytes));
    // The server does answer: had anyone asked, it would have been counted.
    expect(calls).toBe(0);
    await fetch(base);
    expect(calls).toBe(1);
  });

  it.runIf(hasCorpora())('nor by the files of the corpora, their addresses turned here', TEST, async () => {
    const before = calls;
    const texts = ostili.filter(({ bytes }) => Buffer.from(bytes).includes('http'));
    expect(texts.length).toBeGreaterThan(0);
    for (const { nome, bytes } of texts) {
      const text = Buffer.from(bytes)
        .toString('latin1')
        .replaceAll(/https?:\/\/[^\s"'<>)]+/g, base);
      checkRisposta(await read(nome, Buffer.from(text, 'latin1')));
    }
    expect(calls).toBe(before);
  });
});

/** What a spreadsheet would run, were it a cell of its own. */
const FORMULE = ['=1+1', '+1+1', '-1+1', '@SUM(1+1)', '\t=1+1', '=HYPERLINK("http://x";"y")', '＝1+1'];

function formule(): string[] {
  const known = ostili.find(({ nome }: FileCorpus) => nome === 'csv-payload.txt');
  const righe = known ? new TextDecoder().decode(known.bytes).split('\n') : [];
  return [...FORMULE, ...righe.map((riga) => riga.trim()).filter((riga) => riga !== '')];
}

const CARTELLA: ExportWorkbook = {
  sheet: 'Estratto Conto',
  livelli: 0,
  colonne: [
    { titolo: 'Data', cella: 'data', larghezza: 12, totale: false },
    { titolo: 'Descrizione', cella: 'testo', larghezza: 40, totale: false },
    { titolo: 'Importo', cella: 'importo', larghezza: 14, totale: false },
  ],
  provenance: { azienda: '=A()', utente: '@u', quando: '', filtri: ['=F()'], ordine: ['+O()'] },
};

/** Through both writers, the rows of a statement whose descriptions are formulas. */
function exportRighe(righe: ExportRow[]): { csv: string; xlsx: Uint8Array<ArrayBuffer> } {
  const parts: Record<'csv' | 'xlsx', Uint8Array[]> = { csv: [], xlsx: [] };
  const csv = new CsvWriter(CARTELLA, (bytes) => parts.csv.push(new Uint8Array(bytes)));
  const xlsx = new XlsxWriter(
    CARTELLA,
    new StreamedWorkbook((bytes) => parts.xlsx.push(new Uint8Array(bytes))),
  );
  for (const writer of [csv, xlsx]) writer.add(makeLotto(righe, CARTELLA.colonne));
  csv.fine();
  void xlsx.fine([]);
  return {
    csv: Buffer.concat(parts.csv).toString('utf8').slice(1),
    xlsx: new Uint8Array(Buffer.concat(parts.xlsx)),
  };
}

describe('a statement whose descriptions are formulas', () => {
  it('is read as text and leaves as text', TEST, async () => {
    const awaited = formule();
    const cells = awaited.map((text, at) => ['13/03/2026', text, `-${at + 1},00`]);
    const testo = Papa.unparse([['Data', 'Descrizione', 'Importo'], ...cells], { delimiter: ';' });
    const outcome = await read('formule.csv', strToU8(testo));
    if (!outcome.ok) throw new Error(outcome.error.messaggio);
    const righe = outcome.letto.estratti.flatMap((estratto) => estratto.righe);
    expect(righe).toHaveLength(awaited.length);
    const { csv, xlsx } = exportRighe(
      righe.map(({ data, descrizione, importo }) => [data, descrizione, importo]),
    );
    for (const [, cell = ''] of Papa.parse<string[]>(csv, { delimiter: ';', skipEmptyLines: true }).data)
      expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(xlsx.buffer);
    const written: unknown[] = [];
    for (const page of book.worksheets)
      page.eachRow((riga) => {
        riga.eachCell((cell) => {
          expect(cell.type).not.toBe(ExcelJS.ValueType.Formula);
          written.push(cell.value);
        });
      });
    expect(written).toEqual(expect.arrayContaining(righe.map(({ descrizione }) => descrizione)));
  });
});
