/** The tables of a PDF: by their headers, with columns found in their movements or drawn as rulers. */
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { normalizeHeader } from '../../cell/words.ts';
import { makePdfRighe, type Posto, type RighePagina } from './cells.ts';
import { findColumns, type Colonne, type LineaDati } from './columns.ts';
import { findAbitudine, type Corsa } from './continuation.ts';
import { findHeaders, type PdfHeader } from './header.ts';
import { isForeignHeader, isWordless, listKinds } from './line-cells.ts';
import type { Linea, PdfPage } from './lines.ts';

export interface Tavole {
  /** Those of the table with the most movements. */
  colonne: Colonne | null;
  componi: (pagina: PdfPage, posto: Posto) => RighePagina;
}

interface Tavola {
  chiave: string;
  intestazione: PdfHeader | null;
  dati: LineaDati[];
}

const chiaveDi = ({ titoli }: PdfHeader): string =>
  titoli.map(({ testo }) => normalizeHeader(testo)).join('|');

/** The tables of a document by their headers: one header on many pages is one table. */
export function findTables(
  pagine: readonly PdfPage[],
  dati: ReadonlyMap<Linea, LineaDati>,
  lettura: LetturaPdf,
): Tavole {
  const tavole = new Map<string, Tavola>();
  const intestazioni = new Map<PdfPage, PdfHeader[]>();
  let chiave = '';
  /** Below the titles of a table that nobody knows. */
  let altra = false;
  for (const pagina of pagine) {
    const trovate = findHeaders(pagina.linee);
    intestazioni.set(pagina, trovate);
    for (const [at, linea] of pagina.linee.entries()) {
      const nuova = trovate.find(({ da }) => da === at);
      if (nuova) {
        altra = false;
        chiave = chiaveDi(nuova);
        if (!tavole.has(chiave)) tavole.set(chiave, { chiave, intestazione: nuova, dati: [] });
      }
      const dato = dati.get(linea);
      if (!dato) {
        if (!nuova) altra ||= isForeignHeader(linea);
        continue;
      }
      altra &&= isWordless(linea.parole.map(({ testo }) => testo));
      if (altra) continue;
      const tavola = tavole.get(chiave);
      if (tavola) tavola.dati.push(dato);
      else tavole.set(chiave, { chiave, intestazione: null, dati: [dato] });
    }
  }
  const principale = [...tavole.values()].toSorted((a, b) => b.dati.length - a.dati.length)[0];
  const colonne =
    principale && principale.dati.length > 0
      ? lettura.righelli.length > 0
        ? daRighelli(lettura.righelli, pagine, principale)
        : findColumns(principale.dati, principale.intestazione)
      : null;
  // Words that look like a header over no movement are only words.
  const vere = (pagina: PdfPage): PdfHeader[] =>
    (intestazioni.get(pagina) ?? []).filter((una) => (tavole.get(chiaveDi(una))?.dati.length ?? 0) > 0);
  const abitudine = findAbitudine(
    colonne === null ? [] : pagine.map((pagina) => sottoTesta(pagina, vere(pagina), colonne)),
  );
  return {
    colonne,
    componi: (pagina, posto) => makePdfRighe(pagina.linee, vere(pagina), colonne, abitudine, posto),
  };
}

/** Kinds of the lines of a page below its first header; of all where it has none. */
function sottoTesta({ linee }: PdfPage, [prima]: readonly PdfHeader[], colonne: Colonne): Corsa {
  return listKinds(prima ? linee.slice(prima.da + prima.quante) : linee, colonne);
}

/** Columns as the rulers part them: what the movements hold in each tells its kind. */
function daRighelli(
  righelli: readonly number[],
  pagine: readonly PdfPage[],
  { dati, intestazione }: Tavola,
): Colonne {
  const larghezza = pagine[0]?.larghezza ?? 1;
  const posti = righelli.map((quota) => quota * larghezza).toSorted((a, b) => a - b);
  const bordi = [0, ...posti, larghezza];
  const colonne = bordi.slice(0, -1).map((x0, at) => {
    const x1 = bordi[at + 1] ?? larghezza;
    const dentro = (da: number, a: number): boolean => (da + a) / 2 > x0 && (da + a) / 2 <= x1;
    const gettoni = dati.flatMap((dato) => dato.gettoni).filter((gettone) => dentro(gettone.x0, gettone.x1));
    const date = gettoni.filter(({ tipo }) => tipo === 'data').length;
    const soldi = gettoni.filter(({ tipo }) => tipo === 'denaro').length;
    const parole = dati
      .flatMap(({ linea }) => linea.parole)
      .filter((parola) => dentro(parola.x0, parola.x1) && /[A-Za-z]{3}/.test(parola.testo)).length;
    const tipo = date >= soldi && date > parole ? 'data' : soldi > parole ? 'denaro' : 'testo';
    const titolo = (intestazione?.titoli ?? [])
      .filter((uno) => dentro(uno.x0, uno.x1))
      .map(({ testo }) => testo)
      .join(' ');
    return { tipo, x0, x1, titolo } as const;
  });
  return { colonne: [...colonne], righelli: posti, sequenza: false };
}
