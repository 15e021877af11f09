/** Draws the page in view, again when its size or its file changes. */
import { type RefObject, useEffect, useState } from 'react';
import { openDrawing, type Disegno } from '../../read/pdf/drawing.ts';

export type StatoDisegno = 'apro' | 'pronta' | 'errore';

/** The document of a file, open as long as the component stands. */
export function useDocumento(file: File, password: string | null): Disegno | 'errore' | null {
  const [aperto, setAperto] = useState<{ di: File; disegno: Disegno | 'errore' } | null>(null);
  useEffect(() => {
    let vivo = true;
    let disegno: Disegno | null = null;
    const apri = async (): Promise<void> => {
      try {
        disegno = await openDrawing(new Uint8Array(await file.arrayBuffer()), password);
      } catch {
        if (vivo) setAperto({ di: file, disegno: 'errore' });
        return;
      }
      if (vivo) setAperto({ di: file, disegno });
      else disegno.chiudi();
    };
    void apri();
    return () => {
      vivo = false;
      disegno?.chiudi();
    };
  }, [file, password]);
  return aperto?.di === file ? aperto.disegno : null;
}

/** @param larghezza in CSS pixels */
export function usePagina(
  disegno: Disegno | 'errore' | null,
  canvas: RefObject<HTMLCanvasElement | null>,
  numero: number,
  larghezza: number,
  giri: number,
): StatoDisegno {
  const chiave = `${numero} ${larghezza} ${giri}`;
  const [fatta, setFatta] = useState<{ chiave: string; riuscita: boolean } | null>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!disegno || disegno === 'errore' || !target || larghezza === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const pixels = larghezza * Math.min(3, globalThis.devicePixelRatio);
    disegno.disegna(numero, target, pixels, giri, signal).then(
      () => signal.aborted || setFatta({ chiave, riuscita: true }),
      () => signal.aborted || setFatta({ chiave, riuscita: false }),
    );
    return () => controller.abort();
  }, [disegno, canvas, numero, larghezza, giri, chiave]);
  if (disegno === 'errore') return 'errore';
  if (fatta?.chiave !== chiave) return fatta === null ? 'apro' : 'pronta';
  return fatta.riuscita ? 'pronta' : 'errore';
}
