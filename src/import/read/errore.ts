/** The only exception of the readers: it never leaves `leggiFile`, which turns it into an `errore` value. */
import type { CodiceErroreLettura } from '../map/esito.ts';

export class ErroreLettura extends Error {
  readonly code: CodiceErroreLettura;

  /** `messaggio` is Italian and shown as it is. */
  constructor(code: CodiceErroreLettura, messaggio: string) {
    super(messaggio);
    this.name = 'ErroreLettura';
    this.code = code;
  }
}
