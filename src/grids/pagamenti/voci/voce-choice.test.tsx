// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { SceltaVoce } from './voce-choice.tsx';

const place = openPlace();

it('names in Italian the arrow that opens the list', () => {
  place.render(<SceltaVoce voci={[]} valore={null} onChoose={() => undefined} />);
  const arrow = place.element.querySelector('[role="button"]');
  expect(arrow?.getAttribute('aria-label')).toBe('Apri l’elenco');
});
