// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPlace } from '#tests/place.ts';
import type { Client } from '#api/client.ts';
import type { Ruolo } from '#api/contract/ruoli.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, Provider } from '#state/jotai.ts';
import { loginAtom } from '#state/sessione.ts';
import { BackupSection } from './backup.tsx';
import { PostaSection } from './mail.tsx';
import { RegistroSection } from './registro.tsx';
import { UtentiSection } from './utenti.tsx';

const place = openPlace();

// What stands in a document without a layout never changes its size.
class NoResize {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResize));

const me = (ruolo: Ruolo) => ({
  username: 'ada.neri',
  id_azienda: 1,
  aziende: [{ id: 1, ragione_sociale: 'Vetreria Isonzo S.r.l.' }],
  ruolo,
  titolare: false,
  secondo_fattore: false,
  password_da_cambiare: false,
});

it.each([
  ['operatore', UtentiSection, 'Gli utenti li vede e li cambia un amministratore'],
  ['operatore', BackupSection, 'Le copie le fa e le scarica un amministratore'],
  ['lettura', PostaSection, 'La posta la vede chi può anche lavorare'],
  ['lettura', RegistroSection, 'Il registro lo legge chi può anche lavorare'],
] as const)('who is %s is told whom to ask, and nothing is read for them', async (ruolo, Section, text) => {
  const called: string[] = [];
  const store = createStore();
  const call = async (name: string) => {
    called.push(name);
    return await Promise.resolve(me(ruolo));
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(loginAtom, { username: 'ada.neri', password: 'una frase abbastanza lunga' });
  place.render(
    <Provider store={store}>
      <FluentProvider>
        <MemoryRouter>
          <Section />
        </MemoryRouter>
      </FluentProvider>
    </Provider>,
  );
  expect(place.element.textContent).toContain(text);
  expect(place.element.querySelector('[role="alert"]')).toBe(null);
  expect(called).toEqual(['login']);
});
