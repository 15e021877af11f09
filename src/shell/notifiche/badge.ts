/** How many notifications the bell counts, as it shows them and as it is named. */
import { formatCount } from '#domain/text.ts';

/** More than this are not counted on the bell. */
const MAX = 99;

/** What the bell shows; empty for none. */
export const formatBadge = (count: number): string => {
  if (count === 0) return '';
  return count > MAX ? `${MAX}+` : String(count);
};

const say = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [formatCount(count, one, many)];

/** Its name, with what it shows in it: who speaks to the page says what is read there (WCAG 2.5.3). */
export function describeBell(scadenze: number, compiti: number): string {
  const badge = formatBadge(scadenze + compiti);
  if (badge === '') return 'Notifiche';
  const told = [...say(scadenze, 'scadenza', 'scadenze'), ...say(compiti, 'compito', 'compiti')];
  const text = told.join(' e ');
  return told.length === 1 && text.startsWith(`${badge} `)
    ? `Notifiche: ${text}`
    : `Notifiche: ${badge}, ${text}`;
}
