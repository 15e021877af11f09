/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import { hasSign } from '../cell/amount.ts';
import { askSpesaBeside, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { inferLanguage } from '../cell/words.ts';
import { findCardSides, hasCardKinds } from './card-kinds.ts';
import { chooseColumns, type ChosenColumns, type Dialogue } from './chosen-columns.ts';
import { inferContoDivisa, inferDivisa } from './currency.ts';
import { chooseDates, resolveDateOrder } from './dates.ts';
import { findDoubleEntry, refuseJournal } from './double-entry.ts';
import { hasLetters, isCredited } from './named-sides.ts';
import { findOpenFee, isOfExchange } from './read-money.ts';
import type { SampleRows } from './sample.ts';
import { findKnownSides, findToldSides } from './side-words.ts';
import { inferSegno, isSignOpen } from './sign.ts';
import type { Structure } from './structure.ts';
import { readTable, type InferredTable } from './table.ts';
import { toColonnaTracciato } from './texts.ts';

export interface Inferita {
  lettura: Lettura;
  structure: Structure;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: ReadingQuestion[];
  notices: string[];
}

/**
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function inferLettura(campione: SampleRows, answers: Risposte): Inferita {
  const dialogue: Dialogue = { answers, questions: [], notices: [] };
  const { questions, notices } = dialogue;
  const table = readTable(campione, notices);
  const { colonne, above, partite } = table;
  const { structure, source } = campione;
  const date = chooseDates(colonne, partite);
  const language = inferLanguage(structure.intestazione);
  const order =
    source.ordineNoto ??
    resolveDateOrder(date, { above, documents: partite }, language, answers, questions, notices);
  const columns = chooseColumns(table, date, dialogue);
  const { mapped, money, divisa, conto, ammessi } = columns;
  const lettura: Lettura = {
    formato: source.formato,
    codifica: source.codifica,
    delimitatore: source.delimitatore,
    ...(source.tagli ? { tagli: source.tagli } : {}),
    intestazione: structure.intestazione,
    ordine_data: order,
    decimali: money.decimali,
    ...chooseSides(table, columns, dialogue),
    ...(money.dare === null ? {} : { dare_negativo: money.scelta.dareNegativo }),
    ...(ammessi ? { stati_ammessi: ammessi } : {}),
    divisa:
      source.divisaNota ??
      inferDivisa(divisa, colonne, money.scelta, table.around) ??
      (divisa ? null : inferContoDivisa(conto, notices)),
  };
  const fee =
    partite || !asksFee(table, columns, dialogue)
      ? undefined
      : findOpenFee(colonne, money, table.around.testo);
  const kept = fee?.celle.find((cell) => /[1-9]/.test(cell));
  if (fee && kept !== undefined && !isOfExchange(fee, colonne))
    questions.push(askSpesaBeside(fee.intestazione, fee.indice, kept));
  const isDue = mapped.some(({ campo }) => campo === 'scadenza');
  const natura = partite || (isDue && money.saldo === null && !isCredited(colonne)) ? 'partita' : 'movimento';
  return { lettura, structure, natura, conto, domande: questions, notices };
}

/**
 * True where a fee may be asked about: of amounts that say their sides, where no column is of balances; of others together with the
 * sign.
 */
function asksFee(
  { colonne }: InferredTable,
  { money }: ChosenColumns,
  { answers, questions }: Dialogue,
): boolean {
  if (answers.spesa !== undefined) return false;
  if (questions.some(({ id }) => id === 'segno')) return true;
  const amounts = colonne.find(({ indice }) => indice === money.importo)?.celle ?? [];
  const isSided = money.segno !== 'indicatore' && amounts.some((cell) => hasSign(cell));
  return questions.length === 0 && money.saldo === null && isSided;
}

/** Where each row says its side, what says it of all of them, and the columns as they then feed their fields. */
type SidesOfLettura = Pick<
  Lettura,
  'colonne' | 'segno' | 'parole_entrata' | 'parole_uscita' | 'dare_entrata'
>;

function chooseSides(
  table: InferredTable,
  { mapped, money, documents, parts }: ChosenColumns,
  { answers, questions, notices }: Dialogue,
): SidesOfLettura {
  const { campione, colonne, around, partite, isOurs } = table;
  const known = { money, colonne, campione, around, partite };
  if (!partite) refuseJournal(colonne, money);
  const toNamed = (column: ColonnaTracciato): ColonnaTracciato => ({
    ...column,
    colonna: campione.structure.intestazione[column.indice] ?? '',
  });
  const sides =
    findToldSides(colonne, answers.segno) ??
    (answers.segno === undefined && isSignOpen(known)
      ? (findDoubleEntry(colonne, notices) ??
        findCardSides(colonne, around.testo, notices) ??
        (hasCardKinds(colonne, around.testo) ? null : findKnownSides(colonne, notices)))
      : null);
  if (sides)
    return {
      colonne: [...mapped, toColonnaTracciato('indicatore', sides.column)].map((column) => toNamed(column)),
      segno: 'indicatore',
      parole_entrata: [...sides.entra],
      parole_uscita: [...sides.leaves],
    };
  const decided = parts ? 'con_segno' : (documents?.segno ?? inferSegno(known, answers, questions, notices));
  // In a ledger of documents dare is what is owed to us: the other way round from a bank's own list.
  const isOurLedger = documents?.dare_avere === true && !isOurs;
  const sign = isOurLedger && decided === 'dare_avere' ? 'scambiate' : decided;
  if (sign !== 'scambiate') return { colonne: mapped.map((column) => toNamed(column)), segno: sign };
  const isPair = money.segno === 'dare_avere';
  return {
    colonne: (isPair ? swap(mapped) : mapped).map((column) => toNamed(column)),
    segno: money.segno,
    ...(!isPair || hasLetters(money, colonne) ? { dare_entrata: true } : {}),
  };
}

const swap = (columns: readonly ColonnaTracciato[]): ColonnaTracciato[] =>
  columns.map((column) =>
    column.campo === 'dare'
      ? { ...column, campo: 'avere' }
      : column.campo === 'avere'
        ? { ...column, campo: 'dare' }
        : column,
  );
