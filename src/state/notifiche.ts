/** Open partite that fall due yesterday, today and tomorrow. */
import type { Notifica } from '#api/contract/estratto-conto.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { groupByScadenza, type Gruppi } from '#domain/notifiche.ts';
import { atom, type Atom } from './jotai.ts';
import { todayAtom } from './today.ts';
import { createResource, getDati } from './resource.ts';

/** Reads one day more than is shown, so that at midnight the new tomorrow is known without the server. */
export const notificheResource = createResource((client, signal) => {
  const today = getToday();
  return client.call('notifiche', { query: { dal: addGiorni(today, -1), al: addGiorni(today, 2) }, signal });
});

const NONE: readonly Notifica[] = [];

export const notificheAtom: Atom<Gruppi<Notifica>> = atom((get) =>
  groupByScadenza(getDati(get(notificheResource.stateAtom)) ?? NONE, get(todayAtom)),
);

export const notificheCountAtom: Atom<number> = atom((get) => {
  const { yesterday, oggi: now, tomorrow } = get(notificheAtom);
  return yesterday.length + now.length + tomorrow.length;
});
