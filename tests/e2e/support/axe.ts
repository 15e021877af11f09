/** Accessibility, as axe-core sees it: WCAG 2.2, levels A and AA. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Tabster, which moves the focus in Fluent's composite widgets, guards them with hidden stops that pass
 * the focus on at once (tabster.io, "Dummy inputs"): nobody ever rests on one.
 */
const PASSED_OVER = '[data-tabster-dummy]';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of those tags that look at colours: what they find may differ in dark and in light, the rest may not. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Everything, or what depends on colours alone. */
export type Rules = 'all' | 'colours';

/** What fades in has arrived: axe would measure a colour that nobody stays with. What turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    const limit = performance.now() + 2_000;
    // Three quiet frames in a row: one effect may start the next.
    for (let quiet = 0; quiet < 3 && performance.now() < limit; quiet += passing().length === 0 ? 1 : -quiet)
      await frame();
  });

/** The violations of the page as it stands, one line each: rule, what is wrong, where. */
async function look(page: Page, rules: Rules): Promise<string[]> {
  await settle(page);
  // Evaluated through the debugger, which a content security policy does not reach.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const runOnly = rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOURS };
  const options = { runOnly, resultTypes: ['violations'] };
  // What is told is taken from the results in the page: whole, they hold every node that was looked at.
  const tell = ({ violations }: AxeResults) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${failureSummary.replaceAll(/\s+/g, ' ')}: ${html}`,
      ),
    );
  return page.evaluate<string[]>(
    `axe.run({ exclude: ${JSON.stringify(PASSED_OVER)} }, ${JSON.stringify(options)}).then(${String(tell)})`,
  );
}

/**
 * The same once what was on its way has arrived, which is when two looks see the same: a button caught while it came on
 * is not a colour that stays.
 */
export async function findViolations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  let before = await look(page, rules);
  while (before.length > 0) {
    const found = await look(page, rules);
    if (found.join('\n') === before.join('\n')) return found;
    before = found;
  }
  return before;
}
