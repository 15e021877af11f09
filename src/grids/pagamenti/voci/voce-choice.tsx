/** One voce among those in use, found by its code or by any word of its name. */
import { Combobox, Field, Option } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import { normalizeText } from '#domain/text.ts';
import { formatVoce } from './resources.ts';

/** Every word typed begins one of the voce, or its code. */
function find(voci: readonly Voce[], text: string): readonly Voce[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return voci.filter((voce) => {
    const parts = normalizeText(formatVoce(voce)).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** With a voce chosen and the list closed, Enter sends the form as from any other field: the list it would open again. */
function sendByEnter(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.ariaExpanded === 'true') return;
  event.preventDefault();
  event.stopPropagation();
  target.form?.requestSubmit();
}

interface SceltaVoceProps {
  voci: readonly Voce[];
  valore: number | null;
  onChoose: (id: number | null) => void;
  error?: string | undefined;
}

export function SceltaVoce({ voci, valore, onChoose, error }: SceltaVoceProps) {
  const chosen = voci.find(({ id }) => id === valore);
  const [text, setText] = useState<string | null>(null);
  const offered = find(
    voci.filter(({ attiva, id }) => attiva || id === valore),
    text ?? '',
  );
  return (
    <Field
      label="Voce"
      required
      {...(chosen && text === null && { onKeyDownCapture: sendByEnter })}
      {...(error !== undefined && { validationMessage: error })}
    >
      <Combobox
        expandIcon={{ 'aria-label': 'Apri l’elenco' }}
        value={text ?? (chosen ? formatVoce(chosen) : '')}
        selectedOptions={chosen ? [String(chosen.id)] : []}
        placeholder="Scrivi un codice o un nome"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setText(null)}
        onOptionSelect={(_event, { optionValue }) => {
          setText(null);
          onChoose(optionValue === undefined ? null : Number(optionValue));
        }}
      >
        {offered.length === 0 ? (
          <Option key="nessuna" value="" disabled text="Nessuna voce">
            Nessuna voce con queste parole
          </Option>
        ) : (
          offered.map((voce) => (
            <Option key={voce.id} value={String(voce.id)} text={formatVoce(voce)}>
              {formatVoce(voce)}
            </Option>
          ))
        )}
      </Combobox>
    </Field>
  );
}
