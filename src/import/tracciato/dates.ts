/** Which columns are the dates, and in what order their parts stand. */
import type { ColonnaTracciato, OrdineData } from '#api/contract/tracciati.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { ReadingError } from '../read/error.ts';
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { askOrdine } from '../cell/questions.ts';
import { isSettledDate } from '../cell/partite-words.ts';
import { inferOrdineData } from '../cell/date-order.ts';
import { inferLanguage, listMeanings, normalizeHeader } from '../cell/words.ts';
import { isDataDocumento, isScadenza } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';
import { toColonnaTracciato } from './texts.ts';

/** The value date beside the date; a document's date, where it serves as the date, is also itself. */
export function makeDateColumns({ data, valuta }: ChosenDates, partite: boolean): ColonnaTracciato[] {
  const documento = partite || listMeanings(data.intestazione)[0]?.ruolo === 'data_documento';
  return [
    ...(documento ? [toColonnaTracciato('data_documento', data)] : []),
    ...(valuta ? [toColonnaTracciato('data_valuta', valuta)] : []),
  ];
}

interface ChosenDates {
  data: ProfiledColumn;
  valuta: ProfiledColumn | null;
  all: ProfiledColumn[];
}

/** Days on which something was done with a document: less its own than that on which it is due. */
const OF_HANDLING =
  /^(?:data )?(?:di )?(?:presentazione|insoluto|storno|ritorno|rientro|richiamo|sollecito|invio|spedizione|consegna|stampa)$/;

/** How much a name means the day of a document: of that on which it was paid, nothing. */
function scoreOfDocument(header: string): number {
  if (isDataDocumento(header)) return 9;
  if (OF_HANDLING.test(normalizeHeader(header))) return -20;
  if (isSettledDate(header)) return -40;
  return isScadenza(header) ? -9 : 0;
}

/** What is paid to somebody is so on the day on which they have it, and not on that of the invoice that it pays. */
const HAD_BY_PAYEE = /^(?:data )?valuta (?:del )?(?:beneficiario|creditore|fornitore)$/;

function scoreOfPaid({ intestazione }: ProfiledColumn, columns: readonly ProfiledColumn[]): number {
  const isHad = (column: ProfiledColumn): boolean =>
    isDate(column) && HAD_BY_PAYEE.test(normalizeHeader(column.intestazione));
  return isDataDocumento(intestazione) && columns.some(isHad) ? -9 : 0;
}

/** The days between which a sum was made: of none of them is the row. */
const OF_PERIOD =
  /\b(?:inizio|fine|dal|al)\b.*\bperiodo\b|\bperiodo (?:dal?|al?|inizio|fine)\b|\bperiod (?:start|end|from|to)\b|\b(?:start|end) of period\b|^competenza (?:dal|al)$|^(?:data )?(?:di )?decorrenza$|^data (?:evento|soggiorno|consegna|check ?in|check ?out)$/;

/** The day on which the list was made, the same on each row and that of none: one of elaboration may be a row's own. */
const OF_LIST =
  /\b(?:stampa|estrazione|esportazione|elaborazione|generazione|aggiornamento|scarico|download|export\w*|extract\w*|printed|print|report|snapshot)\b/;
const isOfList = ({ intestazione, valori }: ProfiledColumn): boolean =>
  valori.size === 1 && OF_LIST.test(normalizeHeader(intestazione));

/** The day of booking, whole or cut, over days: over amounts the same words are a balance, over codes a number. */
const BOOKED = /^(?:data (?:di )?)?(?:cont|contab\w*|regist\w*|reg)$/;
/**
 * More than a name that says what happened on a day, `Data operazione`, `Data acquisto`. `Data` alone is what the file itself calls the
 * day of the row: as much, and of the two the earlier is that of the operation.
 */
const BOOKED_WEIGHT = 9;

/** Names of what reached an account, with the day on which it did. */
const ARRIVALS = ['accredit', 'liquid', 'erog', 'bonific', 'rimbors', 'payout'];
const ARRIVAL_WEIGHT = 3;

/**
 * True of the day on which an amount arrived that is called as the day is, `Importo accreditato` beside `Data accredito`, where the
 * only others are those of documents.
 */
function isOfArrival({ intestazione }: ProfiledColumn, columns: readonly ProfiledColumn[]): boolean {
  const others = columns.filter((column) => isDate(column) && column.intestazione !== intestazione);
  if (!others.every((column) => listMeanings(column.intestazione)[0]?.ruolo === 'data_documento'))
    return false;
  const names = (text: string): string[] =>
    ARRIVALS.filter((stem) =>
      normalizeHeader(text)
        .split(' ')
        .some((word) => word.startsWith(stem)),
    );
  const own = names(intestazione);
  return columns.some(
    (column) => isMoney(column) && names(column.intestazione).some((stem) => own.includes(stem)),
  );
}

/** The booking date feeds `data`: by words first, by being filled on every row next. */
export function chooseDates(columns: readonly ProfiledColumn[], partite = false): ChosenDates {
  const ofRows = columns.filter((column) => !isOfList(column));
  const named = ofRows.filter((column) => isDate(column));
  const all = named.length > 0 ? named : columns.filter((column) => isDate(column));
  const righe = all[0]?.celle.length ?? 0;
  const rank = (column: ProfiledColumn): number => {
    const proposte = listMeanings(column.intestazione);
    const booked = !partite && BOOKED.test(normalizeHeader(column.intestazione)) ? BOOKED_WEIGHT : 0;
    const weight = Math.max(proposte.find(({ ruolo }) => ruolo === 'data')?.peso ?? 0, booked);
    const arrival = !partite && isOfArrival(column, ofRows) ? ARRIVAL_WEIGHT : 0;
    const documento = partite ? scoreOfDocument(column.intestazione) : scoreOfPaid(column, ofRows);
    const period = OF_PERIOD.test(normalizeHeader(column.intestazione)) ? -20 : 0;
    const other =
      proposte[0] && proposte[0].ruolo !== 'data' && !(partite && isScadenza(column.intestazione)) ? -2 : 0;
    return (
      (righe === 0 ? 0 : Math.round((20 * column.data) / righe)) +
      weight +
      other +
      documento +
      period +
      arrival
    );
  };
  // Where the words say the same of two, the earlier of the days is that of the operation, in whatever order they stand.
  const ordered = all.toSorted((x, y) => rank(y) - rank(x) || scoreBefore(x, y) || x.indice - y.indice);
  const data = ordered[0];
  if (!data) throw new ReadingError('nessuna_data', 'Nel file non c’è una colonna di date leggibili.');
  if (partite && isSettledDate(data.intestazione))
    throw new ReadingError(
      'nessuna_data',
      `L’elenco ha soltanto il giorno in cui i documenti furono pagati («${data.intestazione}»): aggiungi quello dei documenti, o la scadenza, e riprova.`,
    );
  if (partite) return { data, valuta: null, all };
  const others = all.filter((column) => column !== data);
  const told = others
    .filter((column) => valueDate(column) > 0)
    .toSorted((x, y) => valueDate(y) - valueDate(x))[0];
  const mute = others.find((column) => listMeanings(column.intestazione).length === 0);
  return { data, valuta: told ?? mute ?? null, all };
}

/**
 * Negative where most of the days of the first of two named columns come before those beside them; of two without a name, where the
 * first follow each other and the others do not: rows stand in the order in which they were booked.
 */
function scoreBefore(one: ProfiledColumn, other: ProfiledColumn): number {
  const days = ({ celle }: ProfiledColumn) => celle.map((cell) => parseGiorno(cleanCell(cell), 'gma') ?? '');
  const [first, seconde] = [days(one), days(other)];
  if (one.intestazione === '' && other.intestazione === '') return countTurns(first) - countTurns(seconde);
  if (one.intestazione === '' || other.intestazione === '') return 0;
  return first.reduce((sum, day, riga) => {
    const beside = seconde[riga] ?? '';
    return day === '' || beside === '' || day === beside ? sum : sum + (day < beside ? -1 : 1);
  }, 0);
}

const differ = (one: ProfiledColumn, other: ProfiledColumn): boolean =>
  one.celle.some((cell, riga) => cell !== '' && other.celle[riga] !== '' && cell !== other.celle[riga]);

/** How many days come before the one above them, or after it in a list with the newest first. */
function countTurns(days: readonly string[]): number {
  const steps = days.slice(1).map((day, at) => day.localeCompare(days[at] ?? ''));
  return Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length);
}

/** Days within the text above a table: of a period, or that on which it was printed. */
const IN_TEXT = /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d./-])/g;

/** The year of a day, whichever of its parts comes first; null of what is no day. */
function yearOf(day: string): number | null {
  const giorno = parseGiorno(day, 'gma') ?? parseGiorno(day, 'mga');
  return giorno === null ? null : Number(giorno.slice(0, 4));
}

/** True of a period in which, written as it is, no day of the table falls. */
function isElsewhere(period: readonly string[], { celle }: ProfiledColumn): boolean {
  const order = period.every((day) => parseGiorno(day, 'gma') !== null) ? 'gma' : 'mga';
  const [first, ...others] = period.flatMap((day) => parseGiorno(day, order) ?? []).toSorted();
  const last = others.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    !celle.some((cell) => {
      const day = parseGiorno(cleanCell(cell), order);
      return day !== null && day >= first && day <= last;
    })
  );
}

/**
 * Days above a table, of its own years: a telephone number may look like one of any other. None where they are of a period that
 * holds no row: they are then written in another way than those of the table.
 */
function listDaysAbove(above: string, column: ProfiledColumn): string[] {
  const years = new Set(column.celle.flatMap((cell) => yearOf(cleanCell(cell)) ?? []));
  const days = [...above.matchAll(IN_TEXT)].flatMap(([day]) => {
    const year = yearOf(day);
    return year !== null && [year - 1, year, year + 1].some((near) => years.has(near)) ? [day] : [];
  });
  return isElsewhere(days, column) ? [] : days;
}

/**
 * The order of the parts of the dates: answered, proved, told by the language, or asked.
 * @param above the text above the table
 * @param documents true of a list of documents
 */
export function resolveDateOrder(
  date: ChosenDates,
  { above, documents }: { above: string; documents: boolean },
  ora: ReturnType<typeof inferLanguage>,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): OrdineData {
  if (
    date.valuta &&
    date.data.intestazione === '' &&
    date.valuta.intestazione === '' &&
    differ(date.data, date.valuta)
  )
    notices.push(
      'Due colonne di date senza intestazione: nessuna dice quale sia la data contabile e quale la valuta. Controlla le date.',
    );
  const answer = answers.ordine_data;
  if (answer === 'gma' || answer === 'mga' || answer === 'amg') return answer;
  const others = date.all.filter((column) => column !== date.data);
  const near = others.filter(({ intestazione }) => !isScadenza(intestazione));
  const cellsOf = (columns: readonly ProfiledColumn[]) => columns.map(({ celle }) => celle);
  const outcome = inferOrdineData(
    date.data.celle,
    [...cellsOf(others), listDaysAbove(above, date.data)],
    ora,
    cellsOf(near),
    documents,
  );
  if (outcome.certain) {
    if (outcome.motivo === 'lingua') {
      notices.push(
        'Date lette come giorno/mese/anno: nessuna lo prova, ma la lingua delle intestazioni lo indica.',
      );
    }
    return outcome.ordine;
  }
  questions.push(askOrdine(outcome.example));
  return 'gma';
}

const valueDate = (column: ProfiledColumn): number =>
  listMeanings(column.intestazione).find(({ ruolo }) => ruolo === 'data_valuta')?.peso ?? 0;
