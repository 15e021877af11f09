/** All printed pages written by hand, each with what is true of it. */
import { BANK_PDFS } from './banks.ts';
import { CARD_PAGES_HELD_PDFS } from './card-pages-held.ts';
import { CARD_PAGES_SECOND_PDFS } from './card-pages-second.ts';
import { CARD_PAGES_PDFS } from './card-pages.ts';
import { CARD_PDFS } from './cards.ts';
import { EVERYDAY_PDFS } from './everyday.ts';
import { EVERYDAY_BANK_PDFS } from './everyday-banks.ts';
import { FURTHER_PDFS } from './further.ts';
import { FURTHER_BANK_PDFS } from './further-banks.ts';
import { HELD_BACK_AGAIN_PDFS } from './held-back-again.ts';
import { HELD_BACK_UNPROVED_PDFS } from './held-back-unproved.ts';
import { HELD_BACK_PDFS } from './held-back.ts';
import { MANY_BANK_PDFS } from './many-banks.ts';
import { MISREAD_PDFS } from './misread.ts';
import { NASTY_PDFS } from './nasty.ts';
import { OFFICE_LIST_PDFS } from './office-lists.ts';
import { OPEN_LIST_PDFS } from './open-lists.ts';
import { PARTED_PDFS } from './parted.ts';
import { SERVICE_PDFS } from './services.ts';
import { THIRD_LOT_PDFS } from './third-lot.ts';
import { UNPROVED_PDFS } from './unproved.ts';
import { WALLET_PDFS } from './wallets.ts';
import { type HostilePdf, makePdfs } from './sheet.ts';

export const PDF_LAYOUTS: HostilePdf[] = [
  EVERYDAY_PDFS,
  CARD_PDFS,
  NASTY_PDFS,
  FURTHER_PDFS,
  HELD_BACK_PDFS,
  BANK_PDFS,
  SERVICE_PDFS,
  UNPROVED_PDFS,
  HELD_BACK_AGAIN_PDFS,
  HELD_BACK_UNPROVED_PDFS,
  THIRD_LOT_PDFS,
  WALLET_PDFS,
  CARD_PAGES_PDFS,
  CARD_PAGES_SECOND_PDFS,
  CARD_PAGES_HELD_PDFS,
  OPEN_LIST_PDFS,
  EVERYDAY_BANK_PDFS,
  PARTED_PDFS,
  MANY_BANK_PDFS,
  FURTHER_BANK_PDFS,
  OFFICE_LIST_PDFS,
  MISREAD_PDFS,
].flatMap((text) => makePdfs(text));
