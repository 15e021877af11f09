/** Italian words of the import page: plurals, sizes, amounts. */
import type { Natura } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';

/** Where the rows of an import are: movements and open items have a page each. */
export const toRigheAddress = (id_imp: number, natura: Natura): string =>
  `/app/estrattoconto?id_imp=${id_imp}${natura === 'partita' ? '&natura=partita' : ''}`;

/** The desk on the movimenti of one file, with the list of what is sure open over it. */
export const toSureAddress = (id: number): string => `/app/pagamenti?id_imp=${id}&sicure=si`;

/** The desk, with what is to be decided: of one import, or of all the azienda where several came in. */
export const toBenchAddress = (ids: readonly number[]): string =>
  ids.length === 1 ? `/app/pagamenti?id_imp=${ids[0]}` : '/app/pagamenti';

/** The same place in another azienda: the address names it. */
export const withAzienda = (to: string, azienda: number | null): string =>
  azienda === null ? to : `${to}${to.includes('?') ? '&' : '?'}azienda=${azienda}`;

/** The aziende side by side. */
export const STUDIO = '/app?vista=studio';

const wholes = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** `1.240`; four digits are grouped too. */
export const formatInteger = (value: number): string => wholes.format(value);

/** `1 riga`, `1.240 righe`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const formatRighe = (count: number): string => formatCount(count, 'riga', 'righe');

/** `1 riga importata`, `1.240 righe importate`. */
export const formatImportate = (count: number): string =>
  `${formatRighe(count)} ${count === 1 ? 'importata' : 'importate'}`;

/** An amount, or a dash where the file states none. */
export const formatImportoOrNothing = (amount: number | null): string =>
  amount === null ? '—' : formatImporto(amount);

export function formatPeriodo(dal: string | null, al: string | null): string {
  if (dal === null || al === null) return '—';
  return dal === al ? formatData(dal) : `${formatData(dal)} – ${formatData(al)}`;
}

const instants = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short' });
/** `20 novembre 2026 alle ore 21:45` of an ISO instant. */
export const formatInstant = (instant: string): string => instants.format(new Date(instant));
