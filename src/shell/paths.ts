/** Every path of the product, written once. */
export const paths = {
  root: '/',

  app: '/app',
  estrattoConto: '/app/estrattoconto',
  pagamenti: '/app/pagamenti',
  report: '/app/report',
  scadenziario: '/app/scadenziario',
  solleciti: '/app/scadenziario/solleciti',
  importEstratto: '/app/importestratto',
  importEstrattoPdf: '/app/importestrattopdf',
  anagrafiche: '/app/anagrafiche',
  matriceAgenti: '/app/matrice-agenti',
  impostazioni: '/app/impostazioni',
  tracciati: '/app/impostazioni/tracciati',
  test: '/app/test',
  testDb: '/app/testdb',
  queryDb: '/app/querydb',

  landing: '/landing',
  login: '/auth/login',
  access: '/auth/access',
  authError: '/auth/error',
  register: '/pages/register',
  notFound: '/pages/notfound',
  page404: '/pages/404',
  page500: '/pages/500',
  empty: '/pages/empty',
  crud: '/pages/crud',
  documentation: '/documentation',
  uikit: '/uikit',
} as const;

/** Pages that say how something ended: nobody goes there on purpose. */
const ESITI: ReadonlySet<string> = new Set<string>([
  paths.login,
  paths.access,
  paths.authError,
  paths.register,
  paths.notFound,
  paths.page404,
  paths.page500,
]);

/** True for a page that somebody may want to come to, as an address names it. */
export function isMeta(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const [, folder, page, ...rest] = path.split('/');
  if (`/${folder}` === paths.uikit) return rest.length === 0 && Object.hasOwn(uikitPages, page ?? '');
  return Object.values<string>(paths).includes(path) && !ESITI.has(path);
}

/** The style guide's pages, under `paths.uikit`, with the component family each one shows. */
export const uikitPages = {
  formlayout: 'Moduli',
  input: 'Campi',
  button: 'Pulsanti',
  table: 'Tabelle',
  list: 'Elenchi',
  tree: 'Alberi',
  panel: 'Pannelli',
  overlay: 'Finestre e pannelli sovrapposti',
  media: 'Immagini',
  message: 'Messaggi',
  file: 'File',
  menu: 'Menu',
  charts: 'Grafici',
  misc: 'Varie',
  timeline: 'Cronologie',
} as const;
