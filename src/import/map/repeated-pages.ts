/** Statements that a file holds twice: their movements are one set, whatever number of times they were sent. */
import type { RigaImport } from '#api/contract/invio-import.ts';
import { formatImporto } from '#domain/importi.ts';
import { makeScartata, type NativePage } from '../read/native.ts';

/**
 * What two sendings of one statement share at a glance; null where two statements alike may be two. The same movements
 * between the same balances cannot have happened twice where the balance moved. Where it stood still, or where none is
 * written, two days may be alike: only the bank's own number tells that they are one.
 */
function getKey({ righe, iniziale, finale, numero }: NativePage): string | null {
  const moved = iniziale !== null && finale !== null && iniziale.importo !== finale.importo;
  const [first] = righe;
  if (!first || (!moved && numero === null)) return null;
  const balances = [iniziale?.importo ?? null, finale?.importo ?? null];
  return JSON.stringify([moved ? null : numero, balances, righe.length, first.data, first.importo]);
}

/** Every row alike, but for the lines they stand on. */
export function isSameReading(some: readonly RigaImport[], others: readonly RigaImport[]): boolean {
  const write = (righe: readonly RigaImport[]): string =>
    JSON.stringify(righe.map((riga) => ({ ...riga, riga: 0 })));
  return some.length === others.length && write(some) === write(others);
}

/** The movements of a repeated page are refused, each with where it was read: every row of the file is accounted for. */
function refuseAll(page: NativePage, before: NativePage): void {
  for (const [at, { riga, importo }] of page.righe.entries()) {
    const reason = `Estratto ripetuto: il movimento è già letto alla riga ${before.righe[at]?.riga ?? before.riga}`;
    before.scartate.push(makeScartata(riga, 'Estratto', formatImporto(importo), reason));
  }
  before.scartate.push(...page.scartate);
}

/** The pages of one account without those that are there already, which are told. */
export function filterRepeated(pages: readonly NativePage[], notices: string[]): NativePage[] {
  if (pages.length < 2) return [...pages];
  const seen = new Map<string, NativePage[]>();
  return pages.filter((page) => {
    const key = getKey(page);
    if (key === null) return true;
    const candidates = seen.get(key) ?? [];
    const before = candidates.find((one) => isSameReading(page.righe, one.righe));
    if (!before) {
      seen.set(key, [...candidates, page]);
      return true;
    }
    refuseAll(page, before);
    notices.push(
      `Riga ${page.riga}: l’estratto è lo stesso della riga ${before.riga}, con gli stessi movimenti: è letto una volta sola.`,
    );
    return false;
  });
}

/**
 * Reports without balances, of which a later one holds all that an earlier one held: banks send what is new since the last, and
 * some all since the morning. Only references tell; they are told, as nothing proves which of the two it is.
 */
export function describeResumed(pages: readonly NativePage[]): string[] {
  const bare = pages.filter(({ iniziale, finale, righe }) => !iniziale && !finale && righe.length > 0);
  return bare.flatMap((page, at) => {
    const before = bare[at - 1];
    return before && isResumed(before.righe, page.righe)
      ? [
          `Riga ${page.riga}: l’estratto contiene anche i movimenti di quello della riga ${before.riga}: se lo riassume, escludi i doppi.`,
        ]
      : [];
  });
}

function isResumed(earlier: readonly RigaImport[], later: readonly RigaImport[]): boolean {
  const [first] = earlier;
  if (!later.some(({ riferimento }) => riferimento !== null && riferimento === first?.riferimento))
    return false;
  const write = (riga: RigaImport): string => JSON.stringify({ ...riga, riga: 0 });
  const held = new Set(later.map((riga) => write(riga)));
  return earlier.every((riga) => riga.riferimento !== null && held.has(write(riga)));
}
