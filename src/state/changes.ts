/** Announces that the data of the azienda changed, to whatever shows sums of it: notifications, dashboard. */
import type { Client } from '#api/client.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { loadRotta } from '#api/routes-by-name.ts';
import { atom, type Atom } from './jotai.ts';

const versionAtom = atom(0);

/** Grows whenever data may have changed. */
export const dataVersionAtom: Atom<number> = atom((get) => get(versionAtom));

/** Says that data may have changed. */
export const dataChangedAtom = atom(null, (get, set) => set(versionAtom, get(versionAtom) + 1));

/** Calls that are no GET and still change no row. */
const HARMLESS: ReadonlySet<RouteName> = new Set<RouteName>([
  'verify',
  'login',
  'logout',
  'primoUtente',
  'logImportAdd',
  'importPresenti',
  'importRighePresenti',
  'importProposte',
  'importAlias',
  'importazioniConseguenze',
  'tracciatiSalva',
  'preferenzeSalva',
  'matriceEffetti',
  'matriceEffettiPeriodi',
  'sollecitoAnteprima',
  'regoleAnteprima',
  'query',
  'reportFile',
  'reportSalva',
  'reportElimina',
]);

/** True for a call that may change rows when it succeeds. A new call counts until it is listed as harmless. */
export const isChangingCall = async (name: RouteName): Promise<boolean> =>
  !HARMLESS.has(name) && (await loadRotta(name)).method !== 'GET';

/** The same client, which calls `onChange` after every call that may have changed data. */
export const announceChanges = (client: Client, onChange: () => void): Client => ({
  async call(name, ...args) {
    const answer = await client.call(name, ...args);
    if (await isChangingCall(name)) onChange();
    return answer;
  },
});
