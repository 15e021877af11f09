/**
 * Files written out whole, for what one header over one table cannot show. Behind ` ## ` stands what is true of a line: day,
 * amount in cents, currency where it is not the euro, `#` and the account, `@` and the other side. A line without it is no row.
 */
import { OURS } from './documents.ts';
import type { HostileLayout } from './sheet.ts';
import type { RigaVera } from '../modello.ts';

function readTruth(text: string): RigaVera {
  const [facts = '', party] = text.split('@');
  const [data = '', cents = '', ...others] = facts.trim().split(' ');
  return {
    data,
    importo: Number(cents),
    divisa: others.find((word) => /^[A-Z]{3}$/.test(word)) ?? 'EUR',
    conto: others.find((word) => word.startsWith('#'))?.slice(1) ?? null,
    controparte: party?.trim() ?? null,
  };
}

function makeWhole(block: string): HostileLayout {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  const parts = lines.map((line) => line.split(' ## '));
  const partite = name.includes('(partite)');
  const text = parts.map(([line = '']) => line).join('\r\n');
  return {
    name: name.trim(),
    file: { nome: 'export.csv', bytes: new TextEncoder().encode(`${text}\r\n`) },
    vero: {
      vere: parts.flatMap(([, truth]) => (truth === undefined ? [] : truth.split(' & ').map(readTruth))),
      natura: partite ? 'partita' : 'movimento',
      azienda: partite ? OURS : null,
    },
  };
}

export const makeWholes = (text: string): HostileLayout[] =>
  text
    .split('\n=== ')
    .slice(1)
    .map((block) => makeWhole(block));
