/** What the page's address says: which report, with which parameters, and which figure is opened. */
import { readParameters } from '#grids/engine/index.ts';
import type { Meta, ReportValori } from '#domain/report/definition.ts';
import type { Report } from './types.ts';

/** Before the names of what is opened: `apri.gruppo`. Alone, it opens the whole. */
const OPEN = 'apri';
/** What stays when the page becomes another report. */
const COMUNI = new Set([
  'embed',
  'dal',
  'al',
  'divisa',
  'id_conto',
  'id_soggetto',
  'id_agente',
  'id_mandante',
]);

/** Said to the browser's history when a figure is opened from its report: closing it is going back. */
export const DAL_REPORT = { dalReport: true } as const;
export const isDalReport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dalReport' in state;

const isOpenAction = (name: string): boolean => name === OPEN || name.startsWith(`${OPEN}.`);

/** The figure that is opened; null for none. */
export function parseOpened(search: URLSearchParams): ReportValori | null {
  if (![...search.keys()].some(isOpenAction)) return null;
  return Object.fromEntries(
    [...search]
      .filter(([name]) => name.startsWith(`${OPEN}.`))
      .map(([name, value]) => [name.slice(5), value]),
  );
}

/** The address with a figure opened; null closes it. The rest, filters of the grid included, is kept. */
export function withOpened(
  opens: ReportValori | null,
  base: URLSearchParams = readParameters(),
): URLSearchParams {
  const search = new URLSearchParams([...base].filter(([name]) => !isOpenAction(name)));
  if (opens) {
    search.set(OPEN, '1');
    for (const [name, value] of Object.entries(opens)) search.set(`${OPEN}.${name}`, value);
  }
  return search;
}

/** The address with some parameters changed; an empty value takes one away. What was opened is closed. */
export function withValori(change: ReportValori): URLSearchParams {
  const search = withOpened(null);
  for (const [name, value] of Object.entries(change))
    if (value === '') search.delete(name);
    else search.set(name, value);
  return search;
}

/** The address of another report, asked the same where it can be. */
export function withReport({ nome }: Pick<Report, 'nome'>): URLSearchParams {
  const search = new URLSearchParams([...readParameters()].filter(([name]) => COMUNI.has(name)));
  search.set('report', nome);
  return search;
}

/** Where a row goes: to the estratto conto, to the register of pagamenti, to another report. */
export function toAddress(meta: Meta): string | null {
  if ('report' in meta) return `/app/report?${new URLSearchParams({ report: meta.report, ...meta.valori })}`;
  const { id_riga, id_pagamento, numero_documento, tipo } = meta;
  if (id_riga !== null) {
    const search = new URLSearchParams({ natura: tipo === 'movimento' ? 'movimento' : 'partita' });
    search.set('id', String(id_riga));
    if (numero_documento !== null) search.set('q', numero_documento);
    return `/app/estrattoconto?${search}`;
  }
  return id_pagamento === null ? null : `/app/pagamenti?vista=registro&id=${id_pagamento}`;
}

/** The address of a report with just these parameters. */
export function withOnlyValori(name: string, values: ReportValori): URLSearchParams {
  const embed = readParameters().get('embed');
  return new URLSearchParams({ report: name, ...values, ...(embed !== null && { embed }) });
}
