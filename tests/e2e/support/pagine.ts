/** Every page of the specification: where it is, and the heading that stands there. */
import { uikitPages } from '#shell/paths.ts';

export type Pagina = readonly [path: string, heading: string];

/** In the frame, for who is signed in. */
export const INSIDE: readonly Pagina[] = [
  ['/app', 'Dashboard'],
  ['/app/testdb', 'Salute del database'],
  ['/app/pagamenti', 'Pagamenti'],
  ['/app/report', 'Reportistica'],
  ['/app/querydb', 'Interrogazioni'],
  ['/app/importestratto', 'Importa estratto conto'],
  ['/app/importestrattopdf', 'Import dati'],
  ['/app/estrattoconto', 'Estratto Conto'],
  ['/app/scadenziario', 'Calendario'],
  ['/app/anagrafiche', 'Anagrafiche'],
  ['/app/matrice-agenti', 'Matrice Agenti'],
  ['/app/impostazioni', 'Impostazioni'],
  ['/app/test', 'Prova di caricamento'],
  ['/pages/empty', 'Pagina vuota'],
  ['/pages/crud', 'Griglia completa'],
  ['/documentation', 'Documentazione'],
  ...Object.entries(uikitPages).map(([page, title]) => [`/uikit/${page}`, title] as const),
];

/** Without the frame, for who is signed in. */
export const OUTSIDE: readonly string[] = ['/landing', '/pages/notfound', '/auth/access', '/auth/error'];

/** Open to anyone. */
export const FREE: readonly string[] = ['/auth/login', '/pages/register', '/pages/404', '/pages/500'];
