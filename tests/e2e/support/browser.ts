/** Debian's Chromium through playwright-core, and what a page complains about. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const EXECUTABLE = process.env['QUADRA_CHROMIUM'] ?? '/usr/bin/chromium';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const missing = !existsSync(EXECUTABLE);
const required = process.env['QUADRA_REQUIRE_BROWSER'] === '1';

/** For `describe.skipIf`: true where there is no browser, unless one is required. */
export const noBrowser = missing && !required;

if (noBrowser) console.warn(`Browser tests skipped: no Chromium at ${EXECUTABLE}`);

export async function launchBrowser(): Promise<Browser> {
  if (missing) throw new Error(`QUADRA_REQUIRE_BROWSER=1, but there is no Chromium at ${EXECUTABLE}`);
  return await chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

export type Complaints = {
  /** A complaint that a test provokes on purpose, told by a part of its text. */
  readonly expect: (pattern: RegExp) => void;
  /** What was complained of and not expected. */
  readonly unexpected: () => readonly string[];
};

/**
 * A signed-out visitor is told apart by the 401 of `verify`: the browser writes every refused
 * request to the console, and this one is how the product works.
 */
const SIGNED_OUT = /status of 401 .*\/api\/verify$/;

/** Gathers console errors and uncaught exceptions of every page of a context. */
export function watchComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const expected = [SIGNED_OUT];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} @ ${message.location().url}`);
  });
  context.on('weberror', (error) => heard.push(String(error.error().stack ?? error.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
