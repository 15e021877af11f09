/** What is measured inside the page, with the page's own clock, in the same way for any grid of the library. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Sonda {
  /** Milliseconds from the start of the navigation to the first row of data on screen. */
  prima: () => Promise<number>;
  /** Milliseconds from a click on a header until other rows stand at the top. */
  sort: (field: string) => Promise<number>;
  /** Runs `start`, then waits until the grid counts other rows, which must be `righe`; milliseconds. */
  conta: (righe: number, start: () => void) => Promise<number>;
  /** Types into an input as a person does, all at once; `invio` presses Enter after. */
  write: (selector: string, text: string, invio: boolean) => void;
  /** Milliseconds between frames while the grid goes from its first row to its last. */
  walk: (frames: number) => Promise<number[]>;
}

export type ConSonda = typeof globalThis & { sonda: Sonda };

/** Runs in the page: everything it needs stands inside. */
function install(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const rowText = () =>
    document.querySelector<HTMLElement>(
      '.ag-row:not(.ag-row-loading)[row-index="0"] .ag-cell[col-id="descrizione"]',
    )?.textContent ?? '';
  const counted = () =>
    Number(document.querySelector('[role="grid"][aria-rowcount]')?.getAttribute('aria-rowcount') ?? -1);
  const until = async (test: () => boolean): Promise<number> => {
    const limit = performance.now() + 60_000;
    while (!test()) {
      if (performance.now() > limit) throw new Error('nothing happened in a minute');
      await frame();
    }
    return performance.now();
  };
  const first = until(() => rowText() !== '');
  // Whoever never asks has not lost anything.
  first.catch(() => undefined);
  const sonda: Sonda = {
    prima: () => first,
    async sort(field) {
      const before = rowText();
      const header = document.querySelector<HTMLElement>(
        `.ag-header-cell[col-id="${field}"] .ag-header-cell-label`,
      );
      const started = performance.now();
      header?.click();
      return (await until(() => rowText() !== before && rowText() !== '')) - started;
    },
    async conta(righe, start) {
      const before = counted();
      const started = performance.now();
      start();
      const end = await until(() => counted() !== before);
      // Headers and totals are counted too: some rows more, never fewer.
      if (counted() < righe || counted() > righe + 10)
        throw new Error(`the grid counts ${counted()} rows, not ${righe}`);
      return end - started;
    },
    write(selector, text, invio) {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (!input) throw new Error(`no input ${selector}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (invio) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
    async walk(frames) {
      const [viewport] = [...document.querySelectorAll<HTMLElement>('.ag-root *')].toSorted(
        (a, b) => b.scrollHeight - b.clientHeight - (a.scrollHeight - a.clientHeight),
      );
      if (!viewport) throw new Error('no viewport');
      const step = (viewport.scrollHeight - viewport.clientHeight) / frames;
      const times: number[] = [];
      let last = await frame();
      for (let at = 1; at <= frames; at += 1) {
        viewport.scrollTop = step * at;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      viewport.scrollTop = 0;
      await frame();
      return times;
    },
  };
  Object.assign(globalThis, { sonda });
}

export async function putSonda(context: BrowserContext): Promise<void> {
  await context.addInitScript(install);
}

/** Bytes of objects in use once what is not is gone. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
