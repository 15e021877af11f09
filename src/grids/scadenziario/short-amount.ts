/** An amount in what a day of a phone has room for. */
import { formatInteger } from '#domain/text.ts';

/** Whole euros, and from a hundred thousand on whole thousands: `+12.345`, `-1.234k`. A day of a phone has room for it. */
export function formatBreve(amount: number): string {
  const euro = Math.round(amount / 100);
  const text = Math.abs(euro) < 100_000 ? formatInteger(euro) : `${formatInteger(Math.round(euro / 1_000))}k`;
  return euro > 0 ? `+${text}` : text;
}
