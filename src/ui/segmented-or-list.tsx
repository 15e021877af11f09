/** One choice among a few: all in sight, or a list where there is no room. */
import { NativeSelect } from './native-select.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';
import { TELEFONO, useMedia } from './use-media.ts';

interface SegmentedOrListProps<V extends string> extends SegmentedProps<V> {
  /** In which windows it is a list: as narrow as a phone, unless said otherwise. */
  list?: string;
}

/** The same as the browser's own list where the window has no room: they would take several lines. */
export function SegmentedOrList<V extends string>({ list = TELEFONO, ...props }: SegmentedOrListProps<V>) {
  const { label, valore, voci, onChoose } = props;
  if (!useMedia(list)) return <Segmented {...props} />;
  const choose = (choice: string): void => {
    const chosen = voci.find((voce) => voce.valore === choice);
    if (chosen) onChoose(chosen.valore);
  };
  return (
    <NativeSelect label={label} valore={valore} onChoose={choose}>
      {voci.map((voce) => (
        <option key={voce.valore} value={voce.valore}>
          {voce.testo}
        </option>
      ))}
    </NativeSelect>
  );
}
