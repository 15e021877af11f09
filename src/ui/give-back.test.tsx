// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { useGiveBack } from './give-back.ts';

const place = openPlace();

function Question() {
  useGiveBack();
  return <button data-name="answer">Sì</button>;
}

interface PageProps {
  drawer: boolean;
  opener: boolean;
  question: boolean;
}

const Page = ({ drawer, opener, question }: PageProps) => (
  <>
    <main tabIndex={-1}>{opener && !drawer ? <button data-name="opener">Apri</button> : null}</main>
    {drawer ? (
      <dialog open aria-modal tabIndex={-1} data-name="drawer">
        {opener ? <button data-name="opener">Apri</button> : null}
      </dialog>
    ) : null}
    {question ? <Question /> : null}
  </>
);

const find = (name: string) => place.element.querySelector<HTMLElement>(`[data-name="${name}"]`);

/** What has the focus once a question is over, which was asked from a button; `opener`: whether it is still there. */
function ask(drawer: boolean, opener: boolean): Element | null {
  place.render(<Page drawer={drawer} opener question={false} />);
  find('opener')?.focus();
  place.render(<Page drawer={drawer} opener question />);
  find('answer')?.focus();
  place.render(<Page drawer={drawer} opener={opener} question={false} />);
  return document.activeElement;
}

it('gives the focus back to what had it', () => {
  expect(ask(false, true)).toBe(find('opener'));
  expect(ask(true, true)).toBe(find('opener'));
});

it('gives it to the page where that is gone, and to what is still open over the page', () => {
  expect(ask(false, false)).toBe(place.element.querySelector('main'));
  expect(ask(true, false)).toBe(find('drawer'));
});
