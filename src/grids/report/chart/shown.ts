/** Whether the chart stands over the rows of a report: as this device left it, or as its window has the height for. */
import { z } from 'zod';
import { atom, type Atom } from '#state/jotai.ts';
import { readStored, writeStored } from '#state/storage.ts';

const CHIAVE = 'quadra.report';
/** A window in which the rows are still most of the page. */
const ALTA = '(min-height: 1000px) and (min-width: 641px)';
const schema = z.object({ grafico: z.boolean() });

const baseAtom = atom<boolean | null>(readStored('localStorage', CHIAVE, schema)?.grafico ?? null);

export const chartAtom: Atom<boolean> = atom((get) => get(baseAtom) ?? globalThis.matchMedia(ALTA).matches);
export const setChartAtom = atom(null, (_get, set, chart: boolean) => {
  set(baseAtom, chart);
  writeStored('localStorage', CHIAVE, { grafico: chart });
});
