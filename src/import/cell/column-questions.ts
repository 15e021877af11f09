/** What is asked about columns of amounts: which of them counts, and which way each went. */
import type { ReadingQuestion } from './questions.ts';

/** A column as a question names it. */
interface NamedColumn {
  intestazione: string;
  celle: readonly string[];
}

/** What each column is called, where their names tell them apart; their places otherwise. */
function nameColumns(columns: readonly NamedColumn[], places: readonly string[]): readonly string[] {
  const names = columns.map(({ intestazione }) => intestazione.trim());
  const told = new Set(names).size === names.length && !names.includes('');
  return told ? names.map((name) => `«${name}»`) : places;
}

/** Two money columns whose names say no side: which one is what went out. */
export function askSide(before: NamedColumn, second: NamedColumn): ReadingQuestion {
  const [one, other] = [before, second].map(({ celle }) => celle.find((cell) => cell !== '') ?? 'vuota');
  const [first = '', last = ''] = nameColumns([before, second], ['La prima', 'La seconda']);
  return {
    id: 'segno',
    testo: 'Il file ha due colonne di importi, e niente dice quale esce. Quale contiene le uscite?',
    options: [
      { valore: 'dare_avere', testo: first, example: `uscita: «${one}»; entrata: «${other}»` },
      { valore: 'avere_dare', testo: last, example: `uscita: «${other}»; entrata: «${one}»` },
    ],
  };
}

/**
 * Sides that their names, or their letters, tell one way and something else the other.
 * @param why what speaks against the names: balances that tie only so, or columns that only a ledger has
 */
export function askLedgerSides(dare: string, avere: string, why: 'saldi' | 'contabilita'): ReadingQuestion {
  const [ties, no] = why === 'saldi' ? [', e i saldi tornano', ', e i saldi non tornano'] : ['', ''];
  return {
    id: 'segno',
    testo:
      why === 'saldi'
        ? `I saldi del file tornano solo se «${dare}» è ciò che entra e «${avere}» ciò che esce. Che cosa vale?`
        : `Il file sembra una scheda della contabilità, in cui «${dare}» è ciò che entra sul conto. Che cos’è?`,
    options: [
      {
        valore: 'dare_avere',
        testo: why === 'saldi' ? 'Le intestazioni' : 'Un estratto della banca',
        example: `«${dare}» è un’uscita, «${avere}» un’entrata${no}`,
      },
      {
        valore: 'avere_dare',
        testo: why === 'saldi' ? 'I saldi' : 'Una scheda della contabilità',
        example: `«${dare}» è un’entrata, «${avere}» un’uscita${ties}`,
      },
    ],
  };
}

/** Several columns of amounts of which none is named as that of the movement. `valore` is the zero-based column. */
export function askImporto(columns: readonly (NamedColumn & { indice: number })[]): ReadingQuestion {
  const names = nameColumns(
    columns,
    columns.map(({ indice }) => `La colonna ${indice + 1}`),
  );
  return {
    id: 'importo',
    testo: 'Il file ha più colonne di importi. Quale contiene l’importo dei movimenti?',
    options: columns.map(({ indice, celle }, at) => ({
      valore: String(indice),
      testo: names[at] ?? '',
      example: celle
        .filter((cell) => cell !== '')
        .slice(0, 3)
        .map((cell) => `«${cell}»`)
        .join(', '),
    })),
  };
}
