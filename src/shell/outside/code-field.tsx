/** The code of the second factor. */
import { type RefObject, useEffect, useRef } from 'react';
import { EntryField, EXACT } from './entry-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function CodeField({ value, onChange, error, inputRef }: CodeFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <EntryField
      label="Codice"
      hint="Le sei cifre dell’app di autenticazione, oppure un codice di recupero"
      error={error}
      inputRef={ref}
      name="codice"
      value={value}
      autoComplete="one-time-code"
      {...EXACT}
      maxLength={20}
      onChange={onChange}
    />
  );
}
