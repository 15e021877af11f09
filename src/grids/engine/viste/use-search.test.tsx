// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRicercaIndirizzo } from './use-search.ts';

let root: ReturnType<typeof createRoot>;
const held: { now: ReturnType<typeof useRicercaIndirizzo> } = { now: ['', () => undefined] };
const written: string[] = [];
const write = (q: string): void => void written.push(q);

function Prova({ asked }: { asked: string }) {
  const now = useRicercaIndirizzo(asked, write);
  useEffect(() => {
    held.now = now;
  });
  return null;
}
const draw = (asked: string) =>
  act(() => {
    root.render(<Prova asked={asked} />);
  });
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(400);
  });
const type = (q: string) =>
  act(() => {
    held.now[1](q);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  written.length = 0;
  root = createRoot(document.createElement('div'));
  draw('');
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what was typed after the address was written and before it answered', () => {
  type('uni');
  pause();
  type('univ');
  draw('');
  expect(held.now[0]).toBe('univ');
  draw('uni');
  expect(held.now[0]).toBe('univ');
  pause();
  expect(written).toEqual(['uni', 'univ']);
});

it('can be emptied while the address is being written', () => {
  type('uni');
  pause();
  type('');
  draw('uni');
  pause();
  draw('');
  expect(held.now[0]).toBe('');
  expect(written).toEqual(['uni', '']);
});

it('follows an address that moved by itself, its own former text too', () => {
  type('uni');
  pause();
  draw('uni');
  draw('altro');
  expect(held.now[0]).toBe('altro');
  draw('uni');
  expect(held.now[0]).toBe('uni');
  pause();
  expect(written).toEqual(['uni']);
});
