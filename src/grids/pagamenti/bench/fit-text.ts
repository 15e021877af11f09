/**
 * A text that its lines do not hold is drawn in smaller ones, so that it is read whole in a row of the same height. All
 * that comes into sight is looked at together, once the page is laid out: asking one text after the other would lay it
 * out as often.
 */
/** Said on the text that has the smaller lines. */
export const DENSE = 'data-fitta';

const overflows = (text: HTMLElement): boolean => text.scrollHeight > text.clientHeight + 1;

/** The text that stands in each frame. The frame is as high as the row and as wide as its column, whatever the text. */
const texts = new WeakMap<Element, HTMLElement>();

function fitTexts(frames: readonly Element[]): void {
  const looked = frames.flatMap((frame) => texts.get(frame) ?? []);
  for (const text of looked) text.removeAttribute(DENSE);
  const long = looked.filter(overflows);
  for (const text of long) text.setAttribute(DENSE, '');
}

let observer: ResizeObserver | null = null;

/** The `ref` of the text of a cell, which has its words as its key: other words are another text. */
export function followText(text: HTMLElement | null): () => void {
  const frame = text?.parentElement;
  if (!text || !frame) return () => undefined;
  observer ??= new ResizeObserver((entries) => fitTexts(entries.map(({ target }) => target)));
  const follows = observer;
  texts.set(frame, text);
  follows.observe(frame);
  return () => follows.unobserve(frame);
}
