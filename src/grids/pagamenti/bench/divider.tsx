/** The borders of the desk: dragged, or moved with the arrows; what they part is remembered. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { heightAtom, widthAtom, LIMITI, HEIGHT_LIMITS, setHeightAtom, setWidthAtom } from './layout.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    backgroundColor: tokens.colorNeutralStroke2,
    touchAction: 'none',
    // Wider to the hand than to the eye.
    '::after': { content: '""', position: 'absolute', zIndex: 2 },
    ':hover': { backgroundColor: tokens.colorCompoundBrandStroke },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, zIndex: 3 },
    '@media (max-width: 1279px)': { display: 'none' },
  },
  upright: { width: '1px', cursor: 'col-resize', '::after': { inset: '0 -4px' } },
  lying: { height: '1px', cursor: 'row-resize', '::after': { inset: '-4px 0' } },
});

const PASSO = 24;

interface EdgeProps {
  ref?: Ref<HTMLDivElement>;
  nome: string;
  orientation: 'vertical' | 'horizontal';
  valore: number;
  limiti: { minimo: number; massimo: number };
  /** Pixels that a pointer asks for, beside what the border stands in. */
  measure: (pointer: { clientX: number; clientY: number }, cornice: DOMRect) => number;
  /** The keys that make it larger and smaller. */
  keys: readonly [piu: string, meno: string];
  onShift: (pixel: number) => void;
}

function Edge({ ref, nome, orientation, valore, limiti, measure, keys, onShift }: EdgeProps) {
  const styles = useStyles();
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { currentTarget, pointerId } = event;
    const frame = currentTarget.parentElement?.getBoundingClientRect();
    if (frame && currentTarget.hasPointerCapture(pointerId)) onShift(measure(event, frame));
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = keys.indexOf(event.key);
    if (at === -1) return;
    event.preventDefault();
    onShift(valore + (at === 0 ? PASSO : -PASSO));
  };
  return (
    <div
      ref={ref}
      className={mergeClasses(styles.root, orientation === 'vertical' ? styles.upright : styles.lying)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that moves is a control (ARIA 1.2): an hr is not
      role="separator"
      aria-orientation={orientation}
      aria-label={nome}
      aria-valuenow={valore}
      aria-valuemin={limiti.minimo}
      aria-valuemax={limiti.massimo}
      tabIndex={0}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onKeyDown={onKey}
    />
  );
}

/** Between the list and its details. */
export function Divisore() {
  return (
    <Edge
      nome="Larghezza dei dettagli"
      orientation="vertical"
      valore={useAtomValue(widthAtom)}
      limiti={LIMITI}
      measure={({ clientX }, { right }) => right - clientX}
      keys={['ArrowLeft', 'ArrowRight']}
      onShift={useSetAtom(setWidthAtom)}
    />
  );
}

/** Between a proposal and the partite under it. Until it is moved, a proposal is as high as what it says. */
export function DivisoreProposta() {
  const ref = useRef<HTMLDivElement>(null);
  const [high, setHigh] = useState(HEIGHT_LIMITS.minimo);
  useLayoutEffect(() => {
    const above = ref.current?.previousElementSibling;
    if (!above) return undefined;
    const observer = new ResizeObserver(() => setHigh(Math.round(above.getBoundingClientRect().height)));
    observer.observe(above);
    return () => observer.disconnect();
  }, []);
  return (
    <Edge
      ref={ref}
      nome="Altezza della proposta"
      orientation="horizontal"
      valore={useAtomValue(heightAtom) ?? high}
      limiti={HEIGHT_LIMITS}
      measure={({ clientY }, { top }) => clientY - top}
      keys={['ArrowDown', 'ArrowUp']}
      onShift={useSetAtom(setHeightAtom)}
    />
  );
}
