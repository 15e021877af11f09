/** The rows behind the figure that is opened. */
import type { RigaReport } from '#api/contract/report-righe.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { ReportValori } from '#domain/report/definition.ts';
import { questionAtom, sheetAtom } from '../atoms.ts';

/** A row with its place: one document may count in several figures. */
export interface DetailRiga extends RigaReport {
  n: number;
}

const opensBaseAtom = atom<ReportValori | null>(null);
export const opensAtom: Atom<ReportValori | null> = atom((get) => get(opensBaseAtom));

const chiaveAtom: Atom<string> = atom((get) => {
  const question = get(questionAtom);
  const opens = get(opensAtom);
  if (!question || !opens) return 'nessuna';
  return `${get(aziendaIdAtom) ?? ''} ${question.report.nome} ${JSON.stringify([question.valori, opens])}`;
});

const sumBaseAtom = atom<{ chiave: string; somma: Centesimi } | null>(null);
/** What all the rows count for together: the figure that was opened. */
export const sumAtom: Atom<Centesimi | null> = atom((get) => {
  const last = get(sumBaseAtom);
  return last?.chiave === get(chiaveAtom) ? last.somma : null;
});

/** The first rows are few, so that they are there at once; the rest follows in larger parts. */
const PRIMA_PAGINA = 200;
const PAGINA = 5_000;

export const detailRighe: Righe<DetailRiga> = createRighe<DetailRiga>({
  getId: ({ n }) => n,
  chiaveAtom,
  describeError: (error) => `Le righe non si sono potute leggere. ${describeError(error)}`,
  async *load({ get, set, signal }) {
    const question = get(questionAtom);
    const opens = get(opensAtom);
    const detail = question?.report.detail;
    if (!question || !opens || !detail) return;
    const chiave = get(chiaveAtom);
    // The same instant for every page, and for the figure they explain.
    let visto_il = get(sheetAtom)?.visto_il;
    let read = 0;
    let totale = Infinity;
    while (read < totale) {
      const values = { ...question.valori, ...(visto_il !== undefined && { visto_il }) };
      const limits = { limit: read === 0 ? PRIMA_PAGINA : PAGINA, offset: read };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const page = await detail.read(get(clientAtom), values, opens, limits, signal);
      if (signal.aborted) return;
      const first = read + 1;
      read += page.righe.length;
      totale = page.righe.length === 0 ? read : page.totale;
      visto_il = page.visto_il;
      set(sumBaseAtom, { chiave, somma: page.somma });
      yield { righe: page.righe.map((riga, at) => ({ ...riga, n: first + at })), totale };
    }
  },
});

/** Opens a figure, and asks for its rows at once: the address follows, and the panel, when the router has verified the session. */
export const openFigureAtom = atom(null, (get, set, opens: ReportValori) => {
  set(opensBaseAtom, opens);
  // They wait for the report: they are told at the instant it was.
  if (get(sheetAtom)) void set(detailRighe.loadAheadAtom);
});
export const closeFigureAtom = atom(null, (_get, set) => set(opensBaseAtom, null));
