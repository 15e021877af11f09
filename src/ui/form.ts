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

/** What the server says of the first field that is wrong, or of the whole: for a form of one field. */
export const explainField = (error: unknown): string =>
  Object.values(readFieldErrors(error))[0] ?? describeInDetail(error);

/** What is on its way to the server, and what came of it. */
interface Work {
  underway: boolean;
  /** Why the last one was refused, in Italian. */
  error: string | null;
  /** True when it went through; false when it was refused, or when something is on its way already. */
  submit: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Keeps a refusal of one's own, which may be a sentence; null forgets the last one. */
  refuse: (refusal: unknown) => void;
}

function useRefusal(explain: (error: unknown) => string): Work & { refusal: unknown } {
  const [refusal, setRefusal] = useState<unknown>(null);
  const [underway, setUnderway] = useState(false);
  return {
    refusal,
    error: refusal === null ? null : typeof refusal === 'string' ? refusal : explain(refusal),
    underway,
    refuse: setRefusal,
    submit: async (work) => {
      if (underway) return false;
      setUnderway(true);
      setRefusal(null);
      try {
        await work();
        return true;
      } catch (error) {
        // A refusal of the server the client has logged.
        if (!(error instanceof ApiError)) console.error(error);
        setRefusal(error);
        return false;
      } finally {
        setUnderway(false);
      }
    },
  };
}

/** One work at a time, whatever is wrong with it told in one place. */
export function useWork(explain: (error: unknown) => string = explainRefusal): Work {
  const { refusal: _refusal, ...work } = useRefusal(explain);
  return work;
}

interface Sending extends Omit<Work, 'refuse'> {
  /** What is wrong with no field in particular. */
  error: string | null;
  errors: FieldErrors;
  /** Forgets the last refusal. */
  forget: () => void;
}

/** The same of a form whose fields each tell what is wrong with them. */
export function useSend(): Sending {
  const { refusal, error, refuse, ...work } = useRefusal(explainRefusal);
  const errors = readFieldErrors(refusal);
  return {
    ...work,
    errors,
    error: Object.keys(errors).length === 0 ? error : null,
    forget: () => refuse(null),
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
