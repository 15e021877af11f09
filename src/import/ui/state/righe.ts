/** Rules about the rows of a preview: which are imported, what they add up to, which a view shows. */
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { createTwinFinder } from '../../run/twins.ts';
import { visitInPieces } from '#api/pieces.ts';
import type { RigaAnteprima, PreviewView } from './types.ts';

/** A row takes part when the person said so, or, unasked, when it neither is nor may be already present. */
export const isIncluded = (riga: RigaAnteprima): boolean => riga.scelta ?? !(riga.presente || riga.simile);

/** A row that may be already present, of which the person has said nothing yet. */
export const isDaDecidere = ({ scelta, presente, simile }: RigaAnteprima): boolean =>
  scelta === null && simile && !presente;

/** The rows of a statement as the preview holds them. */
export async function toRigheAnteprima(estratto: EstrattoLetto): Promise<RigaAnteprima[]> {
  const righe: RigaAnteprima[] = [];
  // An order that was paid closes a partita that is there already: it is no new one, unless a person says so.
  const paid = new Set(estratto.esiti?.flatMap(({ tipo, riga }) => (tipo === 'pagato' ? [riga] : [])));
  await visitInPieces(estratto.righe, (riga, id) => {
    righe.push({
      ...riga,
      id,
      scelta: paid.has(riga.riga) ? false : null,
      presente: false,
      simile: false,
      modificata: false,
    });
  });
  return righe;
}

/** The rows with `presente` set anew; rows that do not change stay the same objects. */
export async function markPresenti(
  righe: readonly RigaAnteprima[],
  existing: readonly Presente[],
  signal: AbortSignal,
): Promise<RigaAnteprima[]> {
  const tally = createTwinFinder();
  await visitInPieces(existing, (present) => tally.add(present), signal);
  const marked: RigaAnteprima[] = [];
  await visitInPieces(
    righe,
    (riga) => {
      const presente = tally.take(riga);
      marked.push(presente === riga.presente ? riga : { ...riga, presente });
    },
    signal,
  );
  return marked;
}

/** The row without what only the preview knows. */
export function toRigaImport(riga: RigaAnteprima): RigaImport {
  const {
    id: _id,
    scelta: _scelta,
    presente: _presente,
    simile: _simile,
    modificata: _modificata,
    ...row
  } = riga;
  return row;
}

export interface Counts {
  accettate: number;
  included: number;
  nuove: number;
  presenti: number;
  modificate: number;
  escluse: number;
  /** That may be already present, and wait for the person's word. */
  daDecidere: number;
  /** Over the included rows. */
  dare: Centesimi;
  avere: Centesimi;
  /** Over all accepted rows, included or not: what was read. */
  dareLetto: Centesimi;
  avereLetto: Centesimi;
  dal: Giorno | null;
  al: Giorno | null;
}

/** Counts and sums; see `Counts` for what each is over; the period is of all accepted rows. */
export function computeCounts(righe: readonly RigaAnteprima[]): Counts {
  let [included, presenti, modificate, dare, avere, dareLetto, avereLetto] = [0, 0, 0, 0, 0, 0, 0];
  let [daDecidere, similar] = [0, 0];
  let dal: Giorno | null = null;
  let al: Giorno | null = null;
  for (const riga of righe) {
    if (riga.presente) presenti += 1;
    else if (riga.simile) similar += 1;
    if (riga.modificata) modificate += 1;
    if (isDaDecidere(riga)) daDecidere += 1;
    if (dal === null || riga.data < dal) dal = riga.data;
    if (al === null || riga.data > al) al = riga.data;
    if (riga.importo < 0) dareLetto += riga.importo;
    else avereLetto += riga.importo;
    if (!isIncluded(riga)) continue;
    included += 1;
    if (riga.importo < 0) dare += riga.importo;
    else avere += riga.importo;
  }
  const accettate = righe.length;
  return {
    accettate,
    included,
    nuove: accettate - presenti - similar,
    presenti,
    modificate,
    escluse: accettate - included - daDecidere,
    daDecidere,
    dare: toCentesimi(dare),
    avere: toCentesimi(avere),
    dareLetto: toCentesimi(dareLetto),
    avereLetto: toCentesimi(avereLetto),
    dal,
    al,
  };
}

/** Views of the accepted rows; the others are lists of their own. */
type VistaRighe = Exclude<PreviewView, 'scartate' | 'confronto' | 'controparti'>;

const SHOWS: Record<VistaRighe, (riga: RigaAnteprima) => boolean> = {
  tutte: () => true,
  nuove: (riga) => !riga.presente && !riga.simile,
  presenti: (riga) => riga.presente,
  modificate: (riga) => riga.modificata,
  escluse: (riga) => !isIncluded(riga) && !isDaDecidere(riga),
};

/** The accepted rows that a view shows. */
export function filterVista(righe: readonly RigaAnteprima[], vista: PreviewView): readonly RigaAnteprima[] {
  if (vista === 'tutte' || vista === 'scartate' || vista === 'confronto' || vista === 'controparti')
    return righe;
  return righe.filter(SHOWS[vista]);
}
