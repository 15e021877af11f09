/** Credit notes beside a column of dare and avere: each counts the other way once. */
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

async function readAmounts(rows: readonly string[]): Promise<unknown> {
  const text = ['Cliente;Tipo doc.;N. doc.;Data doc.;Scadenza;D/A;Residuo', ...rows].join('\n');
  const outcome = await readStatementFile({
    nome: 'elenco.csv',
    bytes: new TextEncoder().encode(`${text}\n`),
  });
  if (outcome.tipo !== 'letto') return outcome;
  return outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo));
}

const row = (party: string, kind: string, letter: string, amount: string): string =>
  `${party};${kind};${kind} ${amount};02/03/2026;30/04/2026;${letter};${amount}`;

describe('credit notes in a list with dare and avere', () => {
  it('count by the letter of their own, and not twice', async () => {
    const rows = [row('Alfa', 'FT', 'D', '100,00'), row('Alfa', 'NC', 'A', '20,00')];
    expect(await readAmounts(rows)).toEqual([10_000, -2_000]);
  });

  it('count by their kind where the letter is that of the list', async () => {
    const rows = [row('Alfa', 'FT', 'D', '100,00'), row('Alfa', 'NC', 'D', '20,00')];
    expect(await readAmounts(rows)).toEqual([10_000, -2_000]);
  });

  it('of clients and suppliers in one list stand on the side of what they take back', async () => {
    const rows = [
      row('Alfa', 'FT', 'D', '100,00'),
      row('Beta', 'FT', 'A', '50,00'),
      row('Alfa', 'NC', 'A', '20,00'),
      row('Beta', 'NC', 'D', '5,00'),
    ];
    expect(await readAmounts(rows)).toEqual([10_000, -5_000, -2_000, 500]);
  });

  it('of clients and suppliers, on the side of their invoices, are turned round by their kind', async () => {
    const rows = [
      row('Alfa', 'FT', 'D', '100,00'),
      row('Beta', 'FT', 'A', '50,00'),
      row('Alfa', 'NC', 'D', '20,00'),
      row('Beta', 'NC', 'A', '5,00'),
    ];
    expect(await readAmounts(rows)).toEqual([10_000, -5_000, -2_000, 500]);
  });
});
