/** What the selected cells add up to, worked out while they are being selected without holding the page. */
import { useEffect, useState } from 'react';
import type { Misura } from '../somme.ts';
import type { Celle } from './celle.ts';
import { type RiepilogoCelle, SommeCelle } from './somme-celle.ts';

export interface Scelta {
  celle: number;
  /** Null while it is being worked out, and for a lone cell. */
  riepilogo: RiepilogoCelle | null;
}

const NESSUNA: Scelta = { celle: 0, riepilogo: null };
/** Of a frame, at most half: the rest is the grid's. */
const MILLISECONDI = 8;

/** Follows the selection of a grid frame by frame. */
class Contatore<Riga> {
  readonly #celle: Celle<Riga>;
  readonly #divisa: (riga: Riga) => string;
  readonly #onScelta: (scelta: Scelta) => void;
  #somme: SommeCelle<Riga> | null = null;
  #righe: readonly unknown[] | null = null;
  #frame: number | null = null;

  constructor(celle: Celle<Riga>, divisa: (riga: Riga) => string, onScelta: (scelta: Scelta) => void) {
    this.#celle = celle;
    this.#divisa = divisa;
    this.#onScelta = onScelta;
  }

  chiedi = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (!this.#celle.api.isDestroyed()) this.#conta();
    });
  };

  chiudi(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
  }

  #conta(): void {
    const celle = this.#celle.numeroCelle();
    if (celle <= 1) {
      this.#onScelta({ celle, riepilogo: null });
      return;
    }
    const righe = this.#celle.righe();
    if (this.#righe !== righe) {
      this.#righe = righe;
      this.#somme = new SommeCelle(righe, this.#divisa);
    }
    const colonne = this.#celle.colonne();
    const areas = this.#celle.disgiunti();
    const touched = colonne.filter((_, at) =>
      areas.some(({ sinistra, destra }) => at >= sinistra && at <= destra),
    );
    const done = this.#somme?.avanza(touched, MILLISECONDI) ?? false;
    this.#onScelta({ celle, riepilogo: done ? (this.#somme?.somma(areas, colonne) ?? null) : null });
    if (!done) this.chiedi();
  }
}

export function useScelta<Riga>(celle: Celle<Riga> | null, misura: Misura<Riga> | undefined): Scelta {
  const [scelta, setScelta] = useState<Scelta>(NESSUNA);
  useEffect(() => {
    if (!celle) return undefined;
    const counter = new Contatore(celle, misura?.divisa ?? (() => ''), setScelta);
    const stop = celle.ascolta(counter.chiedi);
    return () => {
      stop();
      counter.chiudi();
      setScelta(NESSUNA);
    };
  }, [celle, misura]);
  return scelta;
}
