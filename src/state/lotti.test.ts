import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { ApiError } from '#api/errors.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from './api.ts';
import { createStore } from './jotai.ts';
import { annulLottoAtom, beginLottoAtom, followLotti, stopLottoAtom, underWayAtom } from './lotti.ts';
import { setAziendaIdAtom } from './tab-azienda.ts';
import { toastQueueAtom } from './toast.ts';

const ESITO: AvanzamentoLotto['esito'] = {
  id_lotto: 5,
  accettate: 48,
  entrate: toCentesimi(10_000),
  uscite: toCentesimi(0),
  partite: 48,
  differenze: [],
  giroconti: 0,
  alias: 0,
  saltate: [],
};
const at = (fatte: number, patch: Partial<AvanzamentoLotto> = {}): AvanzamentoLotto => ({
  id_lotto: 5,
  tipo: 'proposte',
  stato: 'in_corso',
  annullo: 'no',
  username: 'anna',
  fatte,
  da_fare: 48,
  esito: null,
  spiegati: null,
  ...patch,
});
const rules = (fatte: number, patch: Partial<AvanzamentoLotto> = {}): AvanzamentoLotto =>
  at(fatte, { tipo: 'regole', spiegati: fatte, ...patch });
const lost = () => new ApiError({ name: 'lottoAvanzamento', status: 0, code: 'rete' });
const gone = () => new ApiError({ name: 'lottoAvanzamento', status: 404, code: 'non_trovato' });

type Answer = AvanzamentoLotto | ApiError | { annullati: number };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page on an azienda where the server is at `underWay`, and what it says each time it is asked how far it is. */
function openPage(underWay: readonly AvanzamentoLotto[], answers: Partial<Record<string, Answer[]>>) {
  const store = createStore();
  const called: string[] = [];
  const call = async (name: string) => {
    called.push(name);
    if (name === 'lottiInCorso') return await Promise.resolve({ lotti: underWay });
    const answer = answers[name]?.shift();
    return await (answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer));
  };
  store.set(setAziendaIdAtom, 1);
  store.set(clientAtom, { call } as unknown as Client);
  const titles = () => store.get(toastQueueAtom).map(({ titolo }) => titolo);
  return { store, called, titles };
}

async function openDuring(lotto: AvanzamentoLotto, answers: Answer[]) {
  const page = openPage([lotto], { lottoAvanzamento: answers, lottoFerma: [lotto] });
  followLotti(page.store);
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

it('what the server is at is shown by a page that comes in the middle, which says its end', async () => {
  const { store, titles } = await openDuring(at(20), [at(40), at(48, { stato: 'completato', esito: ESITO })]);
  expect(store.get(underWayAtom)).toEqual([at(20)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.get(underWayAtom)).toEqual([]);
  expect(titles()).toEqual(['48 abbinamenti accettati']);
});

it('rules that are applied are shown and told the same way, over a network that comes and goes', async () => {
  const { store, titles } = await openDuring(rules(0), [
    lost(),
    rules(40),
    lost(),
    rules(48, { stato: 'completato' }),
  ]);
  await vi.advanceTimersByTimeAsync(600);
  expect(store.get(underWayAtom)).toEqual([rules(40)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(['48 movimenti spiegati dalle regole']);
});

it('an undoing is followed to its end, or to where it broke off', async () => {
  const completed = { stato: 'completato', esito: ESITO } as const;
  const begun = at(10, { ...completed, annullo: 'in_corso' });
  const undone = await openDuring(begun, [at(48, { ...completed, annullo: 'fatto' })]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(undone.titles()).toEqual(['Annullato: 48 abbinamenti accettati']);
  const broken = await openDuring(begun, [at(48, completed)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(broken.titles()).toEqual(['L’annullo si è interrotto']);
});

it('is stopped from a page that did not begin it: what it had done is seen to go', async () => {
  const { store, called, titles } = await openDuring(rules(20), [
    rules(5, { stato: 'fermato', annullo: 'in_corso' }),
    rules(20, { stato: 'fermato', annullo: 'fatto' }),
  ]);
  await store.set(stopLottoAtom, rules(20));
  expect(called).toContain('lottoFerma');
  await vi.advanceTimersByTimeAsync(300);
  expect(store.get(underWayAtom)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(['Applicazione delle regole fermata']);
});

it('one that goes with its azienda, or that the page leaves for another azienda, is not told', async () => {
  const removed = await openDuring(at(1), [gone()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(removed.store.get(underWayAtom)).toEqual([]);
  expect(removed.titles()).toEqual([]);
  const left = await openDuring(at(1), [at(2), at(48, { stato: 'completato', esito: ESITO })]);
  left.store.set(setAziendaIdAtom, 2);
  expect(left.store.get(underWayAtom)).toEqual([]);
});

it('one that this page begins is told by who began it, also when it is heard of before the answer', async () => {
  const end = rules(48, { stato: 'completato' });
  const { store, titles } = openPage([rules(0)], { lottoAvanzamento: [end, end] });
  const starting = Promise.withResolvers<AvanzamentoLotto>();
  const begun = store.set(beginLottoAtom, () => starting.promise);
  followLotti(store);
  await vi.advanceTimersByTimeAsync(60_000);
  starting.resolve(rules(0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await begun)?.stato).toBe('completato');
  expect(titles()).toEqual([]);
});

it('an undoing whose answer is lost is waited for; one that did not begin is refused', async () => {
  const completed = { stato: 'completato' } as const;
  const page = openPage([], {
    lottoAnnulla: [lost(), lost(), gone()],
    lottoAvanzamento: [
      rules(20, { ...completed, annullo: 'in_corso' }),
      rules(48, { ...completed, annullo: 'fatto' }),
      rules(48, completed),
    ],
  });
  const undone = page.store.set(annulLottoAtom, 5);
  await vi.advanceTimersByTimeAsync(60_000);
  await undone;
  await expect(page.store.set(annulLottoAtom, 5)).rejects.toMatchObject({ code: 'rete' });
  await expect(page.store.set(annulLottoAtom, 5)).rejects.toMatchObject({ code: 'non_trovato' });
});
