import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { addGiorni, toGiorno } from '../date.ts';
import { toEvento, type PartitaInCalendario } from './event.ts';
import { type EventoCalendario, writeIcs } from './ics.ts';

const ADESSO = '2026-11-21T21:15:02.120Z';
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const evento = (values: Partial<EventoCalendario> = {}): EventoCalendario => ({
  uid: 'partita-1-7@quadra',
  giorno: toGiorno('2026-03-29'),
  titolo: 'Da incassare 1.234,00 EUR · Alfa S.r.l.',
  descrizione: '',
  sequence: 0,
  categories: [],
  ...values,
});

/** What a calendar program reads. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      titolo: event.summary,
      descrizione: event.description ?? '',
      dal: event.startDate.toString(),
      al: event.endDate.toString(),
      intero: event.startDate.isDate,
      sequence: event.sequence,
    };
  });
}

test('another program reads back what was written, whatever the text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 }).map((each) => each.replaceAll(/\p{Cc}/gu, ''));
  const lines = fc.array(text, { maxLength: 3 }).map((each) => each.join('\n'));
  const day = fc.integer({ min: 0, max: 40_000 }).map((at) => addGiorni(toGiorno('2000-01-01'), at));
  fc.assert(
    fc.property(text, lines, day, (titolo, descrizione, when) => {
      const written = writeIcs('Scadenze', [evento({ titolo, descrizione, giorno: when })], ADESSO);
      expect(readBack(written)).toEqual([
        {
          uid: 'partita-1-7@quadra',
          titolo,
          descrizione,
          dal: when,
          al: addGiorni(when, 1),
          intero: true,
          sequence: 0,
        },
      ]);
      const bytes = new TextEncoder();
      for (const line of written.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

test.each(['Europe/Rome', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'the day is the day, wherever it is written: %s',
  (tz) => {
    process.env['TZ'] = tz;
    const days = ['2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31'].map(toGiorno);
    const written = writeIcs(
      'Scadenze',
      days.map((each, at) => evento({ giorno: each, uid: `${at}` })),
      ADESSO,
    );
    expect(readBack(written).map(({ dal, al }) => [dal, al])).toEqual(
      days.map((each) => [each, addGiorni(each, 1)]),
    );
    expect(written).toContain('DTSTAMP:20261121T211502Z');
  },
);

const partita: PartitaInCalendario = {
  id: 7,
  ragione_sociale: 'Alfa; Beta, & C.',
  numero_documento: 'FT 12',
  descrizione: 'Fornitura',
  residuo: -123_400,
  divisa: 'EUR',
  scadenza: '2026-12-25',
  scadenza_originale: '2026-11-30',
  concordata: { motivo: 'Accordo telefonico' },
  forse_pagata: { data: '2026-12-01' },
};

test('an event says all that one must know before paying or asking', () => {
  const made = toEvento(partita, { id_azienda: 3, lavorativi: false, sequence: 2 });
  expect(made).toMatchObject({
    uid: 'partita-3-7@quadra',
    giorno: '2026-12-25',
    titolo: 'Da pagare 1.234,00 EUR · Alfa; Beta, & C.',
    sequence: 2,
  });
  expect(made.descrizione).toContain('Scadenza concordata: Accordo telefonico (era il 30/11/2026)');
  expect(made.descrizione).toContain('Forse pagata: c’è un movimento del 01/12/2026 da abbinare');
});

test('on working days alone, a scadenza of Christmas stands on the Monday after and says so', () => {
  const made = toEvento(partita, { id_azienda: 3, lavorativi: true, sequence: 0 });
  expect(made.giorno).toBe('2026-12-28');
  expect(made.descrizione).toContain('Scade il 25/12/2026, che non è un giorno lavorativo');
});
