// @vitest-environment jsdom
import { act, type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { useLettura, type ServerReading } from './use-reading.ts';

type Read = (signal: AbortSignal) => Promise<string>;
const HOW = { pause: 300, explain: String };
const place = openPlace();
let seen: ServerReading<string>;

function Reader({ read }: { read: Read | null }): ReactNode {
  const reading = useLettura(read, HOW);
  useEffect(() => {
    seen = reading;
  });
  return null;
}
const ask = (read: Read | null) => place.render(<Reader read={read} />);
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once, then after a pause, and keeps the last answer in sight meanwhile', async () => {
  ask(() => Promise.resolve('uno'));
  await pass(0);
  expect(seen).toMatchObject({ dati: 'uno', error: null, fresh: true });
  ask(() => Promise.resolve('due'));
  await pass(299);
  expect(seen).toMatchObject({ dati: 'uno', fresh: false });
  await pass(1);
  expect(seen).toMatchObject({ dati: 'due', fresh: true });
});

it('drops the answer to a question that was followed by another, also when it comes after it', async () => {
  let late: (answer: string) => void = () => undefined;
  ask(() => new Promise((resolve) => (late = resolve)));
  await pass(0);
  ask(() => Promise.resolve('due'));
  await pass(300);
  await act(async () => {
    late('uno');
    await Promise.resolve();
  });
  expect(seen).toMatchObject({ dati: 'due', fresh: true });
});

it('says why a question failed beside what was known, and forgets it with the next answer', async () => {
  ask(() => Promise.resolve('uno'));
  await pass(0);
  ask(() => Promise.reject(new Error('no')));
  await pass(300);
  expect(seen).toMatchObject({ dati: 'uno', error: 'Error: no', fresh: true });
  await act(async () => {
    await seen.reread(() => Promise.resolve('tre'));
  });
  expect(seen).toMatchObject({ dati: 'tre', error: null });
});

it('asks nothing where there is nothing to ask', async () => {
  ask(null);
  await pass(1_000);
  expect(seen).toMatchObject({ dati: null, error: null, fresh: false });
});
