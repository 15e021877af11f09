import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evento } from './contract/eventi.ts';

class Fonte extends EventTarget {
  static aperte: Fonte[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Fonte.aperte.push(this);
  }
  close(): void {
    Fonte.aperte = Fonte.aperte.filter((each) => each !== this);
  }
}

/** Each tab has the module to itself; locks and channels are of the browser. */
async function openTab(azienda: number) {
  vi.resetModules();
  const { followCondivisi } = await import('./shared-eventi.ts');
  const eventi: Evento[] = [];
  const options = {
    azienda,
    onEvento: (evento: Evento) => void eventi.push(evento),
    makeSource: (url: string) => new Fonte(url) as unknown as EventSource,
  };
  let stop = followCondivisi(options);
  return {
    eventi,
    close: () => stop(),
    goOn() {
      stop();
      stop = followCondivisi(options);
    },
  };
}

const RICARICA: Evento = { tipo: 'ricarica' };
const say = (kind: string, data?: Evento) =>
  Fonte.aperte
    .at(-1)
    ?.dispatchEvent(data ? new MessageEvent(kind, { data: JSON.stringify(data) }) : new Event(kind));
const opened = async (count: number) => await expect.poll(() => Fonte.aperte.length).toBe(count);
/** Waits until another connection stands where this one stood. */
const replaced = async (first: Fonte | undefined) =>
  await expect.poll(() => Fonte.aperte.length === 1 && Fonte.aperte[0] !== first).toBe(true);

describe('followCondivisi', () => {
  const tabs: { close: () => void }[] = [];
  const tab = async (azienda = 7) => {
    const made = await openTab(azienda);
    tabs.push(made);
    return made;
  };
  beforeEach(() => void (Fonte.aperte = []));
  afterEach(async () => {
    for (const each of tabs.splice(0)) each.close();
    await opened(0);
  });

  it('opens one connection for all tabs, and what arrives reaches each of them once', async () => {
    const [a, b, c] = [await tab(), await tab(), await tab()];
    await opened(1);
    say('open');
    const evento: Evento = { tipo: 'importazione', id_imp: 5, stato: 'completato' };
    say('message', evento);
    await expect.poll(() => [a.eventi, b.eventi, c.eventi]).toEqual([[evento], [evento], [evento]]);
    expect(Fonte.aperte).toHaveLength(1);
  });

  it('keeps aziende apart', async () => {
    const [a, b] = [await tab(7), await tab(8)];
    await opened(2);
    say('open');
    say('message', RICARICA);
    await expect.poll(() => b.eventi).toEqual([RICARICA]);
    expect(a.eventi).toEqual([]);
    expect(Fonte.aperte.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('azienda'))).toEqual([
      '7',
      '8',
    ]);
  });

  it('goes on in another tab when the one that had it closes, and all that are left read again', async () => {
    const [a, b, c] = [await tab(), await tab(), await tab()];
    await opened(1);
    say('open');
    const [first] = Fonte.aperte;
    a.close();
    await replaced(first);
    say('open');
    await expect.poll(() => [b.eventi, c.eventi]).toEqual([[RICARICA], [RICARICA]]);
    expect(a.eventi).toEqual([]);
  });

  it('has nothing to read again after this tab’s own pause', async () => {
    const a = await tab();
    await opened(1);
    say('open');
    const [first] = Fonte.aperte;
    a.goOn();
    await replaced(first);
    say('open');
    say('message', { tipo: 'accesso', id_utente: 3 });
    await expect.poll(() => a.eventi).toEqual([{ tipo: 'accesso', id_utente: 3 }]);
  });

  it('leaves the queue when a tab that waited closes', async () => {
    const [a, b, c] = [await tab(), await tab(), await tab()];
    await opened(1);
    const [first] = Fonte.aperte;
    b.close();
    a.close();
    await replaced(first);
    say('open');
    await expect.poll(() => c.eventi).toEqual([RICARICA]);
    expect(b.eventi).toEqual([]);
  });
});
