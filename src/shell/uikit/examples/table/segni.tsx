import { useState } from 'react';
import { defineColonne, DATA, DataGrid, IMPORTO, type SegnoRiga, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const column = defineColonne<MovimentoEsempio>();

const COLONNE = [
  column.computed('segno', 'Segno', TESTO, (riga) => signOf(riga) ?? 'nessuno', { larghezza: 110 }),
  column('data', 'Data', DATA),
  column('descrizione', 'Descrizione', TESTO, { flexible: true, larghezza: 220 }),
  column('importo', 'Importo', IMPORTO),
];

function signOf({ id }: MovimentoEsempio): SegnoRiga | null {
  return ([null, 'errore', 'avviso', 'nuova', 'spenta'] as const)[id - 1] ?? null;
}

export function Segni() {
  const [excluded, setEscluse] = useState<ReadonlySet<unknown>>(new Set([5]));
  return (
    <DataGrid
      label="Righe con un segno e la spunta"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      rigaClass={signOf}
      selection={{
        titolo: 'Importa',
        included: ({ id }) => !excluded.has(id),
        onChange: ({ id, included: inclusa }) =>
          setEscluse(new Set(inclusa ? [...excluded].filter((each) => each !== id) : [...excluded, id])),
      }}
      filtri={false}
      height={226}
    />
  );
}
