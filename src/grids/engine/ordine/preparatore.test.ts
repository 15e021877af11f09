import type { GridApi } from 'ag-grid-community';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TESTO } from '../kinds.ts';
import { gradiDi } from './gradi.ts';
import { iniziaLavoro, rimanda } from './in-corso.ts';
import { OrologioOzioso, Preparatore } from './preparatore.ts';

type Avviso = (deadline: IdleDeadline) => void;

/** Callbacks that wait for the page to be idle, by their number. */
const waiting = new Map<number, Avviso>();
let calls = 0;

/** The page is idle for so long, once; whoever waited goes on until it waits again. */
async function ozia(left = 50): Promise<void> {
  const due = [...waiting.values()];
  waiting.clear();
  for (const run of due) run({ didTimeout: false, timeRemaining: () => left });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  waiting.clear();
  calls = 0;
  vi.stubGlobal('requestIdleCallback', (run: Avviso) => {
    calls += 1;
    waiting.set(calls, run);
    return calls;
  });
  vi.stubGlobal('cancelIdleCallback', (call: number) => waiting.delete(call));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function make(campi: readonly string[], { pezzi = 1 } = {}) {
  const api = {} as GridApi<object>;
  const done: string[] = [];
  const begun: string[] = [];
  const preparatore = new Preparatore({
    daPreparare: () => campi.filter((campo) => !done.includes(campo)),
    async prepara(campo, orologio, signal) {
      begun.push(campo);
      for (let at = 1; at < pezzi; at += 1) await orologio.guarda(signal, true);
      done.push(campo);
    },
    rimanda: (run) => rimanda(api, run),
  });
  return { api, done, begun, preparatore };
}

describe('what is prepared while the page is idle', () => {
  it('begins after a quiet moment, one column after another', async () => {
    const { done, preparatore } = make(['a', 'b']);
    preparatore.riparti();
    vi.advanceTimersByTime(200);
    preparatore.riparti();
    vi.advanceTimersByTime(200);
    await ozia();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(done).toEqual([]);
    await ozia();
    expect(done).toEqual(['a']);
    await ozia();
    await ozia();
    expect(done).toEqual(['a', 'b']);
    expect(waiting.size).toBe(0);
  });

  it('is first what a person points at', async () => {
    const { begun, done, preparatore } = make(['a', 'b', 'c'], { pezzi: 2 });
    preparatore.riparti();
    vi.advanceTimersByTime(400);
    await ozia();
    expect(begun).toEqual(['a']);
    preparatore.indica('altro');
    preparatore.indica('c');
    for (let turn = 0; turn < 9; turn += 1) await ozia();
    expect(begun).toEqual(['a', 'c', 'a', 'b']);
    expect(done).toEqual(['c', 'a', 'b']);
  });

  it('waits while rows are on their way, and stops when they come', async () => {
    const { api, begun, done, preparatore } = make(['a'], { pezzi: 3 });
    const first = iniziaLavoro(api);
    preparatore.riparti();
    vi.advanceTimersByTime(5_000);
    await ozia();
    expect(begun).toEqual([]);
    first();
    vi.advanceTimersByTime(400);
    await ozia();
    expect(begun).toEqual(['a']);
    const second = iniziaLavoro(api);
    await ozia();
    await ozia();
    expect([done, waiting.size]).toEqual([[], 0]);
    second();
    vi.advanceTimersByTime(400);
    for (let turn = 0; turn < 4; turn += 1) await ozia();
    expect(done).toEqual(['a']);
  });

  it('stops for good when the grid goes, rows on their way or not', async () => {
    const { api, begun, done, preparatore } = make(['a'], { pezzi: 3 });
    preparatore.riparti();
    vi.advanceTimersByTime(400);
    await ozia();
    const work = iniziaLavoro(api);
    await ozia();
    preparatore.ferma();
    work();
    vi.advanceTimersByTime(5_000);
    await ozia();
    expect([begun, done, waiting.size]).toEqual([['a'], [], 0]);
  });

  it('is made in pieces no longer than the page is idle, nor than a few milliseconds', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { signal } = new AbortController();
    const orologio = new OrologioOzioso(() => false);
    const pieces: number[] = [];
    let piece = 0;
    const work = async (): Promise<void> => {
      for (let step = 0; step < 60; step += 1) {
        await orologio.guarda(signal);
        now += 1;
        piece += 1;
      }
    };
    const working = work();
    for (let turn = 0; turn < 8; turn += 1) {
      await ozia(turn % 2 === 0 ? 50 : 5);
      pieces.push(piece);
      piece = 0;
    }
    await working;
    expect(pieces).toEqual([10, 5, 10, 5, 10, 5, 10, 5]);
  });

  it('lets the page answer many times while a column is graded, and ends when it is stopped', async () => {
    const stop = new AbortController();
    const testi = Array.from({ length: 50_000 }, (_, at) => `Bonifico ${(at * 7_919) % 50_000}`);
    const grading = gradiDi(testi, TESTO, new OrologioOzioso(() => false), stop.signal);
    const ended = grading.catch((error: unknown) => error);
    for (let turn = 0; turn < 4; turn += 1) {
      expect(waiting.size).toBe(1);
      await ozia(0);
    }
    stop.abort(new Error('gone'));
    expect(await ended).toBe(stop.signal.reason);
    expect(waiting.size).toBe(0);
  });
});
