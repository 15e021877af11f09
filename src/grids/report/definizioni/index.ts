/** Every report, in the order of the menu: a new one is a file and a line. */
import type { Report } from '../tipi.ts';
import { CAUSALI } from './causali.ts';
import { CONTI } from './conti.ts';
import { MESI } from './mesi.ts';
import { PARTITARIO } from './partitario.ts';
import { PREVISIONE } from './previsione.ts';
import { PROVVIGIONI } from './provvigioni.ts';
import { SCADUTO } from './scaduto.ts';

export const REPORT: readonly [Report, ...Report[]] = [
  SCADUTO,
  PARTITARIO,
  PREVISIONE,
  MESI,
  PROVVIGIONI,
  CONTI,
  CAUSALI,
];

/** The report with a name; the first for any other. */
export const reportDi = (nome: string | null): Report =>
  REPORT.find((report) => report.nome === nome) ?? REPORT[0];
