/** How many notifications the bell counts, as it shows them and as it is named. */
import { formatIntero } from '#domain/testo.ts';

/** More than this are not counted on the bell. */
const MAX = 99;

/** What the bell shows; empty for none. */
export const cifra = (count: number): string => {
  if (count === 0) return '';
  return count > MAX ? `${MAX}+` : String(count);
};

/** Its name, with what it shows in it: who speaks to the page says what is read there (WCAG 2.5.3). */
export function etichetta(count: number): string {
  if (count === 0) return 'Notifiche';
  const scadenze = count === 1 ? 'scadenza' : 'scadenze';
  return count > MAX
    ? `Notifiche: ${cifra(count)}, ${formatIntero(count)} ${scadenze}`
    : `Notifiche: ${cifra(count)} ${scadenze}`;
}
