/** Items of a list moved by dragging, listened for on the list as a whole. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Place among its siblings of the item that holds a node; -1 outside of them. */
function placeOf(list: HTMLElement, node: EventTarget | null): number {
  if (!(node instanceof Node)) return -1;
  return [...list.children].findIndex((item) => item.contains(node));
}

/** Answers the list to listen on, and the place over which an item is held; `onShift` is told where it was let go. */
export function useDrag(onShift: (from: number, to: number) => void): {
  list: RefObject<HTMLOListElement | null>;
  above: number | null;
} {
  const listRef = useRef<HTMLOListElement>(null);
  const [above, setAbove] = useState<number | null>(null);
  const told = useRef(onShift);
  useEffect(() => {
    told.current = onShift;
  }, [onShift]);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let from = -1;
    list.addEventListener(
      'dragstart',
      (event) => {
        from = placeOf(list, event.target);
        if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
      },
      { signal },
    );
    list.addEventListener(
      'dragover',
      (event) => {
        const over = placeOf(list, event.target);
        if (from === -1 || over === -1) return;
        event.preventDefault();
        setAbove(over === from ? null : over);
      },
      { signal },
    );
    list.addEventListener(
      'drop',
      (event) => {
        const to = placeOf(list, event.target);
        if (from === -1 || to === -1) return;
        event.preventDefault();
        told.current(from, to);
      },
      { signal },
    );
    list.addEventListener(
      'dragend',
      () => {
        from = -1;
        setAbove(null);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return { list: listRef, above };
}
