/** The picture of one page, with the rows that were read, the rulers and what is left out. */
import { makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { AreaPdf } from '#api/contract/tracciati.ts';
import type { Drawing } from '../../read/pdf/drawing.ts';
import type { PaginaPdf } from '../state/types.ts';
import { makeArea } from './model.ts';
import { usePagina } from './use-drawing.ts';

const useStyles = makeStyles({
  /** The handles of the rulers stand in a strip above the sheet, not over what its bank wrote at the top. */
  frame: { position: 'relative', isolation: 'isolate', margin: '0 auto', paddingTop: '34px' },
  sheet: {
    position: 'relative',
    backgroundColor: '#fff',
    boxShadow: tokens.shadow8,
    overflow: 'hidden',
    userSelect: 'none',
  },
  canvas: { display: 'block', width: '100%', height: '100%' },
  drawing: { cursor: 'crosshair', touchAction: 'none' },
  row: { position: 'absolute', left: 0, right: 0, pointerEvents: 'none', borderLeft: '4px solid' },
  letta: { backgroundColor: 'rgba(16, 124, 65, 0.13)', borderLeftColor: '#107c41' },
  scartata: { backgroundColor: 'rgba(196, 49, 75, 0.16)', borderLeftColor: '#c4314b' },
  number: {
    position: 'absolute',
    left: '3px',
    top: '50%',
    transform: 'translateY(-50%)',
    fontSize: '9px',
    lineHeight: 1,
    color: '#1b1b1b',
  },
  band: {
    position: 'absolute',
    border: `2px dashed ${tokens.colorStatusWarningBorderActive}`,
    pointerEvents: 'none',
  },
  over: {
    position: 'absolute',
    inset: 0,
    // The rulers beneath it do not wait for the picture.
    pointerEvents: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: '#1b1b1b',
  },
});

interface SheetViewProps {
  pagina: PaginaPdf;
  numero: number;
  /** CSS pixels. */
  larghezza: number;
  drawing: Drawing | 'errore' | null;
  /** True while an area is being drawn with the mouse. */
  isDrawing: boolean;
  onArea: (area: AreaPdf) => void;
  /** Over the sheet and the strip above it. */
  righelli: ReactNode;
  /** Within the sheet. */
  children: ReactNode;
}

interface Point {
  x: number;
  y: number;
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const frame = event.currentTarget.getBoundingClientRect();
  return {
    x: (event.clientX - frame.left) / frame.width,
    y: (event.clientY - frame.top) / frame.height,
  };
}

export function SheetView(props: SheetViewProps) {
  const { pagina, numero, larghezza, drawing, isDrawing, onArea } = props;
  const styles = useStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stretch, setStretch] = useState<{ da: Point; a: Point } | null>(null);
  const { geometry, stati, context } = pagina;
  const measure = geometry.pagine[numero - 1];
  const state = usePagina(drawing, canvas, numero, larghezza, measure?.giri ?? 0);
  const height = measure ? (larghezza * measure.altezza) / measure.larghezza : 0;
  const righe = geometry.righe.filter((riga) => riga.pagina === numero && riga.basso <= 1.01);
  const fresh = stretch && makeArea(numero, stretch.da, stretch.a);
  return (
    <div className={styles.frame} style={{ width: larghezza }}>
      <div
        className={mergeClasses(styles.sheet, isDrawing && styles.drawing)}
        style={{ width: larghezza, height: height }}
        onPointerDown={(event) => {
          if (!isDrawing) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setStretch({ da: pointOf(event), a: pointOf(event) });
        }}
        onPointerMove={(event) => {
          if (stretch) setStretch({ ...stretch, a: pointOf(event) });
        }}
        onPointerUp={() => {
          if (fresh) onArea(fresh);
          setStretch(null);
        }}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={`Pagina ${numero} di ${context.file.name}`}
        />
        {righe.map(({ riga, alto, basso }, at) => {
          const how = stati.get(riga);
          return how === undefined ? null : (
            <div
              // Two rows of one line have one number.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${riga} ${at}`}
              className={mergeClasses(styles.row, styles[how])}
              style={{ top: `${alto * 100 - 0.25}%`, height: `${(basso - alto) * 100 + 0.6}%` }}
              data-riga={riga}
              data-stato={how}
              aria-hidden
            >
              <span className={styles.number}>{riga}</span>
            </div>
          );
        })}
        {fresh && (
          <div
            className={styles.band}
            style={{
              left: `${fresh.sinistra * 100}%`,
              top: `${fresh.alto * 100}%`,
              width: `${(fresh.destra - fresh.sinistra) * 100}%`,
              height: `${(fresh.basso - fresh.alto) * 100}%`,
            }}
          />
        )}
        {props.children}
        {state !== 'pronta' && (
          <div className={styles.over}>
            {state === 'apro' ? (
              <Spinner aria-label="Disegno la pagina" />
            ) : (
              <Text>La pagina non si può disegnare: le righe lette restano valide.</Text>
            )}
          </div>
        )}
      </div>
      {props.righelli}
    </div>
  );
}
