/** Draws the page in view, again when its size or its file changes. */
import { type RefObject, useEffect, useState } from 'react';
import { openDrawing, type Drawing } from '../../read/pdf/drawing.ts';

type DrawingState = 'apro' | 'pronta' | 'errore';

/** The document of a file, open as long as the component stands. */
export function useDocumento(file: File, password: string | null): Drawing | 'errore' | null {
  const [opened, setOpened] = useState<{ di: File; drawing: Drawing | 'errore' } | null>(null);
  useEffect(() => {
    let alive = true;
    let drawing: Drawing | null = null;
    const open = async (): Promise<void> => {
      try {
        drawing = await openDrawing(new Uint8Array(await file.arrayBuffer()), password);
      } catch {
        if (alive) setOpened({ di: file, drawing: 'errore' });
        return;
      }
      if (alive) setOpened({ di: file, drawing });
      else drawing.close();
    };
    void open();
    return () => {
      alive = false;
      drawing?.close();
    };
  }, [file, password]);
  return opened?.di === file ? opened.drawing : null;
}

/** @param width in CSS pixels */
export function usePagina(
  drawing: Drawing | 'errore' | null,
  canvas: RefObject<HTMLCanvasElement | null>,
  number: number,
  width: number,
  turns: number,
): DrawingState {
  const chiave = `${number} ${width} ${turns}`;
  const [done, setDone] = useState<{ chiave: string; succeeded: boolean } | null>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!drawing || drawing === 'errore' || !target || width === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const pixels = width * Math.min(3, globalThis.devicePixelRatio);
    drawing.draw(number, target, pixels, turns, signal).then(
      () => signal.aborted || setDone({ chiave, succeeded: true }),
      () => signal.aborted || setDone({ chiave, succeeded: false }),
    );
    return () => controller.abort();
  }, [drawing, canvas, number, width, turns, chiave]);
  if (drawing === 'errore') return 'errore';
  if (done?.chiave !== chiave) return done === null ? 'apro' : 'pronta';
  return done.succeeded ? 'pronta' : 'errore';
}
