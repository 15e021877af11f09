/** Who may come in: every route without a session, with one that ended, without the header, in each role, for each azienda. */
import { isAllowed, getRuolo, ruoloSchema, type Ruolo } from '#api/contract/ruoli.ts';
import type { RouteName } from '#api/contract/routes.ts';
import type { Cammino, Chi } from './cammino.ts';
import { nomi, richiesteOf, routeOf, type Richiesta } from './richieste.ts';

/** Numbers that no row of anybody has. */
export const ASSENTE = 5_000_001;

const NESSUNO: Chi = { cookies: {}, gettone: null };

/** Asking whether one is signed in changes nothing, and is asked before any cookie is there. */
const SENZA_CSRF: ReadonlySet<RouteName> = new Set(['verify']);

const primaRichiesta = (name: RouteName): Richiesta => richiesteOf(name, ASSENTE)[0] ?? {};

export interface Persone {
  finita: Chi;
  spenta: Chi;
  /** Signed in, an amministratore. */
  mia: Chi;
  /** Somebody else's, signed in too. */
  altra: Chi;
  visitatore: Chi;
  /** Signed in with a password that another chose. */
  nuova: Chi;
  ruoli: Readonly<Record<Ruolo, Chi>>;
}

/** Without a session, with one that ended, with one of somebody who was switched off. */
export async function walkSessioni(cammino: Cammino, { finita, spenta, visitatore }: Persone): Promise<void> {
  const casi = { 'no session': visitatore, 'an ended session': finita, 'a person switched off': spenta };
  for (const name of nomi)
    for (const [caso, who] of Object.entries(casi)) {
      const answer = await cammino.call(name, caso, who, primaRichiesta(name));
      if (!routeOf(name).libera) cammino.expect(`${name}, ${caso}`, answer, 401, 'non_autenticato');
      else if (answer.code === 'non_autenticato')
        cammino.note(`${name}, ${caso}`, 'is free, and asks who it is');
    }
}

/** With a password that another chose: nothing but what it takes to choose one's own. */
export async function walkProvvisoria(cammino: Cammino, { nuova }: Persone): Promise<void> {
  const caso = 'a password that another chose';
  for (const name of nomi) {
    const { libera, provvisoria, method } = routeOf(name);
    // Signing out and choosing are tried where people do it; here they would end the session that walks.
    if (libera || (provvisoria && method !== 'GET')) continue;
    const answer = await cammino.call(name, caso, nuova, primaRichiesta(name));
    if (!provvisoria) cammino.expect(`${name}, ${caso}`, answer, 403, 'password_da_cambiare');
    else if (answer.code !== null) cammino.note(`${name}, ${caso}`, `is refused: ${answer.code}`);
  }
}

/** Without the header that repeats the cookie, with another, with the pair of somebody else. */
export async function walkCsrf(cammino: Cammino, { mia, altra, visitatore }: Persone): Promise<void> {
  const ofOthers = { ...mia.cookies, 'X-XSRF-TOKEN': altra.gettone ?? '' };
  const casi: Record<string, Chi> = {
    'no header': { ...mia, gettone: null },
    'another header': { ...mia, gettone: altra.gettone },
    'a header of another shape': { ...mia, gettone: 'x' },
    'the pair of another session': { cookies: ofOthers, gettone: altra.gettone },
    'the pair of before signing in': {
      cookies: { ...mia.cookies, 'X-XSRF-TOKEN': visitatore.gettone ?? '' },
      gettone: visitatore.gettone,
    },
  };
  for (const name of nomi) {
    if (routeOf(name).method === 'GET' || SENZA_CSRF.has(name)) continue;
    for (const [caso, who] of Object.entries(casi)) {
      // Whoever is about to sign in has no session yet that the pair could be of.
      if (routeOf(name).libera && caso.startsWith('the pair')) continue;
      const answer = await cammino.call(name, caso, who, primaRichiesta(name));
      cammino.expect(`${name}, ${caso}`, answer, 403, 'csrf');
    }
    // Nobody at all, from a page of another site: what needs a session says so first.
    const answer = await cammino.call(name, 'nothing at all', NESSUNO, primaRichiesta(name));
    const [status, code] = routeOf(name).libera
      ? ([403, 'csrf'] as const)
      : ([401, 'non_autenticato'] as const);
    cammino.expect(`${name}, nothing at all`, answer, status, code);
  }
}

/**
 * In each role, with a body that no route takes: whoever may call is told what is wrong with it, whoever may not is told
 * that. Routes that take nothing are called by those alone who may not.
 */
export async function walkRuoli(cammino: Cammino, { ruoli }: Persone): Promise<void> {
  for (const name of nomi) {
    const route = routeOf(name);
    if (route.libera) continue;
    for (const role of ruoloSchema.options) {
      const may = isAllowed(role, getRuolo(route));
      if (may && !route.body && route.method !== 'GET') continue;
      const caso = `as ${role}`;
      const request = { ...primaRichiesta(name), ...(route.body && { body: { senza: 'senso' } }) };
      const answer = await cammino.call(name, caso, ruoli[role], request);
      if (!may) cammino.expect(`${name}, ${caso}`, answer, 403, 'permesso_negato');
      else if (answer.code === 'permesso_negato')
        cammino.note(`${name}, ${caso}`, 'is refused, and may call it');
    }
  }
}

/** Calls about the person or the installation: they name no azienda, and any other is called in vain. */
const SENZA_AZIENDA: ReadonlySet<RouteName> = new Set([
  'health',
  'accesso',
  'primoUtente',
  'login',
  'verify',
  'me',
  'logout',
  'preferenze',
  'preferenzeSalva',
  'queryViste',
  'mieSessioni',
  'miaRevoca',
  'miaPassword',
  'totpInizio',
  'totpAttiva',
  'totpTogli',
  // The demonstration office of whoever asks, and all the aziende they may open.
  'demoStato',
  'demoTogli',
  'demoRimetti',
  'studio',
  'studioMesi',
  'destinazioni',
  'compitiMiei',
  'colleghi',
  'compitiNuovi',
  'compitiCambia',
  'fascicoli',
  'fascicoliInvia',
  // Of all the aziende that whoever asks governs.
  'utenti',
  'utenteSessioni',
  'utenteRevoca',
]);

/** In the name of an azienda that is not one's own, that is nowhere, or that is no number. */
export async function walkAzienda(cammino: Cammino, { mia }: Persone, ofOthers: number): Promise<void> {
  const nomiAzienda = [String(ofOthers), String(ASSENTE), '-1', `${ofOthers}, 1`, ''];
  for (const name of nomi) {
    if (SENZA_AZIENDA.has(name)) continue;
    for (const azienda of nomiAzienda) {
      const caso = `for azienda «${azienda}»`;
      const answer = await cammino.call(name, caso, mia, primaRichiesta(name), {
        headers: { 'x-azienda': azienda },
      });
      cammino.expect(`${name}, ${caso}`, answer, 404, 'azienda_non_trovata');
    }
  }
}
