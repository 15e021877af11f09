/** Embed mode: `?embed=1` shows the page without top bar, side menu and footer. */
const PARAMETER = 'embed';

export const isEmbedded = (search: string): boolean => new URLSearchParams(search).get(PARAMETER) === '1';

/** The same place with embed mode on; `to` is a path with query and hash. */
export function withEmbed(to: URL): string {
  const next = new URL(to);
  next.searchParams.set(PARAMETER, '1');
  return next.pathname + next.search + next.hash;
}
