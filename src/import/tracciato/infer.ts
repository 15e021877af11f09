/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { ColonnaTracciato, Decimali, Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import type { SampleRows } from './sample.ts';
import { inferDecimali, collectDecimali } from '../cell/decimals.ts';
import { makeDateColumns, resolveDateOrder, chooseDates } from './dates.ts';
import { askDecimali, askImporto } from '../cell/questions.ts';
import { isPartyLedger } from '../cell/party-ledger.ts';
import { askAperto, readSideAnswer } from '../cell/word-questions.ts';
import { inferLanguage, listMeanings } from '../cell/words.ts';
import { chooseDocumentMoney, findBothSidesError } from './both-sides.ts';
import { hasDueDays, inferPartiteSide, isElencoPartite } from './partite.ts';
import { findDueParti, isOurs } from './parts.ts';
import { inferHeaderNames } from './due-column.ts';
import { findTypeColumn, isOfNumbers } from './partite-sides.ts';
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
import { isNetto, isSettlement } from './net.ts';
import { inferSegno } from './sign.ts';
import { chooseDivisaColumn, inferContoDivisa, inferDivisa } from './currency.ts';
import { explainNoTable, makeNoAmountsError, makeTablesBesideError } from './no-table.ts';
import { chooseMoney, type MoneyColumnsReading } from './money.ts';
import { findStructure, hasTablesBeside, type Structure } from './structure.ts';
import { askUnknownStates } from './states.ts';
import { findWordedAmounts, makeWordedError } from './worded-amounts.ts';
import { findUnknownPart, resolveUnknownPart } from './unknown-part.ts';
import { findContiColumn, toColonnaTracciato, findDivisaColumn, chooseTexts } from './texts.ts';

export interface Inferita {
  lettura: Lettura;
  structure: Structure;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: ReadingQuestion[];
  notices: string[];
}

const MONEY_NAMES: ReadonlySet<string> = new Set(['importo', 'dare', 'avere', 'saldo']);

/** Rows of data the columns are judged by. */
const PROFILE_RIGHE = 500;

/**
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function inferLettura(campione: SampleRows, answers: Risposte): Inferita {
  const structure = findStructure(campione.righe);
  const data = campione.righe.slice(structure.dati);
  const movimenti = filterMovimentoRows(
    data.slice(0, PROFILE_RIGHE),
    isElencoPartite(structure.intestazione),
  );
  if (movimenti.length === 0) throw explainNoTable(campione.righe, structure, PROFILE_RIGHE);
  if (hasTablesBeside(structure.intestazione)) throw makeTablesBesideError();
  const profiled = classifyColumns(movimenti, structure.intestazione);
  const notices: string[] = [];
  const names = inferHeaderNames(profiled, notices);
  const colonne = profiled.map((column, at) => ({ ...column, intestazione: names[at] ?? '' }));
  const worded =
    findWordedAmounts(colonne) ?? findWordedRows(data.slice(0, PROFILE_RIGHE), movimenti.length, names);
  if (worded) throw makeWordedError(worded);
  const around = readSurroundings(campione.righe.slice(0, structure.start));
  const documents = isElencoPartite(names) || hasDueDays(colonne) || isPartyLedger(around.testo);
  const partite = documents && !isSettlement(colonne);
  const date = chooseDates(colonne, partite);
  const ora = inferLanguage(structure.intestazione);
  const questions: ReadingQuestion[] = [];

  const order = campione.source.ordineNoto ?? resolveDateOrder(date, ora, answers, questions, notices);
  const conti = partite ? null : findContiColumn(colonne);
  const parts = partite ? findDueParti(colonne, campione.azienda) : null;
  const free = withoutScartate(
    colonne.filter((column) => !isDate(column) && column !== conti),
    answers,
  );
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
  const chains = chainsByRiga(free, conti);
  const money = readMoney(chosen?.colonne ?? free, chains, campione, structure, answers, questions, notices);
  const amounts = colonne.find(({ indice }) => indice === (money.importo ?? money.avere));
  const divisa = chooseDivisaColumn(free, amounts, structure.parole);
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
    if (index !== null) used.add(index);
  }
  const texts = chooseTexts(
    colonne,
    used,
    structure.parole,
    around.conto,
    partite,
    filterDatedRows(data.slice(0, PROFILE_RIGHE)),
    chosen ? chosen.aperto || pagato.length > 0 || chosen.dare_avere || part !== null : money.provata,
  );
  warnFees(free, money, notices);
  const unknown = texts.unknownStati;
  const ammessi = askUnknownStates(unknown, partite, answers, questions, notices);
  const mapped = [
    toColonnaTracciato('data', date.data),
    ...makeDateColumns(date, partite),
    ...moneyColumns(money.scelta, colonne),
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
  const decided = parts
    ? 'con_segno'
    : (chosen?.segno ??
      inferSegno({ money, colonne, campione, around, partite }, answers, questions, notices));
  // In a ledger of documents dare is what is owed to us: the other way round from a bank's own list.
  const sign = chosen?.dare_avere === true && decided === 'dare_avere' ? 'scambiate' : decided;
  const told = readSideAnswer(answers.segno);
  const toldBy =
    told && colonne.find(({ valori }) => [...told.entra, ...told.leaves].every((word) => valori.has(word)));
  const sides = toldBy ? { ...told, column: toldBy } : null;
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
    ...(sign === 'scambiate' && money.segno !== 'dare_avere' ? { dare_entrata: true } : {}),
    ...(money.dare === null ? {} : { dare_negativo: money.scelta.dareNegativo }),
    ...(ammessi ? { stati_ammessi: ammessi } : {}),
    divisa:
      campione.source.divisaNota ??
      inferDivisa(divisa, colonne, money.scelta, around) ??
      (divisa ? null : inferContoDivisa(conto, notices)),
  };
  const natura: Natura =
    partite || (mapped.some(({ campo }) => campo === 'scadenza') && money.saldo === null)
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

interface ReadMoney extends MoneyColumnsReading {
  decimali: Decimali;
  scelta: MoneyColumnsReading;
}

/** Tries the decimal sign the amounts prove, or both when they prove none and the balances may tell. */
function readMoney(
  columns: readonly ProfiledColumn[],
  chains: readonly string[],
  { source }: SampleRows,
  structure: Structure,
  answers: Risposte,
  questions: ReadingQuestion[],
  notices: string[],
): ReadMoney {
  const money = columns.filter((column) => isMoney(column));
  const nominate = money.filter((column) =>
    listMeanings(column.intestazione).some(({ ruolo }) => MONEY_NAMES.has(ruolo)),
  );
  const evidence = collectDecimali((nominate.length > 0 ? nominate : money).flatMap(({ celle }) => celle));
  const answer = answers.decimali;
  // Cells that are numbers wear a sign given to them: what text cells leave open, they cannot settle.
  const stillOpen = source.segnoScelto && evidence.ambiguous > 0;
  const certain = answer === ',' || answer === '.' ? answer : stillOpen ? null : inferDecimali(evidence);
  const proof = (decimals: Decimali): MoneyColumnsReading | null =>
    chooseMoney(columns, decimals, structure.parole, chains);
  const attempts = (certain ? [certain] : ([',', '.'] as const)).flatMap((decimali) => {
    const scelta = proof(decimali);
    return scelta ? [{ ...scelta, decimali, scelta }] : [];
  });
  const proved = attempts.filter(({ provata }) => provata);
  const parsed = proved.length === 1 ? proved[0] : attempts[0];
  if (!parsed) {
    throw findBothSidesError(columns) ?? makeNoAmountsError();
  }
  if (!certain && proved.length !== 1) questions.push(askDecimali(evidence.example ?? ''));
  if (parsed.rivali.length > 0 && answers.importo === undefined) {
    const doubtful = [parsed.importo ?? -1, ...parsed.rivali].toSorted((x, y) => x - y);
    questions.push(askImporto(columns.filter(({ indice }) => doubtful.includes(indice))));
  }
  if (parsed.muteSaldo) {
    notices.push(
      'La colonna del saldo non torna con gli importi in nessuna lettura possibile: vale quella delle intestazioni.',
    );
  }
  return parsed;
}

/** Currency and account row by row, when the file has several: each then has its own chain of balances. */
function chainsByRiga(columns: readonly ProfiledColumn[], conti: ProfiledColumn | null): readonly string[] {
  const divisa = findDivisaColumn(columns, columns.length, true);
  const divise = divisa && divisa.valori.size > 1 ? divisa.celle : [];
  return conti ? conti.celle.map((conto, riga) => `${conto} ${divise[riga] ?? ''}`) : divise;
}

/** Fees outside the amounts are taken off where balances prove it, and else not: either is told. */
function warnFees(columns: readonly ProfiledColumn[], money: MoneyColumnsReading, notices: string[]): void {
  const taken = columns.find(({ indice }) => indice === money.commissione);
  if (taken)
    notices.push(`La colonna «${taken.intestazione}» è tolta dagli importi: solo così i saldi tornano.`);
  const choices = columns.filter(({ indice }) => [money.importo, money.dare, money.avere].includes(indice));
  if (money.commissione !== null || money.provata || choices.some((column) => isNetto(column))) return;
  const colonna = columns.find(
    (other) =>
      isMoney(other) &&
      ![money.importo, money.dare, money.avere, money.saldo].includes(other.indice) &&
      listMeanings(other.intestazione)[0]?.ruolo === 'commissione' &&
      other.celle.some((cell) => /[1-9]/.test(cell)),
  );
  if (colonna)
    notices.push(
      `La colonna «${colonna.intestazione}» non è compresa negli importi: nessun saldo dice se vada tolta.`,
    );
}

function moneyColumns(money: MoneyColumnsReading, columns: readonly ProfiledColumn[]): ColonnaTracciato[] {
  return (['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const).flatMap((field) => {
    const column = columns.find(({ indice }) => indice === money[field]);
    return column ? [toColonnaTracciato(field, column)] : [];
  });
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
