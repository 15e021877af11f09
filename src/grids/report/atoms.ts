/** The report in force, its sheet, and the rows of its grid. */
import { describeError } from '#api/errors.ts';
import { createRighe, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { ReportRow, ReportValori } from '#domain/report/definition.ts';
import type { FoglioLetto, Report } from './types.ts';

export interface ReportQuery {
  report: Report;
  valori: ReportValori;
}

const domandaBaseAtom = atom<ReportQuery | null>(null);
/** Null while the page is closed, or something is missing. */
export const domandaAtom: Atom<ReportQuery | null> = atom((get) => get(domandaBaseAtom));

/** Two questions that ask the same. */
const isSameQuestion = (a: ReportQuery | null, b: ReportQuery | null): boolean =>
  a?.report === b?.report && JSON.stringify(a?.valori) === JSON.stringify(b?.valori);

export const setDomandaAtom = atom(null, (get, set, domanda: ReportQuery | null) => {
  if (!isSameQuestion(get(domandaBaseAtom), domanda)) set(domandaBaseAtom, domanda);
});

const chiaveAtom: Atom<string> = atom((get) => {
  const domanda = get(domandaAtom);
  return domanda
    ? `${get(aziendaIdAtom) ?? ''} ${domanda.report.nome} ${JSON.stringify(domanda.valori)}`
    : 'nessuna';
});

const foglioBaseAtom = atom<{ chiave: string; foglio: FoglioLetto } | null>(null);
/** The sheet of the question in force; null before it is here. */
export const foglioAtom: Atom<FoglioLetto | null> = atom((get) => {
  const last = get(foglioBaseAtom);
  return last?.chiave === get(chiaveAtom) ? last.foglio : null;
});

/** The rows of the question in force: one reading brings them together with their figures and their chart. */
export const righeFoglio: Righe<ReportRow> = createRighe<ReportRow>({
  getId: ({ id }) => id,
  chiaveAtom,
  descriviErrore: (error) => `Il report non si è potuto leggere. ${describeError(error)}`,
  async *load({ get, set, signal }) {
    const domanda = get(domandaAtom);
    if (!domanda) return;
    const chiave = get(chiaveAtom);
    const foglio = await domanda.report.leggi(get(clientAtom), domanda.valori, signal);
    if (signal.aborted) return;
    set(foglioBaseAtom, { chiave, foglio });
    yield { righe: foglio.righe, totale: foglio.righe.length };
  },
});
