// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import { Differenze, type WrittenScarti } from './hand-differenze.tsx';

const place = openPlace();
/** What would be booked now. */
const held: { booked: WrittenScarti } = { booked: { rest: 'aperto', differenze: [] } };

function Prova({ start }: { start: WrittenScarti }) {
  const [gaps, setGaps] = useState(start);
  useEffect(() => {
    held.booked = gaps;
  });
  return <Differenze scarti={gaps} rest={toCentesimi(0)} onChange={setGaps} />;
}

const field = (at: number): HTMLInputElement => {
  const found = place.element.querySelectorAll<HTMLInputElement>('li input')[at];
  if (!found) throw new Error(`no difference ${at}`);
  return found;
};
const amounts = () => held.booked.differenze.map(({ importo }) => formatImporto(importo));
const type = (at: number, text: string) =>
  act(() => {
    const input = field(at);
    input.focus();
    // As a person's hands do, under the value that React set.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (at: number, key: string) =>
  act(() => {
    field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

beforeEach(() => {
  const differenze = [-2_000, -300].map((importo, chiave) => ({
    chiave,
    tipo: 'spese' as const,
    importo: toCentesimi(importo),
  }));
  place.render(<Prova start={{ rest: 'aperto', differenze }} />);
});

it('is booked as it is written, before the field is left', () => {
  type(0, '-15,00');
  expect(amounts()).toEqual(['-15,00', '-3,00']);
});

it('says at once that what is written is no amount, so that nothing else is booked in its place', () => {
  expect(place.element.querySelector('[data-sbagliato]')).toBeNull();
  type(0, 'tanto');
  expect(place.element.querySelector('[data-sbagliato]')).toBe(field(0));
});

it('gives back with Escape the amount that was there before it was written', () => {
  type(0, '-1');
  type(0, '-15,00');
  press(0, 'Escape');
  expect(amounts()).toEqual(['-20,00', '-3,00']);
  expect(field(0).value).toBe('-20,00');
});

it('keeps what is written with its own difference when one above it goes', () => {
  type(0, 'tanto');
  act(() => {
    place.element.querySelector<HTMLButtonElement>('[aria-label="Togli la differenza 1"]')?.click();
  });
  expect(field(0).value).toBe('-3,00');
  expect(amounts()).toEqual(['-3,00']);
});
