/** A finger that rests on a cell asks for its menu, as the right button of a mouse does. */

/** Milliseconds: a browser that tells of a long press by itself does so a little earlier. */
const HOLD_MS = 600;
/** Pixels that a resting finger may move. */
const STILL = 10;

const isFar = (from: PointerEvent, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL;

/** The menu has come while the finger is down: what its lifting would do is left out, once. */
function leaveOutLift(element: HTMLElement): void {
  const leaving = new AbortController();
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, passive: false, signal: leaving.signal };
  // One that the browser tells of only now is the same one.
  element.addEventListener('contextmenu', refuse, options);
  element.addEventListener(
    'touchend',
    (event) => {
      refuse(event);
      leaving.abort();
    },
    options,
  );
  for (const type of ['touchcancel', 'pointerdown'] as const)
    element.addEventListener(type, () => leaving.abort(), options);
}

/**
 * Asks for the menu of what a finger rests on, by the event that a right button gives. `prepare` is told what it is before
 * that event is seen by anybody, whoever gives it. Returns how to stop.
 */
export function listenHold(element: HTMLElement, prepare: (target: Element) => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let held: { press: PointerEvent; target: Element; timer: ReturnType<typeof setTimeout> } | null = null;
  const letGo = (): void => {
    clearTimeout(held?.timer);
    held = null;
  };
  const ask = (press: PointerEvent, target: Element): void => {
    const { clientX, clientY } = press;
    target.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, clientX, clientY }),
    );
  };
  const onPress = (event: PointerEvent): void => {
    letGo();
    const { target } = event;
    if (event.pointerType !== 'touch' || !event.isPrimary || !(target instanceof Element)) return;
    held = { press: event, target, timer: setTimeout(() => ask(event, target), HOLD_MS) };
  };
  const onMove = (event: PointerEvent): void => {
    if (held && isFar(held.press, event)) letGo();
  };
  // Ours, or the browser's own.
  const onMenu = (): void => {
    if (!held) return;
    const { target } = held;
    letGo();
    prepare(target);
    leaveOutLift(element);
  };
  element.addEventListener('pointerdown', onPress, options);
  element.addEventListener('pointermove', onMove, options);
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, letGo, options);
  element.addEventListener('contextmenu', onMenu, options);
  return () => {
    letGo();
    listening.abort();
  };
}
