/** Currencies as files name them: a code, a sign, a name. */

/** Codes and signs that are told apart from words wherever they stand. */
const DIVISE =
  /\b(EUR|CHF|USD|GBP|CZK|PLN|HUF|SEK|NOK|DKK|RON|JPY|CAD|AUD|NZD|SGD|HKD)\b|(€)|\b(euro)\b|(\$)|(£)/i;

/** Any other code is one where nothing else could stand: alone, between brackets, after `in`, beside a figure. */
const CODICE =
  /^([A-Z]{3})$|[([]\s*([A-Z]{3})\s*[)\]]|\bin ([A-Z]{3})\b|^([A-Z]{3})\s?[-+−]?\s?\d|\d[-+−]?\s?([A-Z]{3})$/;
const CODICI: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const NOMI: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\bdollar[oi] canades[ei]\b|\bcanadian dollars?\b/i],
  ['AUD', /\bdollar[oi] australian[oi]\b|\baustralian dollars?\b/i],
  ['USD', /\bdollar[oi]?s?\b|\bdólar(es)?\b/i],
  ['CHF', /\bfranc\w* svizzer\w*|\bswiss francs?\b|\bschweizer franken\b|\bfrancs? suisses?\b/i],
  ['GBP', /\bsterlin[ae]\b|\bpounds? sterling\b|\blivres? sterling\b/i],
  ['JPY', /\byen\b/i],
];

/** A currency named in a text: `Importo (EUR)`, `importo_chf`, `Accredito in CHF`, `€`, `1.250,00 BRL`, `dollari USA`. */
export function findDivisa(written: string): string | null {
  const text = written.replaceAll('_', ' ');
  const found = DIVISE.exec(text);
  if (found) {
    if (found[1]) return found[1].toUpperCase();
    if (found[2] || found[3]) return 'EUR';
    return found[4] ? 'USD' : 'GBP';
  }
  const code = CODICE.exec(text.trim())
    ?.slice(1)
    .find((group) => group !== undefined);
  if (code !== undefined && CODICI.has(code)) return code;
  return NOMI.find(([, name]) => name.test(text))?.[0] ?? null;
}
