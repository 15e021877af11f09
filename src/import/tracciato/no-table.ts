/** The reasons for which a file holds no statement that can be read. */
import { findYearlessDays } from '../cell/yearless.ts';
import { ReadingError } from '../read/error.ts';
import { classifyColumns } from './profile.ts';
import type { Structure } from './structure.ts';
import { findWordedAmounts, makeWordedError } from './worded-amounts.ts';

export const makeNoAmountsError = (): ReadingError =>
  new ReadingError(
    'nessun_importo',
    'Nel file non c’è una colonna di importi: servono Importo, oppure Dare e Avere (Entrate e Uscite).',
  );

const THOUSANDS =
  /\b(?:in|valori in|importi in) (?:(?:migliaia|milioni)(?: di)?(?: euro| eur| usd| chf)?|(?:euro|eur|k) ?(?:000|k|mila)|keur|k euro|thousands|millions|tausend)\b|(?:€|eur|euro)\s?[/x]\s?1[.,]?000\b|\((?:migliaia|milioni|thousands|millions|tausend|k€|€k|k eur|000)(?: (?:di|of) (?:euro|eur|€))?\)/;

const CENTS =
  /\b(?:importo|importi|amount|valore|value|totale|total|saldo|balance)[ _]*\(?(?:in[ _])?(?:(?:euro|eur)[ _])?cent(?:s|esimi)?\b/;

/**
 * The refusal of amounts that are said to be in thousands, whose cents the file does not hold, or to be cents, which would be
 * read a hundred times as large.
 */
export function findUnitError(around: string): ReadingError | null {
  const text = around.toLowerCase();
  const [unit, wanted] = THOUSANDS.test(text)
    ? ['in migliaia o in milioni', 'gli importi interi, al centesimo']
    : CENTS.test(text)
      ? ['in centesimi', 'gli importi in euro']
      : [];
  return unit
    ? new ReadingError('nessun_importo', `Il file dice che gli importi sono ${unit}: servono ${wanted}.`)
    : null;
}

export const makeTablesBesideError = (): ReadingError =>
  new ReadingError(
    'nessuna_tabella',
    'Nel foglio ci sono due tabelle una accanto all’altra: mettile una sotto l’altra, o in due file, e riprova.',
  );

/** The refusal of rows each of which has several instalments beside each other. */
export const makeInstalmentsError = (): ReadingError =>
  new ReadingError(
    'nessun_importo',
    'Ogni riga dell’elenco ha più rate, una accanto all’altra: mettine una per riga, o aggiungi il totale del documento, e riprova.',
  );

/**
 * Why no movement could be found, in the words of what is missing.
 * @param many rows that are looked at
 */
export function explainNoTable(righe: readonly string[][], structure: Structure, many: number): ReadingError {
  const data = righe.slice(structure.dati);
  const worded = findWordedAmounts(classifyColumns(data.slice(0, many), structure.intestazione));
  if (worded) return makeWordedError(worded);
  if (structure.parole && data.every((riga) => riga.every((cell) => cell.trim() === ''))) {
    return new ReadingError(
      'solo_intestazione',
      'Il file contiene solo l’intestazione: nessun movimento da leggere.',
    );
  }
  if (findYearlessDays(righe)) {
    return new ReadingError(
      'nessuna_data',
      'Ai giorni del file manca l’anno, e niente attorno alla tabella dice il periodo: scrivilo in una riga sopra (per esempio «dal 01/03/2026 al 31/03/2026») e riprova.',
    );
  }
  const columns = classifyColumns(righe.slice(0, many), []);
  const date = columns.some((column) => column.data > 0);
  const importi = columns.some((column) => column.denaro + column.intero > 0);
  if (date && !importi) return makeNoAmountsError();
  if (importi && !date) {
    return new ReadingError('nessuna_data', 'Nel file non c’è una colonna di date leggibili.');
  }
  return new ReadingError(
    'nessuna_tabella',
    'Nel file non si riconosce una tabella di movimenti: servono almeno una data e un importo su ogni riga.',
  );
}
