/** What the fixtures of journeys and of the grid tests share: a context watched, and left as it was found. */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { type Complaints, openPages, watchComplaints } from './browser.ts';
import { projectRoot } from './server.ts';

export type OnCleanup = (end: () => Promise<void> | void) => void;

/** What a failed test was looking at; the folder is not kept in the repository. */
export async function photograph(context: BrowserContext, name: string): Promise<void> {
  const stem = name.replaceAll(/[^\w]+/g, '-');
  for (const [index, page] of openPages(context).entries())
    await page.screenshot({ path: path.join(projectRoot, 'tests/e2e/immagini', `${stem}-${index}.png`) });
}

/** The complaints of a test's pages; one that the test does not expect fails it. */
export function hearComplaints(context: BrowserContext, onCleanup: OnCleanup): Complaints {
  const complaints = watchComplaints(context);
  onCleanup(() => {
    complaints.stop();
    const left = complaints.unexpected();
    if (left.length > 0) throw new Error(`the page complained:\n${left.join('\n')}`);
  });
  return complaints;
}
