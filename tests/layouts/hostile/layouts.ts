/** All of them, each with what is true of it. */
import { BANKS } from './banks.ts';
import { BOOKS_FIRST } from './books-first.ts';
import { BOOKS_SECOND } from './books-second.ts';
import { BOOKS_THIRD } from './books-third.ts';
import { BOOKS_FOURTH } from './books-fourth.ts';
import { BOOKS_FIFTH } from './books-fifth.ts';
import { BOOKS_SIXTH } from './books-sixth.ts';
import { BOOKS_KNOWN } from './books-known.ts';
import { makeDocuments, OURS } from './documents.ts';
import { CARDS_FIRST } from './cards-first.ts';
import { CARDS_HELD } from './cards-held.ts';
import { EIGHTH_BANKS } from './eighth-banks.ts';
import { EIGHTH_HELD } from './eighth-held.ts';
import { EIGHTH_LISTS } from './eighth-lists.ts';
import { EIGHTH_SERVICES } from './eighth-services.ts';
import { ELEVENTH } from './eleventh.ts';
import { EXPORTS_FIRST } from './exports-first.ts';
import { EXPORTS_SECOND } from './exports-second.ts';
import { EXPORTS_THIRD } from './exports-third.ts';
import { FIFTH_LISTS, FIFTH_MOVEMENTS } from './fifth.ts';
import { FOURTH_LISTS, FOURTH_MOVEMENTS } from './fourth.ts';
import { FRESH_FIFTH } from './fresh-fifth.ts';
import { FRESH_FIRST } from './fresh-first.ts';
import { FRESH_FOURTH } from './fresh-fourth.ts';
import { FRESH_SECOND } from './fresh-second.ts';
import { FRESH_SEVENTH } from './fresh-seventh.ts';
import { FRESH_SIXTH } from './fresh-sixth.ts';
import { FRESH_THIRD } from './fresh-third.ts';
import { LEDGER_FIRST } from './ledger-first.ts';
import { LEDGER_KNOWN } from './ledger-known.ts';
import { LEDGER_SECOND } from './ledger-second.ts';
import { LEDGER_THIRD } from './ledger-third.ts';
import { LISTS } from './lists.ts';
import { MORE_LISTS, MORE_MOVEMENTS } from './more.ts';
import { makeMovements } from './movements.ts';
import { OFFICE_ACCOUNTS } from './office-accounts.ts';
import { OFFICE_HELD } from './office-held.ts';
import { OFFICE_LAST } from './office-last.ts';
import { OFFICE_LISTS } from './office-lists.ts';
import { OFFICE_MOVEMENTS } from './office-movements.ts';
import { NINTH_FIRST } from './ninth-first.ts';
import { NINTH_HELD } from './ninth-held.ts';
import { NINTH_SECOND } from './ninth-second.ts';
import { OFFICE_SERVICES } from './office-services.ts';
import { PROGRAMS_FIFTH } from './programs-fifth.ts';
import { PROGRAMS_FIRST } from './programs-first.ts';
import { PROGRAMS_FOURTH } from './programs-fourth.ts';
import { PROGRAMS_SECOND } from './programs-second.ts';
import { PROGRAMS_THIRD } from './programs-third.ts';
import { SERVICES } from './services.ts';
import { SEVENTH_LISTS, SEVENTH_MOVEMENTS } from './seventh.ts';
import { SEVENTH_WHOLES } from './seventh-whole.ts';
import { makeLayouts, type HostileLayout } from './sheet.ts';
import { SEVERAL_TABLES } from './several-tables.ts';
import { SHAPES } from './shapes.ts';
import { SIXTH_LISTS, SIXTH_MOVEMENTS } from './sixth.ts';
import { SIXTH_WHOLES } from './sixth-whole.ts';
import { TENTH } from './tenth.ts';
import { TRADE_FIRST } from './trade-first.ts';
import { TRADE_FOURTH } from './trade-fourth.ts';
import { TRADE_SECOND } from './trade-second.ts';
import { TRADE_THIRD } from './trade-third.ts';
import { TWELFTH } from './twelfth.ts';
import { UNSEEN_FIFTH } from './unseen-fifth.ts';
import { UNSEEN_FIRST } from './unseen-first.ts';
import { UNSEEN_FOURTH } from './unseen-fourth.ts';
import { UNSEEN_HELD } from './unseen-held.ts';
import { UNSEEN_SECOND } from './unseen-second.ts';
import { UNSEEN_THIRD } from './unseen-third.ts';
import { BY_HAND } from './by-hand.ts';
import { WORLD_BANKS } from './world-banks.ts';
import { WORLD_BOOKS } from './world-books.ts';
import { WALLETS_FIRST } from './wallets-first.ts';
import { WALLETS_SECOND } from './wallets-second.ts';
import { WALLETS_THIRD } from './wallets-third.ts';
import { makeWholes } from './whole.ts';

const make = (movements: string, lists: string): HostileLayout[] => [
  ...makeLayouts(movements, { entries: makeMovements, natura: 'movimento', azienda: null }),
  ...makeLayouts(lists, { entries: makeDocuments, natura: 'partita', azienda: OURS }),
];

export const makeHostileLayouts = (): HostileLayout[] =>
  make(`${BANKS}${SERVICES}${MORE_MOVEMENTS}`, `${LISTS}${MORE_LISTS}`);

/** Of several countries, and files written out whole. */
export const makeForeignLayouts = (): HostileLayout[] => [
  ...make(`${SIXTH_MOVEMENTS}${SEVENTH_MOVEMENTS}`, `${SIXTH_LISTS}${SEVENTH_LISTS}`),
  ...makeWholes(`${SIXTH_WHOLES}${SEVENTH_WHOLES}`),
];

/** In words that tell states and sides and are of no language's usual ones: many can only be asked about. */
export const makeHardLayouts = (): HostileLayout[] =>
  make(`${FOURTH_MOVEMENTS}${FIFTH_MOVEMENTS}`, `${FOURTH_LISTS}${FIFTH_LISTS}`);

/** As banks, services and programs of every day write, with some of their traps. */
export const makeEverydayLayouts = (): HostileLayout[] =>
  makeWholes(`${EIGHTH_BANKS}${EIGHTH_SERVICES}${EIGHTH_LISTS}${EIGHTH_HELD}`);

/** As an office exports them from its banks, services and programs. */
export const makeOfficeLayouts = (): HostileLayout[] =>
  makeWholes(
    `${OFFICE_MOVEMENTS}${OFFICE_ACCOUNTS}${OFFICE_LISTS}${OFFICE_HELD}${OFFICE_LAST}${OFFICE_SERVICES}`,
  );

/** Of a month of an office: written in four lots, each before the words of the reader were looked at again. */
export const makeMonthLayouts = (): HostileLayout[] =>
  makeWholes(`${NINTH_FIRST}${NINTH_SECOND}${NINTH_HELD}${TENTH}${ELEVENTH}${TWELFTH}`);

/** Of the shapes that programs and portals give their exports. */
export const makeShapeLayouts = (): HostileLayout[] => makeWholes(SHAPES);

/** Lists that programs of invoicing and accounting export, each lot written before the reader was looked at again. */
export const makeProgramLayouts = (): HostileLayout[] =>
  makeWholes(
    `${PROGRAMS_FIRST}${PROGRAMS_SECOND}${PROGRAMS_THIRD}${PROGRAMS_FOURTH}${PROGRAMS_FIFTH}${EXPORTS_FIRST}${EXPORTS_SECOND}${EXPORTS_THIRD}`,
  );
/** Of wallets, cards and services of payment, in lots written before the words of the reader were looked at again. */
export const makeWalletLayouts = (): HostileLayout[] =>
  makeWholes(`${WALLETS_FIRST}${WALLETS_SECOND}${WALLETS_THIRD}${CARDS_FIRST}${CARDS_HELD}`);

/** Lists of open items, cards, wallets and terminals, written in lots before the reader was looked at again. */
export const makeUnseenLayouts = (): HostileLayout[] =>
  makeWholes(`${UNSEEN_FIRST}${UNSEEN_SECOND}${UNSEEN_THIRD}${UNSEEN_FOURTH}${UNSEEN_FIFTH}${UNSEEN_HELD}`);

/** Exports of banks of many countries, and books kept by hand. */
export const makeWorldLayouts = (): HostileLayout[] => makeWholes(`${WORLD_BANKS}${WORLD_BOOKS}`);

/** Files damaged on their way, and tables written in by hand. */
export const makeHandLayouts = (): HostileLayout[] => makeWholes(BY_HAND);

/** Lists of the trade, cards and services of payment, in lots written before the reader was looked at again. */
export const makeTradeLayouts = (): HostileLayout[] =>
  makeWholes(`${TRADE_FIRST}${TRADE_SECOND}${TRADE_THIRD}${TRADE_FOURTH}`);

/** Files of several tables. */
export const makeSeveralTables = (): HostileLayout[] => makeWholes(SEVERAL_TABLES);

/** Lists, statements, cards and wallets in shapes of many trades and countries, in lots written before the reader was looked at again. */
export const makeFreshLayouts = (): HostileLayout[] =>
  makeWholes(
    `${FRESH_FIRST}${FRESH_SECOND}${FRESH_THIRD}${FRESH_FOURTH}${FRESH_FIFTH}${FRESH_SIXTH}${FRESH_SEVENTH}`,
  );

/** Exports of Italian offices, and the shapes that were refused before, each lot written before the reader was run on it. */
export const makeLedgerLayouts = (): HostileLayout[] =>
  makeWholes(`${LEDGER_KNOWN}${LEDGER_FIRST}${LEDGER_SECOND}${LEDGER_THIRD}`);

/** Books of shops, associations and houses, plans and exports, each lot written before the reader was run on it. */
export const makeBookLayouts = (): HostileLayout[] =>
  makeWholes(
    `${BOOKS_KNOWN}${BOOKS_FIRST}${BOOKS_SECOND}${BOOKS_THIRD}${BOOKS_FOURTH}${BOOKS_FIFTH}${BOOKS_SIXTH}`,
  );
