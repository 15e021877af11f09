import { useState } from 'react';
import { ReadingUnderway } from '#import/ui/reading-progress.tsx';
import { createStore, Provider } from '#state/jotai.ts';

export function Lettura() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <ReadingUnderway nome="movimenti_2025_tutti.csv" fatto={23_400_000} totale={41_000_000} />
    </Provider>
  );
}
