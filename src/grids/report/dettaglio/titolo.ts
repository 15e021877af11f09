/** What is opened, in words: `Rossi S.r.l., oltre 90 giorni`. */
import type { RigaFoglio, Valori } from '#domain/report/definizione.ts';
import type { FoglioLetto, Report } from '../tipi.ts';

const same = (a: Valori, b: Valori): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

function trova(righe: readonly RigaFoglio[], apre: Valori): { riga: RigaFoglio; campo: string } | null {
  for (const riga of righe) {
    for (const [campo, valori] of Object.entries(riga.apre ?? {}))
      if (same(valori, apre)) return { riga, campo };
  }
  return null;
}

/** By the cell or the figure that opens just this; the report's own title when none does. */
export function titoloApertura(
  report: Report,
  valori: Valori,
  apre: Valori,
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
