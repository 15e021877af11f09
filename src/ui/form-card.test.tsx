// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Ruolo } from '#api/contract/ruoli.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, Provider } from '#state/jotai.ts';
import { loadSessioneAtom } from '#state/sessione.ts';
import { openPlace } from '#tests/place.ts';
import { FormCard } from './parts.tsx';

const place = openPlace();
const MOTIVO = 'Può farlo solo un amministratore';

/** The library's bars measure themselves; there is no page here to be measured. */
class NoSizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));

/** What a card says to this role of fields that only an amministratore may change. */
async function readCard(ruolo: Ruolo, motivo: string | null): Promise<string> {
  const store = createStore();
  const me = { username: 'rossi', ruolo, id_azienda: 1, aziende: [{ id: 1 }] };
  store.set(clientAtom, { call: async () => await Promise.resolve(me) } as unknown as Client);
  await store.set(loadSessioneAtom);
  place.render(
    <Provider store={store}>
      <FluentProvider>
        <FormCard titolo="Limiti" error={null} motivo={motivo} onSubmit={async () => await Promise.resolve()}>
          <input disabled={motivo !== null} />
        </FormCard>
      </FluentProvider>
    </Provider>,
  );
  return place.element.textContent;
}

it('says over the fields why an operatore cannot change them', async () => {
  expect(await readCard('operatore', MOTIVO)).toContain(MOTIVO);
});

it('says nothing where they can be changed, nor again what the page has said to who may only look', async () => {
  expect(await readCard('amministratore', null)).toBe('Limiti');
  expect(await readCard('lettura', 'Il tuo accesso è in sola lettura')).toBe('Limiti');
});
