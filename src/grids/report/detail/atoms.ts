/** The rows behind the figure that is opened. */
import type { RigaReport } from '#api/contract/report-righe.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type Righe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { ReportValori } from '#domain/report/definition.ts';
import { domandaAtom, foglioAtom } from '../atoms.ts';

/** A row with its place: one document may count in several figures. */
export interface RigaDettaglio extends RigaReport {
  n: number;
}

const apreBaseAtom = atom<ReportValori | null>(null);
export const apreAtom: Atom<ReportValori | null> = atom((get) => get(apreBaseAtom));
export const setApreAtom = atom(null, (get, set, apre: ReportValori | null) => {
  if (JSON.stringify(get(apreBaseAtom)) !== JSON.stringify(apre)) set(apreBaseAtom, apre);
});

const chiaveAtom: Atom<string> = atom((get) => {
  const domanda = get(domandaAtom);
  const apre = get(apreAtom);
  if (!domanda || !apre) return 'nessuna';
  return `${get(aziendaIdAtom) ?? ''} ${domanda.report.nome} ${JSON.stringify([domanda.valori, apre])}`;
});

const sommaBaseAtom = atom<{ chiave: string; somma: Centesimi } | null>(null);
/** What all the rows count for together: the figure that was opened. */
export const sommaAtom: Atom<Centesimi | null> = atom((get) => {
  const last = get(sommaBaseAtom);
  return last?.chiave === get(chiaveAtom) ? last.somma : null;
});

/** The first rows are few, so that they are there at once; the rest follows in larger parts. */
const PRIMA_PAGINA = 200;
const PAGINA = 5_000;

export const righeDettaglio: Righe<RigaDettaglio> = createRighe<RigaDettaglio>({
  getId: ({ n }) => n,
  chiaveAtom,
  descriviErrore: (error) => `Le righe non si sono potute leggere. ${describeError(error)}`,
  async *load({ get, set, signal }) {
    const domanda = get(domandaAtom);
    const apre = get(apreAtom);
    const dettaglio = domanda?.report.dettaglio;
    if (!domanda || !apre || !dettaglio) return;
    const chiave = get(chiaveAtom);
    // The same instant for every page, and for the figure they explain.
    let visto_il = get(foglioAtom)?.visto_il;
    let read = 0;
    let totale = Infinity;
    while (read < totale) {
      const valori = { ...domanda.valori, ...(visto_il !== undefined && { visto_il }) };
      const limiti = { limit: read === 0 ? PRIMA_PAGINA : PAGINA, offset: read };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const page = await dettaglio.leggi(get(clientAtom), valori, apre, limiti, signal);
      if (signal.aborted) return;
      const first = read + 1;
      read += page.righe.length;
      totale = page.righe.length === 0 ? read : page.totale;
      visto_il = page.visto_il;
      set(sommaBaseAtom, { chiave, somma: page.somma });
      yield { righe: page.righe.map((riga, at) => ({ ...riga, n: first + at })), totale };
    }
  },
});
