/**
 * `it` for journeys. A worker has one server and one Chromium for all its files, a file an office of its own (a new
 * azienda and whoever administers it), a test a page; no complaint of a page is left over. `itAlone` is the same on an
 * installation of the file's own, for journeys of a first user or of the demonstration office. The tests of
 * `itOnOnePage` and `itAloneOnOnePage` go on with the page of the one before, which stands empty then: opened anew it
 * costs ten times what going to an address within it does (`goTo`). For what leans on nothing that the program remembers.
 */
import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { keepPage, launchProfile, resetProfile } from './browser.ts';
import { hearComplaints, type OnCleanup, photograph } from './fixtures.ts';
import { emptyPage } from './pagine.ts';
import { BREVE, findPort, makeDataDir, startServer } from './server.ts';
import { enter, openOffice, shareSession } from './studio.ts';

/** A server on a copy of the office nobody has signed in on. Its data go with it: it is ended at once, asked nothing. */
async function needed(port: number, onCleanup: OnCleanup, flags: readonly string[] = []) {
  const { dataDir, remove } = await makeDataDir(inject('emptyOffice'));
  const server = await startServer(dataDir, { PORT: String(port) }, flags);
  onCleanup(async () => {
    await server.stop('SIGKILL');
    await remove();
  });
  return server;
}

export const it = test
  .extend('port', { scope: 'worker' }, async ({}) => await findPort())
  .extend('profile', { scope: 'worker' }, async ({ port }, { onCleanup }) => {
    const failure = inject('clientBuild');
    if (failure !== '') throw new Error(failure);
    const { context, close } = await launchProfile(`http://127.0.0.1:${port}`);
    onCleanup(close);
    return context;
  })
  /** For a second person: contexts of their own. */
  .extend('browser', { scope: 'worker' }, async ({ profile }) => {
    const browser = profile.browser();
    if (browser === null) throw new Error('Chromium has gone');
    return browser;
  })
  .extend('shared', { scope: 'worker' }, async ({ port }, { onCleanup }) => await needed(port, onCleanup))
  .extend('server', { scope: 'file' }, async ({ shared }) => shared)
  .extend('studio', { scope: 'file' }, async ({ server }) => await openOffice(server.url))
  /** Whether the tests of the file go on with one page. */
  .extend('onOnePage', { scope: 'file' }, (): boolean => false)
  /** The page that the next test goes on with. */
  .extend('onward', { scope: 'file' }, ({ profile }, { onCleanup }) => {
    const onward: { page: Page | null } = { page: null };
    onCleanup(async () => {
      await onward.page?.close();
      await profile.clearCookies();
    });
    return onward;
  })
  .extend('context', async ({ profile, server, onward, task }, { onCleanup }) => {
    const kept = await keepPage(profile, server.url);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(profile, task.name);
      const { page } = onward;
      await resetProfile(profile, kept, page === null ? {} : { onward: page, spared: ['cookies'] });
    });
    return profile;
  })
  .extend('complaints', async ({ context }, { onCleanup }) => hearComplaints(context, onCleanup))
  /** A page nobody has signed in on. */
  .extend('visitor', async ({ context, complaints: _watched }) => await context.newPage())
  /** A page with the session of the file's user. */
  .extend(
    'page',
    async ({ context, server, studio, onOnePage, onward, complaints: _watched, task }, { onCleanup }) => {
      await shareSession(context, server.url, studio.cookies);
      const page = onward.page ?? (await context.newPage());
      onCleanup(async () => {
        // One that failed may stand anywhere.
        const goesOn = onOnePage && task.result?.state !== 'fail';
        onward.page = goesOn ? page : null;
        if (goesOn) await emptyPage(page);
      });
      return page;
    },
  );

export const itAlone = it
  .extend(
    'server',
    { scope: 'file' },
    async ({ port }, { onCleanup }) => await needed(port, onCleanup, BREVE),
  )
  .extend('studio', { scope: 'file' }, async ({ server }) => await enter(server.url));

export const itOnOnePage = it.extend('onOnePage', { scope: 'file' }, () => true);
export const itAloneOnOnePage = itAlone.extend('onOnePage', { scope: 'file' }, () => true);
