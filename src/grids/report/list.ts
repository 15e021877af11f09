/** Every report of the page, in the order of the menu. */
import { NOMI_REPORT } from '#api/contract/report.ts';
import { makeReport } from './make-report.ts';
import type { Report } from './types.ts';

const [primo, ...altri] = NOMI_REPORT;

/** Each made once: another object is another question. */
export const REPORT: readonly [Report, ...Report[]] = [
  makeReport(primo),
  ...altri.map((nome) => makeReport(nome)),
];

/** The report with a name; the first for any other. */
export const findReport = (nome: string | null): Report =>
  REPORT.find((report) => report.nome === nome) ?? REPORT[0];
