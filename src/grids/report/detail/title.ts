/** What is opened, in words: `Rossi S.r.l., oltre 90 giorni`. */
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import type { ReadSheet, Report } from '../types.ts';

const same = (a: ReportValori, b: ReportValori): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

function find(righe: readonly ReportRow[], opens: ReportValori): { riga: ReportRow; campo: string } | null {
  for (const riga of righe) {
    for (const [campo, values] of Object.entries(riga.opens ?? {}))
      if (same(values, opens)) return { riga, campo };
  }
  return null;
}

/** By the cell or the figure that opens just this; the report's own title when none does. */
export function formatDetailTitle(
  report: Report,
  values: ReportValori,
  opens: ReportValori,
  sheet: ReadSheet | null,
): string {
  const digit = sheet?.figures.find((one) => one.opens && same(one.opens, opens));
  if (digit) return `${report.titolo}: ${digit.nome.toLowerCase()}`;
  const found = sheet ? find(sheet.righe, opens) : null;
  if (!found) return report.titolo;
  const columns = report.colonne(values);
  const name = columns
    .filter(({ tipo }) => tipo === 'testo')
    .map(({ campo }) => found.riga.valori[campo])
    .find((value) => typeof value === 'string');
  const column = columns.find(({ campo }) => campo === found.campo);
  return [name, column?.titolo.toLowerCase()].filter(Boolean).join(', ');
}
