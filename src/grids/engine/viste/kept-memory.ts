/** What the workspaces of a tab looked like, kept over a reload: a page that is opened anew begins anew. */
import { z } from 'zod';
import { criterioGruppoSchema } from '#api/contract/viste.ts';
import { readStored, writeStored } from '#state/storage.ts';
import type { LayoutMemory } from './layout-memory.ts';

const KEY = 'quadra.disposizione';
/** More groups opened one by one than these are left as most of them are. */
const OPENINGS = 500;

const texts = z.array(z.string());
const names = texts.transform((list): ReadonlySet<string> => new Set(list));
/** Columns, order and filters of a grid: its own words for where it stood are of places, and what was ticked goes. */
const gridSchema = z.object({
  version: z.string().exactOptional(),
  columnOrder: z.object({ orderedColIds: texts }).exactOptional(),
  columnPinning: z.object({ leftColIds: texts, rightColIds: texts }).exactOptional(),
  columnSizing: z
    .object({
      columnSizingModel: z.array(
        z.object({
          colId: z.string(),
          width: z.number().exactOptional(),
          flex: z.number().exactOptional(),
        }),
      ),
    })
    .exactOptional(),
  columnVisibility: z.object({ hiddenColIds: texts }).exactOptional(),
  sort: z
    .object({ sortModel: z.array(z.object({ colId: z.string(), sort: z.enum(['asc', 'desc']) })) })
    .exactOptional(),
  filter: z.object({ filterModel: z.record(z.string(), z.unknown()).exactOptional() }).exactOptional(),
});
const rowPlace = { id: z.string(), riga: z.int().nonnegative() };
const placeSchema = z.object({
  righe: z.array(z.object({ ...rowPlace, height: z.number() })),
  colonna: z.string().nullable(),
  cella: z.object({ ...rowPlace, campo: z.string() }).nullable(),
});
const memorySchema = z.object({
  // A column born since, as after an upgrade, stands as it is defined.
  griglia: gridSchema.transform((state) => ({ ...state, partialColumnState: true })).nullable(),
  telefono: z.boolean(),
  criteri: z.array(criterioGruppoSchema),
  aperture: z.object({ tutti: z.boolean(), exceptions: names }),
  empty: z.object({ hidden: names, chieste: names, fixed: names }),
  ricerca: z.string(),
  place: placeSchema.nullable().default(null),
  vista: z.number().nullable(),
});
const keptSchema = z.object({ utente: z.string(), memorie: z.record(z.string(), memorySchema) });

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** How this user left the workspaces of this tab, where the page was loaded again. */
export function readMemories(utente: string): ReadonlyMap<string, LayoutMemory> {
  if (!wasReloaded()) return new Map();
  const kept = readStored('sessionStorage', KEY, keptSchema);
  return new Map(kept?.utente === utente ? Object.entries(kept.memorie) : []);
}

export function writeMemories(utente: string, memories: ReadonlyMap<string, LayoutMemory>): void {
  const memorie = Object.fromEntries(
    [...memories].map(
      ([
        key,
        {
          empty,
          aperture: { tutti, exceptions },
          ...rest
        },
      ]) => [
        key,
        {
          ...rest,
          aperture: { tutti, exceptions: exceptions.size > OPENINGS ? [] : [...exceptions] },
          empty: {
            hidden: [...empty.hidden],
            chieste: [...empty.chieste],
            fixed: [...empty.fixed],
          },
        },
      ],
    ),
  );
  writeStored('sessionStorage', KEY, { utente, memorie });
}
