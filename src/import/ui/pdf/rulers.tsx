/** The lines that part one column from the next: dragged, or moved with the arrows. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent, PointerEvent } from 'react';

const useStyles = makeStyles({
  ruler: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: '25px',
    marginLeft: '-12px',
    cursor: 'col-resize',
    touchAction: 'none',
    outlineStyle: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      left: '12px',
      top: '34px',
      bottom: 0,
      width: 0,
      borderLeft: `2px solid ${tokens.colorBrandStroke1}`,
    },
    '::after': {
      content: '""',
      position: 'sticky',
      display: 'block',
      top: '6px',
      marginLeft: '6px',
      marginTop: '6px',
      width: '14px',
      height: '22px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorBrandBackground,
      boxShadow: tokens.shadow4,
    },
    ':focus-visible::before': { borderLeft: `4px solid ${tokens.colorBrandStroke1}`, left: '11px' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: { '::before': { borderLeft: `4px solid ${tokens.colorBrandStroke1}`, left: '11px' } },
});

const PASSO = 0.0025;
const LONG_STEP = 0.02;

interface RighelliProps {
  righelli: readonly number[];
  scelto: number | null;
  onChoose: (at: number) => void;
  /** `x` as a part of the width; `finished` at the end of a drag. */
  onShift: (at: number, x: number, finished: boolean) => void;
  onRemove: (at: number) => void;
}

export function Righelli({ righelli, scelto, onChoose, onShift, onRemove }: RighelliProps) {
  const styles = useStyles();
  const key = (event: KeyboardEvent, at: number) => {
    const x = righelli[at] ?? 0;
    const step = event.shiftKey ? LONG_STEP : PASSO;
    if (event.key === 'ArrowLeft') onShift(at, x - step, true);
    else if (event.key === 'ArrowRight') onShift(at, x + step, true);
    else if (event.key === 'Home') onShift(at, 0, true);
    else if (event.key === 'End') onShift(at, 1, true);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else return;
    event.preventDefault();
  };
  const at = (event: PointerEvent<HTMLElement>): number => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    return frame ? (event.clientX - frame.left) / frame.width : 0;
  };
  return righelli.map((x, place) => (
    <div
      // Rulers have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={place}
      className={mergeClasses(styles.ruler, scelto === place && styles.chosen)}
      style={{ left: `${x * 100}%` }}
      // A range input draws a track of its own, and cannot be a line across the page.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={`Righello ${place + 1} di ${righelli.length}`}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(x * 1_000) / 10}
      aria-valuetext={`${Math.round(x * 100)}% della larghezza`}
      onFocus={() => onChoose(place)}
      onKeyDown={(event) => key(event, place)}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onShift(place, at(event), false);
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onShift(place, at(event), true);
      }}
    />
  ));
}
