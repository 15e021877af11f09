/** The box that says whether a row takes part. */
import { Checkbox } from '@fluentui/react-components';

export interface CasellaProps {
  titolo: string;
  inclusa: boolean;
  onChange: (included: boolean) => void;
}

export function Casella({ titolo, inclusa, onChange }: CasellaProps) {
  return (
    <Checkbox
      checked={inclusa}
      aria-label={titolo}
      onChange={(_event, { checked }) => onChange(checked === true)}
    />
  );
}
