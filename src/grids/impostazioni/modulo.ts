/** A form that is sent to the server: what is typed, what the server says of each field, and of the whole. */
import { useState } from 'react';
import { ApiError, hasCodice, messaggioErrore } from '#api/errors.ts';

export type Errori = Readonly<Partial<Record<string, string>>>;

/** The server's words about fields; `rows.0.codice` stands under `codice`. */
export function erroriCampi(errore: unknown): Errori {
  const campi = errore instanceof ApiError ? (errore.problema?.errors ?? []) : [];
  return Object.fromEntries(campi.map(({ campo, messaggio }) => [campo.split('.').at(-1) ?? '', messaggio]));
}

/** What went wrong in the server's own words where it has them. */
export function spiega(errore: unknown): string {
  if (hasCodice(errore, 'versione_superata'))
    return 'Qualcun altro ha cambiato questi dati mentre li guardavi: ora li vedi come sono, ripeti la modifica.';
  const detail = errore instanceof ApiError ? errore.problema?.detail : undefined;
  return detail ?? messaggioErrore(errore);
}

export interface Modulo<V> {
  valori: V;
  cambia: (patch: Partial<V>) => void;
  /** Starts over from other values. */
  riparti: (valori: V) => void;
  errori: Errori;
  /** What is wrong with no field in particular. */
  errore: string | null;
  inCorso: boolean;
  /** True when it went through. */
  invia: (work: () => Promise<void>) => Promise<boolean>;
}

export function useModulo<V extends object>(iniziale: V): Modulo<V> {
  const [valori, setValori] = useState(iniziale);
  const [rifiuto, setRifiuto] = useState<unknown>(null);
  const [inCorso, setInCorso] = useState(false);
  const errori = erroriCampi(rifiuto);
  return {
    valori,
    cambia: (patch) => setValori((now) => ({ ...now, ...patch })),
    riparti: (now) => {
      setRifiuto(null);
      setValori(now);
    },
    errori,
    errore: rifiuto !== null && Object.keys(errori).length === 0 ? spiega(rifiuto) : null,
    inCorso,
    invia: async (work) => {
      if (inCorso) return false;
      setInCorso(true);
      setRifiuto(null);
      try {
        await work();
        return true;
      } catch (error) {
        setRifiuto(error);
        return false;
      } finally {
        setInCorso(false);
      }
    },
  };
}

/** The message of a field as Fluent takes it. */
export const messaggio = (errori: Errori, campo: string): { validationMessage?: string } => {
  const text = errori[campo];
  return text === undefined ? {} : { validationMessage: text };
};

/** Empty text is nothing. */
export const oNulla = (text: string): string | null => (text.trim() === '' ? null : text.trim());
