/** A password with its eye, and a word when Caps Lock is on. */
import { Button, Field, Input } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular, KeyboardShiftRegular } from '@fluentui/react-icons';
import { useState, type KeyboardEvent, type RefObject } from 'react';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, autoComplete, error, hint, inputRef } = props;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      label={label}
      validationState={error ? 'error' : capsLock ? 'warning' : 'none'}
      validationMessage={error ?? (capsLock ? 'Il blocco maiuscole è attivo' : null)}
      {...(!error && capsLock ? { validationMessageIcon: <KeyboardShiftRegular /> } : {})}
      hint={error ? null : (hint ?? null)}
    >
      <Input
        size="large"
        {...(inputRef ? { input: { ref: inputRef } } : {})}
        name={name}
        type={shown ? 'text' : 'password'}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(_event, data) => onChange(data.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={shown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={shown ? 'Nascondi la password' : 'Mostra la password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Field>
  );
}
