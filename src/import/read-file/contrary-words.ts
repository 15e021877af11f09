/** Rows whose words say the contrary of their signs, where no balance proves either: the signs hold, and the rows are told. */
import { formatImporto } from '#domain/importi.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { addRowNotice, type ReadRow } from './row-notice.ts';

const CAME =
  /\b(?:accredit[oi]|incass[oi]|a (?:vs|vostro|suo|tuo) favore|bonific[oi] ricevut[oi]|(?:bonific[oi]|pagament[oi]) in (?:entrata|ingresso|arrivo))\b/;
const LEFT =
  /\b(?:addebit[oi]|preliev[oi]|prelevament[oi]|bonific[oi] (?:dispost|emess)[oi]|(?:bonific[oi]|pagament[oi]) in (?:uscita|partenza)|pagament[oi] pos)\b/;
/** What takes a movement back, or is paid for one, names it and goes the other way. */
const OTHERWISE =
  /\b(?:storn\w*|rimbors\w*|annull\w*|rettific\w*|richiam\w*|resi?|restitu\w*|insolut\w*|commission\w*|spes[ae]|cost[oi]|oneri|imposta|bollo)\b/;

function readWords(text: string): 1 | -1 | null {
  const words = normalizeHeader(text);
  const came = CAME.test(words);
  return OTHERWISE.test(words) || came === LEFT.test(words) ? null : came ? 1 : -1;
}

/** Words that a row of each side has none of, as they are written: hardly any row is looked at twice. */
const OF_OTHER = {
  out: /accredit|incass|favore|ricevut|entrata|ingresso|arrivo/i,
  in: /addebit|preliev|prelevament|dispost|emess|uscita|partenza|pos/i,
};

const isContrary = ({ descrizione, causale, importo }: ReadRow): boolean => {
  const text = `${causale ?? ''} ${descrizione}`;
  if (importo === 0 || !OF_OTHER[importo < 0 ? 'out' : 'in'].test(text)) return false;
  const told = readWords(text);
  return told !== null && told !== Math.sign(importo);
};

/** The reading, with what it says of such rows. Balances that tie prove the signs. */
export const withContraryWords = (outcome: EsitoLettura): EsitoLettura =>
  addRowNotice(
    outcome,
    ({ natura, quadratura, righe }) =>
      natura === 'movimento' && quadratura.esito !== 'quadra' ? righe.filter((riga) => isContrary(riga)) : [],
    ({ descrizione, importo }) =>
      `le parole dicono il contrario del segno («${descrizione}», ${formatImporto(importo)}). Vale il segno: controlla.`,
  );
