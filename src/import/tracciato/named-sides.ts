/** What the names of other columns say of amounts without a sign: on which day they were credited, who paid, who was paid. */
import { findWrittenSide } from '../cell/amount.ts';
import { normalizeHeader } from '../cell/words.ts';
import type { MoneyColumnsReading } from './money.ts';
import { isDate, isMoney, type ProfiledColumn } from './profile.ts';

const CAME_IN =
  /^(?:data|giorno)(?: di| dell| della)? (?:accredit\w*|incasso|versamento)$|^(?:arrival|payout) date\b|^(?:importo|totale|netto|lordo) (?:incassat[oi]|riscoss[oi])$/;
const WENT_OUT = /^(?:data|giorno)(?: di| dell| della)? addebit\w*$/;
/** Several of them are not the azienda: who pays in English may be who spent. */
const PAYERS = /^(?:debitore|ordinante|cliente|customer|acquirente|buyer|guest|ospite|inquilino|paziente)$/;
const PAYEES =
  /^(?:beneficiario|(?:ente )?creditore|destinatari[oa]|dipendente|agente|collaboratore|percipiente|lavoratore)$/;

/** A terminal that read the cards of several is the seller's: who holds a card is not told of it. */
const TERMINAL = /^(?:(?:cod|codice|id|n|num|numero) )?terminale(?: pos)?$|^(?:tid|pos)$/;

/** What is paid to the tax office, whose `versamento` goes out. */
const OF_TAXES = /\b(?:tribut[oi]|deleg(?:a|he)|f24)\b/;
/** What is paid to who works for the azienda. */
const OF_WAGES = /\b(?:in busta|cedolin[oi]|stipendi[oi]?)\b/;

interface NamedSide {
  side: 1 | -1;
  /** As the file writes it. */
  name: string;
}

/** What reached the shop of what it took: nobody who pays by card has such a column. */
const SETTLED = /\b(?:liquidat[oaie]|accreditat[oaie]|erogat[oaie]|rimborsat[oaie])\b/;

/** Numbers of cards of which most digits are hidden. */
const isOfCardNumbers = ({ celle }: ProfiledColumn): boolean =>
  celle.every((cell) => /^\d{0,6}[*xX•]{2,}\d{2,6}$/.test(cell.replaceAll(' ', '')));

/** Where a road was entered and left, of one device or car. */
const ROAD =
  /^(?:tratta|casell[oi])\b|^(?:stazione|barriera|casello)(?: di)? (?:ingresso|entrata)\b|^gare (?:d )?entree\b/;
const CAR =
  /^(?:(?:n|nr|num|numero) )?(?:kennzeichen|tesser[ae]|badge|targ[ae]|apparat[oi]|dispositiv[oi]|veicol[oi])\b/;
const LITRES = /^(?:(?:quantita|qta) )?(?:litri|lt|litres|liters|liter|menge)$/;
const STATION = /^(?:ort|tankstelle|stazione|impianto|punto vendita|distributore|area di servizio|station)\b/;

const FUEL = /^(?:gasolio|benzina|diesel|gpl|metano|super(?: (?:95|98|senza piombo))?|adblue)\b/;
const isFuel = ({ filled, valori }: ProfiledColumn): boolean =>
  filled > 0 && valori.size < KINDS && [...valori].every((value) => FUEL.test(normalizeHeader(value)));
/** As many kinds of fuel, and other things that a station sells. */
const KINDS = 6;

/** The column that only who drives has of tolls and fuel; a station's own list names no other stations. */
function findDriven(columns: readonly ProfiledColumn[]): ProfiledColumn | undefined {
  const find = (name: RegExp): ProfiledColumn | undefined =>
    columns.find(({ intestazione }) => name.test(normalizeHeader(intestazione)));
  const station = find(STATION);
  const isOfFuel = find(LITRES) !== undefined || (find(CAR) !== undefined && columns.some(isFuel));
  const isDriven = isOfFuel && (station?.valori.size ?? 0) > 1;
  return find(CAR) && find(ROAD) ? find(ROAD) : isDriven ? station : undefined;
}

/** The side that the columns filled on each row say, none of them the contrary; null where they say none. */
export function findColumnsSide(columns: readonly ProfiledColumn[]): NamedSide | null {
  const taken =
    columns.some((column) => column.valori.size > 1 && isOfCardNumbers(column)) ||
    columns.some((column) => isMoney(column) && SETTLED.test(normalizeHeader(column.intestazione)));
  const taxes = columns.some(({ intestazione }) => OF_TAXES.test(normalizeHeader(intestazione)));
  const said = columns.flatMap(({ intestazione, filled, celle, valori }): NamedSide[] => {
    const name = normalizeHeader(intestazione);
    if (filled < celle.length) return [];
    if (OF_TAXES.test(name) || OF_WAGES.test(name)) return [{ side: -1, name: intestazione }];
    if (taxes && /\bversamento$/.test(name)) return [];
    const several = valori.size > 1;
    if (taken && TERMINAL.test(name)) return [{ side: 1, name: intestazione }];
    if (CAME_IN.test(name) || (several && PAYERS.test(name))) return [{ side: 1, name: intestazione }];
    return WENT_OUT.test(name) || (several && PAYEES.test(name)) ? [{ side: -1, name: intestazione }] : [];
  });
  const driven = findDriven(columns);
  const [first, ...others] = driven ? [...said, { side: -1 as const, name: driven.intestazione }] : said;
  return first && others.every(({ side }) => side === first.side) ? first : null;
}

/** True where each row has the day on which the bank credited it: whatever it was of, it is no longer open. */
export const isCredited = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    (column) =>
      isDate(column) &&
      column.filled === column.celle.length &&
      /^(?:data|giorno)(?: di)? accredito$/.test(normalizeHeader(column.intestazione)),
  );

/** True where each row has what was charged of it, and no day on which it is due: it is paid, whatever its number is of. */
export const isCharged = (columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    (column) =>
      isMoney(column) &&
      column.filled === column.celle.length &&
      /^(?:importo|totale) addebitat[oi]$/.test(normalizeHeader(column.intestazione)),
  ) && !columns.some(({ intestazione }) => /\bscad/.test(normalizeHeader(intestazione)));

/** True of balances that letters call dare or avere. */
export const hasLetters = ({ saldo }: MoneyColumnsReading, columns: readonly ProfiledColumn[]): boolean =>
  columns.some(
    ({ indice, celle }) => indice === saldo && celle.some((cell) => findWrittenSide(cell) !== null),
  );
