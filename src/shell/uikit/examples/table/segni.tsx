import { useState } from 'react';
import { defineColonne, DATA, GrigliaDati, IMPORTO, type SegnoRiga, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const colonna = defineColonne<MovimentoEsempio>();

const COLONNE = [
  colonna.calcolata('segno', 'Segno', TESTO, (riga) => segnoDi(riga) ?? 'nessuno', { larghezza: 110 }),
  colonna('data', 'Data', DATA),
  colonna('descrizione', 'Descrizione', TESTO, { flessibile: true, larghezza: 220 }),
  colonna('importo', 'Importo', IMPORTO),
];

function segnoDi({ id }: MovimentoEsempio): SegnoRiga | null {
  return ([null, 'errore', 'avviso', 'nuova', 'spenta'] as const)[id - 1] ?? null;
}

export function Segni() {
  const [escluse, setEscluse] = useState<ReadonlySet<unknown>>(new Set([5]));
  return (
    <GrigliaDati
      etichetta="Righe con un segno e la spunta"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      classeRiga={segnoDi}
      selezione={{
        titolo: 'Importa',
        inclusa: ({ id }) => !escluse.has(id),
        onCambia: ({ id, inclusa }) =>
          setEscluse(new Set(inclusa ? [...escluse].filter((each) => each !== id) : [...escluse, id])),
      }}
      filtri={false}
      altezza={226}
    />
  );
}
