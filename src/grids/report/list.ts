/** Every report of the page, in the order of the menu. */
import { NOMI_REPORT } from '#api/contract/report.ts';
import { makeReport } from './make-report.ts';
import type { Report } from './types.ts';

const [first, ...others] = NOMI_REPORT;

/** Each made once: another object is another question. */
export const REPORT: readonly [Report, ...Report[]] = [
  makeReport(first),
  ...others.map((name) => makeReport(name)),
];

/** The report with a name; the first for any other. */
export const findReport = (name: string | null): Report =>
  REPORT.find((report) => report.nome === name) ?? REPORT[0];
