/** A rule as one movimento suggests it: its causale, the words that tell it, and which way the money goes. */
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import { parseCausale } from '#domain/voci/causale.ts';
import { type RegolaDraft, toDraft } from './rule-draft.ts';

/** Words asked for: more of them would cover this one movimento alone. */
const MASSIMO = 3;

/** Of one month, one day or one person: they are not there the next time. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  (
    'GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE ' +
    'BONIFICO BONIFICI FAVORE ORD ORDINE DISPOSIZIONE CAUSALE SALDO FATT FATTURA ' +
    'DATA VALUTA NUMERO EURO DEL DELLA DELLE DEGLI DALLA DALLO PER CON CRO TRN RIF NUM VOSTRO VOSTRA NOSTRO NOSTRA'
  ).split(' '),
);

/** Words that stand as they are in the text, each once, without figures. */
function listWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/\p{N}/u.test(word) && !SAY_NOTHING.has(word));
  return [...new Set(words)].slice(0, MASSIMO);
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

type MovimentoDaRegola = Pick<RigaEstratto, 'descrizione' | 'causale' | 'importo' | 'ragione_sociale'>;

/** A draft: nothing of it is kept until a person does. */
export function proposeDraft(
  { descrizione, causale, importo, ragione_sociale }: MovimentoDaRegola,
  id_voce: number | null = null,
): RegolaDraft {
  const code = parseCausale(causale);
  const known = CAUSALI_ABI.find((each) => each.codice === code);
  const words = listWords(descrizione);
  return {
    ...toDraft(null),
    nome: capitalize(words.join(' ') || known?.descrizione || ragione_sociale || ''),
    causali: code === null ? [] : [code],
    testo: words.join(', '),
    segno: importo > 0 ? 'entrata' : 'uscita',
    // A text that tells nothing leaves whom it is of.
    controparte: words.length === 0 && code === null ? (ragione_sociale ?? '') : '',
    id_voce,
  };
}
