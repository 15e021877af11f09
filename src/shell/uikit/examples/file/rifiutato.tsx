import { useState } from 'react';
import { ReadingError } from '#import/ui/reading-error.tsx';
import { createStore, Provider } from '#state/jotai.ts';

const FILE = new File(['%PDF-1.7'], 'foto-dello-scontrino.jpg');

export function Rifiutato() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <ReadingError
        file={FILE}
        ripetibile={false}
        messaggio="È un’immagine: Quadra legge i file CSV e TXT che la banca dà da scaricare."
      />
    </Provider>
  );
}
