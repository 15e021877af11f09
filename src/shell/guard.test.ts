import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { verifyAtom, type Verifica } from '#state/sessione.ts';
import {
  createAziendaChooser,
  createEmbedKeeper,
  createGuard,
  toExpiredPath,
  isFree,
  toLoginPath,
  toReturnPath,
  toSilentPath,
  toTidyPath,
} from './guard.ts';
import { paths } from './paths.ts';

const ORIGIN = 'https://quadra.example';
const at = (path: string) => new URL(path, ORIGIN);

/** A router whose routes match anything: the guard alone decides. */
async function start(first: string, verify: () => Promise<Verifica>) {
  const router = createMemoryRouter(
    [{ middleware: [createGuard(verify)], children: [{ path: '*', element: null }] }],
    { initialEntries: [first] },
  );
  await expect.poll(() => router.state.initialized).toBe(true);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place };
}

describe('the guard', () => {
  test.each([paths.login, paths.register, paths.page404, paths.page500])(
    '%s opens without asking',
    async (path) => {
      const verify = vi.fn<() => Promise<Verifica>>(async () => 'assente');
      const { place } = await start(path, verify);
      expect(place()).toBe(path);
      expect(verify).not.toHaveBeenCalled();
    },
  );

  test('asks before the first page and before every later one', async () => {
    const verify = vi.fn<() => Promise<Verifica>>(async () => 'valida');
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
    const { router } = await start(path, async () => 'assente');
    expect(router.state.location.pathname).toBe(paths.login);
  });

  test('a refusal in the middle of the work leads to the sign-in page, which remembers the place', async () => {
    const answers: Verifica[] = ['valida', 'scaduta'];
    const { router, place } = await start('/app', async () => answers.shift() ?? 'assente');
    await router.navigate('/app/estrattoconto?natura=partita&q=a%26b');
    expect(router.state.location.pathname).toBe(paths.login);
    expect(toReturnPath(place().slice(paths.login.length), ORIGIN)).toBe(
      '/app/estrattoconto?natura=partita&q=a%26b',
    );
  });
});

describe('an address that names its azienda', () => {
  async function open(first: string, may: readonly number[]) {
    const choose = vi.fn<(id: number) => Promise<boolean>>(async (id) => may.includes(id));
    const router = createMemoryRouter(
      [{ middleware: [createAziendaChooser(choose)], children: [{ path: '*', element: null }] }],
      { initialEntries: [first] },
    );
    await expect.poll(() => router.state.initialized).toBe(true);
    const { pathname, search } = router.state.location;
    return { choose, place: pathname + search };
  }

  test('is opened in it, and names it no longer', async () => {
    const { choose, place } = await open('/app/report?report=scaduto&azienda=12&al=2026-01-31', [12]);
    expect(choose).toHaveBeenCalledExactlyOnceWith(12);
    expect(place).toBe('/app/report?report=scaduto&al=2026-01-31');
  });

  test.each(['13', 'x', '', '1.5'])('azienda=%s, which one may not open, is refused', async (named) => {
    expect((await open(`/app?azienda=${named}`, [12])).place).toBe(paths.access);
  });

  test('chooses none where none is named, nor before one is signed in', async () => {
    const { choose, place } = await open('/app?vista=studio', [12]);
    expect(place).toBe('/app?vista=studio');
    expect((await open('/auth/login?azienda=12', [12])).place).toBe('/auth/login?azienda=12');
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('whatever the server does', () => {
  const ok = () => Response.json({ ok: true });

  /** The whole chain: guard, state, client; `fetch` is the server. */
  function startWith(fetch: typeof globalThis.fetch) {
    const store = createStore();
    store.set(clientAtom, createClient({ baseUrl: ORIGIN, fetch }));
    return start('/app/report', () => store.set(verifyAtom));
  }

  test('200 lets through, with one POST that carries cookies', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => ok());
    const { place } = await startWith(fetch);
    expect(place()).toBe('/app/report');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${ORIGIN}/api/verify`,
      expect.objectContaining({ method: 'POST', credentials: 'include' }),
    );
  });

  test.each([201, 204, 301, 400, 401, 403, 404, 429, 500, 502, 503])(
    '%i leads to the sign-in page',
    async (status) => {
      const { router } = await startWith(
        async () => new Response(status === 204 ? null : '<html>', { status }),
      );
      expect(router.state.location.pathname).toBe(paths.login);
    },
  );

  test('200 with a page of somebody else’s leads to the sign-in page', async () => {
    const { router } = await startWith(async () => new Response('<html>captive portal</html>'));
    expect(router.state.location.pathname).toBe(paths.login);
  });

  test('a server that is down leads to the sign-in page', async () => {
    const { router, place } = await startWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(router.state.location.pathname).toBe(paths.login);
    expect(toReturnPath(place().slice(paths.login.length), ORIGIN)).toBe('/app/report');
  });

  test('a slow server is waited for: nothing shows before it has answered', async () => {
    const answers: ((response: Response) => void)[] = [];
    const store = createStore();
    store.set(
      clientAtom,
      createClient({ baseUrl: ORIGIN, fetch: () => new Promise((resolve) => answers.push(resolve)) }),
    );
    const shown = vi.fn<() => null>(() => null);
    const router = createMemoryRouter(
      [
        {
          middleware: [createGuard(() => store.set(verifyAtom))],
          children: [{ path: '*', element: null, loader: shown }],
        },
      ],
      { initialEntries: ['/app'] },
    );
    await expect.poll(() => answers).toHaveLength(1);
    expect(router.state.initialized).toBe(false);
    expect(shown).not.toHaveBeenCalled();
    answers[0]?.(ok());
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(router.state.location.pathname).toBe('/app');
    expect(shown).toHaveBeenCalledOnce();
  });
});

describe('the way back after signing in', () => {
  test('is the dashboard when nobody was going anywhere', () => {
    expect(toLoginPath(at('/app'))).toBe(paths.login);
    expect(toReturnPath('', ORIGIN)).toBe(paths.app);
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
    '/auth/error',
    '/auth/access?x=1',
    '/AUTH/ERROR/',
    '/pages/notfound',
    '/app/boh',
    '/uikit/boh',
    '/uikit',
    '/boh',
    '',
  ])('refuses %j', (wanted) => {
    expect(toReturnPath(`?${new URLSearchParams({ ritorno: wanted })}`, ORIGIN)).toBe(paths.app);
  });

  test('a session that ended says so', () => {
    expect(toExpiredPath(at('/app'))).toBe('/auth/login?scaduta=1');
    expect(toExpiredPath(at('/app/report'))).toBe('/auth/login?ritorno=%2Fapp%2Freport&scaduta=1');
  });

  test('a server that is silent says so, and only pages that somebody may want are remembered', () => {
    expect(toSilentPath(at('/app/report'))).toBe('/auth/login?ritorno=%2Fapp%2Freport&silenzio=1');
    expect(toLoginPath(at('/auth/error'))).toBe(paths.login);
    expect(toLoginPath(at('/app/boh'))).toBe(paths.login);
    expect(toReturnPath('?ritorno=%2Fuikit%2Fbutton', ORIGIN)).toBe('/uikit/button');
  });

  test('embed mode survives the sign-in page', () => {
    expect(toLoginPath(at('/app?embed=1'))).toContain('embed=1');
    expect(toReturnPath('?embed=1', ORIGIN)).toBe('/app?embed=1');
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

test('a slash at the end of an address is taken away, with all that follows kept', async () => {
  const router = createMemoryRouter(
    [{ middleware: [toTidyPath], children: [{ path: '*', element: null }] }],
    {
      initialEntries: ['/app/?embed=1'],
    },
  );
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(router.state.location.pathname + router.state.location.search).toBe('/app?embed=1');
});
