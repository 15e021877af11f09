/** A place in a document for a component that is tried alone. The file that uses it asks for jsdom. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

export interface Place {
  /** Where the component stands. */
  element: HTMLElement;
  render: (node: ReactNode) => void;
}

/** To be called once in a file: each test has a place of its own, which is empty. */
export function openPlace(): Place {
  let root: Root;
  const place: Place = {
    element: document.createElement('div'),
    render: (node) =>
      act(() => {
        root.render(node);
      }),
  };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    place.element = document.createElement('div');
    document.body.append(place.element);
    root = createRoot(place.element);
  });
  afterEach(() => {
    act(() => {
      root.unmount();
    });
    place.element.remove();
    vi.unstubAllGlobals();
  });
  return place;
}
