/** Which title stands over which column. */
import type { ColonnaPdf } from './column.ts';
import { isSoldiTitolo, type Titolo } from './header.ts';

/** Gives the columns their titles; answers the titles left. */
export function assignTitles(colonne: readonly ColonnaPdf[], titoli: readonly Titolo[]): Titolo[] {
  const date = colonne.filter(({ tipo }) => tipo === 'data');
  const denaro = colonne.filter(({ tipo }) => tipo === 'denaro');
  const perDate = assegnaSovrapposti(date, titoli);
  const soldi = assegnaInOrdine(
    denaro,
    perDate.filter(({ testo }) => isSoldiTitolo(testo)),
    titoli,
  );
  const altri = perDate.filter(({ testo }) => !isSoldiTitolo(testo));
  return [...soldi, ...assegnaSovrapposti(denaro, altri)];
}

/** Each title to the column it overlaps most. */
function assegnaSovrapposti(colonne: readonly ColonnaPdf[], titoli: readonly Titolo[]): Titolo[] {
  const coppie = titoli
    .flatMap((titolo) =>
      colonne.map((colonna) => ({
        titolo,
        colonna,
        comune: Math.min(titolo.x1, colonna.x1) - Math.max(titolo.x0, colonna.x0),
      })),
    )
    .filter(({ comune, colonna }) => comune > 0 && colonna.titolo === '')
    .toSorted((a, b) => b.comune - a.comune);
  const presi = new Set<Titolo>();
  for (const { titolo, colonna } of coppie) {
    if (colonna.titolo !== '' || presi.has(titolo)) continue;
    colonna.titolo = titolo.testo;
    presi.add(titolo);
  }
  return titoli.filter((titolo) => !presi.has(titolo));
}

/** What it costs to leave a title over an empty column, or a column without a title (points). */
const TITOLO_SOLO = 60;
const COLONNA_SOLA = 80;

/**
 * Titles stand at the left of their column and amounts at its right: they need not overlap, but they keep their
 * order. The cheapest way of pairing them is theirs.
 */
function assegnaInOrdine(
  colonne: readonly ColonnaPdf[],
  titoli: readonly Titolo[],
  tutti: readonly Titolo[],
): Titolo[] {
  const costi: number[][] = Array.from({ length: colonne.length + 1 }, () =>
    Array.from({ length: titoli.length + 1 }, () => 0),
  );
  const costo = (c: number, t: number): number => costi[c]?.[t] ?? Number.POSITIVE_INFINITY;
  const coppia = (c: number, t: number): number => {
    const colonna = colonne[c - 1];
    const titolo = titoli[t - 1];
    return colonna && titolo
      ? costo(c - 1, t - 1) + lontananza(colonna, titolo, tutti)
      : Number.POSITIVE_INFINITY;
  };
  for (let c = 0; c <= colonne.length; c++) {
    for (let t = 0; t <= titoli.length; t++) {
      const riga = costi[c];
      if (!riga || c + t === 0) continue;
      riga[t] = Math.min(
        coppia(c, t),
        t > 0 ? costo(c, t - 1) + TITOLO_SOLO : Number.POSITIVE_INFINITY,
        c > 0 ? costo(c - 1, t) + COLONNA_SOLA : Number.POSITIVE_INFINITY,
      );
    }
  }
  const liberi: Titolo[] = [];
  let c = colonne.length;
  let t = titoli.length;
  while (t > 0) {
    const colonna = colonne[c - 1];
    const titolo = titoli[t - 1];
    if (!titolo) break;
    if (colonna && costo(c, t) === coppia(c, t)) {
      colonna.titolo = titolo.testo;
      c--;
      t--;
    } else if (costo(c, t) === costo(c, t - 1) + TITOLO_SOLO) {
      liberi.unshift(titolo);
      t--;
    } else c--;
  }
  return liberi;
}

/** How exactly a title ends where its amounts do, or keeps them between itself and the next (points). */
const PRECISO = 3;
/** What it costs that a title does neither. */
const FUORI_POSTO = 15;

/** True where amounts end under the end of a title, or stand between its start and the start of the next. */
function isSotto(colonna: ColonnaPdf, titolo: Titolo, tutti: readonly Titolo[]): boolean {
  if (Math.abs(colonna.x1 - titolo.x1) <= PRECISO) return true;
  const dopo = Math.min(...tutti.filter(({ x0 }) => x0 > titolo.x0).map(({ x0 }) => x0));
  return colonna.x0 >= titolo.x0 - PRECISO && colonna.x1 <= dopo + PRECISO;
}

function lontananza(colonna: ColonnaPdf, titolo: Titolo, tutti: readonly Titolo[]): number {
  const vuoto = Math.max(0, titolo.x0 - colonna.x1, colonna.x0 - titolo.x1);
  const centri = Math.abs(colonna.x0 + colonna.x1 - titolo.x0 - titolo.x1) / 2;
  return vuoto + 0.2 * centri + (isSotto(colonna, titolo, tutti) ? 0 : FUORI_POSTO);
}
