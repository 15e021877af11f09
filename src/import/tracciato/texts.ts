/** Which columns are the words of a movement: description, counterparty, reference, status, currency. */
import type { CampoTracciato, ColonnaTracciato } from '#api/contract/tracciati.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';
import { findCodedNames, findNamesColumn } from './names-column.ts';
import { findStates, type UnknownStates } from './states.ts';
import { isBeside } from './beside-columns.ts';
import { findCompanyColumn, findNumeroColumn, isScadenza } from './partite.ts';
import { findOwnConto, isHolder, isKeeper } from './own-conto.ts';
import { findControparteColumn } from './party-column.ts';
import { findPaymentKinds } from './partite-sides.ts';
import { findUnnamedNumero } from './unnamed-number.ts';
import { isDate, isDivisa, isIban, isMoney, isOfIbans, type ProfiledColumn } from './profile.ts';

interface LetturaTesti {
  colonne: ColonnaTracciato[];
  /** The account's own number, when one same IBAN or number stands on every row. */
  conto: string | null;
  /** A column called one of states, all in words that nobody knows: what was done, or is open, it does not say. */
  unknownStati: UnknownStates | null;
}

const weight = (column: ProfiledColumn, role: ColumnRole): number =>
  listMeanings(column.intestazione).find((proposta) => proposta.ruolo === role)?.peso ?? 0;

function bestOf(columns: readonly ProfiledColumn[], role: ColumnRole): ProfiledColumn | null {
  let best: ProfiledColumn | null = null;
  let most = 0;
  for (const column of columns) {
    const value = weight(column, role) === 0 ? 0 : weight(column, role) + (column.filled > 0 ? 5 : 0);
    if (value > most) {
      best = column;
      most = value;
    }
  }
  return best;
}

export const toColonnaTracciato = (campo: CampoTracciato, column: ProfiledColumn): ColonnaTracciato => ({
  campo,
  colonna: column.intestazione,
  indice: column.indice,
});

/** True of the currency that stands beside another amount on just the rows that have it: what was paid abroad. */
const isOfSomeRows = (column: ProfiledColumn, all: readonly ProfiledColumn[]): boolean =>
  column.filled < column.celle.length &&
  all.some(
    (other) =>
      Math.abs(other.indice - column.indice) === 1 &&
      isMoney(other) &&
      other.celle.every((cell, riga) => (cell === '') === (column.celle[riga] === '')),
  );

/** Three letters that are of nothing else. */
const USUAL = /^(?:EUR|USD|GBP|CHF|JPY|PLN|SEK|NOK|DKK|CZK|HUF|RON)$/i;

/** The currency column: by words and content, the one of the payment rather than the original; nearest to the amount. */
export function findDivisaColumn(
  columns: readonly ProfiledColumn[],
  importo: number,
  words: boolean,
): ProfiledColumn | null {
  const candidate = columns.filter(
    (column) =>
      isDivisa(column) &&
      !isOfSomeRows(column, columns) &&
      !/\b(orig\w*|local|foreign|fee|exchange|ursprung\w*)\b|commission|transazione|gebuhr|zielw/.test(
        normalizeHeader(column.intestazione),
      ) &&
      (!words ||
        weight(column, 'divisa') > 0 ||
        [...column.valori].every((value) =>
          column.valori.size === 1 ? findDivisa(value) !== null : USUAL.test(value),
        )),
  );
  // Between two amounts it is of the one that it follows.
  const filled = columns.filter((column) => column.filled > 0);
  const isOfOther = (column: ProfiledColumn): boolean => {
    const before = filled[filled.indexOf(column) - 1];
    return column.indice < importo && before !== undefined && isMoney(before);
  };
  const distance = (column: ProfiledColumn): number =>
    Math.abs(column.indice - importo) + (isOfOther(column) ? 0.5 : 0);
  return candidate.toSorted((x, y) => distance(x) - distance(y))[0] ?? null;
}

/**
 * Assigns the text columns left by dates and money.
 * @param righe every row with a date and an amount, those too that were not done
 * @param told something else says what is open, or that every row was done
 */
export function chooseTexts(
  all: readonly ProfiledColumn[],
  used: ReadonlySet<number>,
  words: boolean,
  knownConto: string | null,
  partite: boolean,
  righe: readonly string[][],
  told: boolean,
): LetturaTesti {
  let free = all.filter((column) => !used.has(column.indice) && column.filled > 0);
  const columns: ColonnaTracciato[] = [];
  const take = (field: CampoTracciato, column: ProfiledColumn | null): void => {
    if (!column) return;
    columns.push(toColonnaTracciato(field, column));
    free = free.filter((other) => other !== column);
  };
  const found = findStates(
    all.filter((column) => !used.has(column.indice)),
    all,
    partite,
    righe,
    told,
  );
  for (const column of found.colonne) take('stato', column);
  if (partite) {
    take('numero_documento', findNumeroColumn(free));
    take('causale', findPaymentKinds(free.filter((column) => weight(column, 'descrizione') === 0)));
    take(
      'ragione_sociale',
      findControparteColumn(free) ?? findCodedNames(free) ?? findCompanyColumn(free) ?? findNamesColumn(free),
    );
    if (!columns.some(({ campo }) => campo === 'numero_documento'))
      take('numero_documento', findUnnamedNumero(free));
  }
  const { conto, proprie } = findOwnConto(free, knownConto);
  free = free.filter((column) => !proprie.includes(column));
  take(
    'iban_controparte',
    bestOf(
      free.filter((column) => isIban(column)),
      'iban_controparte',
    ),
  );
  const spoken = free.filter((column) => !isDate(column) && !isMoney(column));
  const forte = spoken.filter((column) => weight(column, 'descrizione') >= 8);
  const descriptions =
    forte.length > 0 ? forte : spoken.filter((column) => weight(column, 'descrizione') > 0).slice(0, 1);
  for (const column of descriptions) take('descrizione', column);
  const named = columns.some(({ campo }) => campo === 'ragione_sociale');
  take(
    'ragione_sociale',
    named
      ? null
      : bestOf(
          free.filter(
            (column) =>
              !isMoney(column) &&
              !isDate(column) &&
              !isOfIbans(column) &&
              !isHolder(column) &&
              !isKeeper(column, all),
          ),
          'ragione_sociale',
        ),
  );
  const causali = free.filter((column) => !isDate(column));
  const kinds = columns.some(({ campo }) => campo === 'causale');
  const causale = kinds ? null : bestOf(causali, 'causale');
  take(descriptions.length === 0 && causale && causale.length > 12 ? 'descrizione' : 'causale', causale);
  take(
    'riferimento',
    bestOf(
      free.filter((column) => !isDate(column) && column.length <= 200),
      'riferimento',
    ),
  );
  const numbered = columns.some(({ campo }) => campo === 'numero_documento');
  take(
    'numero_documento',
    numbered
      ? null
      : bestOf(
          free.filter((column) => !isDate(column)),
          'numero_documento',
        ),
  );
  const days = free.filter((column) => isDate(column));
  take('data_documento', partite ? null : bestOf(days, 'data_documento'));
  const isDue = ({ intestazione }: ProfiledColumn): boolean => partite && isScadenza(intestazione);
  take('scadenza', bestOf(days, 'scadenza') ?? days.find(isDue) ?? null);
  const isDescribed = columns.some(({ campo }) => campo === 'descrizione');
  if (isDescribed && !columns.some((column) => isWordOfRows(column, all)))
    for (const column of longest(free.filter(isUnnamedText), words)) take('descrizione', column);
  if (!isDescribed) {
    const others = longest(
      free.filter((column) => !isBeside(column) && !isHolder(column)),
      words,
    );
    const reason = columns.find(({ campo }) => campo === 'causale');
    if (others.length === 0 && reason) reason.campo = 'descrizione';
    else for (const column of others.length > 0 ? others : longest(free, words)) take('descrizione', column);
  }
  return { colonne: columns.toSorted((x, y) => x.indice - y.indice), conto, unknownStati: found.unknowns };
}

/** True of a column of words that most rows have: of notes, or of a second line, few rows may. */
const isWordOfRows = ({ campo, indice }: ColonnaTracciato, all: readonly ProfiledColumn[]): boolean =>
  (campo === 'descrizione' || campo === 'causale' || campo === 'ragione_sociale') &&
  all.some((column) => column.indice === indice && column.filled * 2 > column.celle.length);

/** True of a text on each row under a name that nobody knows. */
const isUnnamedText = (column: ProfiledColumn): boolean =>
  column.filled === column.celle.length &&
  !isDate(column) &&
  !isMoney(column) &&
  listMeanings(column.intestazione).length === 0;

/** Nothing named: the wordiest columns describe. */
function longest(columns: readonly ProfiledColumn[], words: boolean): ProfiledColumn[] {
  const texts = columns.filter(
    (column) =>
      column.testo > column.filled * 0.5 &&
      column.length > 2 &&
      !isOfIbans(column) &&
      column.celle.some((cell) => /\p{L}/u.test(cell) && !/^\S+@\S+$/.test(cell)) &&
      !/\b(partita iva|p iva|codice fiscale|vat|bic|swift)\b/.test(normalizeHeader(column.intestazione)),
  );
  const ordered = texts.toSorted((x, y) => y.length * y.filled - x.length * x.filled);
  const taken = ordered.slice(0, words ? 1 : 2);
  return taken.toSorted((x, y) => x.indice - y.indice);
}
