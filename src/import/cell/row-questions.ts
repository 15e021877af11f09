/**
 * What is asked of rows that only a person can tell: a sign that the others have not, a document that is repeated, a day that
 * is not written.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { ReadingQuestion } from './questions.ts';

/** The answers about amounts whose sign is not that of their column: as the others of it, or given back. */
export const SIGNS_SAME = 'uguali';
export const SIGNS_GIVEN_BACK = 'storni';

/** The answers about rows that repeat a document: it counts once, or on each of them. */
export const DOCUMENT_ONCE = 'una';
export const DOCUMENT_EACH = 'ognuna';

/**
 * Amounts in a column of one side whose sign is not that of the others, where nothing says what they are.
 * @param row the first of them, as it reads given back
 */
export function askOddSigns(
  { riga, descrizione, importo }: { riga: number; descrizione: string; importo: number },
  column: 'dare' | 'avere',
  rows: number,
): ReadingQuestion {
  const [what, one, back] =
    column === 'dare' ? ['uscite', 'un’uscita', 'entra'] : ['entrate', 'un’entrata', 'esce'];
  const more = rows === 1 ? '' : ` (e altre ${rows - 1})`;
  return {
    id: 'segni',
    testo: `Fra le ${what} la riga ${riga}${more}, «${descrizione}», ha un segno che le altre non hanno. Che cos’è?`,
    options: [
      {
        valore: SIGNS_SAME,
        testo: `${one[0]?.toUpperCase()}${one.slice(1)} come le altre`,
        example: `«${descrizione}» è ${one} di ${formatImporto(Math.abs(importo))}`,
      },
      {
        valore: SIGNS_GIVEN_BACK,
        testo: 'Uno storno, o una rettifica',
        example: `«${descrizione}» ${back}: ${formatImporto(importo)}`,
      },
    ],
  };
}

/** Rows that repeat the number and the amount of a document, where nothing says whether it counts again: the first, and the line of the next. */
export function askRepeated(
  { riga, numero_documento, importo }: { riga: number; numero_documento: string | null; importo: number },
  again: number,
): ReadingQuestion {
  const what = formatImporto(Math.abs(importo));
  return {
    id: 'ripetuti',
    testo: `Le righe ${riga} e ${again} hanno lo stesso documento (${numero_documento}) e lo stesso importo, ${what}. Che cosa sono?`,
    options: [
      {
        valore: DOCUMENT_ONCE,
        testo: 'Lo stesso importo, ripetuto',
        example: `il documento ${numero_documento} è di ${what}`,
      },
      {
        valore: DOCUMENT_EACH,
        testo: 'Importi diversi, tutti da contare',
        example: `il documento ${numero_documento} ha più importi di ${what}`,
      },
    ],
  };
}

/** The answers about rows without a day: that of the row above, or none. */
export const DAYS_ABOVE = 'sopra';
export const DAYS_OUTSIDE = 'fuori';

/**
 * Movements without a day among others that have one, as where it is written once for all that follow.
 * @param row the first of them, on the day above it
 */
export function askSharedDays(
  { riga, descrizione, importo, data }: { riga: number; descrizione: string; importo: number; data: Giorno },
  rows: number,
): ReadingQuestion {
  const [subject, has, what] =
    rows === 1
      ? [`La riga ${riga}`, 'ha', 'Di che giorno è?']
      : [
          `La riga ${riga} e ${rows === 2 ? 'un’altra' : `altre ${rows - 1}`}`,
          'hanno',
          'Di che giorno sono?',
        ];
  return {
    id: 'giorni',
    testo: `${subject} non ${has} la data, fra altre che l’hanno. ${what}`,
    options: [
      {
        valore: DAYS_ABOVE,
        testo: 'Del giorno scritto sopra',
        example: `«${descrizione}» di ${formatImporto(importo)} è del ${formatData(data)}`,
      },
      {
        valore: DAYS_OUTSIDE,
        testo: 'Di nessuno: non sono movimenti',
        example: `«${descrizione}» di ${formatImporto(importo)} resta fuori`,
      },
    ],
  };
}

/** The answers about a first row that no balance proves. */
export const FIRST_OUT = 'esce';
export const FIRST_IN = 'entra';

/**
 * The first row of a statement without signs, before which no balance stands.
 * @param allOut true where all the others went out
 */
export function askFirstSide(
  { riga, descrizione, importo }: { riga: number; descrizione: string; importo: number },
  allOut: boolean,
): ReadingQuestion {
  const amount = formatImporto(Math.abs(importo));
  const what = descrizione === '' ? amount : `«${descrizione}» di ${amount}`;
  return {
    id: 'prima',
    testo: `Gli importi sono senza segno, e prima della riga ${riga}, ${what}, non c’è un saldo che dica se entra o esce. Che cos’è?`,
    options: [
      {
        valore: FIRST_OUT,
        testo: allOut ? 'Un’uscita, come le altre' : 'Un’uscita',
        example: `${what} esce`,
      },
      { valore: FIRST_IN, testo: 'Un’entrata', example: `${what} entra` },
    ],
  };
}

/** The answers about other tables of a file: rows of the same account, a statement of another one, or none. */
export const TABLES_SAME = 'stesso';
export const TABLES_APART = 'altro';
export const TABLES_OUTSIDE = 'fuori';

/**
 * Tables, or sheets, that name no account beside the one that was read.
 * @param where what they are called, or the lines on which they stand
 * @param row the first of theirs
 */
export function askTables(
  where: string,
  { descrizione, importo, data }: { descrizione: string; importo: number; data: Giorno },
  rows: number,
): ReadingQuestion {
  const what = `«${descrizione}» di ${formatImporto(importo)}, del ${formatData(data)}`;
  const others = rows === 2 ? 'un’altra riga' : `altre ${rows - 1} righe`;
  const all = rows === 1 ? what : `${what}, e ${others}`;
  return {
    id: 'tabelle',
    testo: `Nel file c’è anche un’altra tabella (${where}), e niente dice di che conto è. Di quale?`,
    options: [
      { valore: TABLES_SAME, testo: 'Dello stesso conto', example: `${all}: insieme alle altre` },
      { valore: TABLES_APART, testo: 'Di un altro', example: `${all}: un estratto a parte` },
      { valore: TABLES_OUTSIDE, testo: 'Di nessuno: non sono movimenti', example: `${all}: fuori` },
    ],
  };
}

/** The answers about days that are dates beside others that are texts: turned round by a program, or as they are. */
export const DAYS_SWAPPED = 'scambiate';
export const DAYS_RIGHT = 'giuste';

/**
 * Days of a sheet up to the twelfth that are dates, where all those beyond are texts.
 * @param day one of them, and `swapped` the same with its month first
 * @param closer true where they lie closer to the others when swapped
 */
export function askSwappedDays(day: Giorno, swapped: Giorno, closer: boolean): ReadingQuestion {
  const options = [
    {
      valore: DAYS_SWAPPED,
      testo: 'Giorno e mese sono scambiati',
      example: `${formatData(day)} è il ${formatData(swapped)}`,
    },
    { valore: DAYS_RIGHT, testo: 'Sono come si vedono', example: `${formatData(day)} resta così` },
  ];
  return {
    id: 'scambio',
    testo:
      'Nel foglio i giorni fino al 12 sono date, gli altri testo: capita quando un programma in un’altra lingua scambia giorno e mese. Come vanno lette le date?',
    options: closer ? options : options.toReversed(),
  };
}
