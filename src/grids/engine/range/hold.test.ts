// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenHold } from './hold.ts';

const element = document.createElement('div');
const cell = element.appendChild(document.createElement('span'));
let seen: string[] = [];
let listening = new AbortController();
let stop = (): void => undefined;

/** A finger on the cell; what a browser without pointers of its own lets a test say. */
function point(type: string, x = 0, pointerType = 'touch'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x });
  cell.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(element);
  seen = [];
  stop = listenHold(element, () => seen.push('prepared'));
  listening = new AbortController();
  element.addEventListener('contextmenu', () => seen.push('menu'), { signal: listening.signal });
});
afterEach(() => {
  stop();
  listening.abort();
  element.replaceChildren(cell);
  vi.useRealTimers();
});

it('asks for the menu of what a finger rests on, once it is known what it is', () => {
  point('pointerdown');
  point('pointermove', 4);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual(['prepared', 'menu']);
});

it.each([
  ['moves on', () => point('pointermove', 40)],
  ['is lifted', () => point('pointerup')],
  ['begins to scroll', () => point('pointercancel')],
])('asks for nothing when the finger %s', (_what, then) => {
  point('pointerdown');
  vi.advanceTimersByTime(300);
  then();
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual([]);
});

it('leaves a mouse to its right button', () => {
  point('pointerdown', 0, 'mouse');
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual([]);
});

it('lets the menu of the browser’s own long press through once, with nothing from the finger that lifts', () => {
  point('pointerdown');
  vi.advanceTimersByTime(450);
  cell.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  expect(seen).toEqual(['prepared', 'menu']);
  vi.advanceTimersByTime(2_000);
  cell.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  const lift = new Event('touchend', { bubbles: true, cancelable: true });
  cell.dispatchEvent(lift);
  expect(seen).toHaveLength(2);
  expect(lift.defaultPrevented).toBe(true);
});
