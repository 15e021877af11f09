/** The code of the second factor. */
import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
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
