/** How alike two movements are, apart from their amount: the days between them and the words they share. */
import type { RigaImport } from '#api/contract/invio-import.ts';

/** Booking day and value day of one movement, told by two formats, are this far apart at most. */
export const NEAR_DAYS = 3;
/** What a movement is recognised by. */
export type ComparedMovimento = Pick<
  RigaImport,
  | 'data'
  | 'data_valuta'
  | 'importo'
  | 'divisa'
  | 'descrizione'
  | 'ragione_sociale'
  | 'numero_documento'
  | 'riferimento'
>;

/** The words that tell a movement: letters and digits alone, three at least. */
export function splitMovimentoWords({
  descrizione,
  ragione_sociale,
  numero_documento,
  riferimento,
}: ComparedMovimento): Set<string> {
  const text = [descrizione, ragione_sociale, numero_documento, riferimento].join(' ');
  return new Set(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
}

const MS_GIORNO = 86_400_000;
const number = (day: string): number => Date.parse(day) / MS_GIORNO;
/** Its booking day and its value day, as numbers. */
export const listGiorniOf = ({ data, data_valuta }: ComparedMovimento): number[] =>
  data_valuta === null ? [number(data)] : [number(data), number(data_valuta)];

/** Days between the closest of them. */
export const computeDistance = (a: readonly number[], b: readonly number[]): number =>
  Math.min(...a.flatMap((day) => b.map((other) => Math.abs(day - other))));

/** The days within reach of some days. */
export const listNearGiorni = (days: readonly number[]): number[] =>
  days.flatMap((day) => Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, at) => day + at - NEAR_DAYS));

/** Part of the words of the shorter text that the other has too; 0 when one of them has none. */
export function computeCommonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}
