import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evento } from './contract/eventi.ts';
import { computeBackoff, followEventi } from './eventi.ts';

class Fonte extends EventTarget {
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
  }
  close(): void {
    this.closed = true;
  }
}

function start() {
  const fonti: Fonte[] = [];
  const eventi: Evento[] = [];
  const stop = followEventi({
    azienda: 7,
    onEvento: (evento) => eventi.push(evento),
    deafSince: performance.now() - 250,
    makeSource: (url) => {
      const source = new Fonte(url);
      fonti.push(source);
      return source as unknown as EventSource;
    },
  });
  const say = (type: string, data?: string) =>
    fonti.at(-1)?.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }));
  return { fonti, eventi, stop, say };
}

describe('followEventi', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells what it understands and passes over the rest', () => {
    const { fonti, eventi, say } = start();
    expect(fonti[0]?.url).toBe('/api/eventi?azienda=7&letto_da=250');
    say('open');
    say('message', '{"tipo":"righe","righe":[{"id":3,"versione":2}]}');
    say('message', 'non json');
    say('message', '{"tipo":"altro"}');
    expect(eventi).toEqual([{ tipo: 'righe', righe: [{ id: 3, versione: 2 }] }]);
  });

  it('comes back more and more slowly, and then has everything read again', () => {
    const { fonti, eventi, say } = start();
    say('open');
    for (let failures = 0; failures < 4; failures += 1) {
      say('error');
      expect(fonti.at(-1)?.closed).toBe(true);
      vi.advanceTimersByTime(computeBackoff(failures, 0) - 1);
      expect(fonti).toHaveLength(failures + 1);
      vi.advanceTimersByTime(computeBackoff(failures, 1));
      expect(fonti).toHaveLength(failures + 2);
    }
    expect(eventi).toEqual([]);
    expect(fonti.at(-1)?.url).toBe('/api/eventi?azienda=7');
    say('open');
    expect(eventi).toEqual([{ tipo: 'ricarica' }]);
    expect(computeBackoff(40, 1)).toBe(75_000);
  });

  it('stops for good', () => {
    const { fonti, stop, say } = start();
    say('error');
    stop();
    vi.advanceTimersByTime(1_000_000);
    expect(fonti).toHaveLength(1);
  });
});
