/** What is opened, in words: `Rossi S.r.l., oltre 90 giorni`. */
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import type { FoglioLetto, Report } from '../types.ts';

const same = (a: ReportValori, b: ReportValori): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

function trova(righe: readonly ReportRow[], apre: ReportValori): { riga: ReportRow; campo: string } | null {
  for (const riga of righe) {
    for (const [campo, valori] of Object.entries(riga.apre ?? {}))
      if (same(valori, apre)) return { riga, campo };
  }
  return null;
}

/** By the cell or the figure that opens just this; the report's own title when none does. */
export function formatDetailTitle(
  report: Report,
  valori: ReportValori,
  apre: ReportValori,
  foglio: FoglioLetto | null,
): string {
  const cifra = foglio?.cifre.find((one) => one.apre && same(one.apre, apre));
  if (cifra) return `${report.titolo}: ${cifra.nome.toLowerCase()}`;
  const found = foglio ? trova(foglio.righe, apre) : null;
  if (!found) return report.titolo;
  const columns = report.colonne(valori);
  const name = columns
    .filter(({ tipo }) => tipo === 'testo')
    .map(({ campo }) => found.riga.valori[campo])
    .find((value) => typeof value === 'string');
  const column = columns.find(({ campo }) => campo === found.campo);
  return [name, column?.titolo.toLowerCase()].filter(Boolean).join(', ');
}
