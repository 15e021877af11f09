/** The second file of a layout is read with the tracciato that the first one gave: the same file gives the same rows. */
import { describe, expect, it } from 'vitest';
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import type { AziendaLettura } from '#import/read/native.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import type { FileScritto } from '../file.ts';
import { PDF_LAYOUTS } from '../pdf-hostile/layouts.ts';
import {
  makeBookLayouts,
  makeEverydayLayouts,
  makeForeignLayouts,
  makeFreshLayouts,
  makeHardLayouts,
  makeHandLayouts,
  makeHostileLayouts,
  makeMonthLayouts,
  makeOfficeLayouts,
  makeProgramLayouts,
  makeSeveralTables,
  makeShapeLayouts,
  makeTradeLayouts,
  makeUnseenLayouts,
  makeWalletLayouts,
  makeWorldLayouts,
} from './layouts.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const listRows = ({ estratti }: Letto): string[] =>
  estratti.flatMap(({ natura, righe }) =>
    righe.map(({ data, importo, divisa }) => `${natura} ${data} ${importo} ${divisa}`),
  );

/** What a tracciato makes of the file that it was made from, if it reads other rows; null where it reads the same, or asks. */
async function findOther(file: FileScritto, azienda: AziendaLettura | null): Promise<string | null> {
  const first = await readStatementFile(file, { azienda });
  if (first.tipo !== 'letto' || first.lettura === null) return null;
  const [{ natura } = { natura: 'movimento' as const }] = first.estratti;
  const tracciato: Tracciato = {
    id: 1,
    versione: 1,
    nome: 'Prova',
    modello_nome: '*',
    natura,
    id_conto: null,
    lettura: first.lettura,
  };
  const second = await readStatementFile(file, { azienda, tracciato });
  if (second.tipo === 'deriva' || second.tipo === 'domanda') return null;
  if (second.tipo !== 'letto') return second.tipo;
  const [before, after] = [listRows(first), listRows(second)];
  return before.join() === after.join() ? null : `${before.join()} | ${after.join()}`;
}

describe('a saved tracciato reads its own file as it was read', () => {
  it.each([
    ['books', makeBookLayouts],
    ['everyday', makeEverydayLayouts],
    ['fresh', makeFreshLayouts],
    ['foreign', makeForeignLayouts],
    ['hard', makeHardLayouts],
    ['hostile', makeHostileLayouts],
    ['month', makeMonthLayouts],
    ['office', makeOfficeLayouts],
    ['programs', makeProgramLayouts],
    ['several tables', makeSeveralTables],
    ['shapes', makeShapeLayouts],
    ['trade', makeTradeLayouts],
    ['unseen', makeUnseenLayouts],
    ['wallets', makeWalletLayouts],
    ['exports of the world', makeWorldLayouts],
    ['damaged, or written in by hand', makeHandLayouts],
  ] as const)('tables: %s', async (_, make) => {
    const others: string[] = [];
    for (const { name, file, vero } of make()) {
      const other = await findOther(await file, vero.azienda);
      if (other !== null) others.push(`${name}: ${other}`);
    }
    expect(others).toEqual([]);
  });

  it.each(PDF_LAYOUTS.map(({ name, bytes }) => [name, bytes] as const))(
    'printed page: %s',
    async (_, bytes) => {
      expect(await findOther({ nome: 'pagina.pdf', bytes }, null)).toBeNull();
    },
  );
});
