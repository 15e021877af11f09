/** Every report by its name. Those whose figures have rows behind them also say how to show them. */
import type { NomeConRighe, NomeReport, ReportAnswer } from '#api/contract/report.ts';
import { CAUSALI } from './causali.ts';
import { toValori } from './common.ts';
import { CONTI } from './conti.ts';
import type {
  DefinitionWithRighe,
  ReportDefinition,
  ReportSheet,
  Print,
  ReportValori,
} from './definition.ts';
import { MESI } from './mesi.ts';
import { PARTITARIO } from './partitario.ts';
import { PREVISIONE } from './previsione.ts';
import { PROVVIGIONI } from './provvigioni.ts';
import { SCADUTO } from './scaduto.ts';

type Elenco = { readonly [N in NomeReport]: ReportDefinition<N> };

export const REPORT: Elenco = {
  scaduto: SCADUTO,
  partitario: PARTITARIO,
  previsione: PREVISIONE,
  mesi: MESI,
  provvigioni: PROVVIGIONI,
  conti: CONTI,
  causali: CAUSALI,
} satisfies Elenco & { readonly [N in NomeConRighe]: DefinitionWithRighe<N> };

/** A report as the page draws it: `valori` are its parameters, including those of the page alone. */
export const toSheet = <N extends NomeReport>(
  name: N,
  answer: ReportAnswer<N>,
  values: ReportValori,
): ReportSheet => REPORT[name].compose(answer, values);

/** A report as its file contains it: the columns and rows of the page, unless the report says otherwise. */
export function toPrint<N extends NomeReport>(name: N, answer: ReportAnswer<N>): Print {
  const { titolo, colonne, compose, print }: ReportDefinition<N> = REPORT[name];
  if (print) return print(answer);
  const values = toValori(answer.parametri);
  const righe = compose(answer, values).righe.map((riga) => riga.valori);
  return { note: [], tabelle: [{ titolo, colonne: colonne(values), righe }] };
}
