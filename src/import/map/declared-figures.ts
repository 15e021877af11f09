/** Counts and sums that a file states of its own movements, against those it holds: what differs was cut or read wrongly. */
import { formatImporto } from '#domain/importi.ts';
import type { FiguraDichiarata, NativePage } from '../read/native.ts';

type Side = FiguraDichiarata['lato'];

const NOMI: Readonly<Record<Side, string>> = {
  tutti: 'movimenti',
  entrate: 'entrate',
  uscite: 'uscite',
  netto: 'netto',
};

const isOn = (lato: Side, cents: number): boolean =>
  lato === 'entrate' ? cents > 0 : lato === 'uscite' ? cents < 0 : true;

const sum = (lato: Side, amounts: readonly number[]): number =>
  amounts.reduce((total, cents) => total + (lato === 'netto' ? cents : Math.abs(cents)), 0);

/** What is booked alone, and with what is not: files count either. */
function holdings({ righe, sospesi }: NativePage, lato: Side): number[][] {
  const booked = righe.map(({ importo }) => importo);
  return [booked, [...booked, ...sospesi]].map((amounts) => amounts.filter((cents) => isOn(lato, cents)));
}

function findDifference(page: NativePage, { lato, quanti, somma }: FiguraDichiarata): string | null {
  const held = holdings(page, lato);
  const [booked = []] = held;
  // What cannot be read is counted by the bank, on a side that nobody knows.
  const all = page.righe.length + page.scartate.length;
  if (lato === 'tutti' && quanti !== null && quanti !== all && quanti !== all - page.sospesi.length)
    return `dichiara ${quanti} movimenti, ne contiene ${all}`;
  if (page.perse.length > 0) return null;
  // A movement of nothing is on either side.
  const nothing = page.righe.filter(({ importo }) => importo === 0).length;
  const near = ({ length }: readonly number[]): boolean =>
    quanti === null || (quanti >= length && quanti <= length + nothing);
  if (quanti !== null && lato !== 'tutti' && !held.some((amounts) => near(amounts)))
    return `dichiara ${quanti} ${NOMI[lato]}, ne contiene ${booked.length}`;
  if (somma === null || held.some((amounts) => sum(lato, amounts) === somma)) return null;
  return `dichiara ${NOMI[lato]} per ${formatImporto(somma)}, ne contiene per ${formatImporto(sum(lato, booked))}`;
}

/** The first difference of each statement, in Italian. */
export function compareDeclared(pages: readonly NativePage[]): string[] {
  return pages.flatMap((page) => {
    const differences = page.dichiarati.flatMap((figure) => findDifference(page, figure) ?? []);
    const which = page.numero === null ? '' : ` ${page.numero}`;
    return differences.slice(0, 1).map((text) => `Riga ${page.riga}: l’estratto${which} ${text}.`);
  });
}
