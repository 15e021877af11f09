/** Which column of a table is what: days, money, currency, parties, texts, states. */
import type { ColonnaTracciato } from '#api/contract/tracciati.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { askAperto, askRitenuta } from '../cell/word-questions.ts';
import { chooseDocumentMoney } from './both-sides.ts';
import { chooseDivisaColumn } from './currency.ts';
import { chooseDates, makeDateColumns } from './dates.ts';
import { removeOriginals } from './exchanged.ts';
import { inferPartiteSide } from './party-side.ts';
import type { PartiteMoney } from './partite-money.ts';
import { listMeanings } from '../cell/words.ts';
import { findTypeColumn, isOfNumbers, isSideOfParty } from './partite-sides.ts';
import { findDueParti, isOurs, type DueParti } from './parts.ts';
import { filterDatedRows, isDate, isMoney, type ProfiledColumn } from './profile.ts';
import { chooseMoneyColumns, describeFees, listMoneyColumns, type ReadMoney } from './read-money.ts';
import { askUnknownStates } from './states.ts';
import type { InferredTable } from './table.ts';
import { findContiColumn } from './own-conto.ts';
import { chooseTexts, toColonnaTracciato } from './texts.ts';
import { findOpenWithheld, findUnknownPart, resolveUnknownPart } from './unknown-part.ts';

/** What a person has answered, and what is still to be asked and told: grown by each step of a reading. */
export interface Dialogue {
  answers: Risposte;
  questions: ReadingQuestion[];
  notices: string[];
}

export interface ChosenColumns {
  /** The columns that feed a field; those of sides apart. */
  mapped: ColonnaTracciato[];
  money: ReadMoney;
  divisa: ProfiledColumn | null;
  /** The money of a list of documents, where it has shapes of its own. */
  documents: PartiteMoney | null;
  /** The columns that say of each document who issued it and to whom. */
  parts: DueParti | null;
  /** The account's own number, where every row has the same. */
  conto: string | null;
  /** States that the person lets in. */
  ammessi: string[] | null;
}

type Dates = ReturnType<typeof chooseDates>;

/** The user said which nameless column is the amount: the other amounts are no candidates any more. */
function withoutScartate(columns: readonly ProfiledColumn[], answers: Risposte): ProfiledColumn[] {
  const choice = Number(answers.importo ?? -1);
  if (!columns.some(({ indice }) => indice === choice)) return [...columns];
  return columns.filter((column) => column.indice === choice || !isMoney(column));
}

/** The money of a list of documents; asks where a column may say what is left of each. */
function chooseDocuments(
  { colonne, around, partite }: InferredTable,
  free: readonly ProfiledColumn[],
  { answers, questions }: Dialogue,
): { documents: PartiteMoney | null; isAsked: boolean } {
  if (!partite || answers.importo !== undefined) return { documents: null, isAsked: false };
  const side = inferPartiteSide(colonne, around.testo);
  const documents = chooseDocumentMoney(resolveUnknownPart(free, answers.aperto), side);
  if (answers.aperto !== undefined) return { documents, isAsked: false };
  const part = documents && findUnknownPart(free, documents);
  const withheld = documents && findOpenWithheld(free, documents);
  if (part) questions.push(askAperto(part));
  else if (withheld) questions.push(askRitenuta(withheld));
  return { documents, isAsked: part !== null };
}

/** True of words that say the side of their row and more: a party with its side behind it, what was done. */
const isAlsoText = (column: ProfiledColumn | undefined): boolean =>
  isSideOfParty(column) || listMeanings(column?.intestazione ?? '')[0]?.ruolo === 'descrizione';

/** Places of the columns that hold money, but for one whose words say more than its side. */
const listMoneyPlaces = (money: ReadMoney, colonne: readonly ProfiledColumn[]): number[] =>
  (['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const).flatMap((field) => {
    const index = money[field];
    return index === null || (field === 'indicatore' && isAlsoText(colonne[index])) ? [] : [index];
  });

/** @throws ErroreLettura where no column holds amounts, or which they are cannot be told */
export function chooseColumns(table: InferredTable, date: Dates, dialogue: Dialogue): ChosenColumns {
  const { campione, data, colonne, around, partite } = table;
  const { structure, azienda } = campione;
  const { answers, questions, notices } = dialogue;
  const named = partite ? null : findContiColumn(colonne, around.testo);
  const parts = partite ? findDueParti(colonne, azienda) : null;
  const others = colonne.filter((column) => !isDate(column) && column !== named);
  const free = withoutScartate(partite ? others : removeOriginals(others), answers);

  const { documents, isAsked } = chooseDocuments(table, free, dialogue);
  const { tax = [], pagato = [] } = documents ?? {};
  const kind = documents && documents.signed !== true ? findTypeColumn(free) : null;
  const { money, conti, isOneCurrency } = chooseMoneyColumns(
    { colonne: documents?.colonne ?? free, free, named, partite, campione, structure },
    answers,
    questions,
    notices,
  );
  const amounts = colonne.find(({ indice }) => indice === (money.importo ?? money.avere));
  const divisa = isOneCurrency ? null : chooseDivisaColumn(free, amounts, structure.parole);

  const ours = partite ? colonne.filter((column) => isOurs(column, azienda)) : [];
  const parties = parts ? [...parts.emittente, ...parts.destinatario] : ours;
  const typed = kind && isOfNumbers(kind) ? null : kind;
  const taken = [date.data, date.valuta, divisa, conti, typed, ...tax, ...pagato, ...parties];
  const used = new Set([
    ...taken.flatMap((column) => (column ? [column.indice] : [])),
    ...listMoneyPlaces(money, colonne),
  ]);
  const isTold = documents
    ? (documents.aperto && documents.whole !== true) || pagato.length > 0 || documents.dare_avere || isAsked
    : money.provata;
  const texts = chooseTexts(
    colonne,
    used,
    structure.parole,
    around.conto,
    partite,
    filterDatedRows(data),
    isTold,
  );
  describeFees(free, money, around.testo, notices);
  const unknown = texts.unknownStati;
  const ammessi = askUnknownStates(unknown, partite, answers, questions, notices);
  const mapped = [
    toColonnaTracciato('data', date.data),
    ...makeDateColumns(date, partite),
    ...listMoneyColumns(money.scelta, colonne),
    ...(divisa ? [toColonnaTracciato('divisa', divisa)] : []),
    ...(conti ? [toColonnaTracciato('conto', conti)] : []),
    ...tax.map((column) => toColonnaTracciato('imposta', column)),
    ...pagato.map((column) => toColonnaTracciato('pagato', column)),
    ...(kind ? [toColonnaTracciato('tipo_documento', kind)] : []),
    ...(parts?.emittente ?? []).map((column) => toColonnaTracciato('emittente', column)),
    ...(parts?.destinatario ?? []).map((column) => toColonnaTracciato('destinatario', column)),
    ...texts.colonne,
    ...(unknown && (unknown.suspect !== true || ammessi)
      ? [toColonnaTracciato('stato', unknown.colonna)]
      : []),
  ];
  return { mapped, money, divisa, documents, parts, conto: around.conto ?? texts.conto, ammessi };
}
