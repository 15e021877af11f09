/** Words of headers that programs cut to make a column narrow. */
import { keepAnswers } from './kept-answers.ts';

/**
 * Words of headers, whole: one cut after three letters or more is read as the only one that it starts. Words of one line
 * mean the same.
 */
const VOCABULARY: readonly (readonly string[])[] = [
  ...'data numero documento fattura scadenza imponibile imposta totale residuo cliente fornitore ragione sociale operazione movimento registrazione emissione denominazione contabile competenza intestatario beneficiario ordinante controparte contropartita riferimento divisa valuta causale disponibile progressivo protocollo netto lordo riscosso ritenuta aliquota dare avere rimanente rapporto situazione esecuzione dipendente'
    .split(' ')
    .map((word) => [word]),
  ['importo', 'importe'],
  ['descrizione', 'description'],
  ...'customer supplier invoice balance currency betrag belegdatum belegnummer falligkeit rechnung lieferant wahrung montant libelle echeance fournisseur vencimiento'
    .split(' ')
    .map((word) => [word]),
  ['incassato', 'incassata', 'incasso', 'incassi'],
  ['pagato', 'pagata', 'pagamento', 'pagamenti'],
  ['addebito', 'addebiti'],
  ['commissione', 'commissioni'],
  ['entrate', 'entrata'],
  ['uscite', 'uscita'],
  ['prelievo', 'prelievi', 'prelevamenti'],
  ['versamento', 'versamenti'],
];
/** Words that cut alike, of accounts alone and of documents alone. */
const PROPRIE = { conto: [['accredito', 'accrediti']], documenti: [['acconto', 'acconti']] } as const;
const CONTRACTED: Readonly<Record<string, string>> = {
  dt: 'data',
  nr: 'numero',
  ft: 'fattura',
  cli: 'cliente',
  matr: 'matricola',
  par: 'partita',
  rag: 'ragione',
  deb: 'debito',
  cred: 'credito',
  amt: 'amount',
  mt: 'montant',
  kd: 'kunde',
  outst: 'outstanding',
};
/** Names of fields that SAP puts over its columns where nobody chose others. */
const FIELDS: Readonly<Record<string, string>> = {
  bldat: 'data documento',
  budat: 'data registrazione',
  valut: 'data valuta',
  faedt: 'data scadenza',
  netdt: 'data scadenza',
  augdt: 'data compensazione',
  belnr: 'numero documento',
  xblnr: 'numero fattura',
  blart: 'tipo documento',
  shkzg: 'dare avere',
  dmbtr: 'importo euro',
  wrbtr: 'importo',
  waers: 'divisa',
  kunnr: 'codice cliente',
  lifnr: 'codice fornitore',
  hkont: 'conto contabile',
  saknr: 'conto contabile',
  sgtxt: 'descrizione',
};
/** After `da`: what is still to be done. */
const DA_FARE = ['incassare', 'pagare', 'saldare', 'riscuotere', 'versare', 'ricevere'];

const WHOLE: ReadonlySet<string> = new Set(VOCABULARY.flat());
/** `D.oper.`, `D. val.`: a day; alone, or before an `a`, it is a side. */
const GIORNO = /^d (?=(?:oper|op|val|cont|reg|doc|scad|fatt)\w*)/;
/** `Imp. netto`, `Imp. doc.`: before a word that qualifies it. */
const IMPORTO = /^imp (?=\S{3})(?!sta\b|bile\b)/;

/** `Due dt.`, `Inv. Dt.`: a day in English. */
const DATE_OF = /^(due|inv|invoice|bill|doc|post|posting|book|booking|value|trans|trx) dt$/;

/** `Data sc.`, `Dt. em.`: two letters after a day. */
const DAY_OF = /^(data|dt) (sc|em)$/;

interface Whole {
  word: string;
  /** Words of one group mean the same. */
  group: number;
}

/** Whole words by their first three letters. */
function index(groups: readonly (readonly string[])[]): ReadonlyMap<string, Whole[]> {
  const words = groups.flatMap((group, at) => group.map((word) => ({ word, group: at })));
  return Map.groupBy(words, ({ word }) => word.slice(0, CUT));
}
/** A word is cut after so many letters, or more. */
const CUT = 3;
const WHOLES = {
  conto: index([...VOCABULARY, ...PROPRIE.conto]),
  documenti: index([...VOCABULARY, ...PROPRIE.documenti]),
};

/** The first whole word that begins with these letters and is so, where all such words mean the same; else null. */
function find(of: 'conto' | 'documenti', start: string, isSo: (word: string) => boolean): string | null {
  if (start.length < CUT) return null;
  const found = (WHOLES[of].get(start.slice(0, CUT)) ?? []).filter(
    ({ word }) => word.startsWith(start) && isSo(word),
  );
  const [first] = found;
  return first && found.every(({ group }) => group === first.group) ? first.word : null;
}

/** Other words that stand glued to those of the vocabulary: `codcli`, `tipodoc`, `impres`. */
const GLUED: ReadonlySet<string> = new Set(
  'cod codice imp tipo tip iva cli partita stato saldo conto banca'.split(' '),
);

/** A day or a number before what it is of, by its first letter: `DDOC`, `NFATT`, `DSCA`. */
const OF_LETTER = /^([dn])(doc|fat|fatt|sca|scad|reg|val|oper|mov|part)$/;

/** One word that is two of them, whole or cut, glued together: `datdoc` becomes `dat doc`; else as it is. */
function partGlued(name: string, of: 'conto' | 'documenti'): string {
  const isKnown = (part: string): boolean =>
    WHOLE.has(part) || GLUED.has(part) || part in CONTRACTED || find(of, part, () => true) !== null;
  const lettered = OF_LETTER.exec(name);
  if (lettered) return `${lettered[1] === 'd' ? 'data' : 'numero'} ${lettered[2]}`;
  if (!/^[a-z]{5,}$/.test(name) || isKnown(name)) return name;
  const at = Array.from({ length: name.length - 3 }, (_, cut) => cut + 2).find(
    (cut) => isKnown(name.slice(0, cut)) && isKnown(name.slice(cut)),
  );
  return at === undefined ? name : `${name.slice(0, at)} ${name.slice(at)}`;
}

/** The words of a header, those that are cut made whole. */
function expand(name: string, of: 'conto' | 'documenti'): string {
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (field !== undefined) return field;
  const words = partGlued(name, of)
    .replace(/\bi v a\b/, 'iva')
    .replace(/^d ta\b/, 'data')
    .replace(GIORNO, 'data ')
    .replace(IMPORTO, 'importo ')
    .replace(DATE_OF, '$1 date')
    .replace(DAY_OF, (_, day: string, cut: string) => `${day} ${cut === 'sc' ? 'scadenza' : 'emissione'}`)
    .split(' ');
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const end = words[at + 1] ?? '';
    const contracted =
      end.length > 0 && end.length <= 3
        ? find(of, word, (whole) => whole.endsWith(end) && whole.length > word.length + end.length)
        : null;
    if (contracted !== null) at++;
    const after =
      words[at - 1] === 'da' && word.length >= CUT ? DA_FARE.filter((verb) => verb.startsWith(word)) : [];
    result.push(
      contracted ??
        (WHOLE.has(word) ? word : undefined) ??
        (after.length === 1 ? after[0] : undefined) ??
        CONTRACTED[word] ??
        find(of, word, () => true) ??
        word,
    );
  }
  return result.join(' ');
}

const EXPANDED = {
  conto: keepAnswers((name) => expand(name, 'conto')),
  documenti: keepAnswers((name) => expand(name, 'documenti')),
};

/**
 * The header with its cut words made whole: `Tot. doc.` becomes `totale documento`, `Imp.le` `imponibile`. Lower case, as `normalizeHeader` leaves it.
 * @param of whose words: the same few letters begin others of an account than of a list of documents
 */
export const expandAbbreviations = (name: string, of: 'conto' | 'documenti' = 'conto'): string =>
  EXPANDED[of](name);
