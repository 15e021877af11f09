/** A form that is sent to the server: what is typed, what the server says of each field, and of the whole. */
import { useState } from 'react';
import { ApiError, hasCodice, describeInDetail } from '#api/errors.ts';

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The field that a path is about: `rows.0.codice` and `codice` are `codice`, `contenuto.colonne` is `contenuto`. */
export function readFieldName(path: string): string {
  const [first = '', second, third] = path.split('.');
  return second !== undefined && third !== undefined && /^\d+$/.test(second) ? third : first;
}

/** The server's words about fields; none when it refused the whole. The first word about a field stays. */
export function readFieldErrors(error: unknown): FieldErrors {
  const errors: Record<string, string> = {};
  const said = error instanceof ApiError ? (error.problema?.errors ?? []) : [];
  for (const { campo, messaggio } of said) errors[readFieldName(campo)] ??= messaggio;
  return errors;
}

/** What went wrong, in the server's own words where it has them. */
export function explainRefusal(error: unknown): string {
  if (hasCodice(error, 'versione_superata'))
    return 'Qualcun altro ha cambiato questi dati mentre li guardavi: rileggili e ripeti la modifica.';
  return describeInDetail(error);
}

/** What is on its way to the server, and what came of it. */
interface Sending {
  underway: boolean;
  /** What is wrong with no field in particular. */
  error: string | null;
  errors: FieldErrors;
  /** True when it went through; false when it was refused, or when something is on its way already. */
  submit: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the last refusal. */
  forget: () => void;
}

export function useSend(): Sending {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [underway, setUnderway] = useState(false);
  const errors = readFieldErrors(refusal);
  return {
    errors,
    error: refusal !== null && Object.keys(errors).length === 0 ? explainRefusal(refusal) : null,
    underway,
    submit: async (work) => {
      if (underway) return false;
      setUnderway(true);
      setRefusal(null);
      try {
        await work();
        return true;
      } catch (error) {
        setRefusal(error);
        return false;
      } finally {
        setUnderway(false);
      }
    },
    forget: () => setRefusal(null),
  };
}

/** What a `TextField` takes from a form. */
interface FormField {
  campo: string;
  valore: string;
  errors: FieldErrors;
  onChange: (text: string) => void;
}

/** The values that are any text. */
type TextKey<V> = { [K in keyof V]: string extends V[K] ? K : never }[keyof V] & string;

/** What is typed in a form, and what came of sending it. */
export interface Form<V> extends Omit<Sending, 'forget'> {
  valori: V;
  cambia: (patch: Partial<V>) => void;
  /** Ties a text field to the value of this name. */
  bind: (campo: TextKey<V>) => FormField;
  /** Starts over from other values. */
  restart: (values: V) => void;
}

export function useForm<V extends object>(initial: V): Form<V> {
  const [valori, setValori] = useState(initial);
  const { forget, ...sending } = useSend();
  return {
    ...sending,
    valori,
    cambia: (patch) => setValori((now) => ({ ...now, ...patch })),
    bind: (campo) => ({
      campo,
      valore: String(valori[campo]),
      errors: sending.errors,
      onChange: (text) => setValori((now) => ({ ...now, [campo]: text })),
    }),
    restart: (now) => {
      forget();
      setValori(now);
    },
  };
}

/** The message of a field as the library takes it. */
export const toMessage = (errors: FieldErrors, field: string): { validationMessage?: string } => {
  const text = errors[field];
  return text === undefined ? {} : { validationMessage: text };
};

/** Empty text is nothing. */
export const toNullable = (text: string): string | null => (text.trim() === '' ? null : text.trim());
