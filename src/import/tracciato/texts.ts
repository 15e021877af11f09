/** Which columns are the words of a movement: description, counterparty, reference, status, currency. */
import type { CampoTracciato, ColonnaTracciato } from '#api/contract/tracciati.ts';
import { findDivisa, normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';
import { isAutorizzata, isFatta, explainStatus } from './row-words.ts';
import { findControparteColumn, findNumeroColumn, findSettledColumn } from './partite.ts';
import { isDate, isDivisa, isIban, isSoldi, type ProfiledColumn } from './profile.ts';

export interface LetturaTesti {
  colonne: ColonnaTracciato[];
  /** The account's own number, when one same IBAN or number stands on every row. */
  conto: string | null;
}

function peso(colonna: ProfiledColumn, ruolo: ColumnRole): number {
  return listMeanings(colonna.intestazione).find((proposta) => proposta.ruolo === ruolo)?.peso ?? 0;
}

function migliore(colonne: readonly ProfiledColumn[], ruolo: ColumnRole): ProfiledColumn | null {
  let best: ProfiledColumn | null = null;
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

export function toColonnaTracciato(campo: CampoTracciato, colonna: ProfiledColumn): ColonnaTracciato {
  return { campo, colonna: colonna.intestazione, indice: colonna.indice };
}

/** The currency column: by words and content, the one of the payment rather than the original; nearest to the amount. */
export function findDivisaColumn(
  colonne: readonly ProfiledColumn[],
  importo: number,
  parole: boolean,
): ProfiledColumn | null {
  const candidate = colonne.filter(
    (colonna) =>
      isDivisa(colonna) &&
      !/\b(orig\w*|local|foreign|fee|exchange|ursprung\w*)\b|commission|transazione|gebuhr|zielw/.test(
        normalizeHeader(colonna.intestazione),
      ) &&
      (!parole ||
        peso(colonna, 'divisa') > 0 ||
        (colonna.valori.size === 1 && [...colonna.valori].every((valore) => findDivisa(valore) !== null))),
  );
  const distance = (colonna: ProfiledColumn): number => Math.abs(colonna.indice - importo);
  return candidate.toSorted((x, y) => distance(x) - distance(y))[0] ?? null;
}

const isStato = (valore: string): boolean =>
  isFatta(valore) || isAutorizzata(valore) || explainStatus(valore) !== null;

/** Whatever its header: all that it holds are states, and some of what was not done. */
const isDiStati = (stati: readonly string[]): boolean =>
  stati.length > 1 &&
  stati.every((stato) => isStato(stato)) &&
  stati.some((stato) => explainStatus(stato) !== null);

/** What a column says of all the rows, of those that were not done too. */
const scritti = ({ indice }: ProfiledColumn, righe: readonly string[][]): string[] => [
  ...new Set(righe.map((riga) => (riga[indice] ?? '').trim()).filter((cella) => cella !== '')),
];

/**
 * Assigns the text columns left by dates and money.
 * @param righe every row with a date and an amount, those too that were not done
 */
export function chooseTexts(
  tutte: readonly ProfiledColumn[],
  usate: ReadonlySet<number>,
  parole: boolean,
  contoNoto: string | null,
  partite: boolean,
  righe: readonly string[][],
): LetturaTesti {
  let libere = tutte.filter((colonna) => !usate.has(colonna.indice) && colonna.piene > 0);
  const colonne: ColonnaTracciato[] = [];
  const prendi = (campo: CampoTracciato, colonna: ProfiledColumn | null): void => {
    if (!colonna) return;
    colonne.push(toColonnaTracciato(campo, colonna));
    libere = libere.filter((altra) => altra !== colonna);
  };
  const stati = libere.filter((c) => c.valori.size <= 20 && !isDate(c) && !isSoldi(c));
  // A column of states of which none is known says nothing of what was done: those of a country, for one.
  const noti = partite
    ? stati
    : stati.filter((colonna) => scritti(colonna, righe).some((stato) => isStato(stato)));
  prendi(
    'stato',
    (partite ? findSettledColumn(stati) : null) ??
      migliore(noti, 'stato') ??
      (partite ? null : (noti.find((colonna) => isDiStati(scritti(colonna, righe))) ?? null)),
  );
  if (partite) {
    prendi('numero_documento', findNumeroColumn(libere));
    prendi('ragione_sociale', findControparteColumn(libere));
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

const DI_ALTRI =
  /\b(controparte|beneficiar\w*|ordinante|destinatari\w*|gegen\w*|partner|payee|other|tegen\w*|receiver|contropartita)\b/;
/** Rows an account has at least, for its IBAN not to be that of whom some of them paid. */
const RIGHE_CONTO = 3;

/**
 * The column that says whose account each row is of, where there are several: filled on every row with a few numbers of
 * accounts or cards, each of them the account of some rows in a run.
 */
export function findContiColumn(colonne: readonly ProfiledColumn[]): ProfiledColumn | null {
  const found = colonne.find(({ intestazione, valori, celle }) => {
    const nome = normalizeHeader(intestazione);
    if (DI_ALTRI.test(nome) || valori.size < 2 || valori.size > 20) return false;
    if (!celle.every((cella) => cella.length <= 40 && /\d{4}/.test(cella))) return false;
    if (/\b(conto|c c|rapporto|carta|account|konto(nummer)?|compte)\b/.test(nome)) return true;
    const tratti = celle.filter((cella, riga) => cella !== celle[riga - 1]).length;
    return /\biban\b/.test(nome) && tratti === valori.size && celle.length >= valori.size * RIGHE_CONTO;
  });
  return found ?? null;
}

/** One same IBAN or account number on every row is the account itself, not the other side. */
function contoProprio(
  colonne: readonly ProfiledColumn[],
  noto: string | null,
): { conto: string | null; proprie: ProfiledColumn[] } {
  const proprie = colonne.filter((colonna) => {
    if (colonna.valori.size !== 1) return false;
    const words = normalizeHeader(colonna.intestazione);
    const value = [...colonna.valori][0] ?? '';
    if (noto !== null && compatto(noto) !== compatto(value)) return false;
    if (DI_ALTRI.test(words)) return false;
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
function piuLunghe(colonne: readonly ProfiledColumn[], parole: boolean): ProfiledColumn[] {
  const testi = colonne.filter(
    (colonna) =>
      colonna.testo > colonna.piene * 0.5 &&
      colonna.lunghezza > 2 &&
      !/\b(partita iva|p iva|codice fiscale|vat|bic|swift)\b/.test(normalizeHeader(colonna.intestazione)),
  );
  const ordered = testi.toSorted((x, y) => y.lunghezza * y.piene - x.lunghezza * x.piene);
  const taken = ordered.slice(0, parole ? 1 : 2);
  return taken.toSorted((x, y) => x.indice - y.indice);
}
