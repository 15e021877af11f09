/** Names written once above the blanks of the rows below: as sheets made by hand list the documents of a party. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import { formatLines } from './notices.ts';
import type { RigheLette } from './read-righe.ts';

interface PartyAbove {
  /** Told of the cell of each row with a day, in order, those too that do not enter. */
  see: (cell: string, line: number) => void;
  /** Gives the rows without a name that of the row above; what is to be said of it. */
  fill: (loaded: RigheLette) => string[];
}

/** One blank in so many rows, or fewer, is a name that lacks. */
const FEW = 4;

/** A list that writes a name twice leaves none out: its blanks are blanks. */
export function createPartyAbove(): PartyAbove {
  const above = new Map<number, string>();
  const names = new Set<string>();
  let last = '';
  let rows = 0;
  let isRepeated = false;
  return {
    see: (cell, line) => {
      const name = cell.trim();
      rows++;
      if (name === '') {
        if (last !== '') above.set(line, last);
        return;
      }
      isRepeated ||= names.has(name);
      names.add(name);
      last = name;
    },
    fill: ({ righe }) => {
      if (isRepeated || above.size * FEW < rows) return [];
      const filled = righe.filter(({ riga, ragione_sociale: party }) => party === null && above.has(riga));
      for (const riga of filled)
        riga.ragione_sociale = (above.get(riga.riga) ?? '').slice(0, LUNGHEZZE.ragione_sociale);
      if (filled.length === 0) return [];
      const lines = formatLines(filled.map(({ riga }) => riga));
      return [`Il nome è scritto una volta sola per soggetto (manca: ${lines}): vale quello più sopra.`];
    },
  };
}
