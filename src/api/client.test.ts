import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock, type MockServer } from '#tests/mock/node.ts';
import { type Client, createClient } from './client.ts';
import { createCookieJar } from './cookies.ts';
import { ApiError, hasCodice, describeError, parseDettagli } from './errors.ts';
import { dettagliTracciatiSchema, letturaSchema } from './contract/tracciati.ts';

const baseUrl = 'http://quadra.test';

/** A fetch that records what it was asked and answers what it is told. */
function stubFetch(...answers: (Response | Error)[]) {
  const requests: Request[] = [];
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    requests.push(new Request(input, init));
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new Error('no answer left'));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { fetch, requests };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const refused = () => json({ status: 403, code: 'csrf', title: 'Token mancante' }, 403);
const expired = () => json({ status: 401, code: 'non_autenticato', title: 'Accesso richiesto' }, 401);

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('expected an ApiError', { cause: error });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the request', () => {
  it('fills the path and the query, leaving out what is not given', async () => {
    const { fetch, requests } = stubFetch(
      json({ id_imp: 7, stato: 'annullato', righe: 0 }),
      json({ righe: [], totale: 0, cursor: null, somme: { dare: 0, avere: 0, saldo: 0 } }),
    );
    const client = createClient({ baseUrl, fetch });
    await client.call('allDelImport', { params: { id: 7 }, query: { conferma: 'true' } });
    await client.call('estrattoConto', { query: { id_imp: 3, q: 'caffè & co', dal: undefined } });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${baseUrl}/api/all_del_import/7?conferma=true`,
      `GET ${baseUrl}/api/estratto_conto?id_imp=3&q=caff%C3%A8+%26+co`,
    ]);
  });

  it('sends cookies back, echoes the CSRF cookie on unsafe methods only, and names the azienda', async () => {
    const setCookie = new Headers([
      ['content-type', 'application/json'],
      ['set-cookie', 'X-XSRF-TOKEN=abc%3D; Path=/; SameSite=Lax'],
      ['set-cookie', 'sessione=s1; HttpOnly'],
    ]);
    const { fetch, requests } = stubFetch(
      new Response(JSON.stringify({ primo_utente: false }), { headers: setCookie }),
      json({ conti: [] }),
      json({ ok: true }),
    );
    const client = createClient({ baseUrl, fetch, cookies: createCookieJar(), azienda: () => 42 });
    await client.call('accesso');
    await client.call('conti');
    await client.call('logout');
    const seen = requests.map(({ headers }) => [
      headers.get('cookie'),
      headers.get('X-XSRF-TOKEN'),
      headers.get('X-Azienda'),
    ]);
    const cookie = 'X-XSRF-TOKEN=abc%3D; sessione=s1';
    expect(seen).toEqual([
      [null, null, '42'],
      [cookie, null, '42'],
      [cookie, 'abc=', '42'],
    ]);
    expect(requests.every(({ credentials }) => credentials === 'include')).toBe(true);
  });

  it('is about the azienda of the moment when it was made, whatever is chosen while its code is loaded', async () => {
    const { fetch, requests } = stubFetch(json({ viste: [] }));
    let azienda = 1;
    const call = createClient({ baseUrl, fetch, azienda: () => azienda }).call('viste', {
      query: { area: 'prova' },
    });
    azienda = 2;
    await call;
    expect(requests.map(({ headers }) => headers.get('X-Azienda'))).toEqual(['1']);
  });

  it('repeats once a call refused for its CSRF token, with the token that came with the refusal', async () => {
    const withToken = refused();
    withToken.headers.append('set-cookie', 'X-XSRF-TOKEN=new');
    const { fetch, requests } = stubFetch(withToken, json({ ok: true }));
    await createClient({ baseUrl, fetch, cookies: createCookieJar() }).call('logout');
    expect(requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null, 'new']);
  });

  it('does not repeat it forever', async () => {
    const { fetch, requests } = stubFetch(refused(), refused(), refused());
    const error = await failure(createClient({ baseUrl, fetch }).call('logout'));
    expect(error.code).toBe('csrf');
    expect(requests).toHaveLength(2);
  });
});

describe('the answer', () => {
  it.each([200, 201, 202])('takes %i as success', async (status) => {
    const { fetch } = stubFetch(json({ conti: [] }, status));
    await expect(createClient({ baseUrl, fetch }).call('conti')).resolves.toEqual({ conti: [] });
  });

  it('takes an answer without a body as success, where nothing of it is shown', async () => {
    const { fetch } = stubFetch(
      new Response(null, { status: 204 }),
      new Response('', { headers: { 'content-length': '0' } }),
      new Response(null, { status: 204 }),
    );
    const client = createClient({ baseUrl, fetch });
    const body = { id: 1, nota: 'vista', versione: 1 };
    await expect(client.call('updateNota', { body })).resolves.toBeUndefined();
    await expect(client.call('allDelImport', { params: { id: 1 } })).resolves.toBeUndefined();
    // Rows that are not there cannot be shown.
    expect((await failure(client.call('conti'))).code).toBe('risposta_non_valida');
  });

  it('has no time limit of its own', async () => {
    const { fetch, requests } = stubFetch(json({ conti: [] }));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await createClient({ baseUrl, fetch }).call('conti');
    expect(timers).not.toHaveBeenCalled();
    expect(timeouts).not.toHaveBeenCalled();
    expect(requests[0]?.signal.aborted).toBe(false);
  });

  it.each([201, 204])('takes %i for no, where the specification says 200', async (status) => {
    const { fetch } = stubFetch(new Response(null, { status }));
    await expect(createClient({ baseUrl, fetch }).call('verify')).rejects.toThrow(ApiError);
  });

  it('refuses an answer that breaks the contract', async () => {
    const { fetch } = stubFetch(json({ conti: [{ id: 'x' }] }));
    const error = await failure(createClient({ baseUrl, fetch }).call('conti'));
    expect(error).toMatchObject({ code: 'risposta_non_valida', status: 200, problema: null });
  });

  it.each([
    [401, 'non_autenticato'],
    [404, 'non_trovato'],
    [413, 'troppo_grande'],
    [500, 'errore_interno'],
    [502, 'rete'],
    [418, 'risposta_non_valida'],
  ])('reads a page in place of JSON by its status %i', async (status, code) => {
    const { fetch } = stubFetch(new Response('<html>', { status }));
    const error = await failure(createClient({ baseUrl, fetch }).call('conti'));
    expect(error).toMatchObject({ code, status });
    expect(describeError(error)).toMatch(/^[A-Z].*\.$/);
  });

  it('says that the session is over, except to verify and to free calls', async () => {
    const { fetch } = stubFetch(expired(), expired(), expired());
    const onUnauthenticated = vi.fn<() => void>();
    const client = createClient({ baseUrl, fetch, onUnauthenticated });
    await failure(client.call('verify'));
    await failure(client.call('login', { body: { username: 'a', password: 'b' } }));
    expect(onUnauthenticated).not.toHaveBeenCalled();
    await failure(client.call('conti'));
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });
});

describe('the catalogue', () => {
  const cases: [string, (client: Client) => Promise<unknown>][] = [
    [
      'failed to initialize estratto conto',
      (client) =>
        client.call('importAlias', {
          body: {
            id_imp: 1,
            file: { nome: 'a.csv', sha256: 'a'.repeat(64), bytes: 1, formato: 'csv' },
            tracciato: { id: null, versione: null, nome: 'a', origine: 'inferito' },
            natura: 'movimento',
            id_conto: 1,
            id_mandante: null,
            colonne: [],
            controparti: [],
            attesi: {
              righe: 1,
              dare: 0,
              avere: 0,
              scartate: 0,
              escluse: 0,
              saldo_iniziale: null,
              saldo_finale: null,
              dal: '2026-01-01',
              al: '2026-01-01',
              quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
            },
          },
        }),
    ],
    [
      'failed to import data',
      (client) => client.call('importRows', { query: { id_imp: 1 }, body: { rows: [], lotto: 1, lotti: 1 } }),
    ],
    [
      'failed to save template',
      (client) =>
        client.call('tracciatiSalva', {
          body: {
            nome: 'x',
            modello_nome: '*',
            natura: 'movimento',
            id_conto: null,
            lettura: {
              formato: 'csv',
              codifica: null,
              delimitatore: ';',
              intestazione: [],
              colonne: [],
              ordine_data: 'gma',
              decimali: ',',
              segno: 'con_segno',
              divisa: null,
            },
          },
        }),
    ],
    ['template not found', (client) => client.call('tracciatoPerNome', { query: { fileName: 'x' } })],
    ['Errore nel recupero estratti conto', (client) => client.call('estrattoConto')],
    [
      'Errore nel recupero notifiche',
      (client) => client.call('notifiche', { query: { dal: '2026-01-01', al: '2026-01-02' } }),
    ],
  ];

  it.each(cases)(
    'raises and logs "%s", when the server fails and when the network does',
    async (message, call) => {
      const { fetch } = stubFetch(
        json({ status: 500, code: 'errore_interno', title: 'Errore interno' }, 500),
        new TypeError('fetch failed'),
      );
      const client = createClient({ baseUrl, fetch });
      expect(await failure(call(client))).toMatchObject({ message, code: 'errore_interno', status: 500 });
      expect(await failure(call(client))).toMatchObject({ message, code: 'rete', status: 0 });
      expect(vi.mocked(console.error).mock.calls.map(([first]) => String(first))).toEqual([message, message]);
    },
  );
});

describe('against the mock server', () => {
  let mock: MockServer;
  beforeAll(() => {
    mock = startMock();
  });
  afterAll(() => {
    mock.server.close();
  });

  it('parses problem details and their particulars', async () => {
    const client = createClient({ baseUrl, cookies: createCookieJar() });
    const lettura = letturaSchema.parse({
      formato: 'csv',
      codifica: 'utf-8',
      delimitatore: ';',
      intestazione: ['Data', 'Importo'],
      colonne: [{ campo: 'data', colonna: 'Data', indice: 0 }],
      ordine_data: 'gma',
      decimali: ',',
      segno: 'con_segno',
      divisa: 'EUR',
    });
    const tracciato = { modello_nome: 'banca*.csv', natura: 'movimento', id_conto: 1, lettura } as const;
    expect(
      await failure(client.call('tracciatoPerNome', { query: { fileName: 'banca.csv' } })),
    ).toMatchObject({
      code: 'tracciato_non_trovato',
      status: 404,
      message: 'template not found',
    });
    await client.call('tracciatiSalva', { body: { ...tracciato, nome: 'Uno' } });
    const one = await client.call('tracciatoPerNome', { query: { fileName: 'BANCA-01.csv' } });
    expect(one.nome).toBe('Uno');
    await client.call('tracciatiSalva', { body: { ...tracciato, nome: 'Due' } });
    const error = await failure(client.call('tracciatoPerNome', { query: { fileName: 'banca.csv' } }));
    const details = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    expect(details?.candidati.map(({ nome }) => nome)).toEqual(['Uno', 'Due']);
    expect(parseDettagli(error, 'versione_superata', dettagliTracciatiSchema)).toBeNull();
  });

  it('tells the field errors of a refused request', async () => {
    const client = createClient({ baseUrl });
    const error = await failure(client.call('contoNuovo', { body: { nome: '  ' } }));
    expect(hasCodice(error, 'richiesta_non_valida')).toBe(true);
    expect(describeError(error)).toBe('Alcuni dati non sono validi. Il nome del conto è obbligatorio');
  });

  it('stops at the signal, says so, and logs nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await failure(
      createClient({ baseUrl }).call('estrattoConto', { signal: controller.signal }),
    );
    expect(error.code).toBe('annullata');
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the cookie jar', () => {
  it('replaces and forgets', () => {
    const jar = createCookieJar();
    jar.store(['a=1; Path=/', 'b=2', 'not a cookie']);
    jar.store(['a=3', 'b=; Max-Age=0; Expires=Fri, 01 Jan 2100 00:00:00 GMT']);
    expect([jar.get('a'), jar.get('b'), jar.header()]).toEqual(['3', null, 'a=3']);
    jar.store(['a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
    expect(jar.header()).toBe('');
  });
});
