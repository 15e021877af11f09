/** The user's guide, bundled from `docs/guida`: its pages in reading order. */
import { parsePage, type GuidePage } from './markdown.ts';

const FILE: Record<string, string> = import.meta.glob('../../../docs/guida/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The order in which a newcomer needs them; a page that is not named comes after, by title. */
const ORDINE = [
  'installazione',
  'studio-dimostrativo',
  'primo-import',
  'formati',
  'fatture-e-riba',
  'pdf',
  'tracciati',
  'quadratura',
  'annullare',
  'rileggere',
  'prova-di-caricamento',
  'studio',
  'estratto-conto',
  'celle',
  'filtri-e-viste',
  'riconciliazione',
  'prima-nota',
  'chiusura',
  'scadenziario',
  'solleciti',
  'report',
  'anagrafiche',
  'matrice-agenti',
  'tipi-di-pagamento',
  'interrogazioni',
  'impostazioni',
  'esportazione',
  'scorciatoie',
  'riga-di-comando',
  'backup',
];

const place = (slug: string): number => {
  const at = ORDINE.indexOf(slug);
  return at === -1 ? ORDINE.length : at;
};

export const GUIDE: readonly GuidePage[] = Object.entries(FILE)
  .map(([path, text]) => parsePage(path.split('/').at(-1)?.replace(/\.md$/, '') ?? path, text))
  .toSorted((a, b) => place(a.slug) - place(b.slug) || a.titolo.localeCompare(b.titolo, 'it'));
