/** A ring that spreads from where a button is pressed, for whoever has not asked for less motion. */
import { useEffect } from 'react';
import { stacking } from './stacking.ts';

const DURATION = 400;
const PRESSED = 'button:not(:disabled, [aria-disabled="true"]), a.fui-Button';

interface Ring {
  left: number;
  top: number;
  size: number;
}

/** The circle around a press, in the button's own coordinates, that covers the button to its farthest corner. */
export function computeRing(x: number, y: number, width: number, height: number): Ring {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return { left: x - radius, top: y - radius, size: 2 * radius };
}

/** Drawn over the button, not in it: what React owns is left alone. */
function spread(button: Element, clientX: number, clientY: number): void {
  const box = button.getBoundingClientRect();
  const { color, borderRadius } = getComputedStyle(button);
  const ring = computeRing(clientX - box.left, clientY - box.top, box.width, box.height);
  const clip = document.createElement('span');
  clip.setAttribute('aria-hidden', 'true');
  Object.assign(clip.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    overflow: 'hidden',
    borderRadius,
    pointerEvents: 'none',
    zIndex: String(stacking.tooltip),
  });
  const circle = document.createElement('span');
  Object.assign(circle.style, {
    position: 'absolute',
    left: `${ring.left}px`,
    top: `${ring.top}px`,
    width: `${ring.size}px`,
    height: `${ring.size}px`,
    borderRadius: '50%',
    background: color,
  });
  clip.append(circle);
  document.body.append(clip);
  const animation = circle.animate(
    [
      { transform: 'scale(0)', opacity: 0.2 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration: DURATION, easing: 'ease-out' },
  );
  animation.addEventListener('finish', () => clip.remove());
  animation.addEventListener('cancel', () => clip.remove());
}

/** One listener for every button of the page, now and later. */
export function useRipple(): void {
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const onPress = ({ target, clientX, clientY, button }: PointerEvent) => {
      const pressed = target instanceof Element ? target.closest(PRESSED) : null;
      if (pressed && button === 0 && !calm.matches) spread(pressed, clientX, clientY);
    };
    document.addEventListener('pointerdown', onPress, { passive: true });
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
}
