/** Parts of a list, each under its title: of clients or of suppliers, of what came in or of what went out. */
import { isNegativa } from './amount.ts';
import { normalizeHeader } from './words.ts';

/** What is owed to us, and what we owe, by whoever it is: `Crediti verso condomini`. */
const CREDITI = /^crediti (?:verso|vs|v|da|nei confronti di)(?: \p{L}+){1,2}$/u;
const DEBITI = /^debiti (?:verso|vs|v|nei confronti di)(?: \p{L}+){1,2}$/u;
const CLIENTI =
  /^(?:elenco |totale )?(?:(?:crediti|fatture|documenti|partite|scadenze|scadenziario|scadenzario) )?(?:(?:vs|verso|dei|di|da|a|per) )?(?:client[ei]|fatture emesse|documenti emessi|ciclo attivo|attiv[eio]|emess[ei]|da incassare|crediti|vendite|incassi)$/;
const FORNITORI =
  /^(?:elenco |totale )?(?:(?:debiti|fatture|documenti|partite|scadenze|scadenziario|scadenzario) )?(?:(?:vs|verso|dei|di|da|a|per) )?(?:fornitor[ei]|fatture ricevute|documenti ricevuti|ciclo passivo|passiv[eio]|ricevut[ei]|da pagare|debiti|acquisti|pagamenti)$/;

const ENTRATE =
  /^(?:elenco |movimenti (?:in )?)?(?:entrat[ae]|incassi|accrediti|ricavi|versamenti|avere|income|receipts|deposits|einnahmen|eingange|recettes|ingresos)$/;
const USCITE =
  /^(?:elenco |movimenti (?:in )?)?(?:uscit[ae]|pagamenti|addebiti|spese|costi|prelievi|dare|expenses|payments|withdrawals|ausgaben|ausgange|depenses|gastos)$/;
/** The longest of such titles. */
const LONG = 60;

/**
 * The side of all the rows below a line, where it is a title and no more: +1 of clients, or of what came in, -1 of the others;
 * else null.
 */
export function findSectionSide(filled: readonly string[], partite: boolean): 1 | -1 | null {
  const [text = '', ...others] = filled;
  if (others.length > 0 || text.length > LONG) return null;
  const title = normalizeHeader(text);
  const [ours, theirs] = partite ? [CLIENTI, FORNITORI] : [ENTRATE, USCITE];
  if (ours.test(title) || theirs.test(title)) return ours.test(title) ? 1 : -1;
  return !partite ? null : CREDITI.test(title) ? 1 : DEBITI.test(title) ? -1 : null;
}

/**
 * True where titles part a list into both sides, and its amounts do not say them already with signs of their own.
 * @param righe the first rows of the file, the title above the table among them
 * @param importo where the amounts stand
 */
export function hasSectionSides(
  righe: readonly (readonly string[])[],
  importo: number,
  partite: boolean,
): boolean {
  const found = new Set<1 | -1>();
  let side: 1 | -1 | null = null;
  let agreeing = 0;
  let other = 0;
  for (const riga of righe) {
    const filled = riga.filter((cell) => cell.trim() !== '');
    side = findSectionSide(filled, partite) ?? side;
    if (side !== null) found.add(side);
    const cell = riga[importo] ?? '';
    if (side !== -1 || filled.length < 2 || !/\d/.test(cell)) continue;
    if (isNegativa(cell)) agreeing++;
    else other++;
  }
  return found.size > 1 && agreeing <= other;
}

/** True where titles among the rows part them into what is owed to us and what we owe: words that no statement has. */
export function hasPartySections(righe: readonly (readonly string[])[]): boolean {
  const sides = righe.map((riga) => {
    const filled = riga.filter((cell) => cell.trim() !== '');
    return findSectionSide(filled, false) === null ? findSectionSide(filled, true) : null;
  });
  return sides.includes(1) && sides.includes(-1);
}
