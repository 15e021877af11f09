/** What a hand does on a page, counted by the page itself. */
import type { Page } from 'playwright-core';

type ConPressed = typeof globalThis & { pressed: () => void };

/** Every click and every key of a hand on this page, as the page itself hears them. Asked before the page is opened. */
export async function countPresses(page: Page): Promise<{ begin: () => void; count: () => Promise<number> }> {
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.addInitScript(() => {
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(
        event,
        ({ isTrusted }) => {
          if (isTrusted) (globalThis as ConPressed).pressed();
        },
        { capture: true },
      );
  });
  return {
    begin: () => (presses = 0),
    // What was pressed last has been told once the page answers.
    count: () => page.evaluate(() => undefined).then(() => presses),
  };
}
