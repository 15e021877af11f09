/** Lists of what agents earned: whoever is called agent is paid as a supplier is, and a principal pays as a client does. */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { normalizeHeader } from '../cell/words.ts';

const FEES = /\b(?:provvigion[ei]|provv)\b/;
const AGENT = /\b(?:agent[ei]|rappresentant[ei]|procacciator[ei]|segnalator[ei])\b/;
const PRINCIPAL = /\b(?:mandant[ei]|preponent[ei])\b/;
const PARTIES = /\b(?:client[ei]|fornitor[ei])\b/;
const RATE = /%|\b(?:perc\w*|aliquota|aliq)\b/i;
/** What the fee is reckoned on: sums of the documents of others. */
const BASE =
  /^(?!.*\bda \w+are\b).*\b(?:imponibile|importo|totale|valore|nett[oi]|base)\b.*\b(?:fattur\w*|fatt|ft|document\w*|doc|vendit\w*|ordin[ei]|incass\w*|provvigional\w*|calcolo)\b|^(?:fatturato|venduto|incassato|imponibile|base(?: provv\w*)?)$/;

/** The document by which fees are asked for, its number or its day. */
const OF_INVOICE = /^(?:fattura|numero|data)\b/;

const nameOf = (header: string): string => expandAbbreviations(normalizeHeader(header), 'documenti');

/** True of a list of fees: by its title, or by a column beside which no name is of a client or supplier. */
function isFeeList(title: string, names: readonly string[], headings: readonly string[]): boolean {
  const fees = names.some((name) => FEES.test(name));
  const words = normalizeHeader(title);
  if (fees && headings.length > 0) return true;
  if (FEES.test(words) && !PARTIES.test(words)) return fees || names.some((name) => AGENT.test(name));
  return (
    fees &&
    [words, ...names].some((name) => AGENT.test(name) || PRINCIPAL.test(name)) &&
    !names.some((name) => PARTIES.test(name))
  );
}

/** A line that heads the fees of one agent, or those from one principal: the name behind it, and in cells of its own a code. */
const HEADING = /^(?:agente|rappresentante|procacciatore|mandante|casa mandante)\b[\s:.–-]*/i;
const LABEL = /^(?:agente|rappresentante|procacciatore|mandante|casa mandante)[\s:.–-]*$/i;
const CELLS = 5;

/** True of a list whose names, or the text above it, are of fees. */
export const isOfFees = (texts: readonly string[]): boolean => texts.some((text) => FEES.test(nameOf(text)));

/** What such a line calls whom it names; null of any other. */
function findHeading(riga: readonly string[]): string | null {
  const filled = riga.filter((cell) => cell.trim() !== '');
  if (filled.length > CELLS) return null;
  const [first = ''] = filled;
  const [label] = HEADING.exec(first.trim()) ?? [];
  if (filled.length === 1) return label !== undefined && label.length < first.trim().length ? label : null;
  return filled.find((cell) => LABEL.test(cell.trim())) ?? label ?? null;
}

/** A heading of an agent in the words by which any party is named: whoever is paid is named as a supplier is. */
export function toPartyHeading(filled: readonly string[]): readonly string[] {
  const label = findHeading(filled);
  if (label === null) return filled;
  return filled.map((cell, at) => {
    if (LABEL.test(cell.trim())) return 'Fornitore';
    return at === 0 && HEADING.test(cell.trim()) ? `Fornitore: ${cell.trim().replace(HEADING, '')}` : cell;
  });
}

/** The words that head the parts of a list of fees, each once. */
const listHeadings = (righe: readonly (readonly string[])[]): string[] => [
  ...new Set(righe.flatMap((riga) => findHeading(riga) ?? []).map((label) => normalizeHeader(label))),
];

/** Earned and not paid yet. */
const OPEN = /\b(?:da (?:liquidare|pagare|incassare|fatturare)|maturat[aeio])\b/;

/** Paid already: else fees under headings are what is owed to each. */
const PAID = /\b(?:pagat|pagament|bonific|liquidat)\w*/;

interface NamedFees {
  names: string[];
  title: string;
  /** -1 of fees that the azienda pays, +1 of those it is paid; null where the list is of none, or does not say it. */
  side: 1 | -1 | null;
  /** True of fees that nobody paid yet. */
  open: boolean;
}

/**
 * Names of columns and the text above them as those of any list of what is owed, where the list is of fees; else as they are.
 * @param title the text above the table
 * @param righe the first rows of the file, among which an agent may head the fees below
 */
export function resolveFeeNames(
  header: readonly string[],
  title: string,
  righe: readonly (readonly string[])[] = [],
): NamedFees {
  const names = header.map((name) => nameOf(name));
  const headings = listHeadings(righe);
  if (!isFeeList(title, names, headings)) return { names: [...header], title, side: null, open: false };
  const agents = names.some((name) => AGENT.test(name));
  const principals = !agents && names.some((name) => PRINCIPAL.test(name));
  const fee = names.findIndex(
    (name, at) => FEES.test(name) && !OF_INVOICE.test(name) && !RATE.test(header[at] ?? ''),
  );
  const renamed = header.map((written, at) => {
    const name = names[at] ?? '';
    if (AGENT.test(name)) return principals ? written : 'Fornitore';
    if (PRINCIPAL.test(name)) return agents ? written : 'Cliente';
    if (PARTIES.test(name)) return /\b(?:fattura|documento)\b/.test(name) ? 'Numero fattura' : 'Descrizione';
    if (at === fee) return 'Importo';
    return fee !== -1 && BASE.test(name) ? 'Codice' : written;
  });
  const words = title
    .replaceAll(/\bagent[ei]\b/gi, 'fornitore')
    .replaceAll(/\b(?:casa )?mandant[ei]\b/gi, 'cliente');
  const said = [normalizeHeader(title), ...names, ...headings];
  const isTold = (word: RegExp): boolean => said.some((text) => word.test(text));
  const side = isTold(AGENT) === isTold(PRINCIPAL) ? null : isTold(AGENT) ? -1 : 1;
  // What heads the parts of a list says whose all of it is, as a title does.
  const headed = headings.length === 0 || side === null ? '' : side === -1 ? ' fornitori' : ' clienti';
  return {
    names: renamed,
    title: `${words}${headed}`,
    side,
    open: isTold(OPEN) || (headings.length > 0 && !isTold(PAID)),
  };
}
