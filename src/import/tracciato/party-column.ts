/** The column that names the other side of each document of a list. */
import { CHI, PARTE_SOLA, normalizeTitle } from './partite.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

/** Whoever is named for somebody else, where nobody else is. */
const WEAK = /^referente$/;

/** The column that names who owes or is owed: words rather than a code, where the list has both. */
export function findControparteColumn(columns: readonly ProfiledColumn[]): ProfiledColumn | null {
  const candidate = columns.filter((column) => {
    const name = normalizeTitle(column.intestazione);
    return (
      column.filled > 0 &&
      !isDate(column) &&
      !isMoney(column) &&
      (CHI.test(name) || PARTE_SOLA.test(name)) &&
      !/^(?:riferimento|rif|numero|data)\b|\b(iban|tax|vat|iva|codice|cod|email|mail|phone|address|groups?|country|zip|city|state)\b/.test(
        name,
      )
    );
  });
  const telling = candidate.find(({ intestazione }) =>
    /\b(name|nome|denominazione|ragione|intestatario|genitore)\b/.test(normalizeTitle(intestazione)),
  );
  const named =
    telling ??
    candidate.toSorted((x, y) => y.length - x.length)[0] ??
    columns.find(({ intestazione, filled }) => filled > 0 && WEAK.test(normalizeTitle(intestazione))) ??
    null;
  return named && (findNameBehind(named, columns) ?? named);
}

/** A code, short of letters. */
const CODE = /^\p{L}{0,4}[\d./-]*\d[\d./-]*$/u;

/** The only texts without a title beside codes: a title over two columns is that of the first. */
function findNameBehind(
  { celle }: ProfiledColumn,
  columns: readonly ProfiledColumn[],
): ProfiledColumn | undefined {
  if (!celle.every((cell) => cell === '' || CODE.test(cell))) return undefined;
  const [name, ...others] = columns.filter(
    ({ intestazione, filled, testo }) => intestazione === '' && filled > 0 && testo === filled,
  );
  return others.length === 0 ? name : undefined;
}
