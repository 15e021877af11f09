// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { expect, it, vi } from 'vitest';
import { createStore, Provider } from '#state/jotai.ts';
import { openPlace } from '#tests/place.ts';
import { DropZone } from './drop-zone.tsx';

const place = openPlace();

/** What the zone says on a screen that is touched, or not. */
function readZone(touched: boolean): string {
  vi.stubGlobal('matchMedia', () => ({
    matches: touched,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  place.render(
    <Provider store={createStore()}>
      <FluentProvider>
        <DropZone />
      </FluentProvider>
    </Provider>,
  );
  return place.element.textContent;
}

it('speaks of dragging and of keys where there are a mouse and keys', () => {
  const words = readZone(false);
  expect(words).toContain('Trascina qui gli estratti conto');
  expect(words).toContain('Ctrl+V');
});

it('asks a finger to choose', () => {
  const words = readZone(true);
  expect(words).toContain('Scegli gli estratti conto');
  expect(words).not.toMatch(/trascina|Ctrl/i);
});
