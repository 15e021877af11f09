import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { letturaSchema } from '#api/contract/tracciati.ts';
import { toLettura } from '#domain/banks/nativo.ts';
import { NATIVE_TRACCIATI } from '#domain/banks/tracciati.ts';
import { isOfModello } from '#domain/name-pattern.ts';
import { readStatementFile } from '../read-file/read.ts';
import { refuseLettura } from '../ui/columns/corrected-reading.ts';
import { findNative } from './native.ts';

const CARTELLE = join(import.meta.dirname, '../../domain/banks');

const readBytes = (nome: string, bytes: Uint8Array) => readStatementFile({ nome, bytes });
const read = (name: string, text: string) => readBytes(name, new TextEncoder().encode(text));

/** A row as `righe.json` writes it: what it has not is left out. */
const withoutNulls = (riga: object) =>
  Object.fromEntries(Object.entries(riga).filter(([, value]) => value !== null));

async function readRighe(name: string, bytes: Uint8Array) {
  const outcome = await readBytes(name, bytes);
  if (outcome.tipo !== 'letto') throw new Error(`${name}: ${outcome.tipo}`);
  const { tracciato, estratti } = outcome;
  return {
    tracciato: { nome: tracciato.nome, origine: tracciato.origine },
    accettate: estratti.flatMap(({ righe }) => righe.map(withoutNulls)),
    scartate: estratti.flatMap(({ scartate }) => scartate.map(withoutNulls)),
  };
}

/** A delimited sample as the page that banks call a workbook. */
const toHtml = (text: string): Uint8Array => {
  const riga = (line: string) =>
    `<tr>${line
      .split(';')
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`;
  return new TextEncoder().encode(
    `<html><body><table>${text.trimEnd().split('\n').map(riga).join('\n')}</table></body></html>`,
  );
};

const casi = NATIVE_TRACCIATI.map((nativo) => {
  const file = readdirSync(join(CARTELLE, nativo.chiave)).toSorted();
  const campione = file.find((name) => name.startsWith('campione.')) ?? '';
  return {
    chiave: nativo.chiave,
    nativo,
    file,
    campione,
    read: () => readFileSync(join(CARTELLE, nativo.chiave, campione)),
    righe: () => JSON.parse(readFileSync(join(CARTELLE, nativo.chiave, 'righe.json'), 'utf8')) as object,
  };
});

describe.each(casi)('the folder $chiave', ({ nativo, file, campione, read: readCampione, righe }) => {
  const atteso = () => ({ tracciato: { nome: nativo.nome, origine: 'nativo' }, ...righe() });

  it('holds a tracciato, a sample and its rows', () => {
    expect(file).toEqual([expect.stringMatching(/^campione\.\w+$/), 'righe.json', 'tracciato.ts']);
  });

  it('is a reading that can be saved and read with', () => {
    const lettura = letturaSchema.parse(toLettura(nativo));
    expect(refuseLettura(lettura)).toBe(null);
  });

  it('knows its own sample, and gives its rows', async () => {
    expect(await readRighe(campione, readCampione())).toEqual(atteso());
  });

  it('knows it under the name of every other, too: no other claims it', async () => {
    const others = NATIVE_TRACCIATI.filter(({ modelli }) => modelli !== nativo.modelli);
    const names = others.flatMap(({ modelli }) => modelli.map((template) => template.replaceAll('*', 'x')));
    expect(
      names.every((name) => others.some(({ modelli }) => modelli.some((one) => isOfModello(one, name)))),
    ).toBe(true);
    for (const name of new Set(names)) {
      const parsed = await readRighe(name + campione.replace('campione', ''), readCampione());
      expect(parsed.tracciato).toEqual(atteso().tracciato);
    }
  });

  it.runIf(campione.endsWith('.csv') && nativo.formati.includes('html'))(
    'reads it as a page, too',
    async () => {
      expect(await readRighe('campione.xls', toHtml(readCampione().toString()))).toEqual(atteso());
    },
  );
});

describe('built-in tracciati', () => {
  it('have each a name of its own', () => {
    expect(new Set(NATIVE_TRACCIATI.map(({ nome }) => nome)).size).toBe(NATIVE_TRACCIATI.length);
    expect(NATIVE_TRACCIATI.length).toBeGreaterThan(10);
  });

  it('are known by the whole header, whatever its case and underscores; never by part of it', () => {
    expect(
      findNative(['DATA', 'valuta', 'Addebiti', 'Accrediti', 'Descrizione_operazioni'], 'csv', 'x')?.chiave,
    ).toBe('bancoposta');
    expect(findNative(['Data', 'Valuta', 'Addebiti', 'Accrediti'], 'csv', 'listamovimenti.csv')).toBe(null);
    expect(
      findNative(['Data', 'Valuta', 'Addebiti', 'Accrediti', 'Descrizione operazioni'], 'camt', 'x'),
    ).toBe(null);
  });

  it('settle what the cells leave open: 03/04 is a day first, as the bank writes it', async () => {
    const text =
      'Data Registrazione;Data valuta;Descrizione;Importo (EUR)\n03/04/2026;03/04/2026;Uno;-1,00\n05/04/2026;05/04/2026;Due;2,00\n';
    const outcome = await read('elenco.csv', text);
    if (outcome.tipo !== 'letto') throw new Error(`not read: ${outcome.tipo}`);
    expect(outcome.estratti[0]?.righe.map(({ data }) => data)).toEqual(['2026-04-03', '2026-04-05']);
  });
});
