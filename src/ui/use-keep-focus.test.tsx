// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { useKeepFocus } from './use-keep-focus.ts';

const place = openPlace();

/** A bar with one button, which is another at each step of a work, and none while it runs. */
function Bar({ step }: { step: 'begin' | 'underway' | 'done' }) {
  const frame = useKeepFocus<HTMLElement>();
  return (
    <section ref={frame} tabIndex={-1} data-name="bar">
      {step === 'begin' ? <button data-name="begin">Importa</button> : null}
      {step === 'underway' ? <button data-name="stop">Fermati</button> : null}
      {step === 'done' ? (
        <button data-name="go" data-prossimo>
          Riconcilia
        </button>
      ) : null}
    </section>
  );
}
const find = (name: string) => place.element.querySelector<HTMLElement>(`[data-name="${name}"]`);
const show = (step: 'begin' | 'underway' | 'done') =>
  place.render(
    <>
      <button data-name="other">Altro</button>
      <Bar step={step} />
    </>,
  );

it('stays in the bar while what had it is gone, and is on what comes next once that is there', () => {
  show('begin');
  find('begin')?.focus();
  show('underway');
  // Not on the button that stops it: whoever presses twice does not want that.
  expect(document.activeElement).toBe(find('bar'));
  show('done');
  expect(document.activeElement).toBe(find('go'));
});

it('is taken from nothing else', () => {
  show('begin');
  find('begin')?.focus();
  find('other')?.focus();
  show('done');
  expect(document.activeElement).toBe(find('other'));
  find('other')?.blur();
  show('begin');
  show('done');
  expect(document.activeElement).toBe(document.body);
});
