/** All of them, each with what is true of it. */
import { BANKS } from './banks.ts';
import { makeDocuments, OURS } from './documents.ts';
import { LISTS } from './lists.ts';
import { MORE_LISTS, MORE_MOVEMENTS } from './more.ts';
import { makeMovements } from './movements.ts';
import { SERVICES } from './services.ts';
import { makeLayouts, type HostileLayout } from './sheet.ts';

export const makeHostileLayouts = (): HostileLayout[] => [
  ...makeLayouts(`${BANKS}${SERVICES}${MORE_MOVEMENTS}`, {
    entries: makeMovements,
    natura: 'movimento',
    azienda: null,
  }),
  ...makeLayouts(`${LISTS}${MORE_LISTS}`, { entries: makeDocuments, natura: 'partita', azienda: OURS }),
];
