/** A month of five thousand partite: every day shows some, nothing is cut, and no gesture draws the calendar again. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { noBrowser } from './support/browser.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';

const PARTITE = 5_000;
/** A month that spans six weeks, far from today whenever this runs. */
const LUGLIO = '/app/scadenziario?giorno=2035-07-11';
const MOLTE = Array.from({ length: PARTITE }, (_, at) => ({
  ragione_sociale: `Officine Meccaniche ${1 + (at % 400)} S.r.l.`,
  scadenza: addGiorni(toGiorno('2035-07-01'), at % 31),
  importo: toCentesimi((at % 5 < 2 ? -1 : 1) * (1_000 + ((at * 7_919) % 900_000))),
}));
const SIZES = [
  { width: 1_440, height: 900 },
  { width: 1_280, height: 720 },
  { width: 1_920, height: 1_080 },
] as const;

const calendar = (page: Page) => page.getByTestId('calendario');

/** Of every day of the month: partite drawn and left out, and how far the lowest of them goes beyond the cell. */
const look = (page: Page) =>
  calendar(page).evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('td[data-giorno^="2035-07"]')].map((cell) => {
      const buttons = [...cell.querySelectorAll('button')];
      const others = buttons.find((button) => !button.hasAttribute('data-partita'));
      const bottom = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
      return {
        mostrate: buttons.filter((button) => button.hasAttribute('data-partita')).length,
        altre: Number(/[\d.]+/.exec(others?.textContent ?? '0')?.[0].replaceAll('.', '')),
        oltre: bottom - cell.getBoundingClientRect().bottom,
      };
    }),
  );

/** Names of partite in days of which the second word is not seen. */
const listCutNames = (page: Page) =>
  calendar(page).evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('td[data-giorno^="2035-07"] [data-partita]')].flatMap((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const name = texts.nextNode();
      const text = name?.textContent ?? '';
      const words = document.createRange();
      if (!name?.parentElement) return [text];
      words.setStart(name, text.indexOf('Meccaniche'));
      words.setEnd(name, text.indexOf('Meccaniche') + 'Meccaniche'.length);
      const [box, seen] = [name.parentElement.getBoundingClientRect(), words.getBoundingClientRect()];
      return seen.right > box.right + 1 || seen.bottom > box.bottom + 1 ? [text] : [];
    }),
  );

async function open(page: Page, view: string): Promise<void> {
  await goTo(page, `${LUGLIO}&veduta=${view}`);
  await page.getByText('5.000 partite', { exact: true }).waitFor();
  await calendar(page).locator('[data-partita]').first().waitFor();
}

describe.skipIf(noBrowser)('a month of five thousand partite', () => {
  it('shows some of every day, whole, and counts the others', async ({ page, studio }) => {
    await fillPartiteScadenze(studio.client, MOLTE);
    await open(page, 'mese');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => Math.max(...(await look(page)).map(({ oltre }) => oltre)))
        .toBeLessThan(1);
      const days = await look(page);
      expect(days.length).toBe(31);
      expect(Math.min(...days.map(({ mostrate }) => mostrate)), `${size.width} px`).toBeGreaterThan(0);
      expect(days.reduce((sum, { mostrate, altre }) => sum + mostrate + altre, 0)).toBe(PARTITE);
      // Beside the grid a day is narrow: who it is takes a second line.
      expect(await listCutNames(page), `${size.width} px`).toEqual([]);
    }
  });

  it('a drag moves what follows the pointer and nothing else; Escape lets it go', async ({
    page,
    studio,
  }) => {
    await fillPartiteScadenze(studio.client, MOLTE);
    await open(page, 'mese');
    const from = await calendar(page).locator('[data-partita]').first().boundingBox();
    const area = await calendar(page).boundingBox();
    if (!from || !area) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 3 });
    await calendar(page).locator('[data-sopra]').waitFor();
    const drawn = await calendar(page).evaluateHandle((root) => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((found) => records.push(...found));
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
      return records;
    });
    for (let step = 1; step <= 30; step += 1)
      await page.mouse.move(
        area.x + (area.width * step) / 32,
        area.y + 60 + (area.height - 140) * (step / 32),
      );
    const changed = await drawn.evaluate((records) =>
      records.map(({ type, attributeName }) => attributeName ?? type),
    );
    expect(changed).toContain('data-sopra');
    expect([...new Set(changed)].toSorted()).toEqual(['data-sopra', 'style']);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => calendar(page).locator('[data-sopra], [data-trascina]').count()).toBe(0);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('the agenda draws what is in sight, from the first partita to the last', async ({ page, studio }) => {
    await fillPartiteScadenze(studio.client, MOLTE);
    await open(page, 'agenda');
    const lines = calendar(page).locator('li[data-indice]');
    await lines.first().getByText('domenica 1 luglio 2035').waitFor();
    await calendar(page).locator('[data-partita]').first().focus();
    await page.keyboard.press('End');
    // A line a day besides.
    const last = calendar(page).locator(`li[data-indice="${PARTITE + 30}"] button`);
    await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => lines.count()).toBeLessThan(100);
    // Keys faster than the lines are drawn: each goes on from where the one before it went.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('data-indice')))
      .toBe(String(PARTITE));
  });
});
