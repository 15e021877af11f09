/** The border between the list and its details: dragged, or moved with the arrows; the width is remembered. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { larghezzaAtom, LIMITI, setLarghezzaAtom } from './layout.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    width: '1px',
    backgroundColor: tokens.colorNeutralStroke2,
    cursor: 'col-resize',
    touchAction: 'none',
    // Wider to the hand than to the eye.
    '::after': { content: '""', position: 'absolute', inset: '0 -4px', zIndex: 2 },
    ':hover': { backgroundColor: tokens.colorCompoundBrandStroke },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, zIndex: 3 },
    '@media (max-width: 1279px)': { display: 'none' },
  },
});

const PASSO = 24;

export function Divisore() {
  const styles = useStyles();
  const width = useAtomValue(larghezzaAtom);
  const setWidth = useSetAtom(setLarghezzaAtom);
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const right = currentTarget.parentElement?.getBoundingClientRect().right ?? clientX;
    setWidth(right - clientX);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: PASSO, ArrowRight: -PASSO }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setWidth(width + step);
  };
  return (
    <div
      className={styles.root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that moves is a control (ARIA 1.2): an hr is not
      role="separator"
      aria-orientation="vertical"
      aria-label="Larghezza dei dettagli"
      aria-valuenow={width}
      aria-valuemin={LIMITI.minimo}
      aria-valuemax={LIMITI.massimo}
      tabIndex={0}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onKeyDown={onKey}
    />
  );
}
