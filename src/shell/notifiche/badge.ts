/** How many notifications the bell counts, as it shows them and as it is named. */
import { formatIntero } from '#domain/text.ts';

/** More than this are not counted on the bell. */
const MAX = 99;

/** What the bell shows; empty for none. */
export const formatBadge = (count: number): string => {
  if (count === 0) return '';
  return count > MAX ? `${MAX}+` : String(count);
};

/** Its name, with what it shows in it: who speaks to the page says what is read there (WCAG 2.5.3). */
export function describeBell(count: number): string {
  if (count === 0) return 'Notifiche';
  const scadenze = count === 1 ? 'scadenza' : 'scadenze';
  return count > MAX
    ? `Notifiche: ${formatBadge(count)}, ${formatIntero(count)} ${scadenze}`
    : `Notifiche: ${formatBadge(count)} ${scadenze}`;
}
