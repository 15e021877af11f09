/** One line of text in the forms of the sign-in page. */
import { Field, Input, type InputProps } from '@fluentui/react-components';
import type { RefObject } from 'react';

/** For what is written letter by letter: a name, a code. */
export const EXACT = { autoCapitalize: 'off', spellCheck: false } as const;

interface EntryFieldProps extends Omit<InputProps, 'size' | 'input' | 'onChange'> {
  label: string;
  hint?: string | null;
  error: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function EntryField({ label, hint, error, inputRef, onChange, ...input }: EntryFieldProps) {
  return (
    <Field
      label={label}
      hint={hint ?? null}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ?? null}
    >
      <Input
        {...input}
        size="large"
        {...(inputRef && { input: { ref: inputRef } })}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}
