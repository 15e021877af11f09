// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { Password } from './access.tsx';

const place = openPlace();

describe('the change of a password', () => {
  it('sent empty says what is missing and goes to the first field', async () => {
    place.render(<Password daCambiare onChanged={async () => {}} />);
    const field = (label: string) =>
      [...place.element.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.control;
    expect(place.element.textContent).not.toContain('Scrivi la password attuale');
    await act(async () => {
      place.element.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    });
    expect(place.element.textContent).toContain('Scrivi la password attuale');
    expect(place.element.textContent).toContain('Scrivi la password nuova');
    expect(document.activeElement).toBe(field('Password attuale'));
  });
});
