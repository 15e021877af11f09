// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SceltaVoce } from './voce-choice.tsx';

it('names in Italian the arrow that opens the list', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => {
    root.render(<SceltaVoce voci={[]} valore={null} onScegli={() => undefined} />);
  });
  const arrow = place.querySelector('[role="button"]');
  expect(arrow?.getAttribute('aria-label')).toBe('Apri l’elenco');
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});
