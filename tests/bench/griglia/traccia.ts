/** The longest time that a page kept the browser from answering, as the browser's own trace tells it. */
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

/** Milliseconds. `lavoro` is what the page itself used of it: on a busy machine the rest is others'. */
export interface Sosta {
  duration: number;
  lavoro: number;
}

const eventSchema = z.object({
  ph: z.string(),
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).loose().optional(),
});
const traceSchema = z.object({ traceEvents: z.array(z.unknown()) });

/** Runs `work` and answers the longest task of the page's thread while it ran. */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<Sosta> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  try {
    await work();
  } finally {
    // What follows from the work, and what it left for later, is its own.
    await page.waitForTimeout(500);
  }
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const events = traceEvents.flatMap((each) => {
    const parsed = eventSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const tasks = events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && /(?:^|::)RunTask$/.test(name) && pages.has(`${pid}.${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  const most = (read: (task: (typeof tasks)[number]) => number | undefined): number =>
    tasks.reduce((longest, task) => Math.max(longest, read(task) ?? 0), 0) / 1_000;
  return { duration: most(({ dur }) => dur), lavoro: most(({ tdur, dur }) => tdur ?? dur) };
}
