/** Series that go on from the cells that begin them, by the handle and by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from '#tests/e2e/support/browser.ts';
import { cella, fillMovimenti, nextSave, openCelle } from '#tests/e2e/support/celle.ts';
import { it } from './support/it.ts';

const texts = (page: Page, field: string, righe: readonly number[]): Promise<string[]> =>
  Promise.all(righe.map((at) => cella(page, at, field).innerText()));

async function write(page: Page, riga: number, field: string, text: string): Promise<void> {
  await cella(page, riga, field).click();
  const saved = nextSave(page);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await saved;
}

/** Takes the handle at the corner of the selection down to another row. */
async function pull(page: Page, from: [number, string], to: number, ctrl = false): Promise<void> {
  const [a, b] = [await cella(page, ...from).boundingBox(), await cella(page, to, from[1]).boundingBox()];
  if (!a || !b) throw new Error('the cells are not on screen');
  await page.mouse.move(a.x + a.width - 3, a.y + a.height - 3);
  await page.mouse.down();
  if (ctrl) await page.keyboard.down('Control');
  await page.mouse.move(b.x + 20, b.y + 12, { steps: 5 });
  await page.mouse.up();
  if (ctrl) await page.keyboard.up('Control');
}

describe.skipIf(noBrowser)('a series', () => {
  it('goes on when its handle is dragged, is copied with Ctrl, and is undone as one step', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, 40);
    await openCelle(page, '40 movimenti');
    await write(page, 0, 'riferimento', 'FT 009');
    await cella(page, 0, 'riferimento').click();
    const saved = nextSave(page);
    await pull(page, [0, 'riferimento'], 3);
    await saved;
    await expect
      .poll(() => texts(page, 'riferimento', [0, 1, 2, 3]))
      .toEqual(['FT 009', 'FT 010', 'FT 011', 'FT 012']);

    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    await undone;
    await expect.poll(() => texts(page, 'riferimento', [0, 1, 2, 3])).toEqual(['FT 009', '', '', '']);

    await cella(page, 0, 'riferimento').click();
    const copied = nextSave(page);
    await pull(page, [0, 'riferimento'], 2, true);
    await copied;
    await expect.poll(() => texts(page, 'riferimento', [0, 1, 2])).toEqual(['FT 009', 'FT 009', 'FT 009']);
  });

  it('goes on by keyboard', async ({ page, studio }) => {
    await fillMovimenti(studio, 40);
    await openCelle(page, '40 movimenti');
    await write(page, 0, 'causale', 'Rata 1');
    await cella(page, 0, 'causale').click();
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Shift+ArrowDown');
    const saved = nextSave(page);
    await page.keyboard.press('Control+Shift+D');
    await saved;
    await expect
      .poll(() => texts(page, 'causale', [0, 1, 2, 3]))
      .toEqual(['Rata 1', 'Rata 2', 'Rata 3', 'Rata 4']);
  });
});
