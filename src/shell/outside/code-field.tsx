/** The code of the second factor. */
import { Field, Input } from '@fluentui/react-components';
import { type RefObject, useEffect, useRef } from 'react';

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
    <Field
      label="Codice"
      hint="Le sei cifre dell’app di autenticazione, oppure un codice di recupero"
      validationState={error ? 'error' : 'none'}
      validationMessage={error ?? null}
    >
      <Input
        size="large"
        name="codice"
        value={value}
        input={{ ref }}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
