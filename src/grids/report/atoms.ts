/** The report in force, its sheet, and the rows of its grid. */
import { describeError } from '#api/errors.ts';
import { createRighe, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import type { ReadSheet, Report } from './types.ts';

export interface ReportQuery {
  report: Report;
  valori: ReportValori;
}

const questionBaseAtom = atom<ReportQuery | null>(null);
/** Null while the page is closed, or something is missing. */
export const questionAtom: Atom<ReportQuery | null> = atom((get) => get(questionBaseAtom));

/** Two questions that ask the same. */
const isSameQuestion = (a: ReportQuery | null, b: ReportQuery | null): boolean =>
  a?.report === b?.report && JSON.stringify(a?.valori) === JSON.stringify(b?.valori);

/** Asks the server at once: whatever is drawn with the question comes after it. */
export const setQuestionAtom = atom(null, (get, set, question: ReportQuery | null) => {
  if (isSameQuestion(get(questionBaseAtom), question)) return;
  set(questionBaseAtom, question);
  if (question) void set(sheetRighe.loadAtom, get(chiaveAtom));
});

const chiaveAtom: Atom<string> = atom((get) => {
  const question = get(questionAtom);
  return question
    ? `${get(aziendaIdAtom) ?? ''} ${question.report.nome} ${JSON.stringify(question.valori)}`
    : 'nessuna';
});

/** What the questions of one set of columns have in common. */
const seriesAtom: Atom<string> = atom((get) => {
  const question = get(questionAtom);
  if (!question) return 'nessuna';
  const { report, valori } = question;
  return `${get(aziendaIdAtom) ?? ''} ${report.nome} ${report.faccia(valori)}`;
});

const sheetBaseAtom = atom<{ chiave: string; series: string; sheet: ReadSheet } | null>(null);
/** The sheet of the question in force; null before it is here. */
export const sheetAtom: Atom<ReadSheet | null> = atom((get) => {
  const last = get(sheetBaseAtom);
  return last?.chiave === get(chiaveAtom) ? last.sheet : null;
});
/** What stands over the rows in sight: until the sheet of the question is here, that of the question before. */
export const sheetInSightAtom: Atom<ReadSheet | null> = atom((get) => {
  const last = get(sheetBaseAtom);
  return last?.series === get(seriesAtom) ? last.sheet : null;
});

/** The rows of the question in force: one reading brings them together with their figures and their chart. */
export const sheetRighe: Righe<ReportRow> = createRighe<ReportRow>({
  getId: ({ id }) => id,
  chiaveAtom,
  seriesAtom,
  describeError: (error) => `Il report non si è potuto leggere. ${describeError(error)}`,
  async load({ get, set, signal }) {
    const question = get(questionAtom);
    if (!question) return [];
    const chiave = get(chiaveAtom);
    const series = get(seriesAtom);
    const sheet = await question.report.read(get(clientAtom), question.valori, signal);
    if (!signal.aborted) set(sheetBaseAtom, { chiave, series, sheet });
    return sheet.righe;
  },
});
