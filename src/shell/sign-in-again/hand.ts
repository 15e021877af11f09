/** Whether the person is typing: what opens by itself must not take the keys that were meant for another field. */
import { useEffect, useState } from 'react';

/** How long the keyboard rests before a question may open. */
const REST_MS = 600;

const FIELDS = 'input, textarea, [contenteditable="true"]';
/** Keys that leave a field or send what stands in it. */
const LEAVES: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape']);

const EVENTS = ['keydown', 'pointerdown', 'focusin', 'focusout'] as const;

/** The last key was one that writes, and the field it went to may still have the focus. */
let writes = false;

const noteKey = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
  const newLine = key === 'Enter' && !ctrlKey && !metaKey && !(target instanceof HTMLInputElement);
  writes = newLine || !LEAVES.has(key);
};

const notePress = ({ target }: PointerEvent) => {
  if (!(target instanceof Node && document.activeElement?.contains(target))) writes = false;
};

/** Notes from now on what is typed; the answer ends it. */
export function watchHand(): () => void {
  window.addEventListener('keydown', noteKey, true);
  window.addEventListener('pointerdown', notePress, true);
  return () => {
    window.removeEventListener('keydown', noteKey, true);
    window.removeEventListener('pointerdown', notePress, true);
  };
}

const isTyping = () => writes && document.activeElement?.matches(FIELDS) === true;

/** True once the keyboard has rested with no field half typed; it stays true. */
export function useFreeHand(): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (free) return;
    let rest: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(rest);
      rest = setTimeout(() => setFree(!isTyping()), REST_MS);
    };
    begin();
    for (const name of EVENTS) window.addEventListener(name, begin, true);
    return () => {
      clearTimeout(rest);
      for (const name of EVENTS) window.removeEventListener(name, begin, true);
    };
  }, [free]);
  return free;
}
