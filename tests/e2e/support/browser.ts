/** Debian's Chromium through playwright-core, and what a page complains about. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

const EXECUTABLE = process.env['QUADRA_CHROMIUM'] ?? '/usr/bin/chromium';

/** What any page of a journey waits, in milliseconds: for what never comes, not for what is slow. */
export const ATTESA_MS = 60_000;

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
 * What the product says aloud by design: the 401 by which `verify` tells a visitor from a user, and the
 * 404 by which a file name has no tracciato yet. The browser writes every refused request to the console,
 * the client the words of the error catalogue.
 */
const BY_DESIGN = [
  /status of 401 .*\/api\/verify$/,
  /status of 404 .*\/api\/tracciati\/getByFileName\?/,
  /^template not found .*tracciato_non_trovato/,
];

/** Gathers console errors and uncaught exceptions of every page of a context. */
export function watchComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const expected = [...BY_DESIGN];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} @ ${message.location().url}`);
  });
  context.on('weberror', (error) => heard.push(String(error.error().stack ?? error.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
