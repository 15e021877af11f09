/** One choice among a few: all in sight, or a list on a phone. */
import { NativeSelect } from './native-select.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';
import { TELEFONO, useMedia } from './use-media.ts';

/** The same as the browser's own list where the window is as narrow as a phone, on which they would take several lines. */
export function SegmentedOrList<V extends string>(props: SegmentedProps<V>) {
  const { label, valore, voci, onChoose } = props;
  if (!useMedia(TELEFONO)) return <Segmented {...props} />;
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
