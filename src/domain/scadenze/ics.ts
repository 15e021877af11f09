/** iCalendar (RFC 5545): scadenze as all-day events that do not mark time as busy. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '../date.ts';

export interface EventoCalendario {
  /** Always the same for the same thing, so that a calendar that reads again moves the event and adds none. */
  uid: string;
  giorno: Giorno;
  titolo: string;
  /** Line breaks are kept. */
  descrizione: string;
  /** Grows whenever the event is moved. */
  sequence: number;
  categories: readonly string[];
  /** Where to see it in the product. */
  url?: string;
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    // The other control characters cannot be written.
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();

/** Folds a line at 75 octets (3.1), never inside a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      // The space that marks a continued line counts too.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (day: Giorno): string => day.replaceAll('-', '');

/** `2026-11-21T21:15:02.120Z` as `20261121T211502Z`. */
const stamp = (instant: string): string => instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const eventLines = (evento: EventoCalendario, now: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(evento.uid)}`,
  `DTSTAMP:${stamp(now)}`,
  // The day, and the day after as its end: an event without times cannot have a wrong time zone (3.6.1).
  `DTSTART;VALUE=DATE:${compact(evento.giorno)}`,
  `DTEND;VALUE=DATE:${compact(addGiorni(evento.giorno, 1))}`,
  `SEQUENCE:${evento.sequence}`,
  `SUMMARY:${escapeText(evento.titolo)}`,
  ...(evento.descrizione === '' ? [] : [`DESCRIPTION:${escapeText(evento.descrizione)}`]),
  ...(evento.categories.length === 0 ? [] : [`CATEGORIES:${evento.categories.map(escapeText).join(',')}`]),
  ...(evento.url === undefined ? [] : [`URL:${evento.url}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A whole calendar; `now` is the UTC instant at which it is written. */
export function writeIcs(name: string, events: readonly EventoCalendario[], now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quadra//Scadenziario//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((evento) => eventLines(evento, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
