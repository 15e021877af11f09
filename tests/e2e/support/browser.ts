/** Debian's Chromium through playwright-core, and what a page complains about. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
/** The same engine without the windows around it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * What any page of a journey waits, in milliseconds: for what never comes, not for what is slow. Twenty times the longest
 * wait on a machine of its own: a case that fails is not dearer than all the others of its file.
 */
export const ATTESA_MS = 60_000;

/** The window of a page, unless a test says another. */
export const VIEWPORT = { width: 1_440, height: 900 };

/** `QUADRA_HEADED=1` shows the window; `QUADRA_SLOW` are milliseconds between two acts. */
const headed = process.env['QUADRA_HEADED'] === '1';
const slowMo = Number(process.env['QUADRA_SLOW'] ?? 0);

const installed = !headed && existsSync(HEADLESS) ? HEADLESS : CHROMIUM;
const EXECUTABLE = process.env['QUADRA_CHROMIUM'] ?? installed;

const FLAGS = [
  ...(headed ? [] : ['--headless']),
  '--no-sandbox',
  // The pages of a site live in one process, which has the client compiled: half of what opening one costs.
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For pages that live for seconds: what they run is compiled once and plainly. The compilers that make it faster cost such
 * a page a fifth of all its processor; nothing about time is tested in it, and the benchmarks have them.
 */
const BRIEF = '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16';

const missing = !existsSync(EXECUTABLE);
const required = process.env['QUADRA_REQUIRE_BROWSER'] === '1';

/** For `describe.skipIf`: true where there is no browser, unless one is required. */
export const noBrowser = missing && !required;

if (noBrowser) console.warn(`Browser tests skipped: no Chromium at ${EXECUTABLE}`);

const chromiumHere = (flags: readonly string[] = []) => {
  if (missing) throw new Error(`QUADRA_REQUIRE_BROWSER=1, but there is no Chromium at ${EXECUTABLE}`);
  return { executablePath: EXECUTABLE, args: [...FLAGS, ...flags], headless: !headed, slowMo };
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumHere());

/** A file of the site that runs nothing: a page of it keeps the site's process alive between two tests. */
const FERMA = '/quadra.svg';

/** The pages of a test: every one but that which stays open. */
export const openPages = (context: BrowserContext): Page[] =>
  context.pages().filter((page) => !page.url().endsWith(FERMA));

/**
 * A Chromium with a profile on disk, for the journeys on one address: what the client is made of is read and compiled
 * once and not at every page, which halves what a page costs. `resetProfile` takes back what a journey leaves in it.
 */
export async function launchProfile(
  baseURL: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quadra-profilo-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumHere([BRIEF]),
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: VIEWPORT,
    acceptDownloads: true,
    // Each test would have the whole program kept anew: what is kept has journeys of its own.
    serviceWorkers,
    // A press on a dialog that is still growing may begin on one thing and end on another.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(ATTESA_MS);
  const close = async (): Promise<void> => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { context, close };
}

/**
 * The page that stays open from the first test on: without any the browser would end, and without one of the site its
 * process would, with all that it has compiled.
 */
export async function keepPage(context: BrowserContext, origin: string): Promise<Page> {
  const kept = context.pages().find((page) => page.url().endsWith(FERMA));
  if (kept) return kept;
  const page = await context.newPage();
  await page.goto(`${origin}${FERMA}`);
  return page;
}

/** What a site may keep in a browser, all but what the browser itself keeps to be quick. */
const KEPT = ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers', 'file_systems'];

/**
 * The profile as it was made: no page open but the one that stays (`keepPage`), nothing kept but what `spared` names,
 * nothing allowed, nothing intercepted. A page that is gone on with (`onward`) stays.
 */
export async function resetProfile(
  context: BrowserContext,
  kept: Page,
  { spared = [], onward = null }: { spared?: readonly string[]; onward?: Page | null } = {},
): Promise<void> {
  for (const page of openPages(context)) if (page !== onward) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  const kinds = KEPT.filter((each) => !spared.includes(each));
  if (kinds.includes('cookies')) await context.clearCookies();
  const session = await context.newCDPSession(kept);
  const { origin } = new URL(kept.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: kinds.join() });
  await session.detach();
}

export type Complaints = {
  /** A complaint that a test provokes on purpose, told by a part of its text. */
  readonly expect: (pattern: RegExp) => void;
  /** What was complained of and not expected. */
  readonly unexpected: () => readonly string[];
  /** Hears no more. */
  readonly stop: () => void;
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
  const hear = (message: ConsoleMessage): void => {
    if (message.type() === 'error') heard.push(`${message.text()} @ ${message.location().url}`);
  };
  const hearError = (error: WebError): void => void heard.push(String(error.error().stack ?? error.error()));
  context.on('console', hear).on('weberror', hearError);
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
    stop: () => void context.off('console', hear).off('weberror', hearError),
  };
}
