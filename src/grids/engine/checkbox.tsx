/** The box that says whether a row takes part. */
import { Checkbox } from '@fluentui/react-components';

export interface CheckboxProps {
  titolo: string;
  included: boolean;
  onChange: (included: boolean) => void;
}

export function CheckboxCell({ titolo, included, onChange }: CheckboxProps) {
  return (
    <Checkbox
      checked={included}
      aria-label={titolo}
      onChange={(_event, { checked }) => onChange(checked === true)}
    />
  );
}
