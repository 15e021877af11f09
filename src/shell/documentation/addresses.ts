/** Addresses inside the documentation: one route, the page named in the query, the section in the hash. */
import { paths } from '../paths.ts';

/** Slug of the page drawn from the contract, beside those of the guide. */
export const CALLS = 'chiamate';

/** `/documentation?pagina=quadratura&q=saldo#perche`. */
export function toHref(pagina: string, anchor: string | null = null, q = ''): string {
  const query = new URLSearchParams({ pagina, ...(q === '' ? {} : { q }) });
  return `${paths.documentation}?${query}${anchor === null ? '' : `#${anchor}`}`;
}

/**
 * Where a link written in the guide leads: another page of it or of the product, the open web, or nowhere that a reader of
 * the bundled guide can go (a file of the repository).
 */
export function resolveHref(href: string): { dentro: string } | { fuori: string } | null {
  if (/^https?:\/\//.test(href)) return { fuori: href };
  if (href.startsWith('#') || /^\/[a-z]/.test(href)) return { dentro: href };
  const page = /^(?:\.\/)?([\w-]+)\.md(?:#(.+))?$/.exec(href);
  return page?.[1] === undefined ? null : { dentro: toHref(page[1], page[2] ?? null) };
}
