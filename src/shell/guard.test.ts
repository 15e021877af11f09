import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createEmbedKeeper, createGuard, expiredPath, isFree, loginPath, returnPath } from './guard.ts';
import { paths } from './paths.ts';

const ORIGIN = 'https://quadra.example';
const at = (path: string) => new URL(path, ORIGIN);

/** A router whose routes match anything: the guard alone decides. */
async function start(first: string, verify: () => Promise<boolean>) {
  const router = createMemoryRouter(
    [{ middleware: [createGuard(verify)], children: [{ path: '*', element: null }] }],
    { initialEntries: [first] },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place };
}

describe('the guard', () => {
  test.each([paths.login, paths.register, paths.page404, paths.page500])(
    '%s opens without asking',
    async (path) => {
      const verify = vi.fn<() => Promise<boolean>>(async () => false);
      const { place } = await start(path, verify);
      expect(place()).toBe(path);
      expect(verify).not.toHaveBeenCalled();
    },
  );

  test('asks before the first page and before every later one', async () => {
    const verify = vi.fn<() => Promise<boolean>>(async () => true);
    const { router, place } = await start('/app', verify);
    expect(verify).toHaveBeenCalledTimes(1);
    await router.navigate('/app/estrattoconto');
    await router.navigate('/app/estrattoconto?q=affitto');
    await router.navigate('/landing');
    expect(verify).toHaveBeenCalledTimes(4);
    expect(place()).toBe('/landing');
  });

  test.each([
    '/landing',
    '/pages/notfound',
    '/auth/access',
    '/auth/error',
    '/uikit/button',
    '/pages/register/x',
  ])('%s is guarded', async (path) => {
    const { router } = await start(path, async () => false);
    expect(router.state.location.pathname).toBe(paths.login);
  });

  test('a refusal in the middle of the work leads to the sign-in page, which remembers the place', async () => {
    const answers = [true, false];
    const { router, place } = await start('/app', async () => answers.shift() ?? false);
    await router.navigate('/app/estrattoconto?natura=partita&q=a%26b');
    expect(router.state.location.pathname).toBe(paths.login);
    expect(returnPath(place().slice(paths.login.length), ORIGIN)).toBe(
      '/app/estrattoconto?natura=partita&q=a%26b',
    );
  });
});

describe('the way back after signing in', () => {
  test('is the dashboard when nobody was going anywhere', () => {
    expect(loginPath(at('/app'))).toBe(paths.login);
    expect(returnPath('', ORIGIN)).toBe(paths.app);
  });

  test.each([
    'https://evil.example/app',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'app/estrattoconto',
    '/auth/login',
    '/auth/login?ritorno=%2Fapp',
    '',
  ])('refuses %j', (wanted) => {
    expect(returnPath(`?${new URLSearchParams({ ritorno: wanted })}`, ORIGIN)).toBe(paths.app);
  });

  test('a session that ended says so', () => {
    expect(expiredPath(at('/app'))).toBe('/auth/login?scaduta=1');
    expect(expiredPath(at('/app/report'))).toBe('/auth/login?ritorno=%2Fapp%2Freport&scaduta=1');
  });

  test('embed mode survives the sign-in page', () => {
    expect(loginPath(at('/app?embed=1'))).toContain('embed=1');
    expect(returnPath('?embed=1', ORIGIN)).toBe('/app?embed=1');
  });
});

test('a trailing slash does not make a free page guarded', () => {
  expect(isFree('/auth/login/')).toBe(true);
  expect(isFree('/auth/loginx')).toBe(false);
});

test('embed mode is kept while moving about, and only then', async () => {
  let router: ReturnType<typeof createMemoryRouter> | null = null;
  router = createMemoryRouter(
    [
      {
        middleware: [createEmbedKeeper(() => router?.state.location.search ?? '')],
        children: [{ path: '*', element: null }],
      },
    ],
    { initialEntries: ['/app'] },
  );
  await router.navigate('/app/report');
  expect(router.state.location.search).toBe('');
  await router.navigate('/app?embed=1');
  await router.navigate('/app/report?q=x');
  expect(router.state.location.search).toBe('?q=x&embed=1');
});
