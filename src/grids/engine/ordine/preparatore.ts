/** Work done ahead while nobody asks anything of the page, one column after another, in short pieces. */
import type { Guardia } from './pezzi.ts';

/** How long a piece may be, though the page be idle for longer. */
const MILLISECONDI = 10;
/** Rows come and change in bursts: nothing is begun until so many milliseconds after the last of them. */
const ATTESA = 300;
/** Where a browser does not say when it is idle: a short piece, now and then. */
const SENZA_AVVISO = { pausa: 40, pezzo: 4 };

const fermo = (message: string) => new DOMException(message, 'AbortError');

/** Resolves when the page is idle, to the milliseconds it will be; rejects with the signal's reason. */
function ozio(signal: AbortSignal | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const known = 'requestIdleCallback' in globalThis;
    const call = known
      ? requestIdleCallback((deadline) => done(deadline.timeRemaining()))
      : setTimeout(() => done(SENZA_AVVISO.pezzo), SENZA_AVVISO.pausa);
    const stop = (): void => {
      if (typeof call === 'number' && known) cancelIdleCallback(call);
      else clearTimeout(call);
      reject(signal?.reason as Error);
    };
    const done = (left: number): void => {
      signal?.removeEventListener('abort', stop);
      resolve(left);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Lets work go on only while the page is idle, and stops it when `occupata` says that there is something else to do. */
export class OrologioOzioso implements Guardia {
  readonly #occupata: () => boolean;
  #fine = 0;

  constructor(occupata: () => boolean) {
    this.#occupata = occupata;
  }

  async guarda(signal?: AbortSignal, lungo = false): Promise<void> {
    signal?.throwIfAborted();
    if (!lungo && performance.now() < this.#fine) return;
    const left = await ozio(signal);
    if (this.#occupata()) throw fermo('rows on their way');
    this.#fine = performance.now() + Math.min(left, MILLISECONDI);
  }
}

export interface PreparatoreInit {
  /** What is still to be prepared, by name, first the first. */
  daPreparare: () => readonly string[];
  prepara: (campo: string, orologio: Guardia, signal: AbortSignal) => Promise<unknown>;
  /** True when rows are on their way: `run` is then called as soon as they are not. */
  rimanda: (run: () => void) => boolean;
}

export class Preparatore {
  readonly #init: PreparatoreInit;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lavoro: AbortController | null = null;
  /** What is under way, and what a person points at. */
  #campo: string | null = null;
  #indicato: string | null = null;
  #chiuso = true;

  constructor(init: PreparatoreInit) {
    this.#init = init;
  }

  /** Begins, or begins again, once it has been quiet for a while. */
  readonly riparti = (): void => {
    this.ferma();
    this.#chiuso = false;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#inizia();
    }, ATTESA);
  };

  /** A person points at this one: it comes first. */
  indica(campo: string): void {
    this.#indicato = campo;
    if (this.#lavoro === null || this.#campo === campo) return;
    if (this.#init.daPreparare().includes(campo)) this.#inizia();
  }

  ferma(): void {
    this.#chiuso = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#lavoro?.abort(fermo('stopped'));
    this.#lavoro = null;
  }

  /** What comes in later than the end must not begin anew. */
  readonly #dopo = (): void => {
    if (!this.#chiuso) this.riparti();
  };

  readonly #occupata = (): boolean => this.#init.rimanda(this.#dopo);

  #inizia(): void {
    this.#lavoro?.abort(fermo('overtaken'));
    const lavoro = new AbortController();
    this.#lavoro = lavoro;
    this.#run(lavoro.signal)
      .catch((error: unknown) => {
        // Whatever is not ready is made when it is asked for.
        if (!(error instanceof DOMException)) console.warn('an order was not prepared', error);
      })
      .finally(() => {
        if (this.#lavoro === lavoro) this.#lavoro = null;
      });
  }

  async #run(signal: AbortSignal): Promise<void> {
    const orologio = new OrologioOzioso(this.#occupata);
    for (;;) {
      await orologio.guarda(signal, true);
      const campi = this.#init.daPreparare();
      const campo = campi.find((each) => each === this.#indicato) ?? campi[0];
      if (campo === undefined) return;
      this.#campo = campo;
      await this.#init.prepara(campo, orologio, signal);
    }
  }
}
