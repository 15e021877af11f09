/** Which columns are the words of a movement: description, counterparty, reference, status, currency. */
import type { CampoTracciato, ColonnaTracciato } from '#api/contract/tracciati.ts';
import { divisaNelTesto, normalizza, proponi, type Ruolo } from './parole.ts';
import { colonnaControparte, colonnaNumero } from './partite.ts';
import { isDate, isDivisa, isIban, isSoldi, type Colonna } from './profilo.ts';

export interface LetturaTesti {
  colonne: ColonnaTracciato[];
  /** The account's own number, when one same IBAN or number stands on every row. */
  conto: string | null;
}

function peso(colonna: Colonna, ruolo: Ruolo): number {
  return proponi(colonna.intestazione).find((proposta) => proposta.ruolo === ruolo)?.peso ?? 0;
}

function migliore(colonne: readonly Colonna[], ruolo: Ruolo): Colonna | null {
  let best: Colonna | null = null;
  let most = 0;
  for (const colonna of colonne) {
    const valore = peso(colonna, ruolo) === 0 ? 0 : peso(colonna, ruolo) + (colonna.piene > 0 ? 5 : 0);
    if (valore > most) {
      best = colonna;
      most = valore;
    }
  }
  return best;
}

export function colonnaDi(campo: CampoTracciato, colonna: Colonna): ColonnaTracciato {
  return { campo, colonna: colonna.intestazione, indice: colonna.indice };
}

/** The currency column: by words and content, the one of the payment rather than the original; nearest to the amount. */
export function colonnaDivisa(colonne: readonly Colonna[], importo: number, parole: boolean): Colonna | null {
  const candidate = colonne.filter(
    (colonna) =>
      isDivisa(colonna) &&
      !/\b(orig\w*|local|foreign|fee|exchange|ursprung\w*)\b|commission|transazione|gebuhr|zielw/.test(
        normalizza(colonna.intestazione),
      ) &&
      (!parole ||
        peso(colonna, 'divisa') > 0 ||
        (colonna.valori.size === 1 &&
          [...colonna.valori].every((valore) => divisaNelTesto(valore) !== null))),
  );
  const distance = (colonna: Colonna): number => Math.abs(colonna.indice - importo);
  return candidate.toSorted((x, y) => distance(x) - distance(y))[0] ?? null;
}

/** Assigns the text columns left by dates and money. */
export function scegliTesti(
  tutte: readonly Colonna[],
  usate: ReadonlySet<number>,
  parole: boolean,
  contoNoto: string | null,
  partite = false,
): LetturaTesti {
  let libere = tutte.filter((colonna) => !usate.has(colonna.indice) && colonna.piene > 0);
  const colonne: ColonnaTracciato[] = [];
  const prendi = (campo: CampoTracciato, colonna: Colonna | null): void => {
    if (!colonna) return;
    colonne.push(colonnaDi(campo, colonna));
    libere = libere.filter((altra) => altra !== colonna);
  };
  prendi(
    'stato',
    migliore(
      libere.filter((c) => c.valori.size <= 20 && !isDate(c) && !isSoldi(c)),
      'stato',
    ),
  );
  if (partite) {
    prendi('numero_documento', colonnaNumero(libere));
    prendi('ragione_sociale', colonnaControparte(libere));
  }
  const { conto, proprie } = contoProprio(libere, contoNoto);
  libere = libere.filter((colonna) => !proprie.includes(colonna));
  prendi(
    'iban_controparte',
    migliore(
      libere.filter((colonna) => isIban(colonna)),
      'iban_controparte',
    ),
  );
  const parlate = libere.filter((colonna) => !isDate(colonna) && !isSoldi(colonna));
  const forte = parlate.filter((colonna) => peso(colonna, 'descrizione') >= 8);
  const descrizioni =
    forte.length > 0 ? forte : parlate.filter((colonna) => peso(colonna, 'descrizione') > 0).slice(0, 1);
  for (const colonna of descrizioni) prendi('descrizione', colonna);
  const nominata = colonne.some(({ campo }) => campo === 'ragione_sociale');
  prendi(
    'ragione_sociale',
    nominata
      ? null
      : migliore(
          libere.filter((colonna) => !isSoldi(colonna) && !isDate(colonna)),
          'ragione_sociale',
        ),
  );
  const causali = libere.filter((colonna) => !isDate(colonna));
  const causale = migliore(causali, 'causale');
  prendi(descrizioni.length === 0 && causale && causale.lunghezza > 12 ? 'descrizione' : 'causale', causale);
  prendi(
    'riferimento',
    migliore(
      libere.filter((colonna) => !isDate(colonna) && colonna.lunghezza <= 200),
      'riferimento',
    ),
  );
  const numerata = colonne.some(({ campo }) => campo === 'numero_documento');
  prendi(
    'numero_documento',
    numerata
      ? null
      : migliore(
          libere.filter((colonna) => !isDate(colonna)),
          'numero_documento',
        ),
  );
  prendi(
    'data_documento',
    migliore(
      libere.filter((colonna) => isDate(colonna)),
      'data_documento',
    ),
  );
  prendi(
    'scadenza',
    migliore(
      libere.filter((colonna) => isDate(colonna)),
      'scadenza',
    ),
  );
  if (!colonne.some(({ campo }) => campo === 'descrizione')) {
    for (const colonna of piuLunghe(libere, parole)) prendi('descrizione', colonna);
  }
  return { colonne: colonne.toSorted((x, y) => x.indice - y.indice), conto };
}

/** One same IBAN or account number on every row is the account itself, not the other side. */
function contoProprio(
  colonne: readonly Colonna[],
  noto: string | null,
): { conto: string | null; proprie: Colonna[] } {
  const proprie = colonne.filter((colonna) => {
    if (colonna.valori.size !== 1) return false;
    const words = normalizza(colonna.intestazione);
    const value = [...colonna.valori][0] ?? '';
    if (noto !== null && compatto(noto) !== compatto(value)) return false;
    if (/\b(controparte|beneficiar\w*|gegen\w*|partner|payee|other|tegen\w*|receiver)\b/.test(words))
      return false;
    const named = /\b(iban|conto|rapporto|kontonummer|auftragskonto|account|rekening|konto)\b/.test(words);
    return named || (colonna.intestazione === '' && /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value));
  });
  const value = proprie.map((colonna) => [...colonna.valori][0] ?? '').find((text) => /\d{4}/.test(text));
  return { conto: value ?? null, proprie: proprie.filter((colonna) => colonna.piene > 1) };
}

function compatto(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Nothing named: the wordiest columns describe. */
function piuLunghe(colonne: readonly Colonna[], parole: boolean): Colonna[] {
  const testi = colonne.filter(
    (colonna) =>
      colonna.testo > colonna.piene * 0.5 &&
      colonna.lunghezza > 2 &&
      !/\b(partita iva|p iva|codice fiscale|vat|bic|swift)\b/.test(normalizza(colonna.intestazione)),
  );
  const ordered = testi.toSorted((x, y) => y.lunghezza * y.piene - x.lunghezza * x.piene);
  const taken = ordered.slice(0, parole ? 1 : 2);
  return taken.toSorted((x, y) => x.indice - y.indice);
}
