/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import type { SampleRows } from './sample.ts';
import { resolveFeeNames } from './agent-fees.ts';
import { makeDateColumns, resolveDateOrder, chooseDates } from './dates.ts';
import { askAperto } from '../cell/word-questions.ts';
import { hasPartySections } from '../cell/party-sections.ts';
import { inferLanguage } from '../cell/words.ts';
import { findCardSides, hasCardKinds } from './card-kinds.ts';
import { chooseDocumentMoney } from './both-sides.ts';
import {
  hasDueDays,
  inferPartiteSide,
  isElencoPartite,
  isNamedByParty,
  isOfCompanies,
  isPartyLedger,
} from './partite.ts';
import { findDueParti, findOurPart, isOurs, reverseParts } from './parts.ts';
import { findDoubleEntry } from './double-entry.ts';
import { inferHeaderNames } from './due-column.ts';
import { findTypeColumn, isOfNumbers, isSideOfParty } from './partite-sides.ts';
import { readSurroundings } from './preamble.ts';
import {
  isDate,
  isMoney,
  classifyColumns,
  filterDatedRows,
  filterDayRows,
  filterMovimentoRows,
  type ProfiledColumn,
} from './profile.ts';
import { isSettlement } from './net.ts';
import { findKnownSides, findToldSides } from './side-words.ts';
import { hasLetters, isCredited } from './named-sides.ts';
import { inferSegno, isSignOpen } from './sign.ts';
import { removeOriginals } from './exchanged.ts';
import { chooseDivisaColumn, inferContoDivisa, inferDivisa } from './currency.ts';
import { explainNoTable, findUnitError, makeTablesBesideError } from './no-table.ts';
import { chooseMoneyColumns, listMoneyColumns, describeFees } from './read-money.ts';
import { filterOwnRows, hasTablesBeside, type Structure } from './structure.ts';
import { askUnknownStates } from './states.ts';
import { findWordedAmounts, makeWordedError } from './worded-amounts.ts';
import { findUnknownPart, resolveUnknownPart } from './unknown-part.ts';
import { findContiColumn, toColonnaTracciato, chooseTexts } from './texts.ts';

export interface Inferita {
  lettura: Lettura;
  structure: Structure;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: ReadingQuestion[];
  notices: string[];
}

/** Rows of data the columns are judged by. */
const PROFILE_RIGHE = 500;

/**
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function inferLettura(campione: SampleRows, answers: Risposte): Inferita {
  const { structure } = campione;
  const data = filterOwnRows(
    campione.righe.slice(structure.dati, structure.dati + PROFILE_RIGHE),
    structure.intestazione,
  );
  const preamble = campione.righe.slice(0, structure.start);
  const ourPart = findOurPart(preamble, campione.azienda);
  const told = reverseParts(readSurroundings(preamble), ourPart);
  const isList = (names: readonly string[]): boolean =>
    isElencoPartite(names) ||
    isPartyLedger(told.testo, names) ||
    (isNamedByParty(names) && hasPartySections(campione.righe));
  const movimenti = filterMovimentoRows(data, isList(structure.intestazione));
  if (movimenti.length === 0) throw explainNoTable(campione.righe, structure, PROFILE_RIGHE);
  if (hasTablesBeside(structure.intestazione)) throw makeTablesBesideError();
  const unit = findUnitError([told.testo, ...structure.intestazione].join(' | '));
  if (unit) throw unit;
  const profiled = classifyColumns(movimenti, structure.intestazione);
  const notices: string[] = [];
  const { names, title, side, open } = resolveFeeNames(
    inferHeaderNames(profiled, notices),
    told.testo,
    campione.righe,
  );
  const around = { ...told, testo: title, titolo: side ?? told.titolo };
  const colonne = profiled.map((column, at) => ({ ...column, intestazione: names[at] ?? '' }));
  const worded = findWordedAmounts(colonne) ?? findWordedRows(data, movimenti.length, names);
  if (worded) throw makeWordedError(worded);
  const partite =
    (open || isList(names) || hasDueDays(colonne) || isOfCompanies(colonne)) &&
    !isSettlement(colonne) &&
    !isCredited(colonne);
  const date = chooseDates(colonne, partite);
  const ora = inferLanguage(structure.intestazione);
  const questions: ReadingQuestion[] = [];

  const order =
    campione.source.ordineNoto ??
    resolveDateOrder(date, { above: told.testo, documents: partite }, ora, answers, questions, notices);
  const named = partite ? null : findContiColumn(colonne);
  const parts = partite ? findDueParti(colonne, campione.azienda) : null;
  const others = colonne.filter((column) => !isDate(column) && column !== named);
  const free = withoutScartate(partite ? others : removeOriginals(others), answers);
  const chosen =
    partite && answers.importo === undefined
      ? chooseDocumentMoney(resolveUnknownPart(free, answers.aperto), inferPartiteSide(colonne, around.testo))
      : null;
  const part = chosen && answers.aperto === undefined ? findUnknownPart(free, chosen) : null;
  if (part) questions.push(askAperto(part));
  const { tax = [], pagato = [] } = chosen ?? {};
  const ours = partite ? colonne.filter((column) => isOurs(column, campione.azienda)) : [];
  const partyColumns = parts ? [...parts.emittente, ...parts.destinatario] : ours;
  const kind = chosen ? findTypeColumn(free) : null;
  const { money, conti, isOneCurrency } = chooseMoneyColumns(
    { colonne: chosen?.colonne ?? free, free, named, partite, campione, structure },
    answers,
    questions,
    notices,
  );
  const amounts = colonne.find(({ indice }) => indice === (money.importo ?? money.avere));
  const divisa = isOneCurrency ? null : chooseDivisaColumn(free, amounts, structure.parole);
  const used = new Set(
    [
      date.data,
      date.valuta,
      divisa,
      conti,
      kind && isOfNumbers(kind) ? null : kind,
      ...tax,
      ...pagato,
      ...partyColumns,
    ].flatMap((column) => (column ? [column.indice] : [])),
  );
  for (const field of ['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const) {
    const index = money[field];
    if (index !== null && !(field === 'indicatore' && isSideOfParty(colonne[index]))) used.add(index);
  }
  const texts = chooseTexts(
    colonne,
    used,
    structure.parole,
    around.conto,
    partite,
    filterDatedRows(data),
    chosen ? chosen.aperto || pagato.length > 0 || chosen.dare_avere || part !== null : money.provata,
  );
  describeFees(free, money, notices);
  const unknown = texts.unknownStati;
  const ammessi = askUnknownStates(unknown, partite, answers, questions, notices);
  const mapped = [
    toColonnaTracciato('data', date.data),
    ...makeDateColumns(date, partite),
    ...listMoneyColumns(money.scelta, colonne),
    ...(divisa ? [toColonnaTracciato('divisa', divisa)] : []),
    ...(conti ? [toColonnaTracciato('conto', conti)] : []),
    ...tax.map((column) => toColonnaTracciato('imposta', column)),
    ...pagato.map(({ indice }) => ({
      campo: 'pagato' as const,
      indice,
      colonna: structure.intestazione[indice] ?? '',
    })),
    ...(kind ? [toColonnaTracciato('tipo_documento', kind)] : []),
    ...(parts?.emittente ?? []).map((column) => toColonnaTracciato('emittente', column)),
    ...(parts?.destinatario ?? []).map((column) => toColonnaTracciato('destinatario', column)),
    ...texts.colonne,
    ...(unknown && (unknown.suspect !== true || ammessi)
      ? [toColonnaTracciato('stato', unknown.colonna)]
      : []),
  ];
  const sides =
    findToldSides(colonne, answers.segno) ??
    (answers.segno === undefined && isSignOpen({ money, colonne, campione, around, partite })
      ? (findDoubleEntry(colonne, notices) ??
        findCardSides(colonne, around.testo, notices) ??
        (hasCardKinds(colonne, around.testo) ? null : findKnownSides(colonne, notices)))
      : null);
  const decided =
    parts || sides
      ? 'con_segno'
      : (chosen?.segno ??
        inferSegno({ money, colonne, campione, around, partite }, answers, questions, notices));
  // In a ledger of documents dare is what is owed to us: the other way round from a bank's own list.
  const isOurLedger = chosen?.dare_avere === true && ourPart === null;
  const sign = isOurLedger && decided === 'dare_avere' ? 'scambiate' : decided;
  const conto = around.conto ?? texts.conto;
  const lettura: Lettura = {
    formato: campione.source.formato,
    codifica: campione.source.codifica,
    delimitatore: campione.source.delimitatore,
    ...(campione.source.tagli ? { tagli: campione.source.tagli } : {}),
    intestazione: structure.intestazione,
    colonne: [
      ...(sign === 'scambiate' && money.segno === 'dare_avere' ? swap(mapped) : mapped),
      ...(sides ? [toColonnaTracciato('indicatore', sides.column)] : []),
    ].map((column) => ({ ...column, colonna: structure.intestazione[column.indice] ?? '' })),
    ordine_data: order,
    decimali: money.decimali,
    segno: sides ? 'indicatore' : sign === 'scambiate' ? money.segno : sign,
    ...(sides ? { parole_entrata: [...sides.entra], parole_uscita: [...sides.leaves] } : {}),
    ...(sign === 'scambiate' && (money.segno !== 'dare_avere' || hasLetters(money, colonne))
      ? { dare_entrata: true }
      : {}),
    ...(money.dare === null ? {} : { dare_negativo: money.scelta.dareNegativo }),
    ...(ammessi ? { stati_ammessi: ammessi } : {}),
    divisa:
      campione.source.divisaNota ??
      inferDivisa(divisa, colonne, money.scelta, around) ??
      (divisa ? null : inferContoDivisa(conto, notices)),
  };
  const natura: Natura =
    partite ||
    (mapped.some(({ campo }) => campo === 'scadenza') && money.saldo === null && !isCredited(colonne))
      ? 'partita'
      : 'movimento';
  return { lettura, structure, natura, conto, domande: questions, notices };
}

/** The amounts beside which a word stands that nobody knows are not among the rows that have one. */
function findWordedRows(
  data: readonly string[][],
  known: number,
  names: readonly string[],
): ProfiledColumn | null {
  const dated = filterDayRows(data);
  return dated.length > known ? findWordedAmounts(classifyColumns(dated, names)) : null;
}

/** The user said which nameless column is the amount: the other amounts are no candidates any more. */
function withoutScartate(columns: readonly ProfiledColumn[], answers: Risposte): ProfiledColumn[] {
  const choice = Number(answers.importo ?? -1);
  if (!columns.some(({ indice }) => indice === choice)) return [...columns];
  return columns.filter((column) => column.indice === choice || !isMoney(column));
}

function swap(columns: readonly ColonnaTracciato[]): ColonnaTracciato[] {
  return columns.map((column) =>
    column.campo === 'dare'
      ? { ...column, campo: 'avere' }
      : column.campo === 'avere'
        ? { ...column, campo: 'dare' }
        : column,
  );
}
