/** The parts of a page that are left out: moved with the mouse or the arrows, resized by their corner. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { AreaPdf } from '#api/contract/tracciati.ts';
import { isHere, moveArea } from './model.ts';

const useStyles = makeStyles({
  area: {
    position: 'absolute',
    boxSizing: 'border-box',
    padding: 0,
    border: `2px dashed ${tokens.colorStatusWarningBorderActive}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: `color-mix(in srgb, ${tokens.colorStatusWarningBackground3} 30%, transparent)`,
    cursor: 'move',
    touchAction: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: { border: `2px solid ${tokens.colorStatusWarningBorderActive}` },
  corner: {
    position: 'absolute',
    right: '-7px',
    bottom: '-7px',
    width: '14px',
    height: '14px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusWarningBorderActive,
    cursor: 'nwse-resize',
    touchAction: 'none',
  },
});

const PASSO = 0.005;

interface AreeProps {
  escluse: readonly AreaPdf[];
  pagina: number;
  scelta: number | null;
  onChoose: (at: number) => void;
  onChange: (at: number, area: AreaPdf, finished: boolean) => void;
  onRemove: (at: number) => void;
}

interface Dragged {
  x: number;
  y: number;
  area: AreaPdf;
  corner: boolean;
}

export function Aree({ escluse, pagina, scelta, onChoose, onChange, onRemove }: AreeProps) {
  const styles = useStyles();
  const presa = useRef<Dragged | null>(null);
  const key = (event: KeyboardEvent, at: number, area: AreaPdf) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const [dx = 0, dy = 0] = move ?? [];
    if (move) onChange(at, moveArea(area, dx * PASSO, dy * PASSO, event.shiftKey), true);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLElement>, at: number, finished: boolean) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    const from = presa.current;
    if (!frame || !from) return;
    const dx = (event.clientX - from.x) / frame.width;
    const dy = (event.clientY - from.y) / frame.height;
    if (finished) presa.current = null;
    onChange(at, moveArea(from.area, dx, dy, from.corner), finished);
  };
  return escluse.map((area, at) =>
    isHere(area, pagina) ? (
      <button
        // Areas have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        type="button"
        className={mergeClasses(styles.area, scelta === at && styles.chosen)}
        style={{
          left: `${area.sinistra * 100}%`,
          top: `${area.alto * 100}%`,
          width: `${(area.destra - area.sinistra) * 100}%`,
          height: `${(area.basso - area.alto) * 100}%`,
        }}
        aria-label={`Area esclusa ${at + 1}: frecce per spostarla, Maiusc e frecce per la misura, Canc per toglierla`}
        onFocus={() => onChoose(at)}
        onKeyDown={(event) => key(event, at, area)}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
          const corner = event.target instanceof HTMLElement && event.target.dataset['angolo'] !== undefined;
          presa.current = { x: event.clientX, y: event.clientY, area, corner };
        }}
        onPointerMove={(event) => drag(event, at, false)}
        onPointerUp={(event) => drag(event, at, true)}
      >
        <span className={styles.corner} data-angolo aria-hidden />
      </button>
    ) : null,
  );
}
