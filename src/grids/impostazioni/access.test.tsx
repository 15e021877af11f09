// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Password } from './access.tsx';

let root: ReturnType<typeof createRoot>;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  place.remove();
  vi.unstubAllGlobals();
});

describe('the change of a password', () => {
  it('sent empty says what is missing and goes to the first field', async () => {
    act(() => {
      root.render(<Password daCambiare onCambiata={async () => {}} />);
    });
    const field = (label: string) =>
      [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control;
    expect(place.textContent).not.toContain('Scrivi la password attuale');
    await act(async () => {
      place.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    });
    expect(place.textContent).toContain('Scrivi la password attuale');
    expect(place.textContent).toContain('Scrivi la password nuova');
    expect(document.activeElement).toBe(field('Password attuale'));
  });
});
