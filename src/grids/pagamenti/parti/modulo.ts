/** A form on its way to the server: whether it is, and what the server says of it. */
import { useState } from 'react';
import { ApiError, hasCodice, messaggioErrore } from '#api/errors.ts';

/** What went wrong, in the server's own words where it has them. */
export function spiegaErrore(errore: unknown): string {
  if (hasCodice(errore, 'versione_superata'))
    return 'Qualcun altro ha cambiato questi dati mentre li guardavi: chiudi, riapri e ripeti la modifica.';
  const detail = errore instanceof ApiError ? errore.problema?.detail : undefined;
  return detail ?? messaggioErrore(errore);
}

export interface Invio {
  inCorso: boolean;
  /** What is wrong with no field in particular. */
  errore: string | null;
  /** What the server says of a field; `contenuto.colonne` stands under `contenuto`. */
  errori: Readonly<Partial<Record<string, string>>>;
  /** True when it went through. */
  invia: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useInvio(): Invio {
  const [rifiuto, setRifiuto] = useState<unknown>(null);
  const [inCorso, setInCorso] = useState(false);
  const campi = rifiuto instanceof ApiError ? (rifiuto.problema?.errors ?? []) : [];
  const errori = Object.fromEntries(
    campi.map(({ campo, messaggio }) => [campo.split('.')[0] ?? '', messaggio]),
  );
  return {
    inCorso,
    errore: rifiuto !== null && campi.length === 0 ? spiegaErrore(rifiuto) : null,
    errori,
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
export const messaggioCampo = (errori: Invio['errori'], campo: string): { validationMessage?: string } => {
  const text = errori[campo];
  return text === undefined ? {} : { validationMessage: text };
};
