/**
 * Dragging partite onto a day: what follows the pointer is moved by itself, and nothing is drawn again until the drop.
 * By mouse and pen; a finger scrolls, and moves dates through the dialog.
 */
import { type RefObject, useEffect } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { toGiorno } from '#domain/date.ts';

/** Pixels before a press is a drag. */
const SOGLIA = 5;

export interface Drop {
  id: number;
  a: Giorno;
}

class Dragging {
  readonly #root: HTMLElement;
  readonly #voce: HTMLElement;
  readonly #x: number;
  readonly #y: number;
  #shadow: HTMLElement | null = null;
  #above: Element | null = null;
  #frame: number | null = null;
  #dove = { x: 0, y: 0 };

  constructor(root: HTMLElement, voce: HTMLElement, event: PointerEvent) {
    this.#root = root;
    this.#voce = voce;
    this.#x = event.clientX;
    this.#y = event.clientY;
  }

  get started(): boolean {
    return this.#shadow !== null;
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.#shadow && Math.hypot(x - this.#x, y - this.#y) < SOGLIA) return;
    this.#shadow ??= this.#detach();
    this.#dove = { x, y };
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#follow();
    });
  }

  #detach(): HTMLElement {
    const { width } = this.#voce.getBoundingClientRect();
    const shadow = this.#voce.cloneNode(true) as HTMLElement;
    shadow.removeAttribute('data-partita');
    shadow.setAttribute('aria-hidden', 'true');
    Object.assign(shadow.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${Math.max(140, width)}px`,
      pointerEvents: 'none',
      zIndex: '1000',
      boxShadow: 'var(--shadow16)',
      willChange: 'transform',
    });
    // Inside the theme's own element, whose colours it takes.
    this.#root.append(shadow);
    this.#root.setAttribute('data-trascina', '');
    return shadow;
  }

  #follow(): void {
    const { x, y } = this.#dove;
    if (this.#shadow) this.#shadow.style.transform = `translate(${x + 8}px, ${y + 6}px)`;
    const above = document.elementFromPoint(x, y)?.closest('[data-giorno]') ?? null;
    if (above === this.#above) return;
    this.#above?.removeAttribute('data-sopra');
    above?.setAttribute('data-sopra', '');
    this.#above = above;
  }

  /** Where it was let go; null when it was no drag, or no day was under it. */
  drop(): Drop | null {
    if (this.#frame !== null) {
      cancelAnimationFrame(this.#frame);
      this.#follow();
    }
    const day = this.#shadow ? (this.#above?.getAttribute('data-giorno') ?? null) : null;
    this.remove();
    return day === null ? null : { id: Number(this.#voce.dataset['partita']), a: toGiorno(day) };
  }

  remove(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#shadow?.remove();
    this.#shadow = null;
    this.#above?.removeAttribute('data-sopra');
    this.#above = null;
    this.#root.removeAttribute('data-trascina');
  }
}

/** Elements with `data-partita` can be dropped on those with `data-giorno`. */
export function useDrag(root: RefObject<HTMLElement | null>, onLeave: (drop: Drop) => void): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let course: Dragging | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const voce = event.target.closest<HTMLElement>('[data-partita]');
      if (voce) course = new Dragging(element, voce, event);
    };
    const move = (event: PointerEvent) => course?.move(event);
    const up = () => {
      const dragged = course?.started ?? false;
      const drop = course?.drop() ?? null;
      course = null;
      // The click that ends a drag picks nothing.
      if (dragged) {
        const swallow = (event: MouseEvent) => event.stopPropagation();
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      }
      if (drop) onLeave(drop);
    };
    const stop = () => {
      course?.remove();
      course = null;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    element.addEventListener('pointerdown', down);
    globalThis.addEventListener('pointermove', move);
    globalThis.addEventListener('pointerup', up);
    globalThis.addEventListener('pointercancel', stop);
    globalThis.addEventListener('keydown', key);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      globalThis.removeEventListener('pointermove', move);
      globalThis.removeEventListener('pointerup', up);
      globalThis.removeEventListener('pointercancel', stop);
      globalThis.removeEventListener('keydown', key);
    };
  }, [root, onLeave]);
}
